import { SECOND_MS } from '#contracts/durations.ts';
import { shareOf } from '#lib/change.ts';
import { durationWords } from '#lib/duration-words.ts';
import { percentWords } from '#lib/percent-words.ts';

/** The least number of cases for which analytics shows a percentage. */
const LEAST = 20;

/** Formats a share of cases as "96.4%"; a dash when there are too few cases for a percentage. */
export const rateWords = (part: number, of: number): string => (of < LEAST ? '–' : percentWords((part / of) * 100));

/** Returns a share of cases in percent with one decimal; undefined when there are too few cases for a percentage. */
export const rateOf = (part: number, of: number): number | undefined => (of < LEAST ? undefined : shareOf(part, of));

/** Formats a number of seconds as "940 ms", "48 s" or "2 min 10 s"; a dash for null. */
export const secondsWords = (seconds: number | null): string => (seconds === null ? '–' : durationWords(seconds * SECOND_MS));
