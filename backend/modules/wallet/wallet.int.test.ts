import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '#kernel/clock.ts';
import { newId } from '#kernel/ids.ts';
import { rows } from '#kernel/db/raw.ts';
import { openLedger } from '#testing/ledger-fixtures.ts';
import type { LedgerFixtures } from '#testing/ledger-fixtures.ts';
import { postTransfer } from './commands/post-transfer.ts';
import type { Grant } from './wallet.ts';

let fixtures: LedgerFixtures;
beforeAll(async () => {
  fixtures = await openLedger({ welcomeTokens: 20 });
});
afterAll(() => fixtures.close());
beforeEach(() => {
  fixtures.pushed.length = 0;
});

const grant = (userId: string, amount: number, over: Partial<Grant> = {}): Promise<boolean> =>
  fixtures.db.transaction((tx) =>
    fixtures.wallet.grant(tx, { userId, amount, kind: 'purchase', bucket: 'purchased', key: newId(), reason: 'test', ...over }),
  );
const hold = async (userId: string, amount: number): Promise<string> => {
  const generationId = newId();
  await fixtures.db.transaction((tx) => fixtures.wallet.placeHold(tx, { userId, amount, generationId }));
  return generationId;
};
const settle = (generationId: string, capture: number, expired = false) =>
  fixtures.db.transaction((tx) => fixtures.wallet.settleHold(tx, { generationId, capture, expired }));
const owe = (userId: string, amount: number) =>
  postTransfer(fixtures.db.knex, systemClock, {
    key: newId(), kind: 'chargeback', reason: 'test', amount,
    from: { owner: userId, account: 'debt' }, to: { owner: null, account: 'platform_adjustments' },
  });
const buckets = async (userId: string) =>
  (await rows(fixtures.db.knex, 'select bonus, subscription, earned, purchased, held, debt from wallets where user_id = ?', [userId]))[0];
const state = (userId: string) => fixtures.wallet.state(fixtures.db.knex, userId);

async function fullWallet(): Promise<string> {
  const userId = await fixtures.openWallet(0);
  await grant(userId, 10, { kind: 'subscription_grant', bucket: 'subscription' });
  await grant(userId, 10, { kind: 'reward', bucket: 'earned' });
  await grant(userId, 10);
  return userId;
}

describe('opening a wallet', () => {
  it('gives a new wallet its welcome tokens once, and publishes token_reward', async () => {
    const userId = newId();
    await fixtures.db.transaction((tx) => fixtures.wallet.open(tx, userId));
    await fixtures.db.transaction((tx) => fixtures.wallet.open(tx, userId));
    expect(await state(userId)).toEqual({ balance: 20, held: 0 });
    const rewards = await rows(fixtures.db.knex, `select payload from outbox_events where name = 'token_reward' and payload->>'userId' = ?`, [userId]);
    expect(rewards).toEqual([{ payload: { userId, amount: 20, reason: 'Welcome gift' } }]);
  });

  it('shows 0 tokens for an account without a wallet', async () => {
    expect(await state(newId())).toEqual({ balance: 0, held: 0 });
  });
});

describe('holding tokens for a run', () => {
  it('holds bonus, then subscription, then earned, then purchased tokens for a run', async () => {
    const userId = await fullWallet();
    await hold(userId, 25);
    expect(await buckets(userId)).toEqual({ bonus: 0, subscription: 5, earned: 10, purchased: 10, held: 25, debt: 0 });
    await hold(userId, 20);
    expect(await buckets(userId)).toEqual({ bonus: 0, subscription: 0, earned: 0, purchased: 5, held: 45, debt: 0 });
  });

  it('refuses a hold that the wallet cannot pay, and changes nothing', async () => {
    const userId = await fixtures.openWallet(0);
    await expect(hold(userId, 21)).rejects.toMatchObject({
      code: 'insufficient_tokens', status: 402, details: { needed: 21, balance: 20 },
    });
    expect(await buckets(userId)).toMatchObject({ bonus: 20, held: 0 });
    await expect(hold(newId(), 1)).rejects.toMatchObject({ details: { needed: 1, balance: 0 } });
  });

  it('writes a receipt for a run that costs nothing, even in an empty wallet or one with a debt', async () => {
    const userId = await fixtures.openWallet(0);
    await owe(userId, 3);
    const generationId = await hold(userId, 0);
    expect(await settle(generationId, 0)).toMatchObject({ captured: 0, released: 0 });
    expect((await fixtures.wallet.receipts(fixtures.db.knex, [generationId])).get(generationId)).toMatchObject({ held: 0, status: 'settled' });
  });

  it('undoes a hold when its transaction fails, and pushes no balance', async () => {
    const userId = await fixtures.openWallet(0);
    const failing = fixtures.db.transaction(async (tx) => {
      await fixtures.wallet.placeHold(tx, { userId, amount: 5, generationId: newId() });
      throw new Error('later step failed');
    });
    await expect(failing).rejects.toThrow('later step failed');
    expect(await state(userId)).toEqual({ balance: 20, held: 0 });
    expect(fixtures.pushed).toEqual([]);
  });

  it('refuses a second hold for the same run', async () => {
    const userId = await fixtures.openWallet(0);
    const generationId = await hold(userId, 2);
    const again = fixtures.db.transaction((tx) => fixtures.wallet.placeHold(tx, { userId, amount: 2, generationId }));
    await expect(again).rejects.toMatchObject({ code: 'hold_exists', status: 409 });
    expect(await state(userId)).toEqual({ balance: 18, held: 2 });
  });

  it('refuses holds of negative and fractional amounts', async () => {
    const userId = await fixtures.openWallet(0);
    await hold(userId, 10);
    await expect(hold(userId, -5)).rejects.toThrow();
    await expect(hold(userId, 1.5)).rejects.toThrow();
    expect(await state(userId)).toEqual({ balance: 10, held: 10 });
  });
});

