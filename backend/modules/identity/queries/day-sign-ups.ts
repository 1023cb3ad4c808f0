import type { DayFigures } from '#contracts/today.ts';
import { one } from '#contracts/must.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

const SIGN_UPS = `
  select (count(*) filter (where created_at >= :today))::int as now, (count(*) filter (where created_at < :today))::int as then
  from users where not platform and ((created_at >= :today and created_at < :now) or (created_at >= :yesterday and created_at < :then))`;

/** Counts new accounts of today, and of yesterday up to the same time of day. Both counts leave out accounts that were deleted since. */
export async function daySignUps(connection: Connection, days: { today: Date; now: Date; yesterday: Date; then: Date }): Promise<Pick<DayFigures, 'signUps'>> {
  return { signUps: one(await rows<{ now: number; then: number }>(connection, SIGN_UPS, { ...days })) };
}
