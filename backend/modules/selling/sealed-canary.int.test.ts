import { expect, it } from 'vitest';
import { huntCanaries } from './testing/canary-hunt.ts';

it('ten sealed runs, whatever became of them: no word of the prompt comes out anywhere', { timeout: 400_000 }, async () => {
  const { finds, outcomes, read } = await huntCanaries(10);
  expect(finds).toEqual([]);
  expect(Object.keys(outcomes).sort()).toEqual(['blocked', 'cancelled', 'failed', 'picture succeeded', 'succeeded']);
  expect(read).toBeGreaterThan(150);
});
