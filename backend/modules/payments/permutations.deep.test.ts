import { describe, expect, it } from 'vitest';
import { openPayments } from '#testing/payments-fixtures.ts';
import { walk } from './testing/permute.ts';
import { SCENARIOS } from './testing/scenarios.ts';

const PERMUTATIONS = 1_000;

/** The scenarios run side by side, each with its own database and provider, because each spends most of its time waiting for both. */
describe.concurrent('the events of a payment in a thousand orders', () => {
  it.each(SCENARIOS)('a payment ends in the same state in a thousand random orders of its events: scenario “$name”', async (scenario) => {
    const fixtures = await openPayments();
    try {
      for (let seed = 1; seed <= PERMUTATIONS; seed += 1) {
        expect(await walk(fixtures, scenario, seed), `seed ${seed}`).toEqual(scenario.outcome);
      }
      expect(await fixtures.context.ledger.violations(fixtures.context.db.knex)).toEqual([]);
    } finally {
      await fixtures.close();
    }
  }, 7_200_000);
});
