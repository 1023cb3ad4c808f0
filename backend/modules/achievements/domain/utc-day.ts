import { dayStart, shiftDay, utcDay } from '#contracts/utc-days.ts';


/** The time at which the next UTC day after this instant begins. */
export const nextDayStart = (at: Date): Date => new Date(dayStart(shiftDay(utcDay(at), 1)));

/** The days strictly between two days, earliest first. The list is empty when no day lies between, or when the first is later. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = shiftDay(from, 1); day < to; day = shiftDay(day, 1)) days.push(day);
  return days;
}
