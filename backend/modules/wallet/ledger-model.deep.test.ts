import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { openLedger } from '#testing/ledger-test-bed.ts';
import type { LedgerTestBed } from '#testing/ledger-test-bed.ts';
import { command } from './testing/ledger-model.ts';
import type { Command } from './testing/ledger-model.ts';
import { runCommands } from './testing/run-commands.ts';

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

/** Commands at once over few wallets: their outcome depends on the race, the sums must not. */
async function storm(commands: readonly Command[]): Promise<void> {
  const { wallet, db } = bed;
  const users = await Promise.all([1, 2, 3].map(() => bed.openWallet(50)));
  const keys: string[] = [];
  const runs: string[] = [];
  const queue = [...commands];
  const act = async (next: Command): Promise<unknown> => {
    const key = newId();
    if (next.do === 'grant' || next.do === 'grant again') {
      keys.push(key);
      const index = next.do === 'grant' ? keys.length - 1 : next.grant % keys.length;
      const userId = users[index % users.length]!;
      return wallet.grant(db.knex, { userId, amount: 3, kind: 'reward', bucket: 'bonus', key: keys[index]!, reason: 'storm' });
    }
    if (next.do === 'hold' || next.do === 'hold again') {
      if (next.do === 'hold') runs.push(key);
      const generationId = next.do === 'hold' ? key : runs.at(next.hold % (runs.length || 1));
      if (!generationId) return null;
      const userId = users[(next.do === 'hold' ? next.wallet : next.hold) % users.length]!;
      return wallet.placeHold(db.knex, { userId, amount: 3, generationId }).catch(expected);
    }
    if (next.do === 'settle' && runs.length) {
      const capture = { none: 0, part: 1, all: 3 }[next.share];
      return wallet.settleHold(db.knex, { generationId: runs[next.hold % runs.length]!, capture, expired: next.expired && capture === 0 });
    }
    return null;
  };
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      for (let next = queue.pop(); next; next = queue.pop()) await act(next);
    }),
  );
}

const expected = (error: { code?: string }): void => {
  if (error.code !== 'insufficient_tokens' && error.code !== 'hold_exists') throw error;
};

it(`${SEEDS} seeds x ${COMMANDS} commands x ${CONNECTIONS} connections break no invariant`, async () => {
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    const [commands] = fc.sample(fc.array(command, { minLength: COMMANDS, maxLength: COMMANDS }), { seed, numRuns: 1 });
    await storm(commands!);
    if (seed % 50 === 0) expect(await bed.violations(), `after seed ${seed}`).toEqual([]);
  }
  expect(await bed.violations()).toEqual([]);
}, 1_200_000);
