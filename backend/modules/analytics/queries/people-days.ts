import type { PeopleDay, readOverview } from '#contracts/admin-analytics.ts';
import type { QueryOf, ResponseOf } from '#contracts/endpoint.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

const DAYS = `
  select cast(day as text) as day, active, week, month, signed_up as "signedUp", counted_at as "countedAt" from people_days
  where day >= (cast(:from as timestamptz) at time zone 'UTC')::date and day < (cast(:to as timestamptz) at time zone 'UTC')::date
  order by day`;

/** The number of members by day, as maintenance last counted it. Days before the first event have no row. */
export async function peopleDays(tx: Tx, { from, to }: QueryOf<typeof readOverview>): Promise<ResponseOf<typeof readOverview>> {
  const found = await rows<PeopleDay & { countedAt: Date }>(tx, DAYS, { from: new Date(from), to: new Date(to) });
  return { countedAt: found.at(-1)?.countedAt.toISOString() ?? null, days: found.map(({ countedAt: _, ...day }) => day) };
}
