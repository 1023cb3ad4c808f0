import { DAY_MS } from '#contracts/durations.ts';
import { dayStart, shiftDay } from '#contracts/utc-days.ts';
import { dateText } from './date-text.ts';

/** A span of UTC days such as "2026-11-21", both included. Days begin at midnight UTC in every reader's time zone. */
export interface DaySpan {
  from: string;
  to: string;
}

/** Counts the days of a span, both ends included. */
export const daysIn = ({ from, to }: DaySpan): number => Math.round((dayStart(to) - dayStart(from)) / DAY_MS) + 1;

/** Returns the moments at which a span of days begins and ends. The end is excluded, as on the server. */
export const momentsOf = ({ from, to }: DaySpan): { from: string; to: string } => ({ from: `${from}T00:00:00.000Z`, to: `${shiftDay(to, 1)}T00:00:00.000Z` });

/** Returns the span of the same length that ends directly before this one, for comparing figures. */
export function spanBefore(span: DaySpan): DaySpan {
  return { from: shiftDay(span.from, -daysIn(span)), to: shiftDay(span.from, -1) };
}

/** Writes a day as "22 Oct", or with its year as "22 Oct 2026". */
export const dayWords = (day: string, year = false): string =>
  dateText(new Date(dayStart(day)), { day: 'numeric', month: 'short', ...(year && { year: 'numeric' as const }), timeZone: 'UTC' });

/** Writes a span of days as "22 Oct to 20 Nov 2026", with both years when they differ. A single day is written alone. */
export function spanWords({ from, to }: DaySpan): string {
  if (from === to) return dayWords(to, true);
  return `${dayWords(from, from.slice(0, 4) !== to.slice(0, 4))} to ${dayWords(to, true)}`;
}
