// Scripts that put no space between words: a word of theirs is found anywhere.
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/**
 * A text as words with one space around each: compatibility forms are made equal, capitals small, and invisible characters go, so that none of them
 * hides a word. Accents stay, because they make other words. Linear in the length of the text.
 */
function wordsOf(text: string): string {
  const plain = text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '').toLowerCase();
  return ` ${plain.replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, ' ').trim()} `;
}

/** Says which of the words a text has. */
export interface BlockedWords {
  /** The first of them in any text; null without one. */
  findIn(texts: readonly (string | null)[]): string | null;
}

/** Prepares a list of words and phrases for many texts. A word counts only as a whole word. Words without letters and digits block nothing. */
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
