import { percentWords } from '#lib/percent-words.ts';

/** The least number of cases for which analytics shows a percentage. */
const LEAST = 20;

/** Formats a share of cases as "96.4%"; a dash when there are too few cases for a percentage. */
export const rateWords = (part: number, of: number): string => (of < LEAST ? '–' : percentWords((part / of) * 100));

/** Formats a number of seconds as "0.9 s", "48 s" or "2 min 10 s"; a dash for null. */
export function secondsWords(seconds: number | null): string {
  if (seconds === null) return '–';
  if (seconds < 10) return `${seconds.toLocaleString('en-US', { maximumFractionDigits: 1 })} s`;
  const whole = Math.round(seconds);
  return whole < 100 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
