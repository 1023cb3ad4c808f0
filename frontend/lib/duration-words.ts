import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#contracts/durations.ts';

/**
 * Writes a length of time (ms) in its two largest units: "40 ms", "1.3 s", "48 s", "2 min 10 s", "1 d 19 h". Seconds below ten have a decimal.
 * A time of less than a millisecond is "under 1 ms", never 0.
 */
export function durationWords(ms: number): string {
  if (ms < 1) return 'under 1 ms';
  if (Math.round(ms) < SECOND_MS) return `${Math.round(ms)} ms`;
  if (ms < 9.95 * SECOND_MS) return `${(ms / SECOND_MS).toLocaleString('en-US', { maximumFractionDigits: 1 })} s`;
  const [seconds, minutes, hours] = [Math.round(ms / SECOND_MS), Math.round(ms / MINUTE_MS), Math.round(ms / HOUR_MS)];
  if (seconds < MINUTE_MS / SECOND_MS) return `${seconds} s`;
  if (seconds < HOUR_MS / SECOND_MS) return inTwo(seconds, 60, 'min', 's');
  return minutes < DAY_MS / MINUTE_MS ? inTwo(minutes, 60, 'h', 'min') : inTwo(hours, 24, 'd', 'h');
}

/** Writes a count of small units in two units, such as hours as days and hours; `each` small units make one large unit. */
function inTwo(count: number, each: number, large: string, small: string): string {
  const [whole, rest] = [Math.floor(count / each), count % each];
  return rest === 0 ? `${whole} ${large}` : `${whole} ${large} ${rest} ${small}`;
}
