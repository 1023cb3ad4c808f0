import { expect, it } from 'vitest';
import { createAskedPatterns, PatternsFirst } from './asked-patterns.ts';

it('answers nothing inside of the transaction, and everything after it was worked out', () => {
  const patterns = createAskedPatterns();
  expect([patterns.verdict('[A-Z]+', 'abc'), patterns.verdict('[A-Z]+', 'ABC'), patterns.problem('(?=a)')]).toEqual(['fits', 'fits', null]);
  expect(() => patterns.complete()).toThrow(PatternsFirst);
  patterns.workOut();
  expect([patterns.verdict('[A-Z]+', 'abc'), patterns.verdict('[A-Z]+', 'ABC'), patterns.problem('(?=a)')]).toEqual(['differs', 'fits', expect.stringContaining('Look-aheads')]);
  expect(() => patterns.complete()).not.toThrow();
});

it('asks again for a text that was not there before', () => {
  const patterns = createAskedPatterns();
  patterns.verdict('a', 'a');
  patterns.workOut();
  expect(patterns.verdict('a', 'b')).toBe('fits');
  expect(() => patterns.complete()).toThrow(PatternsFirst);
});
