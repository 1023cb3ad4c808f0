import { DAY_MS, MINUTE_MS } from '#contracts/durations.ts';
import { millis } from '#kernel/clock.ts';
import { rows } from '#kernel/db/raw.ts';
import type { GuestsContext } from './guests-context.ts';

/** After this time an unanswered guest message counts as lost: the process that should answer it has stopped. */
const LOST_MS = 2 * MINUTE_MS;

/** Maintenance: deletes guests' messages after 24 hours, and gives back messages whose answer was lost (docs/rules/chat.md#guests). */
export async function forgetGuests({ db, clock }: Pick<GuestsContext, 'db' | 'clock'>): Promise<void> {
  const now = millis(clock);
  await rows(db.knex, 'delete from guest_messages where created_at < ?', [new Date(now - DAY_MS)]);
  await rows(db.knex, `update guest_messages set status = 'failed', finished_at = :now where status = 'writing' and created_at < :lost`, { now: new Date(now), lost: new Date(now - LOST_MS) });
}
