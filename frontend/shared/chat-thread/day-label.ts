import { dateText } from '#lib/date-text.ts';
import { DAY_LABEL } from './chat-thread.words.ts';

const dayOf = (iso: string): string => new Date(iso).toDateString();

/** Returns the line above the first message of a day, such as "Today, 14:01", in the reader's time zone; null for all other messages. */
export function dayLabel(iso: string, before: string | undefined, now: number): string | null {
  if (before !== undefined && dayOf(before) === dayOf(iso)) return null;
  const moment = new Date(iso);
  const clock = dateText(moment, { hour: '2-digit', minute: '2-digit' });
  const today = new Date(now);
  const yesterday = new Date(now);
  yesterday.setDate(today.getDate() - 1);
  if (moment.toDateString() === today.toDateString()) return DAY_LABEL.today(clock);
  if (moment.toDateString() === yesterday.toDateString()) return DAY_LABEL.yesterday(clock);
  return DAY_LABEL.day(dateText(moment, { day: 'numeric', month: 'short', ...(moment.getFullYear() !== today.getFullYear() && { year: 'numeric' }) }), clock);
}
