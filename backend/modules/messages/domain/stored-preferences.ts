import { DEFAULT_MESSAGE_PREFERENCES, messagePreferences } from '#contracts/message-preferences.ts';
import type { MessagePreferences } from '#contracts/message-preferences.ts';

/**
 * The preferences in force; time zone and revision have columns of their own. A switch that is newer than the stored
 * preferences takes its default, and removed switches are left out. A release may not change what a reader switched off.
 */
export function preferencesFrom(stored: unknown, timeZone: string | null, revision: number): MessagePreferences {
  const { timeZone: utc, revision: _none, ...defaults } = DEFAULT_MESSAGE_PREFERENCES;
  const known = { ...overlay(defaults, stored), timeZone: timeZone ?? utc, revision };
  const read = messagePreferences.safeParse(known);
  return read.success ? read.data : { ...known, digestFrequency: defaults.digestFrequency };
}

/** The defaults, replaced by each stored value that has the same type. */
function overlay<T extends object>(defaults: T, stored: unknown): T {
  const given = (stored ?? {}) as Record<string, unknown>;
  const entries = Object.entries(defaults).map(([key, value]: [string, unknown]) => {
    const own = given[key];
    if (typeof own !== typeof value) return [key, value];
    return [key, typeof value === 'object' && value !== null ? overlay(value, own) : own];
  });
  return Object.fromEntries(entries) as T;
}

/** Whether this is the IANA name of a time zone, such as `Europe/Lisbon`. A bare offset is refused, because it has no summer time. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
