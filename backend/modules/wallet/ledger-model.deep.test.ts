import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openLedger } from '#testing/ledger-test-bed.ts';
import type { LedgerTestBed } from '#testing/ledger-test-bed.ts';
import { command } from './testing/ledger-model.ts';
import { runCommands } from './testing/run-commands.ts';
import { storm } from './testing/storm.ts';

const CONNECTIONS = 16;
const SEEDS = 200;
const COMMANDS = 1000;

let bed: LedgerTestBed;
beforeAll(async () => {
  bed = await openLedger({ poolMax: CONNECTIONS });
  await bed.warm();
});
afterAll(() => bed.close());

it('200 long random histories agree with plain arithmetic', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 50, maxLength: 150, size: 'max' }), (commands) =>
      runCommands(bed, commands, () => Promise.resolve()),
    ),
    { numRuns: 200 },
  );
  expect(await bed.violations()).toEqual([]);
}, 600_000);

it(`${SEEDS} seeds x ${COMMANDS} commands x ${CONNECTIONS} connections break no invariant`, async () => {
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    const [commands] = fc.sample(fc.array(command, { minLength: COMMANDS, maxLength: COMMANDS }), { seed, numRuns: 1 });
    await storm(bed, commands!, CONNECTIONS);
    if (seed % 50 === 0) expect(await bed.violations(), `after seed ${seed}`).toEqual([]);
  }
  expect(await bed.violations()).toEqual([]);
}, 1_200_000);
