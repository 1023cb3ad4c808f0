// Scripts without spaces between words. A blocked word in such a script is found anywhere in a text.
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/**
 * Writes a text as lower-case words with one space around each, so that no disguise hides a blocked word. Invisible characters are removed
 * and compatible ones made equal. Accents stay, because they make other words. Time is linear in the text's length.
 */
function wordsOf(text: string): string {
  const plain = text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '').toLowerCase();
  return ` ${plain.replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, ' ').trim()} `;
}

/** A prepared list of blocked words that searches texts. */
export interface BlockedWords {
  /** The first blocked word that any of these texts contains; null when they contain none. */
  findIn(texts: readonly (string | null)[]): string | null;
}

/** Prepares a list of blocked words and phrases for searches in many texts. It finds whole words only. An entry without letters and digits blocks nothing. */
export function blockedWords(words: readonly string[]): BlockedWords {
  const asked = words.map((word) => ({ word, needle: UNSPACED.test(word) ? wordsOf(word).trim() : wordsOf(word) })).filter(({ needle }) => needle.trim() !== '');
  return {
    findIn(texts) {
      if (asked.length === 0) return null;
      for (const text of texts) {
        if (text === null) continue;
        const found = wordsOf(text);
        for (const { word, needle } of asked) if (found.includes(needle)) return word;
      }
      return null;
    },
  };
}
