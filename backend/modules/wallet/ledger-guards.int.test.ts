import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rows } from '#kernel/db/raw.ts';
import type { Bindings } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { openLedger } from '#testing/ledger-fixtures.ts';
import type { LedgerFixtures } from '#testing/ledger-fixtures.ts';

let fixtures: LedgerFixtures;
let userId: string;
/** The ids of a run with an open hold and of a run with a settled hold. */
let open: string;
let settled: string;

beforeAll(async () => {
  fixtures = await openLedger({ openHoldMaxAgeMs: 60_000 });
  userId = await fixtures.openWallet(100);
  [open, settled] = [newId(), newId()];
  await fixtures.wallet.placeHold(fixtures.db.knex, { userId, amount: 7, generationId: open });
  await fixtures.wallet.placeHold(fixtures.db.knex, { userId, amount: 5, generationId: settled });
  await fixtures.wallet.settleHold(fixtures.db.knex, { generationId: settled, capture: 3 });
});
afterAll(() => fixtures.close());

const sql = <Row = object>(text: string, bindings: Bindings = []) => rows<Row>(fixtures.db.knex, text, bindings);
const transaction = async (key = newId()): Promise<string> => {
  const id = newId();
  await sql(`insert into ledger_transactions (id, kind, idempotency_key, reason, occurred_at) values (?, 'adjustment', ?, '', now())`, [id, key]);
  return id;
};

describe('the database refuses', () => {
  it('lets Postgres refuse to change or delete ledger entries, and to delete transactions and holds', async () => {
    await expect(sql('update ledger_entries set amount = amount + 1')).rejects.toThrow(/append-only/);
    await expect(sql('delete from ledger_entries')).rejects.toThrow(/append-only/);
    await expect(sql('truncate ledger_entries')).rejects.toThrow(/append-only/);
    await expect(sql(`update ledger_transactions set kind = 'gift'`)).rejects.toThrow(/append-only/);
    await expect(sql('delete from ledger_transactions')).rejects.toThrow(/append-only/);
    await expect(sql('delete from holds')).rejects.toThrow(/append-only/);
  });

  it('lets Postgres refuse a ledger transaction whose entries do not sum to 0', async () => {
    const failing = fixtures.db.transaction(async (tx) => {
      const id = newId();
      await tx('ledger_transactions').insert({ id, kind: 'adjustment', idempotency_key: newId(), reason: '', occurred_at: new Date() });
      await tx('ledger_entries').insert([
        { tx_id: id, leg: 1, account: 'platform_rewards', amount: -5 },
        { tx_id: id, leg: 2, account: 'platform_sales', amount: 4 },
      ]);
    });
    await expect(failing).rejects.toThrow(/sums to -1, not 0/);
    const later = sql(`insert into ledger_entries (tx_id, leg, account, amount)
      select id, 9, 'platform_rewards', 1 from ledger_transactions where idempotency_key = ?`, [`hold:${open}`]);
    await expect(later).rejects.toThrow(/sums to 1, not 0/);
  });

  it('lets Postgres refuse ledger entries of unknown accounts, of users without a seal, and of 0 tokens', async () => {
    const id = newId();
    const leg = (owner: string | null, account: string, amount = 1) =>
      sql('insert into ledger_entries (tx_id, leg, owner, account, amount) values (?, 1, ?, ?, ?)', [id, owner, account, amount]);
    await expect(leg(null, 'bonus')).rejects.toThrow(/ledger_entries_account/);
    await expect(leg(userId, 'bonus')).rejects.toThrow(/ledger_entries_account/);
    await expect(leg(userId, 'platform_rewards')).rejects.toThrow(/ledger_entries_account/);
    await expect(leg(null, 'pending_earned')).rejects.toThrow(/ledger_entries_account/);
    await expect(leg(null, 'platform_rewards', 0)).rejects.toThrow(/ledger_entries_amount_check/);
  });

  it('lets Postgres refuse a second ledger transaction with the same key', async () => {
    await expect(transaction(`hold:${open}`)).rejects.toThrow(/idempotency_key/);
  });

  it.each(['bonus', 'subscription', 'earned', 'purchased', 'held', 'debt'])('lets Postgres refuse a negative number in the column %s of a wallet', async (column) => {
    await expect(sql(`update wallets set ${column} = -1 where user_id = ?`, [userId])).rejects.toThrow(`wallets_${column}_check`);
  });

  it('lets Postgres refuse a second hold for a run, a hold that ends with a wrong sum, and one that ends twice', async () => {
    const second = sql(`insert into holds (id, user_id, generation_id, amount, bucket_split, held_at) values (?, ?, ?, 1, '{}', now())`, [newId(), userId, open]);
    await expect(second).rejects.toThrow(/holds_generation_id/);
    const end = (changes: string, run: string) => sql(`update holds set ${changes} where generation_id = ?`, [run]);
    await expect(end(`status = 'settled', captured = 3, released = 3, settled_at = now()`, open)).rejects.toThrow(/holds_end_whole/);
    await expect(end(`status = 'settled', captured = 7, released = 0`, open)).rejects.toThrow(/holds_end_whole/);
    await expect(end('captured = 1', open)).rejects.toThrow(/holds_end_whole/);
    await expect(end('amount = 6', open)).rejects.toThrow(/never changes/);
    await expect(end('captured = 5, released = 0', settled)).rejects.toThrow(/exactly once/);
    await expect(end(`status = 'open', captured = 0, released = 0, settled_at = null`, settled)).rejects.toThrow(/exactly once/);
  });
});

