import { CASH_OUT_AGE_DAYS, LEAST_CASH_OUT } from '#contracts/cash-outs.ts';
import { CREATOR_PERCENT, RELEASE_DAYS } from '#contracts/selling.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { DemoOptions } from './demo-options.ts';

/**
 * SQL for unlocks of demo prompts: up to three are paid from the tokens of each order that was not refunded. So refunds and disputes find
 * their own tokens unspent. No person unlocks a prompt twice.
 */
const SKETCH = [
  `create unlogged table demo_sellable as select row_number() over (order by d.i)::int as s, d.id, d.owner_id, d.content_type, d.at, p.unlock_price as price, p.title
   from demo_prompts d join prompts p on p.id = d.id where d.pricing in ('unlock', 'run_and_unlock') and d.visibility = 'public'`,
  `create unlogged table demo_unlocks as
   select u, demo_id('unlock', u, at) as id, at, buyer, prompt_id, owner_id, content_type, price, title, jsonb_build_object('bonus', 0, 'subscription', 0, 'earned', 0, 'purchased', price) as split,
     (at at time zone 'UTC')::date as day from (
     select f.*, sum(price) over (partition by k order by at) as spent from (
       select distinct on (o.user_id, s.id) o.k, o.k * 4 + j as u, o.at + demo_ago('8 hours') * (j + 1) as at, o.user_id as buyer, s.id as prompt_id, s.owner_id, s.content_type, s.price, s.title, o.tokens
       from demo_orders o cross join generate_series(0, 2) j
       join demo_sellable s on s.s = 1 + floor(power(demo_chance(o.k * 4 + j, 122), 2) * (select count(*) from demo_sellable))::int
       where o.kind = 'tokens' and o.fate = 'paid' and s.owner_id <> o.user_id and s.at < o.at and o.at + demo_ago('8 hours') * (j + 1) < cast(:until as timestamptz)
       order by o.user_id, s.id, o.at, j
     ) f
   ) g where spent <= tokens`,
];

const UNLOCKS = [
  `insert into unlocks (id, prompt_id, user_id, creator_id, content_type, version_no, price, credit, paid, split, status, unlocked_at)
  select id, prompt_id, buyer, owner_id, content_type, 1, price, 0, price, split, 'active', at from demo_unlocks order by id`,
  `insert into prompt_access (id, prompt_id, user_id, source, source_id, from_version_no, granted_at) select demo_id('access', u, at), prompt_id, buyer, 'unlock', id, 1, at from demo_unlocks`,
  `insert into demo_posts select demo_id('unlock paid', u, at), buyer, 'unlock', 'unlock:' || id, 'Unlock of “' || title || '”', 'prompt', prompt_id, at from demo_unlocks`,
  `insert into demo_legs select demo_id('unlock paid', u, at), l.leg, case l.leg when 1 then buyer else owner_id end, case l.leg when 1 then 'purchased' else 'pending_earned' end, case l.leg when 1 then -price else price end,
    case l.leg when 2 then split end from demo_unlocks cross join (values (1), (2)) l (leg)`,
];

/** SQL that releases the demo creators' earnings whose waiting time is over, one release for each day. */
const RELEASES = [
  `create unlogged table demo_releases as
   select row_number() over (order by day, owner_id) as r, owner_id, day, sum(price)::int as gross, floor(sum(price) * ${CREATOR_PERCENT} / 100)::int as share,
     ((day + ${RELEASE_DAYS + 1}) at time zone 'UTC') + interval '10 minutes' as at from demo_unlocks where day < (cast(:until as timestamptz) at time zone 'UTC')::date - ${RELEASE_DAYS} group by owner_id, day`,
  `insert into earnings (id, creator_id, prompt_id, payer_id, source, source_id, gross, split, lineage, day, earned_at, status, part)
  select demo_id('earning', u.u, u.at), u.owner_id, prompt_id, buyer, 'unlock', id, price, split, '[]', u.day, u.at, case when r.r is null then 'pending' else 'released' end, case when r.r is not null then 1 end
  from demo_unlocks u left join demo_releases r on r.owner_id = u.owner_id and r.day = u.day`,
  `insert into earning_releases (creator_id, day, part, gross, share, released_at) select owner_id, day, 1, gross, share, at from demo_releases`,
  `insert into demo_posts select demo_id('release', r, at), owner_id, 'sale', 'release:' || owner_id || ':' || day || ':1', 'Earnings of ' || day, null, null, at from demo_releases`,
  `insert into demo_legs select demo_id('release', r, at), l.leg, case when l.leg < 3 then owner_id end, l.account, case l.leg when 1 then -gross when 2 then share else gross - share end,
    case l.leg when 1 then jsonb_build_object('bonus', 0, 'subscription', 0, 'earned', 0, 'purchased', -gross) end
  from demo_releases cross join (values (1, 'pending_earned'), (2, 'earned'), (3, 'platform_fees')) l (leg, account)
  where l.leg < 3 or gross > share`,
];

