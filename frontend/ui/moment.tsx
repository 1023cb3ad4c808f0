import { dateText } from '#lib/date-text.ts';
import { css } from '#styled/css';
import { dayWords } from '#lib/day-span.ts';
import { fullDate } from '#lib/full-date.ts';
import { useReaderClock } from '#lib/reader-clock.ts';

/** Writes a moment as "21 Nov, 14:02", in the reader's time zone or in a given one. It adds the year when that is not the year of `now`. */
export function momentWords(iso: string, now = new Date(), timeZone?: string): string {
  const date = new Date(iso);
  const yearOf = (day: Date): string => dateText(day, { year: 'numeric', timeZone });
  const year = yearOf(date) === yearOf(now) ? {} : { year: 'numeric' as const };
  return dateText(date, { day: 'numeric', month: 'short', ...year, hour: '2-digit', minute: '2-digit', timeZone });
}

/** Writes a moment as "Saturday, 21 November 2026 at 14:02:33" in the reader's time zone. */
export const wholeMoment = (iso: string): string => dateText(new Date(iso), { dateStyle: 'full', timeStyle: 'medium' });

/** A moment in a <time> element, which programs can read too. In a narrow place its clock time goes to a second line, and never a third. */
export function Moment({ at }: { at: string }) {
  const { now, timeZone } = useReaderClock();
  const [day, clock] = momentWords(at, new Date(now), timeZone).split(', ');
  return <time dateTime={at} title={timeZone ? undefined : wholeMoment(at)}><span className={oneLine}>{day},</span> <span className={oneLine}>{clock}</span></time>;
}

/** A UTC day such as "2026-10-22" as "22 Oct 2026", or without its year. It stays on one line, also in a narrow cell of a table. */
export const Day = ({ day, year = true }: { day: string; year?: boolean }) => <time dateTime={day} className={oneLine}>{dayWords(day, year)}</time>;

/** The day of a moment as "21 November 2026" in the reader's time zone. */
export function FullDate({ at }: { at: string }) {
  const { timeZone } = useReaderClock();
  return <time dateTime={at}>{fullDate(at, timeZone)}</time>;
}

const oneLine = css({ whiteSpace: 'nowrap' });
