import { expect, it } from 'vitest';
import { axisTicks } from './axis-ticks.ts';

const plain = (value: number): string => String(value);

it('labels the vertical axis of a chart at the highest value, at zero and at the lowest value', () => {
  expect(axisTicks(30, 10, plain)).toEqual([{ at: 0, words: '30' }, { at: 0.75, words: '0' }, { at: 1, words: '-10' }]);
  expect(axisTicks(30, 0, plain)).toEqual([{ at: 0, words: '30' }, { at: 1, words: '0' }]);
});

it('leaves out the label of a chart that would lie on the label of zero', () => {
  expect(axisTicks(30, 2, plain).map(({ words }) => words)).toEqual(['30', '0']);
  expect(axisTicks(1, 30, plain).map(({ words }) => words)).toEqual(['0', '-30']);
});