it('hashes the previous seal, the transaction and its entries into a wallet’s seal, in a format that must never change', async () => {
  const txId = newId();
  const [sealed] = await sql<{ seal: Buffer }>(
    `select ledger_seal('\\xabcd', :txId, 'purchase',
      ledger_leg(1, null, 'platform_sales', -5) || ';' || ledger_leg(3, :userId, 'purchased', 5)) as seal`,
    { txId, userId },
  );
  const text = `${txId} purchase 1 - platform_sales -5;3 ${userId} purchased 5`;
  expect(sealed!.seal.toString('hex')).toBe(createHash('sha256').update(Buffer.from('abcd', 'hex')).update(text).digest('hex'));
});

/** SQL that inserts five tokens of pending earnings with this split. */
const pendingOf = (split: string): string => `
  insert into ledger_transactions (id, kind, idempotency_key, reason, occurred_at) values ('00000000-0000-7000-8000-00000000000b', 'sale', 'p', '', now());
  insert into ledger_entries (tx_id, leg, owner, account, amount, split) select '00000000-0000-7000-8000-00000000000b', l.* from (select user_id from wallets limit 1) w,
    lateral (values (1, w.user_id, 'pending_earned', 5, ${split}::jsonb), (2, null, 'platform_fees', -5, null)) as l`;

