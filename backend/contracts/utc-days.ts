import { DAY_MS } from './durations.ts';

/* Days in UTC, as "2026-11-21". Such a day begins at midnight UTC, whatever the reader's time zone. */

/** The UTC day of a moment. A number is in ms since the epoch. */
export const utcDay = (at: Date | number): string => new Date(at).toISOString().slice(0, 10);

/** A moment to the minute, for texts: "2026-11-21 14:05 UTC". */
export const utcMinute = (at: Date): string => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** When a day begins, in ms since the epoch; NaN for a text that no calendar has. */
export const dayStart = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The day so many days later, or earlier for a negative number. */
export const shiftDay = (day: string, days: number): string => utcDay(dayStart(day) + days * DAY_MS);

/** The Monday of a day's ISO week. */
export const mondayOf = (day: string): string => shiftDay(day, -((new Date(dayStart(day)).getUTCDay() + 6) % 7));

/** Whether a text is a day that exists: the 30th of February is none. */
export function isDay(text: unknown): text is string {
  if (typeof text !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const start = dayStart(text);
  return !Number.isNaN(start) && utcDay(start) === text;
}
