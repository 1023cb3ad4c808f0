import { DAY_MS } from '#contracts/durations.ts';
import { SHARE_RUN_DAYS } from '#contracts/sharing.ts';
import { millis } from '#kernel/clock.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

/**
 * Maintenance: deletes the hashes of visitors of past days, which are counted already. It also deletes who came by which share link after 8
 * days: runs count for 7, and late events get one more.
 */
export async function forgetVisits({ knex }: Database, clock: Clock): Promise<void> {
  await rows(knex, `delete from share_visits where day < (cast(? as timestamptz) at time zone 'UTC')::date`, [clock.now()]);
  await rows(knex, 'delete from share_arrivals where arrived_at < ?', [new Date(millis(clock) - (SHARE_RUN_DAYS + 1) * DAY_MS)]);
}
