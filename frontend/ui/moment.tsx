import { fullDate } from '#lib/full-date.ts';
import { useReaderClock } from '#lib/reader-clock.ts';

/** Writes a moment as "21 Nov, 14:02", in the reader's time zone or in a given one. It adds the year when that is not the year of `now`. */
export function momentWords(iso: string, now = new Date(), timeZone?: string): string {
  const date = new Date(iso);
  const yearOf = (day: Date): string => day.toLocaleDateString('en-GB', { year: 'numeric', timeZone });
  const year = yearOf(date) === yearOf(now) ? {} : { year: 'numeric' as const };
  return date.toLocaleString('en-GB', { day: 'numeric', month: 'short', ...year, hour: '2-digit', minute: '2-digit', timeZone });
}

/** Writes a moment as "Saturday, 21 November 2026 at 14:02:33" in the reader's time zone. */
export const wholeMoment = (iso: string): string => new Date(iso).toLocaleString('en-GB', { dateStyle: 'full', timeStyle: 'medium' });

/** A moment in a <time> element, which programs can read too. */
export function Moment({ at }: { at: string }) {
  const { now, timeZone } = useReaderClock();
  return <time dateTime={at} title={timeZone ? undefined : wholeMoment(at)}>{momentWords(at, new Date(now), timeZone)}</time>;
}

/** The day of a moment as "21 November 2026" in the reader's time zone. */
export function FullDate({ at }: { at: string }) {
  const { timeZone } = useReaderClock();
  return <time dateTime={at}>{fullDate(at, timeZone)}</time>;
}