describe('settling a hold', () => {
  it.each([
    [0, { bonus: 20, subscription: 10, earned: 10, purchased: 10 }],
    [7, { bonus: 13, subscription: 10, earned: 10, purchased: 10 }],
    [33, { bonus: 0, subscription: 0, earned: 7, purchased: 10 }],
    [45, { bonus: 0, subscription: 0, earned: 0, purchased: 5 }],
  ])('captures %d of 45 held tokens in the spending order, and returns the rest to its buckets', async (capture, expected) => {
    const userId = await fullWallet();
    const generationId = await hold(userId, 45);
    const settled = await settle(generationId, capture);
    expect(settled).toEqual({ captured: capture, released: 45 - capture, balance: 50 - capture, held: 0 });
    expect(await buckets(userId)).toEqual({ ...expected, held: 0, debt: 0 });
    expect(await settle(generationId, 0)).toBeNull();
    expect(await fixtures.violations()).toEqual([]);
  });

  it('pushes the balance to the wallet’s owner after each hold and settlement', async () => {
    const userId = await fixtures.openWallet(0);
    await settle(await hold(userId, 4), 3);
    expect(fixtures.pushed).toEqual([
      { userId, event: 'balance', payload: { balance: 16, held: 4 } },
      { userId, event: 'balance', payload: { balance: 17, held: 0 } },
    ]);
  });

  it('lets a hold expire and charges nothing', async () => {
    const userId = await fixtures.openWallet(0);
    const generationId = await hold(userId, 4);
    await expect(settle(generationId, 1, true)).rejects.toThrow(/holds_expire_free/);
    expect(await settle(generationId, 0, true)).toMatchObject({ captured: 0, released: 4, balance: 20 });
    expect((await fixtures.wallet.receipts(fixtures.db.knex, [generationId])).get(generationId)).toMatchObject({ status: 'expired', released: 4 });
  });

  it('refuses to capture more tokens than are held', async () => {
    const userId = await fixtures.openWallet(0);
    const generationId = await hold(userId, 4);
    await expect(settle(generationId, 5)).rejects.toThrow(/holds_released_check/);
    await expect(settle(generationId, -1)).rejects.toThrow(/holds_captured_check/);
    expect(await settle(generationId, 4)).toMatchObject({ captured: 4 });
  });

  it('returns null for the settlement of a run without a hold', async () => {
    expect(await settle(newId(), 0)).toBeNull();
  });
});

describe('granting tokens', () => {
  it('grants tokens once per key, and refuses the key for another grant', async () => {
    const userId = await fixtures.openWallet(0);
    const key = newId();
    expect(await grant(userId, 5, { key })).toBe(true);
    expect(await grant(userId, 5, { key, reason: 'worded otherwise' })).toBe(false);
    await expect(grant(userId, 6, { key })).rejects.toMatchObject({ code: 'ledger_key_reused' });
    await expect(grant(userId, 5, { key, bucket: 'earned' })).rejects.toMatchObject({ code: 'ledger_key_reused' });
    expect(await state(userId)).toEqual({ balance: 25, held: 0 });
  });

  it('refuses a grant to an account without a wallet, and of an amount that is no whole number above 0', async () => {
    await expect(grant(newId(), 5)).rejects.toMatchObject({ code: 'wallet_missing' });
    const userId = await fixtures.openWallet(0);
    for (const amount of [-5, 0, 1.5]) await expect(grant(userId, amount)).rejects.toThrow(RangeError);
    expect(await state(userId)).toEqual({ balance: 20, held: 0 });
    expect(await fixtures.violations()).toEqual([]);
  });
});

describe('debt of a wallet', () => {
  it('blocks spending while a wallet has debt, until new or released tokens have paid it', async () => {
    const userId = await fixtures.openWallet(0);
    const generationId = await hold(userId, 15);
    await owe(userId, 12);
    expect(await state(userId)).toEqual({ balance: 0, held: 15 });
    await expect(hold(userId, 1)).rejects.toMatchObject({ code: 'insufficient_tokens', details: { debt: 12, balance: 0 } });
    await grant(userId, 4);
    expect(await buckets(userId)).toMatchObject({ bonus: 5, purchased: 0, debt: 8 });
    expect(await settle(generationId, 3)).toEqual({ captured: 3, released: 12, balance: 9, held: 0 });
    expect(await buckets(userId)).toMatchObject({ bonus: 9, debt: 0 });
    expect(await fixtures.violations()).toEqual([]);
  });
});
