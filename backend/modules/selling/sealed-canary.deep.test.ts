import { expect, it } from 'vitest';
import { huntCanaries } from './testing/canary-hunt.ts';

it('two hundred sealed runs, whatever became of them: no word of the prompt comes out anywhere', { timeout: 600_000 }, async () => {
  const { finds, outcomes, read } = await huntCanaries(200);
  expect(finds).toEqual([]);
  expect(Object.values(outcomes).reduce((sum, count) => sum + count, 0)).toBe(201);
  expect(read).toBeGreaterThan(1_000);
});
