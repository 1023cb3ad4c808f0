/** A search for agents uses only this many words. */
const MOST_WORDS = 12;
const MOST_LETTERS = 40;

/** Turns a search text into a `tsquery` that requires all words, each by its beginning. Empty without a word. */
export const searchTerms = (typed: string): string =>
  (typed.normalize('NFC').toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MOST_WORDS).map((word) => `${Array.from(word).slice(0, MOST_LETTERS).join('')}:*`).join(' & ');
