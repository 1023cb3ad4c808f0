const SPACE = /\s/;
const COUNTED = /[\p{L}\p{N}]/u;

/** Counts the words of a stream as people do, and cuts it at a limit. */
export interface WordLimit {
  /** Takes a piece and returns what of it is within the limit. */
  take(piece: string): string;
  /** Whether the limit is reached. After that, no more of the stream is taken. */
  full(): boolean;
}

/** Cuts a stream behind so many words. Each character is looked at once, so a long stream costs no more. */
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
