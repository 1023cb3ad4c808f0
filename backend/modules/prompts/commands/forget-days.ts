import { DAY_MS } from '#contracts/durations.ts';
import { utcDay } from '#contracts/utc-days.ts';
import { millis } from '#kernel/clock.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

/** Daily statistics of a prompt are kept for this many days. Creators look back at most 90 days (`getPerformance`). */
const STATISTICS_DAYS = 100;
/** Counts of free trial runs are kept for this many days. A run may wait for a day before it fails and gives its free trial run back. */
const FREE_TRIAL_RUN_DAYS = 3;

/** Maintenance task: deletes old daily statistics of prompts, whose totals stay in the prompt's row, and old records of free trial runs. */
export async function forgetDays(db: Database, clock: Clock): Promise<void> {
  const before = (days: number): string => utcDay(millis(clock) - days * DAY_MS);
  await db.transaction(async (tx) => {
    // The first cleanup may delete years of rows, so it has no time limit. No request waits for it.
    await rows(tx, 'set local statement_timeout = 0');
    await rows(tx, 'delete from prompt_daily_stats where day < ?', [before(STATISTICS_DAYS)]);
    await rows(tx, 'delete from free_trial_runs where day < ?', [before(FREE_TRIAL_RUN_DAYS)]);
  });
}
