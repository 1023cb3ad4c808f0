import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contracts/durations.ts';
import { percentWords } from '#lib/percent-words.ts';

/** The dash that reports show in place of a share of fewer than 20 people. */
export const NO_SHARE = '–';

/** Writes a share in percent, such as "6.8%"; a dash for a share of fewer than 20 people. */
export const shareWords = (part: number, of: number): string => (of < 20 ? NO_SHARE : percentWords(part / of * 100, part / of < 0.1 ? 1 : 0));

/** Writes a duration in seconds in its two largest units: "4 min", "1 d 19 h". */
export function timeWords(seconds: number): string {
  const ms = seconds * 1_000;
  if (ms < MINUTE_MS) return `${Math.round(seconds)} s`;
  if (ms < HOUR_MS) return `${Math.round(ms / MINUTE_MS)} min`;
  return ms < DAY_MS ? inTwo(Math.round(ms / MINUTE_MS), 60, 'h', 'min') : inTwo(Math.round(ms / HOUR_MS), 24, 'd', 'h');
}

/** Writes a count of small units in two units, such as hours as days and hours; `each` small units make one large unit. */
function inTwo(count: number, each: number, large: string, small: string): string {
  const [whole, rest] = [Math.floor(count / each), count % each];
  return rest === 0 ? `${whole} ${large}` : `${whole} ${large} ${rest} ${small}`;
}
