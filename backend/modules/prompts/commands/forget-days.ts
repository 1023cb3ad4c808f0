import { DAY_MS } from '#contracts/durations.ts';
import { utcDay } from '#contracts/utc-days.ts';
import { millis } from '#kernel/clock.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

/** Statistics of so many days are kept. Creators look back at most 90 days (`getPerformance`). */
const STATISTICS_DAYS = 100;
/** Free trial runs are counted by day and kept for so many days, because a run may wait for a day before it gives its free trial run back. */
const FREE_TRIAL_RUN_DAYS = 3;

/** Maintenance: deletes counts of days that no page shows any more. The totals stay in the prompt's row. */
export async function forgetDays(db: Database, clock: Clock): Promise<void> {
  const before = (days: number): string => utcDay(millis(clock) - days * DAY_MS);
  await db.transaction(async (tx) => {
    // The first run may delete years of rows. No request waits for it, so it has no time limit.
    await rows(tx, 'set local statement_timeout = 0');
    await rows(tx, 'delete from prompt_daily_stats where day < ?', [before(STATISTICS_DAYS)]);
    await rows(tx, 'delete from free_trial_runs where day < ?', [before(FREE_TRIAL_RUN_DAYS)]);
  });
}
