import type { MessagePreferences } from '#contracts/message-preferences.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { invalid } from '#kernel/errors.ts';
import { isTimeZone } from '../domain/stored-preferences.ts';

const SAVE = `
  insert into notification_preferences (user_id, preferences, time_zone, updated_at)
  values (:userId, cast(:preferences as jsonb), :timeZone, :now)
  on conflict (user_id) do update set preferences = excluded.preferences, time_zone = excluded.time_zone, updated_at = excluded.updated_at`;

/**
 * Replaces how somebody wants to be told. Counts for messages written from now on: those that were muted stay so.
 * @throws AppError invalid_request for a time zone that does not exist
 */
export async function savePreferences(tx: Tx, clock: Clock, userId: string, { timeZone, ...preferences }: MessagePreferences): Promise<void> {
  if (!isTimeZone(timeZone)) {
    throw invalid([{ path: ['timeZone'], message: 'We do not know this time zone. A name such as Europe/Lisbon works.' }]);
  }
  await rows(tx, SAVE, { userId, preferences: JSON.stringify(preferences), timeZone, now: clock.now() });
}
