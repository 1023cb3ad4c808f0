import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPayments } from '#testing/payments-test-bed.ts';
import type { PaymentsTestBed } from '#testing/payments-test-bed.ts';
import { walk } from './testing/permute.ts';
import { SCENARIOS } from './testing/scenarios.ts';

/** A thousand of each are walked by `npm run test:deep`. */
const PERMUTATIONS = 4;

let bed: PaymentsTestBed;
beforeAll(async () => {
  bed = await openPayments();
});
afterAll(() => bed.close());

describe('news of a payment in any order, copied, with a failure in between', () => {
  it.each(SCENARIOS)('$name', async (scenario) => {
    for (let seed = 1; seed <= PERMUTATIONS; seed += 1) {
      expect(await walk(bed, scenario, seed), `seed ${seed}`).toEqual(scenario.outcome);
    }
    expect(await bed.context.wallet.violations(bed.context.db.knex)).toEqual([]);
  }, 120_000);
});
