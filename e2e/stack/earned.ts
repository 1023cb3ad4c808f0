import { Client } from 'pg';

const EARN = `
  with wallet as (select * from wallets where user_id = (select id from users where username = $1) for update),
  txn as (
    insert into ledger_transactions (id, kind, idempotency_key, reason, occurred_at)
    select gen_random_uuid(), 'adjustment', 'spec:' || gen_random_uuid(), 'Earned before this spec', now() - interval '61 days' from wallet returning id
  ), sealed as (
    select w.user_id, w.chain_no, t.id as tx_id,
      ledger_seal(w.chain_hash, t.id, 'adjustment', ledger_leg(1, null, 'platform_adjustments', -$2::int) || ';' || ledger_leg(2, w.user_id, 'earned', $2::int)) as hash
    from wallet w, txn t
  ), moved as (
    update wallets set earned = earned + $2::int, chain_no = s.chain_no + 1, chain_hash = s.hash from sealed s where wallets.user_id = s.user_id
  )
  insert into ledger_entries (tx_id, leg, owner, account, amount, chain_no, chain_hash)
  select s.tx_id, l.leg, l.owner, l.account, l.amount, case when l.leg = 2 then s.chain_no + 1 end, case when l.leg = 2 then s.hash end
  from sealed s, lateral (values (1, null::uuid, 'platform_adjustments', -$2::int), (2, s.user_id, 'earned', $2::int)) as l (leg, owner, account, amount)`;

/** Gives a person tokens as if earned 61 days ago, with their ledger entry, because a spec cannot wait until earnings are released. */
export async function earnedEarlier(username: string, tokens: number): Promise<void> {
  const database = new Client({ connectionString: process.env.E2E_DATABASE_URL });
  await database.connect();
  await database.query(EARN, [username, tokens]);
  await database.end();
}
