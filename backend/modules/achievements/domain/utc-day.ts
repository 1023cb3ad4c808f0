import { DAY_MS } from '#contracts/durations.ts';
import { utcDay } from '#kernel/clock.ts';

/** So many days later, or earlier for a negative number. */
export const addDays = (day: string, days: number): string => utcDay(new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS));

/** When the day after this instant's UTC day begins. */
export const nextDayStart = (at: Date): Date => new Date(`${addDays(utcDay(at), 1)}T00:00:00.000Z`);

/** Monday of the ISO week of a day. */
export const isoWeek = (day: string): string => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

/** The days strictly between two others, earliest first; none when they touch or stand the wrong way round. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = addDays(from, 1); day < to; day = addDays(day, 1)) days.push(day);
  return days;
}
