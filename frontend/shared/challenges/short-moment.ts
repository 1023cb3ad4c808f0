import { DAY_MS } from '#contracts/durations.ts';
import { dateText } from '#lib/date-text.ts';
import { SHORT_MOMENT } from './challenges.words.ts';

/**
 * Writes a moment as "today 18:00", as "Sat 18:00" within six days, else as "21 Nov 18:00". `now` is in ms since the epoch; without a time
 * zone, the reader's is used.
 */
export function shortMoment(iso: string, now: number, timeZone?: string): string {
  const at = new Date(iso);
  const zone = timeZone === undefined ? {} : { timeZone };
  const day = (date: Date): string => dateText(date, zone, 'en-CA');
  const clock = dateText(at, { hour: '2-digit', minute: '2-digit', ...zone });
  if (day(at) === day(new Date(now))) return SHORT_MOMENT.today(clock);
  const days = Math.abs(Date.parse(day(at)) - Date.parse(day(new Date(now)))) / DAY_MS;
  const date = dateText(at, days <= 6 ? { weekday: 'short', ...zone } : { day: 'numeric', month: 'short', ...zone });
  return `${date} ${clock}`;
}

/** Writes a day as "Thu 20" within six days, else as "20 Nov". */
export function dayWords(iso: string, now: number, timeZone?: string): string {
  const near = Math.abs(Date.parse(iso) - now) < 6 * DAY_MS;
  return dateText(new Date(iso), { ...(near ? { weekday: 'short', day: 'numeric' } : { day: 'numeric', month: 'short' }), ...(timeZone !== undefined && { timeZone }) });
}
