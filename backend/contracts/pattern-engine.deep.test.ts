import { expect, it } from 'vitest';
import { slowestPattern } from '#testing/slowest-pattern.ts';

it('matching any of 20,000 generated patterns with the longest texts takes at most 5 ms, the best of three tries', () => {
  const { ms, pattern, usable } = slowestPattern(20_000, Date.now());
  console.log(`slowest: ${ms.toFixed(2)} ms, ${pattern}; ${usable} of 20000 can be used`);
  expect(ms, pattern).toBeLessThan(5);
  expect(usable).toBeGreaterThan(5_000);
}, 1_200_000);
