import { utcDay } from '#contracts/utc-days.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

/** Counts a person's view of a prompt, once for each person and UTC day. */
export async function countView(connection: Connection, clock: Clock, view: { promptId: string; creatorId: string; viewerId: string }): Promise<void> {
  await rows(
    connection,
    `insert into prompt_daily_views (prompt_id, day, viewer_id, creator_id) values (:promptId, :day, :viewerId, :creatorId) on conflict do nothing`,
    { ...view, day: utcDay(clock.now()) },
  );
}
