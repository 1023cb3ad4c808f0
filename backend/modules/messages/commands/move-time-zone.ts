import type { MessagePreferences } from '#contracts/message-preferences.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { isTimeZone } from '../domain/stored-preferences.ts';
import { unknownTimeZone } from '../messages.errors.ts';
import { preferencesOf } from '../queries/preferences-of.ts';

// Inserts a row without choices, so that all switches follow the defaults, even those that a later release adds.
const MOVE = `
  insert into notification_preferences as stored (user_id, preferences, time_zone, updated_at)
  values (:userId, '{}', :timeZone, :now)
  on conflict (user_id) do update set time_zone = excluded.time_zone, updated_at = excluded.updated_at`;

/**
 * Stores only the time zone of a person's device. Switches and revision stay, so a device that travelled cannot overwrite choices of another
 * device.
 * @returns the preferences now in force
 * @throws AppError invalid_request for a time zone that does not exist
 */
export async function moveTimeZone(tx: Tx, clock: Clock, userId: string, timeZone: string): Promise<MessagePreferences> {
  if (!isTimeZone(timeZone)) throw unknownTimeZone();
  await rows(tx, MOVE, { userId, timeZone, now: clock.now() });
  return preferencesOf(tx, userId);
}
