import type { MessagePreferences } from '#contracts/message-preferences.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { isTimeZone } from '../domain/stored-preferences.ts';
import { unknownTimeZone } from '../messages.errors.ts';
import { preferencesOf } from '../queries/preferences-of.ts';

// An empty choice: switches keep following the defaults, also those that a later release brings.
const MOVE = `
  insert into notification_preferences as stored (user_id, preferences, time_zone, updated_at)
  values (:userId, '{}', :timeZone, :now)
  on conflict (user_id) do update set time_zone = excluded.time_zone, updated_at = excluded.updated_at`;

/**
 * Stores the time zone of a person's device and nothing else. It stores no switch and raises no revision, so that a device which
 * only moved overwrites no choice.
 * @returns the preferences as they count now
 * @throws AppError invalid_request for a time zone that does not exist
 */
export async function moveTimeZone(tx: Tx, clock: Clock, userId: string, timeZone: string): Promise<MessagePreferences> {
  if (!isTimeZone(timeZone)) throw unknownTimeZone();
  await rows(tx, MOVE, { userId, timeZone, now: clock.now() });
  return preferencesOf(tx, userId);
}
