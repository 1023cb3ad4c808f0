import { afterAll, beforeAll, expect, it } from 'vitest';
import { raceCancels } from '#testing/cancel-race.ts';
import { openGenerationBed } from '#testing/generation-test-bed.ts';
import type { GenerationTestBed } from '#testing/generation-test-bed.ts';
import { scriptedProvider } from '#testing/scripted-provider.ts';

let bed: GenerationTestBed;
beforeAll(async () => {
  bed = await openGenerationBed({ sources: [scriptedProvider()] });
});
afterAll(() => bed.close());

it('cancel against success, 20 rounds of 50: every run ends once', async () => {
  const stopped = await raceCancels(bed, 20, 50);
  expect(stopped).toBeGreaterThan(0);
  expect(stopped).toBeLessThan(1_000);
  expect(await bed.wallet.violations(bed.db.knex)).toEqual([]);
});
