import type { Unit } from '#contracts/journeys.ts';
import { shiftDay } from '#contracts/utc-days.ts';

/** First day of the period after the one that begins on `start`. Weeks begin on Monday. */
export function nextPeriod(start: string, unit: Unit): string {
  if (unit === 'day') return shiftDay(start, 1);
  if (unit === 'week') return shiftDay(start, 7);
  const [year = 0, month = 0] = start.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}

/** The first day of the period that contains a time. */
export function periodOf(time: Date, unit: Unit): string {
  const day = time.toISOString().slice(0, 10);
  if (unit === 'month') return `${day.slice(0, 7)}-01`;
  return unit === 'day' ? day : shiftDay(day, -((time.getUTCDay() + 6) % 7));
}

/** The first days of all periods from one to another, both included. */
export function periodsBetween(first: string, last: string, unit: Unit): string[] {
  const found: string[] = [];
  for (let start = first; start <= last; start = nextPeriod(start, unit)) found.push(start);
  return found;
}
