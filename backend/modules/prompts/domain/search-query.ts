const WORD = /[\p{L}\p{N}]+/gu;
const MAX_WORDS = 8;

/**
 * Turns what a person typed into a `to_tsquery` text: all words must occur, each may be unfinished ("blo" finds
 * "blog"). Null when there is no word in it.
 */
export function searchQuery(typed: string): string | null {
  const words = typed.toLowerCase().match(WORD)?.slice(0, MAX_WORDS) ?? [];
  return words.length > 0 ? words.map((word) => `${word}:*`).join(' & ') : null;
}
