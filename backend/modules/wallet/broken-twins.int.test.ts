import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openLedger } from '#testing/ledger-fixtures.ts';
import type { LedgerFixtures } from '#testing/ledger-fixtures.ts';
import { RACING_TWINS, SEQUENTIAL_TWINS } from './testing/broken-twins.ts';
import type { Twin } from './testing/broken-twins.ts';
import { command } from './testing/ledger-model.ts';
import type { Command } from './testing/ledger-model.ts';
import { runCommands } from './testing/run-commands.ts';
import { storm } from './testing/storm.ts';

const commandsOf = (seed: number, length: number): Command[] =>
  fc.sample(fc.array(command, { minLength: length, maxLength: length }), { seed, numRuns: 1 })[0]!;

/** Seeds of which the test fails with this wallet. */
async function caught(twin: Twin, seeds: readonly number[], run: (fixtures: LedgerFixtures, seed: number) => Promise<void>): Promise<number[]> {
  const found: number[] = [];
  for (const seed of seeds) {
    const fixtures = await openLedger({ poolMax: 16 });
    await fixtures.warm();
    try {
      await run({ ...fixtures, wallet: await twin(fixtures) }, seed);
      const violations = await fixtures.violations();
      if (violations.length > 0) found.push(seed);
    } catch (error) {
      // A twin must be caught by what it does, not by a statement that does not run at all.
      if (String((error as { code?: string }).code).startsWith('42')) throw error;
      found.push(seed);
    } finally {
      await fixtures.close();
    }
  }
  return found;
}

const SEEDS = [1, 2];
const model = (fixtures: LedgerFixtures, seed: number) => runCommands(fixtures, commandsOf(seed, 120), () => Promise.resolve());
const race = (fixtures: LedgerFixtures, seed: number) => storm(fixtures, commandsOf(seed, 600), 16);
const real: Twin = ({ wallet }) => Promise.resolve(wallet);

describe('the model and the storm', () => {
  it('pass the wallet that we have', async () => {
    expect(await caught(real, SEEDS, model)).toEqual([]);
    expect(await caught(real, SEEDS, race)).toEqual([]);
  }, 60_000);

  it.each(Object.entries(SEQUENTIAL_TWINS))('the model catches %s, whatever the seed', async (_name, twin) => {
    expect(await caught(twin, SEEDS, model)).toEqual(SEEDS);
  }, 60_000);

  it.each(Object.entries(RACING_TWINS))('the storm catches %s', async (_name, twin) => {
    expect(await caught(twin, SEEDS, race)).not.toEqual([]);
  }, 60_000);
});
