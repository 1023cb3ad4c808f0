import { expect, it } from 'vitest';
import { namedFirst } from './named-first.ts';

it('sorts found agents whose names contain the search words first, and keeps the order otherwise', () => {
  const found = ['Tide Maker', 'Loop Keeper', 'Red Pen', 'The looper'].map((name) => ({ name }));
  expect(namedFirst(found, 'Loop').map(({ name }) => name)).toEqual(['Loop Keeper', 'The looper', 'Tide Maker', 'Red Pen']);
  expect(namedFirst(found, '')).toEqual(found);
});
