import { DEFAULT_REFERRAL_TERMS, milestonesOf } from '#contracts/referrals.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { establishedOf } from './demo-options.ts';
import type { DemoOptions } from './demo-options.ts';

const { settleDays, earlyDays, referrerTokens, newcomerTokens } = DEFAULT_REFERRAL_TERMS;

/**
 * SQL for the referrals of demo people: two of three newcomers came by a link, most of them by the links of few people. Their first order
 * decides whether the reward was paid.
 */
const SKETCH = `
  create unlogged table demo_referrals as
  select u.n, demo_id('referral', u.n, u.joined_at) as id, r.id as referrer_id, r.n as referrer_n, u.id as referee_id, u.joined_at as at, o.id as order_id, o.at as paid_at, o.taken, s.signals,
    o.at + interval '${settleDays} days' as settles_at,
    case when o.id is null then 'signed_up' when o.taken > 0 then 'revoked' when s.signals <> '{}' then 'held' when o.at + interval '${settleDays} days' < cast(:until as timestamptz) then 'settled' else 'pending' end as status
  from demo_people u join demo_people r on r.n = 1 + floor(power(demo_chance(u.n, 131), 4) * cast(:established as int))::int
  left join lateral (select o.id, o.at, t.clawed_back as taken from demo_orders o join orders t on t.id = o.id where o.user_id = u.id and o.kind = 'tokens' and t.granted order by o.at limit 1) o on true
  cross join lateral (select case when demo_chance(u.n, 132) < 0.06 then array[demo_pick('{device,address,card}', u.n, 133)] when demo_chance(u.n, 132) < 0.09 then '{address,device}' else '{}' end as signals) s
  where u.n > cast(:established as int) and demo_chance(u.n, 130) < 0.67`;

const REFERRALS = [
  `insert into referral_codes (user_id, code, clicks, signed_up, created_at)
  select r.referrer_id, 'DEMO' || r.referrer_n || '-' || upper(substr(md5(r.referrer_n::text), 1, 4)), 0, count(*), min(r.at) - interval '1 day' from demo_referrals r group by 1, 2`,
  `insert into referral_clicks (referrer_id, day, visitor)
  select referrer_id, (at at time zone 'UTC')::date - (c % 5)::int, sha256((n || ' ' || c)::bytea) from demo_referrals cross join lateral generate_series(0, 2 + floor(demo_chance(n, 134) * 9)::int) c on conflict do nothing`,
  `update referral_codes r set clicks = c.clicks from (select referrer_id, count(*)::int as clicks from referral_clicks group by 1) c where c.referrer_id = r.user_id`,
  `insert into referral_attributions (id, referrer_id, referee_id, terms_version, clicked_at, signed_up_at, status, signals, first_order_id, first_paid_at, bucket, settles_at, due_at, settled_at, revoked_by, reason)
  select id, referrer_id, referee_id, 1, at - interval '20 minutes', at, status, signals, order_id, paid_at, case when order_id is not null then 'purchased' end, settles_at,
    case status when 'pending' then least(settles_at, paid_at + interval '${earlyDays} days') end, case status when 'settled' then settles_at end, case status when 'revoked' then 'order' end,
    case status when 'revoked' then 'The purchase was refunded or disputed' end from demo_referrals order by id`,
  `insert into referral_prints (user_id, kind, print, seen_at)
  select p.user_id, s.signal, sha256((r.referrer_n || ' ' || s.signal)::bytea), max(r.at) from demo_referrals r cross join lateral unnest(r.signals) as s (signal)
  cross join lateral (values (r.referrer_id), (r.referee_id)) p (user_id) group by 1, 2, 3`,
  `insert into referral_orders (order_id, user_id, paid_at, taken) select order_id, referee_id, paid_at, taken from demo_referrals where order_id is not null`,
  `insert into referral_rewards (id, user_id, kind, attribution_id, referee_id, amount, status, settled_at, revoked_at)
  select demo_id('reward of ' || k.kind, n, paid_at), case k.kind when 'referrer' then referrer_id else referee_id end, k.kind, id, referee_id, k.amount, case status when 'held' then 'pending' else status end,
    case status when 'settled' then settles_at end, case status when 'revoked' then paid_at + demo_ago('3 days') end
  from demo_referrals cross join (values ('referrer', ${referrerTokens}), ('newcomer', ${newcomerTokens})) k (kind, amount) where order_id is not null`,
];

/** SQL for referral milestones: a demo referrer reaches one with the settled friend of that number. */
const MILESTONES = `
  insert into referral_rewards (id, user_id, kind, milestone, amount, status, settled_at)
  select demo_id('reward of milestone ' || m.friends, s.referrer_n, s.settles_at), s.referrer_id, 'milestone', m.friends, m.tokens, 'settled', s.settles_at
  from (select *, row_number() over (partition by referrer_id order by settles_at, n) as place from demo_referrals where status = 'settled') s
  join jsonb_to_recordset(cast(:milestones as jsonb)) as m (friends int, tokens int) on m.friends = s.place`;

const POSTS = [
  `create unlogged table demo_rewards as
   select *, demo_id('reward ' || id, 0, settled_at) as tx_id from referral_rewards where status = 'settled'`,
  `insert into demo_posts select tx_id, user_id, 'referral', 'referral:' || case kind when 'milestone' then user_id || ':milestone:' || milestone else referee_id || ':' || kind end,
    case kind when 'referrer' then 'A friend whom you invited' when 'newcomer' then 'You came by a friend’s link' else 'A milestone of invited friends' end, 'referral', coalesce(attribution_id, id), settled_at from demo_rewards`,
  `insert into demo_legs select tx_id, l.leg, case l.leg when 3 then user_id end, case l.leg when 1 then 'platform_rewards' else 'bonus' end, case l.leg when 1 then -amount else amount end from demo_rewards cross join (values (1), (3)) l (leg)`,
  'drop table demo_rewards, demo_referrals',
];

/** Inserts demo newcomers' referrals, and the rewards of both sides under the first terms of the programme. */
export async function fillReferrals(connection: Connection, { people, until }: DemoOptions): Promise<void> {
  await rows(connection, SKETCH, { until, established: establishedOf({ people }) });
  for (const statement of REFERRALS) await rows(connection, statement);
  await rows(connection, MILESTONES, { milestones: JSON.stringify(milestonesOf(DEFAULT_REFERRAL_TERMS)) });
  for (const statement of POSTS) await rows(connection, statement);
}
