import { expect, it } from 'vitest';
import { moved, slotProblem } from './slot-edits.ts';

it('moves a featured prompt up and down in the list', () => {
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
});

it('accepts a featured prompt that ends after it begins or has no end', () => {
  const from = '2026-11-21T00:00:00.000Z';
  expect(slotProblem({ from, until: null })).toBeNull();
  expect(slotProblem({ from, until: '2026-11-22T00:00:00.000Z' })).toBeNull();
  expect(slotProblem({ from, until: from })).toBe('The last day is before the first');
});
