import { DAY_MS } from '#contracts/durations.ts';
import { dateText } from '#lib/date-text.ts';

/** Writes the time of a creation in its short form: "14:02" today, "Thu" within a week, else "18 Nov", with the year when it is not this one. */
export function cardTime(iso: string, now: number, timeZone?: string): string {
  const made = new Date(iso);
  const day = (time: Date): string => dateText(time, { timeZone });
  const today = new Date(now);
  if (day(made) === day(today)) return dateText(made, { hour: '2-digit', minute: '2-digit', timeZone });
  if (now - made.getTime() < 6 * DAY_MS) return dateText(made, { weekday: 'short', timeZone });
  const year = made.getFullYear() === today.getFullYear() ? undefined : 'numeric';
  return dateText(made, { day: 'numeric', month: 'short', year, timeZone });
}

/** Writes the length of a clip in ms as "0:05". */
export const clipLength = (ms: number): string => `${Math.floor(ms / 60_000)}:${String(Math.round((ms % 60_000) / 1000)).padStart(2, '0')}`;
