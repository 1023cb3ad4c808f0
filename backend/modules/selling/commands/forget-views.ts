import { DAY_MS } from '#contracts/durations.ts';
import { utcDay } from '#contracts/utc-days.ts';
import { millis } from '#kernel/clock.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

/** How many days the views of prompts are kept: a creator's figures show 90 days beside the 90 before (`getPerformance`). */
const KEPT_DAYS = 181;

/** Maintenance: deletes views and visits of prompts from days that no figure shows any more. */
export async function forgetViews(db: Database, clock: Clock): Promise<void> {
  const before = utcDay(millis(clock) - KEPT_DAYS * DAY_MS);
  await db.transaction(async (tx) => {
    // The first deletion of old views may concern years of rows. No request waits for it, so it has no time limit.
    await rows(tx, 'set local statement_timeout = 0');
    await rows(tx, 'delete from prompt_daily_views where day < ?', [before]);
    await rows(tx, 'delete from prompt_daily_visits where day < ?', [before]);
  });
}
