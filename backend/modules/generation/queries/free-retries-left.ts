import { one } from '#contracts/must.ts';
import { utcDay } from '#contracts/utc-days.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { Deps } from '../generation-deps.ts';
import type { Plan } from '../generation.options.ts';

/** How many free retries a person has left today (UTC). */
export async function freeRetriesLeft(connection: Connection, { clock, options }: Pick<Deps, 'clock' | 'options'>, userId: string, plan: Plan): Promise<number> {
  const used = one(await rows<{ n: number }>(connection, 'select count(*)::int as n from generations where user_id = ? and free_retry_day = ?', [userId, utcDay(clock.now())]));
  return Math.max(0, options.freeRetry.perDay[plan] - used.n);
}
