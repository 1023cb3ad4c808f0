import { afterAll, beforeAll, expect, it } from 'vitest';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { openLedger } from '#testing/ledger-fixtures.ts';
import type { LedgerFixtures } from '#testing/ledger-fixtures.ts';
import { RACING_TWINS } from './testing/broken-twins.ts';
import { InsufficientTokens } from './wallet.errors.ts';
import type { ClawBack, Wallet } from './wallet.ts';

const CONNECTIONS = 32;
const ROUNDS = 5;
let fixtures: LedgerFixtures;
beforeAll(async () => {
  fixtures = await openLedger({ poolMax: CONNECTIONS });
  await fixtures.warm();
});
afterAll(async () => {
  expect(await fixtures.violations()).toEqual([]);
  await fixtures.close();
});

/** Starts all calls at the same moment, and returns the result or error of each. */
async function fire<T>(acts: readonly (() => Promise<T>)[]): Promise<PromiseSettledResult<T>[]> {
  let open = (): void => undefined;
  const barrier = new Promise<void>((resolve) => (open = resolve));
  const runs = acts.map(async (act) => {
    await barrier;
    return act();
  });
  open();
  return Promise.allSettled(runs);
}

const request = (userId: string, amount: number): ClawBack => ({ userId, amount, kind: 'refund', key: newId(), reason: 'race' });
const worth = async (userId: string): Promise<Record<string, number>> =>
  (await rows<Record<string, number>>(fixtures.db.knex, 'select bonus, earned, purchased, held, debt from wallets where user_id = ?', [userId]))[0]!;

/** Sends one claw-back fifty times at once. Returns how many calls took tokens and how many failed. */
async function fiftyCopies(wallet: Wallet): Promise<{ userId: string; created: number; failed: number }> {
  const userId = await fixtures.openWallet(1_000);
  const one = request(userId, 3);
  const ends = await fire(Array.from({ length: 50 }, () => () => wallet.clawBack(fixtures.db.knex, one)));
  const answers = ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []));
  return { userId, created: answers.filter(({ created }) => created).length, failed: ends.length - answers.length };
}

it('takes tokens once when one claw-back is sent 50 times at once, and gives each copy the same answer', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { userId, created, failed } = await fiftyCopies(fixtures.wallet);
    expect({ created, failed }).toEqual({ created: 1, failed: 0 });
    expect(await worth(userId)).toMatchObject({ purchased: 997, debt: 0 });
  }
});

it('catches a wallet that reads before it claws back: of fifty copies more than one takes tokens', async () => {
  const broken = await RACING_TWINS['read, then claw back']!(fixtures);
  const twice: boolean[] = [];
  for (let round = 0; round < ROUNDS; round += 1) twice.push((await fiftyCopies(broken)).created > 1);
  expect(twice).toEqual(Array.from({ length: ROUNDS }, () => true));
});

it('keeps balances and holds correct when claw-backs race with holds, settlements and purchases', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const userId = await fixtures.openWallet(60);
    const runs = Array.from({ length: 20 }, () => newId());
    await Promise.all(runs.slice(0, 10).map((generationId) => fixtures.wallet.placeHold(fixtures.db.knex, { userId, amount: 3, generationId })));
    let captured = 0;
    const acts = Array.from({ length: 120 }, (_, index) => async (): Promise<void> => {
      const run = runs[index % 20]!;
      if (index % 4 === 0) {
        await fixtures.wallet.clawBack(fixtures.db.knex, request(userId, 2));
      } else if (index % 4 === 1 && index % 20 >= 10) {
        await fixtures.wallet.placeHold(fixtures.db.knex, { userId, amount: 3, generationId: run });
      } else if (index % 4 === 2) {
        await fixtures.wallet.grant(fixtures.db.knex, { userId, amount: 1, kind: 'purchase', bucket: 'purchased', key: newId(), reason: 'race' });
      } else {
        const settled = await fixtures.wallet.settleHold(fixtures.db.knex, { generationId: run, capture: index % 3 });
        captured += settled?.captured ?? 0;
      }
    });
    const refused = (await fire(acts)).flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : []));
    expect(refused.filter((error) => !(error instanceof InsufficientTokens) && (error as { code?: string }).code !== 'hold_exists')).toEqual([]);
    const { bonus, earned, purchased, held, debt } = (await worth(userId)) as Record<'bonus' | 'earned' | 'purchased' | 'held' | 'debt', number>;
    expect(bonus + earned + purchased + held - debt).toBe(60 + 30 - 60 - captured);
    // A wallet with a debt must have no purchased tokens: a claw-back takes them first, and new ones pay the debt.
    expect(debt === 0 || purchased === 0).toBe(true);
    for (const receipt of (await fixtures.wallet.receipts(fixtures.db.knex, runs)).values()) {
      if (receipt.status !== 'open') expect(receipt.captured + receipt.released).toBe(3);
    }
    expect(await fixtures.violations()).toEqual([]);
  }
});

it('lets a claw-back that waits for a parallel spend take only the tokens that the spend left', async () => {
  const userId = await fixtures.openWallet(10);
  let commit = (): void => undefined;
  const decided = new Promise<void>((resolve) => (commit = resolve));
  let spent = (): void => undefined;
  const held = new Promise<void>((resolve) => (spent = resolve));
  const spend = fixtures.db.transaction(async (tx) => {
    await fixtures.wallet.placeHold(tx, { userId, amount: 8, generationId: newId() });
    spent();
    await decided;
  });
  await held;
  const waiting = fixtures.wallet.clawBack(fixtures.db.knex, request(userId, 10));
  const blocked = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  await expect.poll(async () => (await rows(fixtures.db.knex, blocked)).length).toBeGreaterThan(0);
  commit();
  await spend;
  expect(await waiting).toEqual({ created: true, taken: 2, owed: 8 });
  expect(await worth(userId)).toMatchObject({ purchased: 0, held: 8, debt: 8 });
});
