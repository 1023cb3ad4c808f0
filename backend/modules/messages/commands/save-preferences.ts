import type { MessagePreferences } from '#contracts/message-preferences.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { isTimeZone } from '../domain/stored-preferences.ts';
import { preferencesConflict, unknownTimeZone } from '../messages.errors.ts';
import { preferencesOf } from '../queries/preferences-of.ts';

// A first save has revision 0. If two devices save first choices at once, the second finds the row of the first and conflicts.
const SAVE = `
  insert into notification_preferences as stored (user_id, preferences, time_zone, revision, updated_at)
  select :userId, cast(:preferences as jsonb), :timeZone, 1, :now
  where :revision = 0 or exists (select 1 from notification_preferences where user_id = :userId)
  on conflict (user_id) do update
    set preferences = excluded.preferences, time_zone = excluded.time_zone, revision = stored.revision + 1, updated_at = excluded.updated_at
    where stored.revision = :revision
  returning revision`;

/**
 * Replaces a reader's preferences of messages, if the stored revision is the one that the reader edited. They apply to later messages, so a
 * muted message stays muted.
 * @returns what is stored now, with its revision
 * @throws AppError invalid_request for a time zone that does not exist, preferences_conflict with what is stored
 */
export async function savePreferences(tx: Tx, clock: Clock, userId: string, wanted: MessagePreferences): Promise<MessagePreferences> {
  const { timeZone, revision, ...preferences } = wanted;
  if (!isTimeZone(timeZone)) throw unknownTimeZone();
  const [saved] = await rows<{ revision: number }>(tx, SAVE, { userId, preferences: JSON.stringify(preferences), timeZone, revision, now: clock.now() });
  if (!saved) throw preferencesConflict(await preferencesOf(tx, userId));
  return { ...wanted, revision: saved.revision };
}
