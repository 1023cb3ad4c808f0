import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

/**
 * SQL for the demo wallets' ledger entries: a gift that pays for all runs; a hold for each run, captured or released by its end; and the
 * movements of purchases, sales and rewards (`demo_posts`). The ledger's own SQL function seals them one after the other, so that the same
 * rules hold as for real rows. Royalties are left out.
 */
const STEPS = [
  `create aggregate demo_chain(uuid, text, text) (sfunc = ledger_seal, stype = bytea, initcond = '')`,
  `create unlogged table demo_steps as
   select s.*, (row_number() over steps)::int as chain_no, demo_chain(tx_id, kind, legs) over steps as hash from (
     select u.id as user_id, demo_id('gift', u.n, u.joined_at) as tx_id, 'gift' as kind, null::uuid as run, u.joined_at as at, sum(r.held)::int as amount,
       ledger_leg(1, null, 'platform_rewards', -sum(r.held)::int) || ';' || ledger_leg(2, u.id, 'bonus', sum(r.held)::int) as legs
     from demo_people u join demo_data_runs r on r.user_id = u.id group by u.n, u.id, u.joined_at
     union all
     select user_id, demo_id('hold', k, at), 'hold', id, at, held, ledger_leg(1, user_id, 'bonus', -held) || ';' || ledger_leg(5, user_id, 'held', held) from demo_data_runs
     union all
     select user_id, demo_id('settle', k, at + interval '8 seconds'), case status when 'succeeded' then 'capture' else 'release' end, id, at + interval '8 seconds', held,
       ledger_leg(1, user_id, 'held', -held) || ';' ||
         case status when 'succeeded' then ledger_leg(2, null, 'platform_generation', held) else ledger_leg(4, user_id, 'bonus', held) end from demo_data_runs
     union all
     select p.user_id, p.tx_id, p.kind, null, p.at, null, l.legs from demo_posts p join (
       select tx_id, string_agg(case when split is null then ledger_leg(leg, owner, account, amount) else ledger_leg(leg, owner, account, amount, split) end, ';' order by leg) as legs
       from demo_legs group by tx_id) l using (tx_id) where p.user_id is not null
   ) s window steps as (partition by user_id order by at, tx_id)`,
  'create index on demo_steps (user_id, chain_no)',
  'analyze demo_steps',
];

const LEDGER = [
  `insert into wallets (user_id, bonus, subscription, earned, purchased, chain_no, chain_hash, created_at, updated_at)
   select distinct on (s.user_id) s.user_id, coalesce(b.back, 0) + coalesce(m.bonus, 0), coalesce(m.subscription, 0), coalesce(m.earned, 0), coalesce(m.purchased, 0), s.chain_no, s.hash, s.at, s.at
   from demo_steps s left join (select user_id, sum(amount)::int as back from demo_steps where kind = 'release' and run is not null group by 1) b on b.user_id = s.user_id
   left join (select owner, sum(amount) filter (where account = 'bonus')::int as bonus, sum(amount) filter (where account = 'subscription')::int as subscription, sum(amount) filter (where account = 'earned')::int as earned,
     sum(amount) filter (where account = 'purchased')::int as purchased from demo_legs where owner is not null group by 1) m on m.owner = s.user_id
   order by s.user_id, s.chain_no desc`,
  `insert into wallets (user_id, created_at, updated_at) select u.id, now(), now() from demo_people u where not exists (select 1 from wallets w where w.user_id = u.id)`,
  `insert into ledger_transactions (id, kind, idempotency_key, reason, ref_type, ref_id, occurred_at)
   select tx_id, kind, case kind when 'gift' then 'demo:' || user_id when 'hold' then 'hold:' || run else 'settle:' || run end,
     case kind when 'gift' then 'Demo tokens' when 'hold' then 'run' else 'settled' end, case when run is not null then 'generation' end, run, at
   from demo_steps where run is not null or kind = 'gift' order by tx_id`,
  `insert into ledger_transactions (id, kind, idempotency_key, reason, ref_type, ref_id, occurred_at) select tx_id, kind, key, reason, ref_type, ref_id, at from demo_posts order by tx_id`,
  `insert into holds (id, user_id, generation_id, amount, bucket_split, captured, released, status, held_at, settled_at, content_type, title)
   select demo_id('held', k, at), user_id, id, held, jsonb_build_object('bonus', held, 'subscription', 0, 'earned', 0, 'purchased', 0),
     case status when 'succeeded' then held else 0 end, case status when 'succeeded' then 0 else held end, 'settled', at, at + interval '8 seconds', content_type, title
   from demo_data_runs order by id`,
  `insert into ledger_entries (tx_id, leg, owner, account, amount, chain_no, chain_hash)
   select s.tx_id, l.leg, case when l.own then s.user_id end, l.account, l.sign * s.amount, case when l.own then s.chain_no end, case when l.own then s.hash end
   from demo_steps s join (values ('gift', 1, false, 'platform_rewards', -1), ('gift', 2, true, 'bonus', 1), ('hold', 1, true, 'bonus', -1), ('hold', 5, true, 'held', 1),
     ('capture', 1, true, 'held', -1), ('capture', 2, false, 'platform_generation', 1), ('release', 1, true, 'held', -1), ('release', 4, true, 'bonus', 1)) as l (kind, leg, own, account, sign)
     on l.kind = s.kind where s.run is not null or s.kind = 'gift' order by s.tx_id, l.leg`,
  `insert into ledger_entries (tx_id, leg, owner, account, amount, split, chain_no, chain_hash)
   select l.tx_id, l.leg, l.owner, l.account, l.amount, l.split, s.chain_no, s.hash from demo_legs l left join demo_steps s on s.tx_id = l.tx_id and s.user_id = l.owner and l.account <> 'pending_earned' order by l.tx_id, l.leg`,
];

/** Inserts wallets, holds and ledger entries for all demo runs and for the token movements in `demo_posts`. */
export async function fillLedger(connection: Connection): Promise<void> {
  for (const statement of STEPS) await rows(connection, statement);
  await withoutTriggers(connection, LEDGER);
  await rows(connection, 'drop table demo_steps, demo_posts, demo_legs');
  await rows(connection, 'drop aggregate demo_chain(uuid, text, text)');
}

/**
 * Lets a superuser skip checks of references while demo data is inserted, because they take most of the time. The rules of the ledger are
 * checked afterwards.
 */
async function withoutTriggers(connection: Connection, statements: readonly string[]): Promise<void> {
  const [me] = await rows<{ may: boolean }>(connection, 'select rolsuper as may from pg_roles where rolname = current_user');
  if (me?.may) await rows(connection, 'set session_replication_role = replica');
  for (const statement of statements) await rows(connection, statement);
  if (me?.may) await rows(connection, 'reset session_replication_role');
}
