import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { openLedger } from '#testing/ledger-fixtures.ts';
import type { LedgerFixtures } from '#testing/ledger-fixtures.ts';
import type { ClawBack, Grant } from './wallet.ts';

describe('taking back a refunded or disputed purchase', () => {
  let fixtures: LedgerFixtures;
  beforeAll(async () => {
    fixtures = await openLedger();
  });
  afterAll(async () => {
    expect(await fixtures.violations()).toEqual([]);
    await fixtures.close();
  });

  const clawBack = (userId: string, amount: number, over: Partial<ClawBack> = {}) =>
    fixtures.wallet.clawBack(fixtures.db.knex, { userId, amount, kind: 'refund', key: newId(), reason: 'Refund of Mini Boost', ...over });
  const give = (userId: string, amount: number, bucket: Grant['bucket'], over: Partial<Grant> = {}) =>
    fixtures.wallet.grant(fixtures.db.knex, { userId, amount, bucket, kind: 'reward', key: newId(), reason: 'test', ...over });
  const buckets = async (userId: string) =>
    (await rows(fixtures.db.knex, 'select bonus, subscription, earned, purchased, held, debt from wallets where user_id = ?', [userId]))[0];

  it('claws back purchased, then earned, subscription and bonus tokens, and turns missing tokens into debt', async () => {
    const userId = await fixtures.openWallet(10);
    await give(userId, 3, 'earned');
    await give(userId, 4, 'subscription');
    await give(userId, 5, 'bonus');
    expect(await clawBack(userId, 12)).toEqual({ created: true, taken: 12, owed: 0 });
    expect(await buckets(userId)).toEqual({ bonus: 5, subscription: 4, earned: 1, purchased: 0, held: 0, debt: 0 });
    const key = newId();
    expect(await clawBack(userId, 17, { key, kind: 'chargeback' })).toEqual({ created: true, taken: 10, owed: 7 });
    expect(await buckets(userId)).toEqual({ bonus: 0, subscription: 0, earned: 0, purchased: 0, held: 0, debt: 7 });
    const legs = await rows<{ account: string; amount: number }>(
      fixtures.db.knex,
      `select account, amount from ledger_entries e join ledger_transactions t on t.id = e.tx_id where idempotency_key = ? order by leg`,
      [key],
    );
    expect(legs.map(({ account, amount }) => [account, amount])).toEqual([['earned', -1], ['subscription', -4], ['bonus', -5], ['debt', -7], ['platform_sales', 17]]);
    expect(fixtures.pushed.at(-1)).toEqual({ userId, event: 'balance', payload: { balance: 0, held: 0 } });
  });

  it('turns tokens that a run holds into debt at a claw-back, and pays the debt when they are released', async () => {
    const userId = await fixtures.openWallet(10);
    const generationId = newId();
    await fixtures.wallet.placeHold(fixtures.db.knex, { userId, amount: 8, generationId });
    expect(await clawBack(userId, 10)).toEqual({ created: true, taken: 2, owed: 8 });
    expect(await buckets(userId)).toMatchObject({ purchased: 0, held: 8, debt: 8 });
    await fixtures.wallet.settleHold(fixtures.db.knex, { generationId, capture: 3 });
    expect(await buckets(userId)).toMatchObject({ purchased: 0, held: 0, debt: 3 });
    await expect(fixtures.wallet.placeHold(fixtures.db.knex, { userId, amount: 1, generationId: newId() })).rejects.toMatchObject({ code: 'insufficient_tokens' });
  });

  it('claws tokens back once per key, repeats the first answer, and refuses the key for another request', async () => {
    const userId = await fixtures.openWallet(4);
    const key = newId();
    expect(await clawBack(userId, 6, { key })).toEqual({ created: true, taken: 4, owed: 2 });
    await give(userId, 10, 'purchased');
    expect(await clawBack(userId, 6, { key, reason: 'worded otherwise' })).toEqual({ created: false, taken: 4, owed: 2 });
    for (const other of [{ amount: 7 }, { kind: 'chargeback' as const }, { userId: await fixtures.openWallet(0) }]) {
      await expect(clawBack(userId, 6, { key, ...other })).rejects.toMatchObject({ code: 'ledger_key_reused' });
    }
    expect(await fixtures.wallet.state(fixtures.db.knex, userId)).toEqual({ balance: 8, held: 0 });
  });

  it('refuses a claw-back without a wallet or of an amount that is no whole number above 0, and writes no entry', async () => {
    const key = newId();
    await expect(clawBack(newId(), 5, { key })).rejects.toMatchObject({ code: 'wallet_missing' });
    expect(await fixtures.db.knex('ledger_transactions').where({ idempotency_key: key })).toEqual([]);
    const userId = await fixtures.openWallet(5);
    const before = await fixtures.db.knex('ledger_transactions').count();
    for (const amount of [0, -1, 1.5]) await expect(clawBack(userId, amount)).rejects.toThrow(RangeError);
    expect(await fixtures.db.knex('ledger_transactions').count()).toEqual(before);
  });

  it('leaves the wallet unchanged when the transaction of a claw-back rolls back', async () => {
    const userId = await fixtures.openWallet(5);
    const failing = fixtures.db.transaction(async (tx) => {
      await fixtures.wallet.clawBack(tx, { userId, amount: 9, kind: 'refund', key: newId(), reason: 'test' });
      throw new Error('later step failed');
    });
    await expect(failing).rejects.toThrow('later step failed');
    expect(await buckets(userId)).toMatchObject({ purchased: 5, debt: 0 });
  });

  it('stores the order that grants, debits and claw-backs belong to, and lets a repeated call name another one', async () => {
    const userId = await fixtures.openWallet(0);
    const [key, order] = [newId(), newId()];
    const ref = { refType: 'order', refId: order };
    await give(userId, 9, 'purchased', { key, ...ref });
    expect(await give(userId, 9, 'purchased', { key, refType: 'order', refId: newId() })).toBe(false);
    await clawBack(userId, 2, ref);
    await fixtures.wallet.debit(fixtures.db.knex, { userId, amount: 1, key: newId(), reason: 'test', ...ref });
    const kept = await fixtures.db.knex('ledger_transactions').where({ ref_type: 'order', ref_id: order }).orderBy('id').pluck('kind');
    expect(kept).toEqual(['reward', 'refund', 'adjustment']);
  });
});
