import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openLedger } from '#testing/ledger-fixtures.ts';
import type { LedgerFixtures } from '#testing/ledger-fixtures.ts';
import { sized } from '#testing/size.ts';
import { command } from './testing/ledger-model.ts';
import { runCommands } from './testing/run-commands.ts';
import { storm } from './testing/storm.ts';

let fixtures: LedgerFixtures;
beforeAll(async () => {
  fixtures = await openLedger();
});
afterAll(() => fixtures.close());

it('agrees with plain arithmetic in random histories of purchases, grants, holds, settlements, refunds, disputes and repeats', async () => {
  let commands = 0;
  // The model checks each command. The proof of the ledger runs only after every fifth one, because it reads the whole ledger.
  const healthy = async () => {
    commands += 1;
    if (commands % 5 === 0) expect(await fixtures.violations()).toEqual([]);
  };
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 20, maxLength: 40 }), (history) => runCommands(fixtures, history, healthy)),
    { numRuns: sized(8, 20), endOnFailure: true },
  );
}, 150_000);

it('counts each key once in random histories over 10 connections, and ends with the balances that the answers add up to', async () => {
  for (let seed = 1; seed <= sized(2, 6); seed += 1) {
    const [commands] = fc.sample(fc.array(command, { minLength: 300, maxLength: 300 }), { seed, numRuns: 1 });
    await storm(fixtures, commands!, 10);
  }
  expect(await fixtures.violations()).toEqual([]);
}, 150_000);
