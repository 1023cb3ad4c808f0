import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { openLedger } from '#testing/ledger-test-bed.ts';
import type { LedgerTestBed } from '#testing/ledger-test-bed.ts';

describe('taking tokens away', () => {
  let bed: LedgerTestBed;
  beforeAll(async () => {
    bed = await openLedger({ poolMax: 20 });
    await bed.warm();
  });
  afterAll(async () => {
    expect(await bed.violations()).toEqual([]);
    await bed.close();
  });

  const debit = (userId: string, amount: number, key: string = newId()) => bed.wallet.debit(bed.db.knex, { userId, amount, key, reason: 'test' });
  const give = (userId: string, amount: number, bucket: 'bonus' | 'earned') =>
    bed.wallet.grant(bed.db.knex, { userId, amount, bucket, kind: 'reward', key: newId(), reason: 'test' });

  it('writes both entries, takes bonus tokens first, and pushes the balance', async () => {
    const userId = await bed.openWallet(10);
    await give(userId, 3, 'bonus');
    await give(userId, 2, 'earned');
    expect(await debit(userId, 7)).toBe(true);
    const [wallet] = await bed.db.knex('wallets').where({ user_id: userId });
    expect(wallet).toMatchObject({ bonus: 0, earned: 0, purchased: 8 });
    const legs = await rows<{ account: string; amount: number }>(
      bed.db.knex,
      `select account, amount from ledger_entries where tx_id = (select max(tx_id::text)::uuid from ledger_entries where owner = ?) order by leg`,
      [userId],
    );
    expect(legs.map(({ account, amount }) => [account, amount])).toEqual([['bonus', -3], ['earned', -2], ['purchased', -2], ['platform_adjustments', 7]]);
    expect(bed.pushed.at(-1)).toEqual({ userId, event: 'balance', payload: { balance: 8, held: 0 } });
    expect(await bed.wallet.overview(bed.db.knex, userId)).toMatchObject({ received: 15, spent: 7 });
  });

  it('takes nothing when there is too little, and never what a run holds', async () => {
    const userId = await bed.openWallet(10);
    await bed.wallet.placeHold(bed.db.knex, { userId, amount: 6, generationId: newId() });
    await expect(debit(userId, 5)).rejects.toMatchObject({ code: 'insufficient_tokens', details: { needed: 5, balance: 4 } });
    expect(await bed.wallet.state(bed.db.knex, userId)).toEqual({ balance: 4, held: 6 });
    await expect(debit(newId(), 1)).rejects.toMatchObject({ code: 'insufficient_tokens' });
  });

  it('is one debit for a key, also when twenty ask at once and when nothing is left', async () => {
    const userId = await bed.openWallet(5);
    const key = newId();
    const took = await Promise.all(Array.from({ length: 20 }, () => debit(userId, 5, key)));
    expect(took.filter(Boolean)).toHaveLength(1);
    expect(await bed.wallet.state(bed.db.knex, userId)).toEqual({ balance: 0, held: 0 });
    await expect(debit(userId, 4, key)).rejects.toMatchObject({ code: 'ledger_key_reused' });
  });

  it('of twenty at once over one wallet exactly as many as it can pay come through', async () => {
    const userId = await bed.openWallet(13);
    const ends = await Promise.allSettled(Array.from({ length: 20 }, () => debit(userId, 2)));
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
    expect(await bed.wallet.state(bed.db.knex, userId)).toEqual({ balance: 1, held: 0 });
  });

  it('reads many balances in one query', async () => {
    const [first, second] = [await bed.openWallet(3), await bed.openWallet(4)];
    const states = await bed.wallet.states(bed.db.knex, [first, second, newId()]);
    expect([...states.keys()].sort()).toEqual([first, second].sort());
    expect(states.get(second)).toEqual({ balance: 4, held: 0 });
  });
});
