import { DAY_MS } from '#contracts/durations.ts';

/** UTC days, "2026-11-21": they begin at midnight UTC, in every time zone of readers. The span includes both days. */
export interface DaySpan {
  from: string;
  to: string;
}

/** The day of a moment, given in ms since the epoch. */
export const utcDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** The day so many days later; earlier with a minus. */
export const shiftDay = (day: string, days: number): string => utcDay(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS);

/** Whether a text is a day that exists: the 30th of February is none. */
export function isDay(text: string | null): text is string {
  if (!text || !/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const ms = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(ms) && utcDay(ms) === text;
}

/** How many days a span has, both ends counted. */
export const daysIn = ({ from, to }: DaySpan): number => Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS) + 1;

/** The moments between which a span lies, half open as the server counts. */
export const momentsOf = ({ from, to }: DaySpan): { from: string; to: string } => ({ from: `${from}T00:00:00.000Z`, to: `${shiftDay(to, 1)}T00:00:00.000Z` });

/** The span of the same length that ends where this one begins. */
export function spanBefore(span: DaySpan): DaySpan {
  return { from: shiftDay(span.from, -daysIn(span)), to: shiftDay(span.from, -1) };
}

/** "22 Oct" for a day, "22 Oct 2026" with its year. */
export const dayWords = (day: string, year = false): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', ...(year && { year: 'numeric' as const }), timeZone: 'UTC' });

/** "22 Oct to 20 Nov 2026"; both years where they differ, one day by itself. */
export function spanWords({ from, to }: DaySpan): string {
  if (from === to) return dayWords(to, true);
  return `${dayWords(from, from.slice(0, 4) !== to.slice(0, 4))} to ${dayWords(to, true)}`;
}
