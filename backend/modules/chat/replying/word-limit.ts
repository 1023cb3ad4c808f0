const SPACE = /\s/;
const COUNTED = /[\p{L}\p{N}]/u;

/** Counts the words of a streamed reply, and cuts the stream at a limit. */
export interface WordLimit {
  /** Takes a piece of the stream and returns the part that is within the limit. */
  take(piece: string): string;
  /** True once the limit is reached. Then no more of the stream is read. */
  full(): boolean;
}

/** Creates a limit of words for a streamed reply. It looks at each character once, so long streams stay cheap. */
export function createWordLimit(words: number): WordLimit {
  let counted = 0;
  let inWord = false;
  let full = words <= 0;
  return {
    full: () => full,
    take(piece) {
      if (full) return '';
      let at = 0;
      for (const character of piece) {
        if (SPACE.test(character)) {
          if (inWord) counted += 1;
          inWord = false;
          if (counted >= words) {
            full = true;
            return piece.slice(0, at);
          }
        } else if (!inWord) inWord = COUNTED.test(character);
        at += character.length;
      }
      return piece;
    },
  };
}
