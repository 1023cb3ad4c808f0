import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { DemoOptions } from './demo-options.ts';

/*
 * Creates two scratch tables for the demo data's movements of tokens besides runs; `fill-ledger.ts` turns them into ledger entries. `demo_posts` has a row
 * for each transaction, with the person whose wallet it changes. `demo_legs` has its entries.
 */
const SCRATCH = [
  'create unlogged table demo_posts (tx_id uuid primary key, user_id uuid, kind text, key text, reason text, ref_type text, ref_id uuid, at timestamptz)',
  'create unlogged table demo_legs (tx_id uuid, leg int, owner uuid, account text, amount int, split jsonb)',
  `create unlogged table demo_products as
   select row_number() over (order by (p ->> 'priceCents')::int)::int as n, p ->> 'packageId' as product_id, p ->> 'name' as name, (p ->> 'priceCents')::int as cents, (p ->> 'tokens')::int as tokens
   from (select content from price_versions where kind = 'packages' order by version desc limit 1) v cross join lateral jsonb_array_elements(v.content -> 'packages') p`,
];

/**
 * SQL for the demo people's Pro subscriptions: they pay every month since they subscribed, and some have cancelled. The last paid month of an
 * active member is still running.
 */
const SUBSCRIPTIONS = `
  insert into subscriptions (id, user_id, stripe_subscription, status, price_cents, period_start, period_end, started_at, ended_at, created_at, updated_at)
  select demo_id('subscription', n, s.started_at), id, 'sub_demo_' || n, case when s.ended_at is null then 'active' else 'canceled' end, p.cents, s.started_at + interval '1 month' * s.months,
    s.started_at + interval '1 month' * (s.months + 1), s.started_at, s.ended_at, s.started_at, cast(:until as timestamptz)
  from (select n, id, plan, greatest(joined_at, cast(:until as timestamptz) - demo_ago('365 days')) as since from demo_people where plan = 'pro' or demo_chance(n, 3) < 0.08) u
  cross join (select (content ->> 'priceCents')::int as cents from price_versions where kind = 'pro' order by version desc limit 1) p
  cross join lateral (select since + (cast(:until as timestamptz) - since) * demo_chance(n, 111) * 0.9 as started_at) b
  cross join lateral (select b.started_at, case when plan <> 'pro' then b.started_at + (cast(:until as timestamptz) - b.started_at) * (0.2 + 0.7 * demo_chance(n, 112)) end as ended_at) e
  cross join lateral (select e.*, (select count(*)::int - 1 from generate_series(e.started_at, coalesce(e.ended_at, cast(:until as timestamptz)), interval '1 month')) as months) s`;

/** SQL for the demo people's orders: half of the people buy tokens, one to six times a year. A few payments are declined, refunded or disputed. */
const SKETCH = `
  create unlogged table demo_orders as
  select k, demo_id('order', k, at) as id, user_id, at, product_id, name, cents, tokens, 'tokens' as kind, cast(null as uuid) as subscription_id, cast(null as timestamptz) as period_start,
    case when fate < 0.04 then 'failed' when at > cast(:until as timestamptz) - demo_ago('20 days') then case when fate > 0.96 then 'disputed' else 'paid' end
      when fate < 0.07 then 'refunded' when fate < 0.09 then 'part' when fate > 0.992 then 'lost' else 'paid' end as fate
  from (
    select u.n * 10 + o as k, u.id as user_id, p.product_id, p.name, p.cents, p.tokens, demo_chance(u.n * 10 + o, 113) as fate,
      u.since + (cast(:until as timestamptz) - u.since) * demo_chance(u.n * 10 + o, 114) as at
    from (select n, id, greatest(joined_at, cast(:until as timestamptz) - demo_ago('365 days')) as since from demo_people where demo_chance(n, 115) < 0.5) u
    cross join lateral generate_series(1, 1 + floor(demo_chance(u.n, 116) * 6)::int) o
    join demo_products p on p.n = 1 + floor(power(demo_chance(u.n * 10 + o, 117), 1.4) * (select count(*) from demo_products))::int
  ) bought
  union all
  select s.n * 100 + 1000000000 + m, demo_id('order of month', s.n * 100 + m, s.started_at + interval '1 month' * m), s.user_id, s.started_at + interval '1 month' * m, 'pro', 'Pro', s.price_cents, s.tokens,
    'subscription', s.id, s.started_at + interval '1 month' * m, 'paid'
  from (select s.*, u.n, (select (content ->> 'tokensPerMonth')::int from price_versions where kind = 'pro' order by version desc limit 1) as tokens from subscriptions s join demo_people u on u.id = s.user_id) s
  cross join lateral generate_series(0, (select count(*)::int - 1 from generate_series(s.started_at, coalesce(s.ended_at, cast(:until as timestamptz)), interval '1 month'))) m`;

