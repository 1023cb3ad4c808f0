import { DAY_MS, MINUTE_MS } from '#contracts/durations.ts';
import { millis } from '#kernel/clock.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

/** After this a run that is not finished has lost its job. */
const LOST_MS = 2 * MINUTE_MS;
const KEPT_MS = DAY_MS;

/** Maintenance: what visitors typed is kept for 24 hours, and a run whose job was lost gives the day's run back. */
export async function forgetDemoRuns({ knex }: Database, clock: Clock): Promise<void> {
  const now = millis(clock);
  await rows(knex, 'delete from demo_runs where created_at < ?', [new Date(now - KEPT_MS)]);
  await rows(knex, `update demo_runs set status = 'failed', finished_at = ? where status in ('waiting', 'writing') and created_at < ?`, [new Date(now), new Date(now - LOST_MS)]);
}
