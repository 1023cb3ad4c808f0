import { percentWords } from '#lib/percent-words.ts';

/** The dash that reports show in place of a share of fewer than 20 people. */
export const NO_SHARE = '–';

/** Writes a share in percent, such as "6.8%"; a dash for a share of fewer than 20 people. */
export const shareWords = (part: number, of: number): string => (of < 20 ? NO_SHARE : percentWords(part / of * 100, part / of < 0.1 ? 1 : 0));