/** SQL for the cents and tokens that a refund or dispute takes from a demo order. A partial one takes half of both. */
const LOST = `cross join lateral (select case fate when 'refunded' then cents when 'part' then cents / 2 else 0 end as refunded, case when fate in ('disputed', 'lost') then cents else 0 end as disputed,
  case fate when 'part' then round(tokens * (cents / 2) / cents::numeric)::int when 'paid' then 0 when 'failed' then 0 else tokens end as taken) l`;

const ORDERS = [
  `insert into orders (id, user_id, kind, product_id, product_name, amount_cents, tokens, status, stripe_payment_intent, stripe_invoice, subscription_id, period_start, invoice_no, fee_cents, refunded_cents, disputed_cents,
    clawed_back, granted, grant_key, moves, failure, sync_no, paid_at, created_at, updated_at)
  select id, user_id, kind, product_id, name, cents, tokens, case fate when 'part' then 'paid' when 'lost' then 'disputed' else fate end, 'pi_demo_' || k, case when kind = 'subscription' then 'in_demo_' || k end,
    subscription_id, period_start, case when kind = 'subscription' then 'DEMO-' || k end, case when fate = 'failed' then 0 else round(cents * 0.029)::int + 30 end, l.refunded, l.disputed, l.taken, fate <> 'failed',
    case when fate <> 'failed' then 'pi:pi_demo_' || k end, (l.taken > 0)::int, case when fate = 'failed' then 'Your card was declined.' end, 1, case when fate <> 'failed' then at end, at, at
  from demo_orders ${LOST} order by id`,
  `insert into refunds (stripe_refund, order_id, amount_cents, status, refunded_at)
  select 're_demo_' || k, id, l.refunded, 'succeeded', at + demo_ago('3 days') from demo_orders ${LOST} where l.refunded > 0`,
  `insert into disputes (stripe_dispute, order_id, amount_cents, reason, status, opened_at, due_at, closed_at)
  select 'dp_demo_' || k, id, cents, demo_pick('{fraudulent,product_not_received,unrecognized}', k, 118), case fate when 'lost' then 'lost' else 'open' end, at + (cast(:until as timestamptz) - at) * 0.1,
    at + interval '21 days', case fate when 'lost' then at + (cast(:until as timestamptz) - at) * 0.5 end from demo_orders where fate in ('disputed', 'lost')`,
  // Marks demo orders as already reported, because no event of demo data reports them.
  'update orders set told_cents = takings_cents where told_cents <> takings_cents',
  'update users u set paid_cents = o.cents from (select user_id, sum(takings_cents) as cents from orders group by 1) o where o.user_id = u.id and o.cents > 0',
  `insert into analytics_people (user_id, first_at, last_at, device, country, source, plan)
  select id, joined_at, cast(:until as timestamptz), demo_pick('{phone,desktop,desktop,tablet}', n, 119), demo_pick('{DE,US,GB,FR,AT,IN,NG,BR}', n, 120), demo_pick('{direct,search,referral}', n, 121), plan from demo_people`,
];

const POSTS = [
  `insert into demo_posts select demo_id('grant', k, at), user_id, case kind when 'tokens' then 'purchase' else 'subscription_grant' end, 'pi:pi_demo_' || k, name, 'order', id, at from demo_orders where fate <> 'failed'`,
  `insert into demo_legs select demo_id('grant', k, at), l.leg, case when l.own then user_id end, l.account, l.sign * tokens
  from demo_orders join (values ('tokens', 1, false, 'platform_sales', -1), ('tokens', 3, true, 'purchased', 1), ('subscription', 1, false, 'platform_subscriptions', -1), ('subscription', 3, true, 'subscription', 1)) l (kind, leg, own, account, sign) using (kind)
  where fate <> 'failed'`,
  // SQL for refunds and disputes of demo orders. No token of these orders was spent, because fill-unlocks.ts pays from other orders.
  `insert into demo_posts select demo_id('take', k, b.at), user_id, case when l.disputed > 0 then 'chargeback' else 'refund' end, 'take:' || id || ':0', name || case when l.disputed > 0 then ': dispute' else ': refund' end, 'order', id, b.at
  from demo_orders o ${LOST} cross join lateral (select case when l.disputed > 0 then o.at + (cast(:until as timestamptz) - o.at) * 0.1 else o.at + demo_ago('3 days') end as at) b where l.taken > 0`,
  `insert into demo_legs select p.tx_id, l.leg, case when l.own then p.user_id end, l.account, l.sign * o.clawed_back
  from demo_posts p join orders o on o.id = p.ref_id cross join (values (1, true, 'purchased', -1), (6, false, 'platform_sales', 1)) l (leg, own, account, sign) where p.kind in ('refund', 'chargeback')`,
];

/** Inserts a year of demo orders with subscriptions, refunds and disputes, and the token movements of each. */
export async function fillOrders(connection: Connection, { until }: DemoOptions): Promise<void> {
  for (const statement of [...SCRATCH, SUBSCRIPTIONS, SKETCH, 'analyze demo_orders', ...ORDERS, ...POSTS]) await rows(connection, statement, statement.includes(':until') ? { until } : {});
}
