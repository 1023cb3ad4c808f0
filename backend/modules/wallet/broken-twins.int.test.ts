import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openLedger } from '#testing/ledger-fixtures.ts';
import type { LedgerFixtures } from '#testing/ledger-fixtures.ts';
import { sized } from '#testing/size.ts';
import { EARNINGS_TWINS, RACING_TWINS, SEQUENTIAL_TWINS } from './testing/broken-twins.ts';
import type { Twin } from './testing/broken-twins.ts';
import { command } from './testing/ledger-model.ts';
import type { Command } from './testing/ledger-model.ts';
import { runCommands } from './testing/run-commands.ts';
import { storm } from './testing/storm.ts';

const commandsOf = (seed: number, length: number): Command[] =>
  fc.sample(fc.array(command, { minLength: length, maxLength: length }), { seed, numRuns: 1 })[0]!;

/** Replaces parts of the fixtures by deliberately broken copies. */
type Broken = (fixtures: LedgerFixtures) => Promise<Partial<LedgerFixtures>>;

const ofWallet = (twin: Twin): Broken => async (fixtures) => ({ wallet: await twin(fixtures) });
const SEQUENTIAL: readonly (readonly [string, Broken])[] = [
  ...Object.entries(SEQUENTIAL_TWINS).map(([name, twin]) => [name, ofWallet(twin)] as const),
  ...Object.entries(EARNINGS_TWINS).map(([name, twin]) => [name, async (fixtures: LedgerFixtures) => ({ earnings: await twin(fixtures) })] as const),
];

interface Trial {
  connections: number;
  run(fixtures: LedgerFixtures, seed: number): Promise<void>;
}

/** Returns the seeds with which a test detects these broken copies. Seeds run one after another, because two storms at once would change each other's races. */
async function caught(broken: Broken, seeds: readonly number[], { connections, run }: Trial): Promise<number[]> {
  const found: number[] = [];
  for (const seed of seeds) {
    const fixtures = await openLedger({ poolMax: connections });
    await fixtures.warm();
    try {
      await run({ ...fixtures, ...(await broken(fixtures)) }, seed);
      const violations = await fixtures.violations();
      if (violations.length > 0) found.push(seed);
    } catch (error) {
      // An SQL syntax error (class 42) means that the broken copy itself cannot run. It is thrown, because it would look like a detected mistake.
      if (String((error as { code?: string }).code).startsWith('42')) throw error;
      found.push(seed);
    } finally {
      await fixtures.close();
    }
  }
  return found;
}

const SEEDS = [1, 2].slice(0, sized(1, 2));
const model: Trial = { connections: 3, run: (fixtures, seed) => runCommands(fixtures, commandsOf(seed, 120), () => Promise.resolve()) };
const race: Trial = { connections: 16, run: (fixtures, seed) => storm(fixtures, commandsOf(seed, 600), 16) };
const real: Broken = () => Promise.resolve({});

describe('the model test and the storm test', () => {
  it('accepts the product’s wallet in the model test and in the storm of concurrent calls', async () => {
    expect(await caught(real, SEEDS, model)).toEqual([]);
    expect(await caught(real, SEEDS, race)).toEqual([]);
  }, 60_000);

  // The model test sends one command at a time, so several of these tests may run in parallel.
  it.concurrent.each(SEQUENTIAL)('detects by the model test a wallet with the mistake %s, with every seed', async (_name, broken) => {
    expect(await caught(broken, SEEDS, model)).toEqual(SEEDS);
  }, 60_000);

  it.each(Object.entries(RACING_TWINS))('detects by the storm of parallel calls a wallet with the mistake %s, with at least one seed', async (_name, twin) => {
    for (const seed of SEEDS) if ((await caught(ofWallet(twin), [seed], race)).length > 0) return;
    expect.fail('no storm found it');
  }, 60_000);
});
