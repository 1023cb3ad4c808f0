import { DAY_MS, MINUTE_MS } from '#contracts/durations.ts';
import { millis } from '#kernel/clock.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/db/database.ts';

/** The age after which an unfinished demo run has lost its job. */
const LOST_MS = 2 * MINUTE_MS;
const KEPT_MS = DAY_MS;

/**
 * Maintenance: deletes visitors' demo runs after 24 hours, with the words that they typed. An unfinished run whose job was lost becomes
 * failed, so that its visitor may start another one on that day.
 */
export async function forgetDemoRuns({ knex }: Database, clock: Clock): Promise<void> {
  const now = millis(clock);
  await knex('demo_runs').where('created_at', '<', new Date(now - KEPT_MS)).delete();
  await knex('demo_runs').whereIn('status', ['waiting', 'writing']).where('created_at', '<', new Date(now - LOST_MS)).update({ status: 'failed', finished_at: new Date(now) });
}
