import { afterAll, beforeAll, expect, it } from 'vitest';
import { raceCancels } from '#testing/cancel-race.ts';
import { openGenerationFixtures } from '#testing/generation-fixtures.ts';
import type { GenerationFixtures } from '#testing/generation-fixtures.ts';
import { scriptedProvider } from '#testing/scripted-provider.ts';

let fixtures: GenerationFixtures;
beforeAll(async () => {
  fixtures = await openGenerationFixtures({ sources: [scriptedProvider()] });
});
afterAll(() => fixtures.close());

it('ends each run exactly once when its owner cancels it while it succeeds (20 rounds of 50 runs)', async () => {
  const stopped = await raceCancels(fixtures, 20, 50);
  expect(stopped).toBeGreaterThan(0);
  expect(stopped).toBeLessThan(1_000);
  expect(await fixtures.ledger.violations(fixtures.db.knex)).toEqual([]);
});
