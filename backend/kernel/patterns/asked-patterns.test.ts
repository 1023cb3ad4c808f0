import { expect, it } from 'vitest';
import { PATTERN_INPUT_LIMIT } from '#contracts/form-pattern.ts';
import { watchHolds } from '#testing/longest-hold.ts';
import { createAskedPatterns, PatternsFirst } from './asked-patterns.ts';

it('treats unmatched texts as fitting during the first transaction, and gives the true results after they were matched', async () => {
  const patterns = createAskedPatterns();
  expect([patterns.verdict('[A-Z]+', 'abc'), patterns.verdict('[A-Z]+', 'ABC'), patterns.problem('(?=a)')]).toEqual(['fits', 'fits', null]);
  expect(() => patterns.complete()).toThrow(PatternsFirst);
  await patterns.workOut();
  expect([patterns.verdict('[A-Z]+', 'abc'), patterns.verdict('[A-Z]+', 'ABC'), patterns.problem('(?=a)')]).toEqual(['differs', 'fits', expect.stringContaining('Look-aheads')]);
  expect(() => patterns.complete()).not.toThrow();
});

it('asks for another round when a text appears that was not collected before', async () => {
  const patterns = createAskedPatterns();
  patterns.verdict('a', 'a');
  await patterns.workOut();
  expect(patterns.verdict('a', 'b')).toBe('fits');
  expect(() => patterns.complete()).toThrow(PatternsFirst);
});

it('other requests run while 300 different hostile patterns use up the time budget', async () => {
  const patterns = createAskedPatterns();
  const text = 'a'.repeat(PATTERN_INPUT_LIMIT);
  for (let n = 0; n < 300; n += 1) patterns.verdict(`(?:[ab${String.fromCharCode(0x4e00 + n)}]?){120}c`, text);
  const began = performance.now();
  const longestHold = watchHolds();
  await patterns.workOut();
  expect(performance.now() - began).toBeGreaterThan(60);
  expect(await longestHold()).toBeLessThan(50);
});
