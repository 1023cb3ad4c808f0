import { utcDay } from '#contracts/utc-days.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

// Runs that another wallet pays for do not count for the key. An ended run counts with its captured tokens, an unfinished one with its price.
const SPENT = `
  select k.id, coalesce((
    select sum(coalesce(g.captured, (g.quote->>'total')::int)) from generations g
    where g.key_id = k.id and g.created_at >= cast(:since as timestamptz) and coalesce(g.payer_id, g.user_id) = g.user_id
  ), 0)::int as spent
  from unnest(cast(:ids as uuid[])) as k (id)`;

/** Sums of what runs of API keys cost. */
export interface KeySpending {
  /** Tokens that runs of these keys hold or cost since the day of `now` began (UTC), by key. */
  today(connection: Connection, keyIds: readonly string[], now: Date): Promise<Map<string, number>>;
}

/** Tokens that runs of these keys hold or cost since the day of `now` began (UTC), by key. */
export async function spentToday(connection: Connection, keyIds: readonly string[], now: Date): Promise<Map<string, number>> {
  if (keyIds.length === 0) return new Map();
  const found = await rows<{ id: string; spent: number }>(connection, SPENT, { ids: [...keyIds], since: `${utcDay(now)}T00:00:00Z` });
  return new Map(found.map(({ id, spent }) => [id, spent]));
}
