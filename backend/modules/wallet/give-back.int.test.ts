import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { openLedger } from '#testing/ledger-fixtures.ts';
import type { LedgerFixtures } from '#testing/ledger-fixtures.ts';
import type { Grant } from './wallet.ts';

describe('giving back the tokens that a claw-back took', () => {
  let fixtures: LedgerFixtures;
  beforeAll(async () => {
    fixtures = await openLedger();
  });
  afterAll(async () => {
    expect(await fixtures.violations()).toEqual([]);
    await fixtures.close();
  });

  const order = () => ({ refType: 'order', refId: newId() });
  type Order = ReturnType<typeof order>;
  const take = (userId: string, amount: number, about: Order) =>
    fixtures.wallet.clawBack(fixtures.db.knex, { userId, amount, kind: 'chargeback', key: newId(), reason: 'Mini Boost: dispute', ...about });
  const back = (userId: string, amount: number, about: Order, key = newId()) =>
    fixtures.db.transaction((tx) => fixtures.wallet.giveBack(tx, { userId, amount, key, reason: 'Mini Boost: dispute won', ...about }));
  const give = (userId: string, amount: number, bucket: Grant['bucket']) =>
    fixtures.wallet.grant(fixtures.db.knex, { userId, amount, bucket, kind: 'reward', key: newId(), reason: 'test' });
  const spend = (userId: string, amount: number) => fixtures.wallet.debit(fixtures.db.knex, { userId, amount, key: newId(), reason: 'spent' });
  const buckets = async (userId: string) =>
    (await rows(fixtures.db.knex, 'select bonus, subscription, earned, purchased, debt from wallets where user_id = ?', [userId]))[0];
  const NONE = { bonus: 0, subscription: 0, earned: 0, purchased: 0, debt: 0 };

  it('freezes earned tokens once per key, and repeats the first answer when more were earned since', async () => {
    const userId = await fixtures.openWallet(0);
    const freeze = (key: string, amount = 10) => fixtures.db.transaction((tx) => fixtures.earnings.freezeEarned(tx, { userId, amount, key, reason: 'test' }));
    const [early, late] = [newId(), newId()];
    expect(await freeze(early)).toBe(0);
    await give(userId, 7, 'earned');
    expect([await freeze(early), await freeze(late)]).toEqual([0, 7]);
    await give(userId, 2, 'earned');
    expect([await freeze(late), await fixtures.earnings.pendingEarned(fixtures.db.knex, userId)]).toEqual([7, 7]);
    expect(await buckets(userId)).toEqual({ ...NONE, earned: 2 });
    await expect(freeze(late, 11)).rejects.toMatchObject({ code: 'ledger_key_reused' });
    expect(await fixtures.db.transaction((tx) => fixtures.earnings.freezeEarned(tx, { userId: newId(), amount: 5, key: newId(), reason: 'test' }))).toBe(0);
  });

  it('gives clawed-back tokens back to the buckets that gave them, once per key', async () => {
    const userId = await fixtures.openWallet(10);
    await give(userId, 3, 'earned');
    await give(userId, 4, 'subscription');
    await give(userId, 5, 'bonus');
    const [about, key] = [order(), newId()];
    await take(userId, 20, about);
    expect(await buckets(userId)).toEqual({ ...NONE, bonus: 2 });
    expect([await back(userId, 20, about, key), await back(userId, 20, about, key)]).toEqual([true, false]);
    expect(await buckets(userId)).toEqual({ bonus: 5, subscription: 4, earned: 3, purchased: 10, debt: 0 });
    await expect(back(userId, 19, about, key)).rejects.toMatchObject({ code: 'ledger_key_reused' });
  });

  it('gives a part of clawed-back tokens first to the bucket that gave last', async () => {
    const userId = await fixtures.openWallet(10);
    await give(userId, 5, 'bonus');
    const about = order();
    await take(userId, 10, about);
    await take(userId, 3, about);
    await back(userId, 4, about);
    expect(await buckets(userId)).toEqual({ ...NONE, bonus: 5, purchased: 1 });
  });

  it('cancels the open debt of a claw-back when its tokens are given back, and pays other debts with the rest', async () => {
    const userId = await fixtures.openWallet(10);
    await spend(userId, 4);
    const [first, second] = [order(), order()];
    await take(userId, 10, first);
    await take(userId, 2, second);
    expect(await buckets(userId)).toEqual({ ...NONE, debt: 6 });
    await back(userId, 10, first);
    expect(await buckets(userId)).toEqual({ ...NONE, purchased: 4 });
    await back(userId, 2, second);
    expect(await buckets(userId)).toEqual({ ...NONE, purchased: 6 });
  });

  it('gives bonus tokens back where bonus tokens had paid the debt of a claw-back', async () => {
    const userId = await fixtures.openWallet(10);
    await spend(userId, 10);
    await give(userId, 3, 'bonus');
    const [about, generationId] = [order(), newId()];
    await fixtures.wallet.placeHold(fixtures.db.knex, { userId, amount: 3, generationId });
    await take(userId, 10, about);
    await fixtures.wallet.settleHold(fixtures.db.knex, { generationId, capture: 1 });
    await give(userId, 5, 'bonus');
    await give(userId, 3, 'purchased');
    expect(await buckets(userId)).toEqual({ ...NONE });
    await back(userId, 10, about);
    expect(await buckets(userId)).toEqual({ ...NONE, bonus: 7, purchased: 3 });
  });

  it('gives back the tokens that paid the debt of one claw-back among several, where the oldest debt is paid first', async () => {
    const userId = await fixtures.openWallet(0);
    const [first, second] = [order(), order()];
    await take(userId, 4, first);
    await take(userId, 4, second);
    await give(userId, 4, 'bonus');
    await give(userId, 4, 'purchased');
    await back(userId, 4, second);
    expect(await buckets(userId)).toEqual({ ...NONE, purchased: 4 });
    await back(userId, 4, first);
    expect(await buckets(userId)).toEqual({ ...NONE, bonus: 4, purchased: 4 });
  });

  it('refuses to give back more than a claw-back took, amounts not above 0, and accounts without a wallet', async () => {
    const userId = await fixtures.openWallet(10);
    const about = order();
    await take(userId, 6, about);
    await expect(back(userId, 7, about)).rejects.toThrow(RangeError);
    await back(userId, 6, about);
    await expect(back(userId, 1, about)).rejects.toThrow(RangeError);
    for (const amount of [0, -1, 1.5]) await expect(back(userId, amount, about)).rejects.toThrow(RangeError);
    await expect(back(newId(), 1, order())).rejects.toMatchObject({ code: 'wallet_missing' });
    expect(await buckets(userId)).toEqual({ ...NONE, purchased: 10 });
  });
});
