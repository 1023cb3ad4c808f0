import { DAY_MS } from '#contracts/durations.ts';
import { one } from '#contracts/must.ts';
import type { LifetimeFigures } from '#contracts/sales-breakdown.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { lifetimeValue } from '../domain/lifetime-value.ts';

const STEP_MS = 30 * DAY_MS;

const FIGURES = `
  with paid as (
    select user_id, amount_cents - fee_cents as left_cents, paid_at >= :middle as late from orders where granted and paid_at >= :start and paid_at < :end
  ), people as (
    select user_id, bool_or(late) as late, bool_or(not late) as early from paid group by user_id
  ), back as (
    select coalesce(sum(cents), 0) as cents from (
      select amount_cents as cents from refunds where status not in ('failed', 'canceled') and refunded_at >= :middle and refunded_at < :end
      union all select amount_cents from disputes where status <> 'won' and opened_at >= :middle and opened_at < :end
    ) lost
  )
  select count(*) filter (where late)::int as payers, count(*) filter (where early)::int as before, count(*) filter (where late and early)::int as came_back,
    (select coalesce(sum(left_cents), 0) from paid where late) - (select cents from back) as net
  from people`;

/** How many buyers came back, and what they paid, in the 60 days before `end` (docs/rules/payments.md#lifetime-value). */
export async function lifetimeFigures(connection: Connection, end: string): Promise<LifetimeFigures> {
  const at = (ms: number): string => new Date(Date.parse(end) - ms).toISOString();
  const found = one(await rows<{ payers: number; before: number; came_back: number; net: number }>(connection, FIGURES, { start: at(2 * STEP_MS), middle: at(STEP_MS), end }));
  const figures = { netCents: found.net, payers: found.payers, before: found.before, cameBack: found.came_back };
  return { ...figures, ltvCents: lifetimeValue(figures) };
}
