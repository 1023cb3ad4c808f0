import { DAY_SECONDS, HOUR_SECONDS } from '#contracts/durations.ts';

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * DAY_SECONDS], ['month', 30 * DAY_SECONDS], ['week', 7 * DAY_SECONDS], ['day', DAY_SECONDS], ['hour', HOUR_SECONDS], ['minute', 60],
];

let format: Intl.RelativeTimeFormat | undefined;

/** Writes an ISO time as "2 minutes ago", relative to `now` (ms since the epoch). */
export function relativeTime(iso: string, now = Date.now()): string {
  const seconds = Math.round((new Date(iso).getTime() - now) / 1000);
  format ??= new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
  for (const [unit, size] of UNITS) {
    if (Math.abs(seconds) >= size) return format.format(Math.trunc(seconds / size), unit);
  }
  return 'just now';
}
