import { one } from '#contracts/must.ts';
import type { SalesSummary } from '#contracts/sales.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

/** A period as ISO times. `from` belongs to it, and `to` does not. */
export interface Period {
  from: string;
  to: string;
}

const TOTALS = `
  with paid as (
    select * from orders where granted and paid_at >= :from and paid_at < :to
  ), back as (
    select coalesce(sum(amount_cents), 0) as cents from refunds where status not in ('failed', 'canceled') and refunded_at >= :from and refunded_at < :to
  ), banks as (
    select coalesce(sum(amount_cents), 0) as cents from disputes where status <> 'won' and opened_at >= :from and opened_at < :to
  )
  select coalesce(sum(amount_cents), 0) as gross, coalesce(sum(fee_cents), 0) as fees, coalesce(sum(tokens), 0) as tokens,
    count(distinct user_id)::int as users, (select cents from back) as refunds, (select cents from banks) as disputes
  from paid`;

const PRO = `
  select count(*) filter (where started_at >= :from and started_at < :to)::int as started,
    count(*) filter (where ended_at >= :from and ended_at < :to)::int as ended,
    count(*) filter (where started_at < :to and (ended_at is null or ended_at >= :to))::int as active,
    coalesce(sum(price_cents) filter (where started_at < :to and (ended_at is null or ended_at >= :to)), 0)::int as mrr
  from subscriptions s
  where started_at is not null and status <> 'incomplete' and exists (select 1 from orders o where o.subscription_id = s.id and o.granted)`;

const DAYS = `
  with days as (
    select generate_series(date_trunc('day', cast(:from as timestamptz) at time zone 'UTC'), (cast(:to as timestamptz) at time zone 'UTC') - interval '1 microsecond', '1 day') as day
  ), sold as (
    select date_trunc('day', paid_at at time zone 'UTC') as day, sum(amount_cents) as gross, sum(fee_cents) as fees, count(*)::int as orders
    from orders where granted and paid_at >= :from and paid_at < :to group by 1
  ), back as (
    select date_trunc('day', at at time zone 'UTC') as day, sum(cents) as cents, sum(refund) as refunds from (
      select refunded_at as at, amount_cents as cents, amount_cents as refund from refunds where status not in ('failed', 'canceled')
      union all select opened_at, amount_cents, 0 from disputes where status <> 'won'
    ) lost where at >= :from and at < :to group by 1
  )
  select to_char(d.day, 'YYYY-MM-DD') as day, coalesce(gross, 0) as gross, coalesce(refunds, 0) as refunds, coalesce(orders, 0) as orders,
    coalesce(gross, 0) - coalesce(fees, 0) - coalesce(cents, 0) as net
  from days d left join sold using (day) left join back using (day) order by d.day`;

const PRODUCTS = `
  select product_id, max(product_name) as name, count(*)::int as orders, sum(amount_cents) as gross, sum(tokens) as tokens
  from orders where granted and paid_at >= :from and paid_at < :to group by product_id order by gross desc`;

interface Totals {
  gross: number;
  fees: number;
  tokens: number;
  users: number;
  refunds: number;
  disputes: number;
}
type Pro = Record<'started' | 'ended' | 'active' | 'mrr', number>;

const netOf = ({ gross, fees, refunds, disputes }: Totals): number => gross - fees - refunds - disputes;

/** Sales figures of a period, computed from rows: orders that granted tokens, and refunds and disputes on the day they happened. */
export async function salesSummary(connection: Connection, { from, to }: Period): Promise<Omit<SalesSummary, 'tokensOutstanding'>> {
  const length = Date.parse(to) - Date.parse(from);
  const earlier = { from: new Date(Date.parse(from) - length).toISOString(), to: from };
  const period = { from, to };
  const [totals, before, pro, proBefore, days, products] = await Promise.all([
    rows<Totals>(connection, TOTALS, period),
    rows<Totals>(connection, TOTALS, earlier),
    rows<Pro>(connection, PRO, period),
    rows<Pro>(connection, PRO, earlier),
    rows<{ day: string; gross: number; refunds: number; net: number; orders: number }>(connection, DAYS, period),
    rows<{ product_id: string; name: string; orders: number; gross: number; tokens: number }>(connection, PRODUCTS, period),
  ]);
  const [now, then, plan] = [one(totals), one(before), one(pro)];
  return {
    grossCents: now.gross,
    refundCents: now.refunds,
    disputeCents: now.disputes,
    feeCents: now.fees,
    netCents: netOf(now),
    mrrCents: plan.mrr,
    activePro: plan.active,
    newPro: plan.started,
    lostPro: plan.ended,
    payingUsers: now.users,
    arpuCents: now.users === 0 ? null : wholeShare(netOf(now), now.users),
    tokensSold: now.tokens,
    days: days.map(({ day, gross, refunds, net, orders }) => ({ day, grossCents: gross, refundCents: refunds, netCents: net, orders })),
    products: products.map(({ product_id: productId, name, orders, gross, tokens }) => ({ productId, name, orders, grossCents: gross, tokens })),
    previous: { grossCents: then.gross, netCents: netOf(then), newPro: one(proBefore).started, tokensSold: then.tokens },
  };
}

/** Divides cents among `people`, rounded towards zero to whole cents. */
const wholeShare = (total: number, people: number): number => (total - (total % people)) / people;
