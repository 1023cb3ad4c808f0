import type { SalesBreakdown } from '#contracts/sales-breakdown.ts';
import { rows } from '#kernel/db/raw.ts';
import type { PaymentsContext } from '../payments-context.ts';
import { lifetimeFigures } from './lifetime-figures.ts';
import type { Period } from './sales-summary.ts';

// The statement gives one row for each buyer and product. A refund or dispute counts on its own day, also for an order of an earlier period.
const MOVES = `
  with moves as (
    select user_id, product_id, product_name, 1 as orders, amount_cents as gross, fee_cents as fees, 0 as back, tokens
    from orders where granted and paid_at >= :from and paid_at < :to
    union all
    select o.user_id, o.product_id, o.product_name, 0, 0, 0, lost.cents, 0 from (
      select order_id, amount_cents as cents from refunds where status not in ('failed', 'canceled') and refunded_at >= :from and refunded_at < :to
      union all select order_id, amount_cents from disputes where status <> 'won' and opened_at >= :from and opened_at < :to
    ) lost join orders o on o.id = lost.order_id
  )
  select user_id, product_id, max(product_name) as name, sum(orders)::int as orders, sum(gross) as gross, sum(fees) as fees, sum(back) as back, sum(tokens) as tokens
  from moves group by user_id, product_id`;

interface Move {
  user_id: string;
  product_id: string;
  name: string;
  orders: number;
  gross: number;
  fees: number;
  back: number;
  tokens: number;
}

type Takings = Omit<SalesBreakdown['countries'][number], 'country'>;

/**
 * Sales of a period grouped by country, by product and by referral. Each grouping adds up to the figures of the whole period
 * (docs/rules/payments.md#sales-groups).
 */
export async function salesBreakdown({ db, identity, origins }: Pick<PaymentsContext, 'db' | 'identity' | 'origins'>, period: Period): Promise<SalesBreakdown> {
  const [moves, lifetime] = await Promise.all([rows<Move>(db.knex, MOVES, { from: period.from, to: period.to }), lifetimeFigures(db.knex, period.to)]);
  const buyers = [...new Set(moves.map((move) => move.user_id))];
  const [countries, referrers] = await Promise.all([origins.countries(db.knex, buyers), origins.referrers(db.knex, buyers)]);
  const names = await identity.usernames(db.knex, [...new Set(referrers.values())]);
  const productNames = new Map(moves.map((move) => [move.product_id, move.name]));
  return {
    countries: groups(moves, (move) => countries.get(move.user_id) ?? null).map(([country, takings]) => ({ country, ...takings })),
    products: groups(moves, (move) => move.product_id).map(([productId, takings]) => ({ productId, name: productNames.get(productId) ?? productId, ...takings })),
    referrals: groups(moves, (move) => referrers.get(move.user_id) ?? null).map(([id, takings]) => ({ referrer: id === null ? null : { id, username: names.get(id) ?? null }, ...takings })),
    lifetime,
  };
}

function groups<Key>(moves: readonly Move[], keyOf: (move: Move) => Key): [Key, Takings][] {
  const found = new Map<Key, { moves: Move[]; people: Set<string> }>();
  for (const move of moves) {
    const group = found.get(keyOf(move)) ?? { moves: [], people: new Set() };
    group.moves.push(move);
    if (move.orders > 0) group.people.add(move.user_id);
    found.set(keyOf(move), group);
  }
  return [...found].map(([key, group]): [Key, Takings] => [key, added(group.moves, group.people.size)]).sort(([, a], [, b]) => b.grossCents - a.grossCents || b.netCents - a.netCents);
}

function added(moves: readonly Move[], people: number): Takings {
  const sum = (part: 'orders' | 'gross' | 'fees' | 'back' | 'tokens'): number => moves.reduce((total, move) => total + move[part], 0);
  const [grossCents, feeCents, backCents] = [sum('gross'), sum('fees'), sum('back')];
  return { people, orders: sum('orders'), grossCents, feeCents, backCents, netCents: grossCents - feeCents - backCents, tokens: sum('tokens') };
}
