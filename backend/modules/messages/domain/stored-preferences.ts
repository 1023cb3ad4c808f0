import { DEFAULT_MESSAGE_PREFERENCES, messagePreferences } from '#contracts/message-preferences.ts';
import type { MessagePreferences } from '#contracts/message-preferences.ts';

/**
 * Reads a reader's preferences from what is stored. New switches get their defaults and removed ones are dropped, so a release never changes
 * what a reader switched off.
 */
export function preferencesFrom(stored: unknown, timeZone: string | null, revision: number): MessagePreferences {
  const { timeZone: utc, revision: _none, ...defaults } = DEFAULT_MESSAGE_PREFERENCES;
  const known = { ...overlay(defaults, stored), timeZone: timeZone ?? utc, revision };
  const read = messagePreferences.safeParse(known);
  return read.success ? read.data : { ...known, digestFrequency: defaults.digestFrequency };
}

/** Replaces each default by the stored value, if that has the same type. */
function overlay<T extends object>(defaults: T, stored: unknown): T {
  const given = (stored ?? {}) as Record<string, unknown>;
  const entries = Object.entries(defaults).map(([key, value]: [string, unknown]) => {
    const own = given[key];
    if (typeof own !== typeof value) return [key, value];
    return [key, typeof value === 'object' && value !== null ? overlay(value, own) : own];
  });
  return Object.fromEntries(entries) as T;
}

/** True for the IANA name of a time zone, such as `Europe/Lisbon`. A plain offset is refused, because it has no summer time. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