/**
 * SQL for payout requests of demo creators who earned enough, in turn requested, approved, paid twice, rejected. The payout address stays
 * empty, because only a running server can seal it.
 */
const CASH_OUTS = [
  `create unlogged table demo_cash_outs as
   select demo_id('cash out', n, at) as id, c.* from (
     select c.*, cast(:until as timestamptz) - interval '1 day' * (array[2, 5, 21, 34, 12])[1 + (c.n % 5)::int] as at, (array['requested', 'approved', 'paid', 'paid', 'rejected'])[1 + (c.n % 5)::int] as status from (
       select row_number() over (order by sum(share) desc, owner_id) - 1 as n, owner_id, least(5000, sum(share) / 100 * 100)::int as tokens from demo_releases
       where at < cast(:until as timestamptz) - interval '${CASH_OUT_AGE_DAYS + 40} days' group by owner_id having sum(share) >= ${LEAST_CASH_OUT}) c) c`,
  `insert into cash_outs (id, user_id, tokens, amount_cents, status, requested_at, decided_at, paid_at, note)
  select id, owner_id, tokens, tokens * 5, status, at, case when status <> 'requested' then at + interval '1 day' end, case status when 'paid' then at + interval '3 days' end,
    case status when 'rejected' then 'The name of the account is another one. Please send it again.' when 'paid' then 'Sent by bank transfer.' end from demo_cash_outs`,
  `create unlogged table demo_cash_out_steps as
   select demo_id('cash out ' || s.step, n, at + s.later) as tx_id, c.*, s.* from demo_cash_outs c join (values ('requested', interval '0', '{requested,approved,paid,rejected}'::text[], 'earned', 'cash_outs_requested', 'A payout was requested'),
     ('approved', interval '1 day', '{approved,paid}', 'cash_outs_requested', 'cash_outs_approved', 'A payout was approved'), ('paid', interval '3 days', '{paid}', 'cash_outs_approved', 'cash_outs_paid', 'A payout was paid'),
     ('returned', interval '1 day', '{rejected}', 'cash_outs_requested', 'earned', 'A payout was rejected')) s (step, later, statuses, source, goal, reason) on c.status = any(s.statuses)`,
  `insert into demo_posts select tx_id, case when 'earned' in (source, goal) then owner_id end, 'payout', 'cash-out:' || id || ':' || step, reason, 'cash_out', id, at + later from demo_cash_out_steps`,
  `insert into demo_legs select tx_id, l.leg, case when l.account = 'earned' then owner_id end, l.account, l.sign * tokens from demo_cash_out_steps cross join lateral (values (1, source, -1), (2, goal, 1)) l (leg, account, sign)`,
];

const DROP = ['demo_cash_out_steps', 'demo_cash_outs', 'demo_releases', 'demo_unlocks', 'demo_sellable'].map((name) => `drop table ${name}`);

/** Inserts unlocks of demo prompts, the earnings from them, and payout requests. */
export async function fillUnlocks(connection: Connection, { until }: DemoOptions): Promise<void> {
  for (const statement of [...SKETCH, ...UNLOCKS, ...RELEASES, ...CASH_OUTS, ...DROP]) await rows(connection, statement, statement.includes(':until') ? { until } : {});
}
