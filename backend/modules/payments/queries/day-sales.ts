import type { DayFigures } from '#contracts/today.ts';
import { one } from '#contracts/must.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

const SALES = `
  select coalesce(sum(tokens) filter (where paid_at >= :today), 0)::int as tokens, coalesce(sum(amount_cents) filter (where paid_at >= :today), 0)::int as cents,
    coalesce(sum(tokens) filter (where paid_at < :today), 0)::int as tokens_then, coalesce(sum(amount_cents) filter (where paid_at < :today), 0)::int as cents_then
  from orders where granted and ((paid_at >= :today and paid_at < :now) or (paid_at >= :yesterday and paid_at < :then))`;

/** Tokens sold and money taken, today and yesterday up to the same time of day; refunds are not taken off. */
export async function daySales(connection: Connection, days: { today: Date; now: Date; yesterday: Date; then: Date }): Promise<Pick<DayFigures, 'tokensSold' | 'revenueCents'>> {
  const found = one(await rows<{ tokens: number; cents: number; tokens_then: number; cents_then: number }>(connection, SALES, { ...days }));
  return { tokensSold: { now: found.tokens, then: found.tokens_then }, revenueCents: { now: found.cents, then: found.cents_then } };
}