/** Damages the ledger with its guards switched off, in a transaction that rolls back. Returns the invariants that the proof finds broken. */
async function noticed(damage: string, bindings: readonly unknown[] = []): Promise<string[]> {
  const invariants: string[] = [];
  const undo = new Error('undo');
  await fixtures.db
    .transaction(async (tx) => {
      for (const table of ['ledger_entries', 'ledger_transactions', 'holds']) await tx.raw(`alter table ${table} disable trigger user`);
      await tx.raw('alter table holds drop constraint holds_end_whole, drop constraint holds_expire_free, drop constraint holds_generation_id_key');
      await tx.raw('alter table ledger_transactions drop constraint ledger_transactions_idempotency_key_key');
      await tx.raw('alter table wallets drop constraint wallets_bonus_check');
      await tx.raw('alter table ledger_entries drop constraint ledger_entries_split');
      await tx.raw(damage, bindings as never);
      for (const { invariant } of await fixtures.ledger.violations(tx)) invariants.push(invariant);
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  return [...new Set(invariants)].sort();
}

describe('the violations of the ledger\'s invariants', () => {
  it('finds no broken invariant in a healthy ledger', async () => {
    expect(await fixtures.violations()).toEqual([]);
    expect(await noticed('select 1')).toEqual([]);
  });

  it.each([
    ['a changed leg', `update ledger_entries set amount = amount + 1 where account = 'purchased' and amount = 100`, ['I1', 'I2', 'I3', 'I9']],
    ['two changed legs that still sum to 0', `update ledger_entries set amount = amount * 2 where tx_id = (select tx_id from ledger_entries where amount = 100)`, ['I3', 'I9']],
    ['platform tokens moved to another account', `update ledger_entries set account = 'platform_rewards' where account = 'platform_sales'`, ['I9']],
    ['pending earnings below 0', `insert into ledger_transactions (id, kind, idempotency_key, reason, occurred_at) values ('00000000-0000-7000-8000-00000000000a', 'payout', 'y', '', now());
      insert into ledger_entries (tx_id, leg, owner, account, amount) select '00000000-0000-7000-8000-00000000000a', l.leg, l.owner, l.account, l.amount
      from (select user_id from wallets limit 1) w, lateral (values (1, w.user_id, 'pending_earned', -5), (2, null, 'platform_fees', 5)) as l (leg, owner, account, amount)`, ['I11', 'I4']],
    ['pending earnings whose split is another sum', pendingOf(`'{"bonus": 1, "subscription": 0, "earned": 0, "purchased": 3}'`), ['I11']],
    ['earned tokens made of bonus tokens', `${pendingOf(`'{"bonus": 5, "subscription": 0, "earned": 0, "purchased": 0}'`)};
      insert into ledger_transactions (id, kind, idempotency_key, reason, occurred_at) values ('00000000-0000-7000-8000-00000000000c', 'sale', 'z', '', now());
      insert into ledger_entries (tx_id, leg, owner, account, amount, split, chain_no, chain_hash) select '00000000-0000-7000-8000-00000000000c', l.* from (select user_id from wallets limit 1) w,
        lateral (values (1, w.user_id, 'pending_earned', -5, '{"bonus": -5, "subscription": 0, "earned": 0, "purchased": 0}'::jsonb, null, null), (2, w.user_id, 'earned', 5, null, 99, '\\x00'::bytea)) as l`, ['I11', 'I3', 'I9']],
    ['a hold whose split is another sum', `update holds set bucket_split = jsonb_set(bucket_split, '{purchased}', '1')`, ['I11']],
    ['a renamed kind', `update ledger_transactions set kind = 'gift' where kind = 'purchase'`, ['I9']],
    ['a transaction without legs', `insert into ledger_transactions (id, kind, idempotency_key, reason, occurred_at) values (gen_random_uuid(), 'gift', 'x', '', now())`, ['I1']],
    ['a balance without a ledger entry', 'update wallets set bonus = bonus + 50', ['I3']],
    ['a wallet below 0', 'update wallets set bonus = -1', ['I3', 'I4']],
    ['a forged seal', `update wallets set chain_hash = '\\x00'`, ['I9']],
    ['a run with two holds', `insert into holds (id, user_id, generation_id, amount, bucket_split, status, settled_at, held_at) select gen_random_uuid(), user_id, generation_id, 0, '{}', 'settled', now(), now() from holds where status = 'open'`, ['I5']],
    ['a hold ended without its transaction', `update holds set status = 'settled', released = amount, settled_at = now() where status = 'open'`, ['I3', 'I5']],
    ['a hold that captured otherwise than booked', `update holds set captured = 5, released = 0 where status = 'settled'`, ['I5']],
    ['an expired hold that cost something', `update holds set status = 'expired' where status = 'settled'`, ['I6']],
    ['a hold left open', `update holds set held_at = held_at - interval '1 hour' where status = 'open'`, ['I7']],
    ['a key for two transactions', `insert into ledger_transactions (id, kind, idempotency_key, reason, occurred_at) select gen_random_uuid(), kind, idempotency_key, reason, now() from ledger_transactions where kind = 'purchase'`, ['I1', 'I8']],
  ])('finds in the proof of the ledger %s', async (_damage, statement, expected) => {
    expect(await noticed(statement)).toEqual(expected);
  });

  it('finds in the proof of the ledger a wallet whose latest entries were deleted', async () => {
    const found = await noticed(`delete from ledger_entries where tx_id = (select id from ledger_transactions where kind = 'capture')`);
    expect(found).toEqual(['I1', 'I3', 'I5', 'I9']);
  });
});
