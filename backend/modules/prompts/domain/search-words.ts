const WORD = /[\p{L}\p{N}]+/gu;
const MAX_WORDS = 8;

/** Splits a typed search text into its first eight words, in lower case. Without any letter or digit there are no words. */
export const searchWords = (typed: string): string[] => typed.normalize('NFC').toLowerCase().match(WORD)?.slice(0, MAX_WORDS) ?? [];
