import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openLedger } from '#testing/ledger-test-bed.ts';
import type { LedgerTestBed } from '#testing/ledger-test-bed.ts';
import { command } from './testing/ledger-model.ts';
import { runCommands } from './testing/run-commands.ts';

let bed: LedgerTestBed;
beforeAll(async () => {
  bed = await openLedger();
});
afterAll(() => bed.close());

it('any order of grants, holds, settlements, debts and copies agrees with plain arithmetic, and no invariant breaks', async () => {
  const healthy = async () => expect(await bed.violations()).toEqual([]);
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 20, maxLength: 40 }), (commands) => runCommands(bed, commands, healthy)),
    { numRuns: 20, endOnFailure: true },
  );
}, 60_000);
