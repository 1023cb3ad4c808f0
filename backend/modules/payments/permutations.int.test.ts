import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPayments } from '#testing/payments-fixtures.ts';
import type { PaymentsFixtures } from '#testing/payments-fixtures.ts';
import { walk } from './testing/permute.ts';
import { SCENARIOS } from './testing/scenarios.ts';

/** How many random orders of events each scenario runs through. `npm run test:deep` tries a thousand. */
const PERMUTATIONS = 2;

let fixtures: PaymentsFixtures;
beforeAll(async () => {
  fixtures = await openPayments();
});
afterAll(() => fixtures.close());

describe('the events of a payment in any order, with copies and a failure in between', () => {
  it.each(SCENARIOS)('a payment ends in the same state in any order of its events, with copies and one failure: scenario “$name”', async (scenario) => {
    for (let seed = 1; seed <= PERMUTATIONS; seed += 1) {
      expect(await walk(fixtures, scenario, seed), `seed ${seed}`).toEqual(scenario.outcome);
    }
    expect(await fixtures.context.ledger.violations(fixtures.context.db.knex)).toEqual([]);
  }, 120_000);
});
