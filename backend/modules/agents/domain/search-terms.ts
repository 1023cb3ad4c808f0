/** A search reads its first so many words. */
const MOST_WORDS = 12;
const MOST_LETTERS = 40;

/** What was typed as a `tsquery`: all of the words, each perhaps unfinished. Empty when there is no word in it. */
export const searchTerms = (typed: string): string =>
  (typed.normalize('NFC').toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MOST_WORDS).map((word) => `${Array.from(word).slice(0, MOST_LETTERS).join('')}:*`).join(' & ');
