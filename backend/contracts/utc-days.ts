import { DAY_MS } from './durations.ts';

/* Functions for UTC days such as "2026-11-21". A day begins at midnight UTC, whatever the reader's time zone. */

/** The UTC day of a moment. A number means ms since the epoch. */
export const utcDay = (at: Date | number): string => new Date(at).toISOString().slice(0, 10);

/** Writes a moment to the minute: "2026-11-21 14:05 UTC". */
export const utcMinute = (at: Date): string => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** When a UTC day begins, in ms since the epoch; NaN for a text that is no date. */
export const dayStart = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The UTC day that is this many days later, or earlier for a negative number. */
export const shiftDay = (day: string, days: number): string => utcDay(dayStart(day) + days * DAY_MS);

/** The Monday of a day's ISO week. */
export const mondayOf = (day: string): string => shiftDay(day, -((new Date(dayStart(day)).getUTCDay() + 6) % 7));

/** Whether a text is a day that exists. The 30th of February does not. */
export function isDay(text: unknown): text is string {
  if (typeof text !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const start = dayStart(text);
  return !Number.isNaN(start) && utcDay(start) === text;
}
