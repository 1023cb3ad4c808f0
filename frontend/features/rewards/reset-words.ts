import { MINUTE_MS } from '#contracts/durations.ts';
import { dateText } from '#lib/date-text.ts';

/**
 * Writes the time from `now` (ms since the epoch) until an ISO time, such as the daily reset: "6 h 41 min". It counts whole minutes, rounded
 * up, at least one.
 */
export function timeUntil(iso: string, now: number): string {
  const minutes = Math.max(1, Math.ceil((Date.parse(iso) - now) / MINUTE_MS));
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** Writes an ISO time as the clock in the user's time zone shows it: "01:00". */
export const localTime = (iso: string): string => dateText(new Date(iso), { hour: '2-digit', minute: '2-digit' });
