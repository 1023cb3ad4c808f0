import { afterAll, beforeAll, expect, it } from 'vitest';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { openLedger } from '#testing/ledger-fixtures.ts';
import type { LedgerFixtures } from '#testing/ledger-fixtures.ts';
import { sized } from '#testing/size.ts';
import { InsufficientTokens } from './wallet.errors.ts';

const CONNECTIONS = 32;
let fixtures: LedgerFixtures;
beforeAll(async () => {
  fixtures = await openLedger({ poolMax: CONNECTIONS });
  await fixtures.warm();
});
afterAll(() => fixtures.close());

/** Starts `count` calls at the same moment. Returns the accepted results and the errors of the refused calls. */
async function fire<T>(count: number, act: (index: number) => Promise<T>): Promise<{ accepted: T[]; refused: unknown[] }> {
  let open = (): void => undefined;
  const barrier = new Promise<void>((resolve) => (open = resolve));
  const runs = Array.from({ length: count }, async (_, index) => {
    await barrier;
    return act(index);
  });
  open();
  const ended = await Promise.allSettled(runs);
  return {
    accepted: ended.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : [])),
    refused: ended.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : [])),
  };
}

type Spend = (userId: string) => Promise<unknown>;

/** Sends 100 spends of 1 token at once to a wallet of 5 tokens. Returns how many were accepted. */
async function hundredSpendsOfFive(spend: Spend) {
  const userId = await fixtures.openWallet(5);
  const { accepted, refused } = await fire(100, () => spend(userId));
  return { userId, accepted: accepted.length, refused };
}

const spend: Spend = (userId) =>
  fixtures.db.transaction((tx) => fixtures.wallet.placeHold(tx, { userId, amount: 1, generationId: newId() }));

/** A broken spend that reads the balance, checks it and then writes. */
const brokenSpend: Spend = async (userId) => {
  const [wallet] = await rows<{ purchased: number }>(fixtures.db.knex, 'select purchased from wallets where user_id = ?', [userId]);
  if (wallet!.purchased < 1) throw new Error('insufficient');
  await fixtures.db.knex('wallets').where({ user_id: userId }).update({ purchased: wallet!.purchased - 1 });
};

it('accepts exactly 5 of 100 parallel spends with tokens for 5, in every round', async () => {
  for (let round = 0; round < sized(3, 10); round += 1) {
    const { userId, accepted, refused } = await hundredSpendsOfFive(spend);
    expect(accepted).toBe(5);
    expect(refused.every((error) => error instanceof InsufficientTokens)).toBe(true);
    expect(await fixtures.wallet.state(fixtures.db.knex, userId)).toEqual({ balance: 0, held: 5 });
  }
  expect(await fixtures.violations()).toEqual([]);
});

it('catches a wallet that reads, checks and then writes: it accepts more spends than it can pay', async () => {
  for (let round = 0; round < sized(3, 10); round += 1) {
    const { userId, accepted } = await hundredSpendsOfFive(brokenSpend);
    expect(accepted).toBeGreaterThan(5);
    expect(await fixtures.violations()).toContainEqual({ invariant: 'I3', detail: `wallet ${userId} differs from its entries` });
    await fixtures.db.knex('wallets').where({ user_id: userId }).update({ purchased: 5 });
  }
  expect(await fixtures.violations()).toEqual([]);
});

it('places one hold when the same hold is requested 12 times at once', async () => {
  const userId = await fixtures.openWallet(100);
  const generationId = newId();
  const copy = () => fixtures.db.transaction((tx) => fixtures.wallet.placeHold(tx, { userId, amount: 3, generationId }));
  const { accepted, refused } = await fire(12, copy);
  expect(accepted).toHaveLength(1);
  expect(refused).toHaveLength(11);
  for (const error of refused) expect(error).toMatchObject({ code: 'hold_exists' });
  expect(await fixtures.wallet.state(fixtures.db.knex, userId)).toEqual({ balance: 97, held: 3 });
});

it('makes one grant when the same grant is requested 12 times at once, without an error for the others', async () => {
  const userId = await fixtures.openWallet(0);
  const copy = () =>
    fixtures.db.transaction((tx) =>
      fixtures.wallet.grant(tx, { userId, amount: 40, kind: 'purchase', bucket: 'purchased', key: `pi:${userId}`, reason: 'Mini Boost' }),
    );
  const { accepted, refused } = await fire(12, copy);
  expect(refused).toEqual([]);
  expect(accepted.filter(Boolean)).toHaveLength(1);
  expect(await fixtures.wallet.state(fixtures.db.knex, userId)).toEqual({ balance: 40, held: 0 });
});

it('ends each hold once when cancellation and success come at the same moment, in rounds of 50 runs', async () => {
  for (let round = 0; round < sized(2, 5); round += 1) {
    const userId = await fixtures.openWallet(1000);
    const runs = Array.from({ length: 50 }, () => newId());
    await Promise.all(runs.map((generationId) => fixtures.wallet.placeHold(fixtures.db.knex, { userId, amount: 3, generationId })));
    const { accepted, refused } = await fire(100, (index) =>
      fixtures.db.transaction((tx) => fixtures.wallet.settleHold(tx, { generationId: runs[index % 50]!, capture: index < 50 ? 3 : 0 })),
    );
    expect(refused).toEqual([]);
    const ended = accepted.filter((settled) => settled !== null);
    expect(ended).toHaveLength(50);
    const captured = ended.reduce((sum, settled) => sum + settled.captured, 0);
    expect(await fixtures.wallet.state(fixtures.db.knex, userId)).toEqual({ balance: 1000 - captured, held: 0 });
    for (const receipt of (await fixtures.wallet.receipts(fixtures.db.knex, runs)).values()) {
      expect(receipt.captured + receipt.released).toBe(receipt.held);
    }
  }
  expect(await fixtures.violations()).toEqual([]);
});

it('accepts 300 parallel holds, settlements and grants of one wallet, and the ledger stays valid', async () => {
  for (let round = 0; round < sized(2, 5); round += 1) {
    const userId = await fixtures.openWallet(2000);
    // Buckets run empty and fill up while holds are placed. A constraint that checked an older row would refuse some of them.
    const { refused } = await fire(300, async (index) => {
      if (index % 3 === 0) {
        const bucket = (['bonus', 'subscription', 'earned'] as const)[index % 9 === 0 ? 0 : 1]!;
        return fixtures.wallet.grant(fixtures.db.knex, { userId, amount: 2, kind: 'reward', bucket, key: newId(), reason: 'race' });
      }
      const generationId = newId();
      await fixtures.wallet.placeHold(fixtures.db.knex, { userId, amount: 4, generationId });
      return fixtures.wallet.settleHold(fixtures.db.knex, { generationId, capture: index % 5 });
    });
    expect(refused).toEqual([]);
  }
  expect(await fixtures.violations()).toEqual([]);
});
