import { DAY_MS, MINUTE_MS } from '#contracts/durations.ts';
import { millis } from '#kernel/clock.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/db/database.ts';

/** After this time a run that is not finished has lost its job. */
const LOST_MS = 2 * MINUTE_MS;
const KEPT_MS = DAY_MS;

/** Maintenance: what visitors typed is kept for 24 hours, and a run whose job was lost gives the day's run back. */
export async function forgetDemoRuns({ knex }: Database, clock: Clock): Promise<void> {
  const now = millis(clock);
  await knex('demo_runs').where('created_at', '<', new Date(now - KEPT_MS)).delete();
  await knex('demo_runs').whereIn('status', ['waiting', 'writing']).where('created_at', '<', new Date(now - LOST_MS)).update({ status: 'failed', finished_at: new Date(now) });
}
