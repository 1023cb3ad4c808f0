import { DAY_MS } from '#contracts/durations.ts';

/** Writes the time of a creation in its short form: "14:02" today, "Thu" within a week, else "18 Nov", with the year when it is not this one. */
export function cardTime(iso: string, now: number, timeZone?: string): string {
  const made = new Date(iso);
  const day = (time: Date): string => time.toLocaleDateString('en-GB', { timeZone });
  const today = new Date(now);
  if (day(made) === day(today)) return made.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });
  if (now - made.getTime() < 6 * DAY_MS) return made.toLocaleDateString('en-GB', { weekday: 'short', timeZone });
  const year = made.getFullYear() === today.getFullYear() ? undefined : 'numeric';
  return made.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year, timeZone });
}

/** Writes the length of a clip in ms as "0:05". */
export const clipLength = (ms: number): string => `${Math.floor(ms / 60_000)}:${String(Math.round((ms % 60_000) / 1000)).padStart(2, '0')}`;
