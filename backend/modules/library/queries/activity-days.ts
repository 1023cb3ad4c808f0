import type { ResponseOf } from '#contracts/endpoint.ts';
import type { getActivityDays } from '#contracts/creations.ts';
import { shiftDay } from '#contracts/utc-days.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

/** The heat map of a profile has 53 columns, one for each week of a year. */
const DAYS = 371;

const MADE = `
  select day::text, coalesce(sum(made) filter (where content_type = 'text'), 0)::int as texts, coalesce(sum(made) filter (where content_type = 'image'), 0)::int as images,
    coalesce(sum(made) filter (where content_type = 'video'), 0)::int as videos
  from creation_days where owner_id = :ownerId and day > :since group by day order by day`;

/** How many creations a person made on each day of the last year; days without any are absent. */
export async function activityDays(connection: Connection, ownerId: string, today: string): Promise<ResponseOf<typeof getActivityDays>> {
  return { today, days: await rows<{ day: string; texts: number; images: number; videos: number }>(connection, MADE, { ownerId, since: shiftDay(today, -DAYS) }) };
}
