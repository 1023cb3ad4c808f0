import { dayStart, shiftDay, utcDay } from '#contracts/utc-days.ts';


/** When the day after this instant's UTC day begins. */
export const nextDayStart = (at: Date): Date => new Date(dayStart(shiftDay(utcDay(at), 1)));

/** The days between two days, without these two, earliest first. The list is empty when no day lies between, or when the first is later. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = shiftDay(from, 1); day < to; day = shiftDay(day, 1)) days.push(day);
  return days;
}
