import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPayments } from '#testing/payments-test-bed.ts';
import type { PaymentsTestBed } from '#testing/payments-test-bed.ts';
import { walk } from './testing/permute.ts';
import { SCENARIOS } from './testing/scenarios.ts';

const PERMUTATIONS = 1_000;

describe('a thousand orders of the same news', () => {
  let bed: PaymentsTestBed;
  beforeAll(async () => {
    bed = await openPayments();
  });
  afterAll(() => bed.close());

  it.each(SCENARIOS)('$name', async (scenario) => {
    for (let seed = 1; seed <= PERMUTATIONS; seed += 1) {
      expect(await walk(bed, scenario, seed), `seed ${seed}`).toEqual(scenario.outcome);
    }
    expect(await bed.context.wallet.violations(bed.context.db.knex)).toEqual([]);
  }, 1_800_000);
});
