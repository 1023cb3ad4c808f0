import { one } from '#contracts/must.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

interface Lag {
  waiting: number;
  oldestAt: Date | null;
  lastAt: Date | null;
  lagSeconds: number | null;
}

const LAG = `
  select (select count(*) from stripe_events where status in ('pending', 'failed'))::int as waiting,
    (select min(received_at) from stripe_events where status in ('pending', 'failed')) as "oldestAt", (select max(received_at) from stripe_events) as "lastAt",
    (select percentile_cont(0.95) within group (order by extract(epoch from processed_at - received_at))
      from stripe_events where processed_at is not null and received_at >= :since) as "lagSeconds"`;

/** How many events of the provider wait to be handled, and within how many seconds 95 % of those received since a time were handled. */
export const eventLag = async (connection: Connection, since: Date): Promise<Lag> => one(await rows<Lag>(connection, LAG, { since }));
