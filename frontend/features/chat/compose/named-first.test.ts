import { expect, it } from 'vitest';
import { namedFirst } from './named-first.ts';

it('puts agents with the words in their names first, and leaves the order otherwise', () => {
  const found = ['Tide Maker', 'Loop Keeper', 'Red Pen', 'The looper'].map((name) => ({ name }));
  expect(namedFirst(found, 'Loop').map(({ name }) => name)).toEqual(['Loop Keeper', 'The looper', 'Tide Maker', 'Red Pen']);
  expect(namedFirst(found, '')).toEqual(found);
});
