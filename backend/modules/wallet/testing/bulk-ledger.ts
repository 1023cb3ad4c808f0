import { rows } from '#kernel/db/raw.ts';
import type { Database } from '#kernel/db/database.ts';

/**
 * SQL that fills wallets: step 1 is a purchase, then each run is a hold of 4 tokens and a settlement that captures 3. Ids grow with time as
 * real ones do. Each round inserts one row per wallet, so that a million seals take seconds.
 */
const FILL = [
  `create temp table steps as
   with recursive step as (
     select u.user_id, 1 as chain_no, ledger_seal(''::bytea, step_id(u.user_id, 1), 'purchase',
       ledger_leg(1, null, 'platform_sales', -:bought) || ';' || ledger_leg(3, u.user_id, 'purchased', :bought)) as hash
     from unnest(:users::uuid[]) as u (user_id)
     union all
     select s.user_id, s.chain_no + 1, case when s.chain_no % 2 = 1
       then ledger_seal(s.hash, step_id(s.user_id, s.chain_no + 1), 'hold',
         ledger_leg(4, s.user_id, 'purchased', -4) || ';' || ledger_leg(5, s.user_id, 'held', 4))
       else ledger_seal(s.hash, step_id(s.user_id, s.chain_no + 1), 'capture',
         ledger_leg(1, s.user_id, 'held', -4) || ';' || ledger_leg(2, null, 'platform_generation', 3) || ';' ||
         ledger_leg(7, s.user_id, 'purchased', 1)) end
     from step s where s.chain_no <= 2 * :runs
   )
   select user_id, chain_no, hash, step_id(user_id, chain_no) as tx_id, step_id(user_id, chain_no - chain_no % 2) as run,
     case when chain_no = 1 then 'purchase' when chain_no % 2 = 0 then 'hold' else 'capture' end as kind,
     timestamptz '2026-01-01' + chain_no * interval '1 minute' as at
   from step`,
  `insert into wallets (user_id, purchased, chain_no, chain_hash, created_at, updated_at)
   select user_id, :bought - 3 * :runs, chain_no, hash, at, at from steps where chain_no = 2 * :runs + 1`,
  `insert into ledger_transactions (id, kind, idempotency_key, reason, ref_type, ref_id, occurred_at)
   select tx_id, kind, case kind when 'purchase' then 'fill:' || user_id when 'hold' then 'hold:' || run else 'settle:' || run end,
     kind, case when kind <> 'purchase' then 'generation' end, case when kind <> 'purchase' then run end, at
   from steps order by tx_id`,
  `insert into holds (id, user_id, generation_id, amount, bucket_split, captured, released, status, held_at, settled_at, content_type, title)
   select run, user_id, run, 4, '{"bonus": 0, "subscription": 0, "earned": 0, "purchased": 4}', 3, 1, 'settled',
     at - interval '1 minute', at, 'image', 'Picture ' || chain_no
   from steps where kind = 'capture' order by run`,
  `insert into ledger_entries (tx_id, leg, owner, account, amount, chain_no, chain_hash)
   select s.tx_id, l.leg, case when l.own then s.user_id end, l.account, l.amount, case when l.own then s.chain_no end, case when l.own then s.hash end
   from steps s join (values ('purchase', 1, false, 'platform_sales', -:bought), ('purchase', 3, true, 'purchased', :bought),
     ('hold', 4, true, 'purchased', -4), ('hold', 5, true, 'held', 4), ('capture', 1, true, 'held', -4),
     ('capture', 2, false, 'platform_generation', 3), ('capture', 7, true, 'purchased', 1)) as l (kind, leg, own, account, amount)
     on l.kind = s.kind order by s.tx_id, l.leg`,
];

export interface BulkLedger {
  users: readonly string[];
  /** How many runs each of these people makes. */
  runs: number;
}

/** The number of ledger entries that `fillLedger` inserts for this size. */
export const entriesOf = ({ users, runs }: BulkLedger): number => users.length * (5 * runs + 2);

/** Inserts long histories of wallets directly, with correct seals, because a million real commands would take an hour. */
export async function fillLedger(db: Database, { users, runs }: BulkLedger): Promise<void> {
  // Inserts the numbers into the SQL text, because Postgres could not tell the types of these parameters. Only `users` is bound.
  const written = (statement: string): string =>
    statement.replaceAll(':bought', String(4 * runs)).replaceAll(':runs', String(runs)).replaceAll('step_id(', 'pg_temp.step_id(');
  await db.transaction(async (tx) => {
    await rows(tx, 'set local statement_timeout = 0');
    await rows(tx, `create or replace function pg_temp.step_id(owner uuid, step int) returns uuid language sql immutable
      return (lpad(to_hex(step), 12, '0') || substr(md5(owner || ':' || step), 13))::uuid`);
    for (const statement of FILL) {
      await rows(tx, written(statement), statement.includes(':users') ? { users } : {});
    }
    await rows(tx, 'drop table steps');
  });
  for (const table of ['wallets', 'holds', 'ledger_transactions', 'ledger_entries']) await db.knex.raw('vacuum analyze ??', [table]);
}
