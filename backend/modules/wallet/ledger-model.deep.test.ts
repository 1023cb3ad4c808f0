import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openLedger } from '#testing/ledger-fixtures.ts';
import type { LedgerFixtures } from '#testing/ledger-fixtures.ts';
import { command } from './testing/ledger-model.ts';
import { runCommands } from './testing/run-commands.ts';
import { storm } from './testing/storm.ts';

const CONNECTIONS = 16;
const SEEDS = 200;
const COMMANDS = 1000;

let fixtures: LedgerFixtures;
beforeAll(async () => {
  fixtures = await openLedger({ poolMax: CONNECTIONS });
  await fixtures.warm();
});
afterAll(() => fixtures.close());

it('agrees with plain arithmetic in 200 long random histories of wallets', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 50, maxLength: 150, size: 'max' }), (commands) =>
      runCommands(fixtures, commands, () => Promise.resolve()),
    ),
    { numRuns: 200 },
  );
  expect(await fixtures.violations()).toEqual([]);
}, 600_000);

it(`breaks no invariant of the ledger in ${SEEDS} seeds x ${COMMANDS} commands x ${CONNECTIONS} connections`, async () => {
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    const [commands] = fc.sample(fc.array(command, { minLength: COMMANDS, maxLength: COMMANDS }), { seed, numRuns: 1 });
    await storm(fixtures, commands!, CONNECTIONS);
    if (seed % 50 === 0) expect(await fixtures.violations(), `after seed ${seed}`).toEqual([]);
  }
  expect(await fixtures.violations()).toEqual([]);
}, 1_200_000);
