import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { openLedger } from '#testing/ledger-fixtures.ts';
import type { LedgerFixtures } from '#testing/ledger-fixtures.ts';

describe('taking tokens from a wallet', () => {
  let fixtures: LedgerFixtures;
  beforeAll(async () => {
    fixtures = await openLedger({ poolMax: 20 });
    await fixtures.warm();
  });
  afterAll(async () => {
    expect(await fixtures.violations()).toEqual([]);
    await fixtures.close();
  });

  const debit = (userId: string, amount: number, key: string = newId()) => fixtures.wallet.debit(fixtures.db.knex, { userId, amount, key, reason: 'test' });
  const give = (userId: string, amount: number, bucket: 'bonus' | 'earned') =>
    fixtures.wallet.grant(fixtures.db.knex, { userId, amount, bucket, kind: 'reward', key: newId(), reason: 'test' });

  it('debits bonus, then earned, then purchased tokens, writes a ledger entry for each, and pushes the balance', async () => {
    const userId = await fixtures.openWallet(10);
    await give(userId, 3, 'bonus');
    await give(userId, 2, 'earned');
    expect(await debit(userId, 7)).toBe(true);
    const [wallet] = await fixtures.db.knex('wallets').where({ user_id: userId });
    expect(wallet).toMatchObject({ bonus: 0, earned: 0, purchased: 8 });
    const legs = await rows<{ account: string; amount: number }>(
      fixtures.db.knex,
      `select account, amount from ledger_entries where tx_id = (select max(tx_id::text)::uuid from ledger_entries where owner = ?) order by leg`,
      [userId],
    );
    expect(legs.map(({ account, amount }) => [account, amount])).toEqual([['bonus', -3], ['earned', -2], ['purchased', -2], ['platform_adjustments', 7]]);
    expect(fixtures.pushed.at(-1)).toEqual({ userId, event: 'balance', payload: { balance: 8, held: 0 } });
    expect(await fixtures.wallet.overview(fixtures.db.knex, userId)).toMatchObject({ received: 15, spent: 7 });
  });

  it('refuses a debit above the spendable tokens, and takes no token that a run holds', async () => {
    const userId = await fixtures.openWallet(10);
    await fixtures.wallet.placeHold(fixtures.db.knex, { userId, amount: 6, generationId: newId() });
    await expect(debit(userId, 5)).rejects.toMatchObject({ code: 'insufficient_tokens', details: { needed: 5, balance: 4 } });
    expect(await fixtures.wallet.state(fixtures.db.knex, userId)).toEqual({ balance: 4, held: 6 });
    await expect(debit(newId(), 1)).rejects.toMatchObject({ code: 'insufficient_tokens' });
  });

  it('debits once per key when twenty calls come at once, and refuses the key for another amount', async () => {
    const userId = await fixtures.openWallet(5);
    const key = newId();
    const took = await Promise.all(Array.from({ length: 20 }, () => debit(userId, 5, key)));
    expect(took.filter(Boolean)).toHaveLength(1);
    expect(await fixtures.wallet.state(fixtures.db.knex, userId)).toEqual({ balance: 0, held: 0 });
    await expect(debit(userId, 4, key)).rejects.toMatchObject({ code: 'ledger_key_reused' });
  });

  it('accepts as many of twenty parallel debits as the wallet can pay', async () => {
    const userId = await fixtures.openWallet(13);
    const ends = await Promise.allSettled(Array.from({ length: 20 }, () => debit(userId, 2)));
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
    expect(await fixtures.wallet.state(fixtures.db.knex, userId)).toEqual({ balance: 1, held: 0 });
  });

  it('reads the balances of many wallets in one query', async () => {
    const [first, second] = [await fixtures.openWallet(3), await fixtures.openWallet(4)];
    const states = await fixtures.wallet.states(fixtures.db.knex, [first, second, newId()]);
    expect([...states.keys()].sort()).toEqual([first, second].sort());
    expect(states.get(second)).toEqual({ balance: 4, held: 0 });
  });
});
