import { one } from '#contracts/must.ts';
import { millis } from '../clock.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { rows } from '../db/raw.ts';

const OLDEST = `
  select least((select min(occurred_at) from outbox_events where relayed_at is null), (select min(created_at) from outbox_jobs)) as oldest`;

/** How long the oldest row of the outbox has waited for a relay, in ms; 0 when none waits. */
export async function outboxAgeMs(db: Database, clock: Clock): Promise<number> {
  const { oldest } = one(await rows<{ oldest: Date | null }>(db.knex, OLDEST));
  return oldest === null ? 0 : Math.max(0, millis(clock) - oldest.getTime());
}
