import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPayments } from '#testing/payments-fixtures.ts';
import type { PaymentsFixtures } from '#testing/payments-fixtures.ts';
import { BROKEN_TWINS, unbroken } from './testing/broken-twins.ts';
import { walk } from './testing/permute.ts';
import { SCENARIOS } from './testing/scenarios.ts';
import type { Outcome } from './testing/scenarios.ts';

const PERMUTATIONS = 20;

let fixtures: PaymentsFixtures;
beforeAll(async () => {
  fixtures = await openPayments();
});
afterAll(() => fixtures.close());

describe('the permutations catch a fulfilment that', () => {
  it.each(BROKEN_TWINS)('random orders of payment events expose a broken fulfilment that $name', async ({ scenario: name, breaks }) => {
    const scenario = SCENARIOS.find((each) => each.name.startsWith(name))!;
    const broken = breaks(fixtures);
    const caught: number[] = [];
    for (let seed = 1; seed <= PERMUTATIONS && caught.length === 0; seed += 1) {
      const outcome: Outcome | null = await walk(broken, scenario, seed).catch(() => null);
      if (!isDeepStrictEqual(outcome, scenario.outcome)) caught.push(seed);
    }
    expect(caught).not.toEqual([]);
  }, 60_000);

  // Runs the same random orders of events through the correct fulfilment. Otherwise a harness that always fails would seem to catch every mistake.
  it.each([...new Set(BROKEN_TWINS.map(({ scenario }) => scenario))])('random orders of events find no fault in the real fulfilment: scenario “%s”', async (name) => {
    const scenario = SCENARIOS.find((each) => each.name.startsWith(name))!;
    expect(await walk(unbroken(fixtures), scenario, 1)).toEqual(scenario.outcome);
  }, 60_000);
});
