import { DEFAULT_MESSAGE_PREFERENCES, messagePreferences } from '#contracts/message-preferences.ts';
import type { MessagePreferences } from '#contracts/message-preferences.ts';

/** What the table keeps; the time zone has a column of its own, because digests are sent zone by zone. */
export type StoredPreferences = Omit<MessagePreferences, 'timeZone'>;

/**
 * Preferences as they count now. What was stored before a switch existed has that switch as it is by default; what cannot
 * be read at all counts as never chosen, so that nobody misses a message because of it.
 */
export function preferencesFrom(stored: Partial<StoredPreferences> | null, timeZone: string | null): MessagePreferences {
  const defaults = DEFAULT_MESSAGE_PREFERENCES;
  const read = messagePreferences.safeParse({
    ...defaults,
    ...stored,
    categories: { ...defaults.categories, ...stored?.categories },
    priorities: { ...defaults.priorities, ...stored?.priorities },
    timeZone: timeZone ?? defaults.timeZone,
  });
  return read.success ? read.data : defaults;
}

/** Whether this is a time zone by an IANA name, such as `Europe/Lisbon`; a bare offset knows no summer time and is none. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
