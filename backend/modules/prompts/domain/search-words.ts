const WORD = /[\p{L}\p{N}]+/gu;
const MAX_WORDS = 8;

/** The words that a person typed, in lower case, the first eight; none when there is no letter or digit in it. */
export const searchWords = (typed: string): string[] => typed.normalize('NFC').toLowerCase().match(WORD)?.slice(0, MAX_WORDS) ?? [];
