import { expect, it } from 'vitest';
import { huntCanaries } from './testing/canary-hunt.ts';

it('two hundred runs of a sealed prompt, however they end, reveal no word of its text anywhere in the product', { timeout: 600_000 }, async () => {
  const { finds, outcomes, read } = await huntCanaries(200);
  expect(finds).toEqual([]);
  expect(Object.values(outcomes).reduce((sum, count) => sum + count, 0)).toBe(201);
  expect(read).toBeGreaterThan(1_000);
});
