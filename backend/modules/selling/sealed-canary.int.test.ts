import { expect, it } from 'vitest';
import { huntCanaries } from './testing/canary-hunt.ts';

it('ten runs of a sealed prompt, however they end, reveal no word of its text anywhere in the product', { timeout: 400_000 }, async () => {
  const { finds, outcomes, read } = await huntCanaries(10);
  expect(finds).toEqual([]);
  expect(Object.keys(outcomes).sort()).toEqual(['blocked', 'cancelled', 'failed', 'picture succeeded', 'succeeded']);
  expect(read).toBeGreaterThan(150);
});
