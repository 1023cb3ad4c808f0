import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPayments } from '#testing/payments-fixtures.ts';
import type { PaymentsFixtures } from '#testing/payments-fixtures.ts';
import { walk } from './testing/permute.ts';
import { SCENARIOS } from './testing/scenarios.ts';

/** A thousand of each are walked by `npm run test:deep`. */
const PERMUTATIONS = 2;

let fixtures: PaymentsFixtures;
beforeAll(async () => {
  fixtures = await openPayments();
});
afterAll(() => fixtures.close());

describe('the events of a payment in any order, with copies and a failure in between', () => {
  it.each(SCENARIOS)('$name', async (scenario) => {
    for (let seed = 1; seed <= PERMUTATIONS; seed += 1) {
      expect(await walk(fixtures, scenario, seed), `seed ${seed}`).toEqual(scenario.outcome);
    }
    expect(await fixtures.context.ledger.violations(fixtures.context.db.knex)).toEqual([]);
  }, 120_000);
});
