import { expect, it } from 'vitest';
import { lineDifference } from './line-difference.ts';

it('the difference of two texts lists removed and added lines, and no line that stayed', () => {
  expect(lineDifference('One\n\nTwo\nThree', 'One\nThree\n\nFour')).toEqual({ removed: ['Two'], added: ['Four'], more: 0 });
  expect(lineDifference('One\nTwo', 'Two\n\n\nOne')).toEqual({ removed: [], added: [], more: 0 });
});

it('the difference of two texts counts repeated lines', () => {
  expect(lineDifference('Same', 'Same\nSame')).toEqual({ removed: [], added: ['Same'], more: 0 });
});

it('the difference of two texts shows ten lines of each kind, 200 characters of each, and how many more there are', () => {
  const { added, more } = lineDifference('', Array.from({ length: 13 }, (_, line) => `${line}`.padEnd(300, 'x')).join('\n'));
  expect([added.length, more, added[0]!.length]).toEqual([10, 3, 200]);
});
