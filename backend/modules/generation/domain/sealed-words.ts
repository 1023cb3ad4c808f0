/**
 * Cyrillic and Greek letters that look like Latin ones, folded into those: a runner may ask a model to "write it with lookalikes".
 * No comparison of words finds a translation, a code or a paraphrase.
 */
const LOOKALIKES: Record<string, string> = {
  а: 'a', в: 'b', е: 'e', к: 'k', м: 'm', н: 'h', о: 'o', р: 'p', с: 'c', т: 't', у: 'y', х: 'x', і: 'i', ј: 'j', ѕ: 's', һ: 'h', ԁ: 'd', ԛ: 'q', ԝ: 'w', ь: 'b',
  α: 'a', β: 'b', ε: 'e', η: 'n', ι: 'i', κ: 'k', μ: 'm', ν: 'v', ο: 'o', ρ: 'p', τ: 't', υ: 'u', χ: 'x', γ: 'y', ζ: 'z', ω: 'w', σ: 's', ς: 's',
  ı: 'i', ɑ: 'a', ɡ: 'g', ɩ: 'i', ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd',
};

/** Scripts that are written without spaces: two of their signs count as a word. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** The number of letters of a folded text. A sign of a script without spaces counts twice, because it says as much. */
export const letterWeight = (letters: string): number => [...letters].reduce((sum, letter) => sum + (UNSPACED.test(letter) ? 2 : 1), 0);

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/**
 * Letters alone, folded: case, accents, widths, lookalikes, spaces, punctuation, numbers and invisible signs make no
 * difference, so that a numbered recital is one. Works piece by piece, as long as no character is cut in two.
 */
export function foldedLetters(text: string): string {
  return text.normalize('NFKD').toLowerCase().normalize('NFKD').replace(/\P{L}+/gu, '').replace(/[^a-z]/gu, (letter) => LOOKALIKES[letter] ?? letter);
}

/**
 * The words of a text, folded; none is empty. In a script without spaces two signs are a word; the first such word of the text has
 * one sign with `odd`, as where other signs stand before it.
 */
export function foldedWords(text: string, odd = false): string[] {
  const words: string[] = [];
  let first = odd;
  for (const [run] of text.matchAll(WORD)) {
    if (!UNSPACED.test(run)) {
      const word = foldedLetters(run);
      if (word !== '') words.push(word);
      continue;
    }
    const signs = [...foldedLetters(run)];
    if (first) words.push(...signs.splice(0, 1));
    first = false;
    for (let at = 0; at < signs.length; at += 2) words.push(signs.slice(at, at + 2).join(''));
  }
  return words;
}

/** Every run of so many words in these texts, by its letters. A run is looked up in the same time however long the texts are. */
export function runsOfWords(texts: readonly string[], size: number): ReadonlySet<string> {
  const runs = new Set<string>();
  for (const text of texts) {
    for (const words of UNSPACED.test(text) ? [foldedWords(text), foldedWords(text, true)] : [foldedWords(text)]) {
      for (let at = 0; at + size <= words.length; at += 1) runs.add(words.slice(at, at + size).join(''));
    }
  }
  return runs;
}

/** Scripts whose signs are words of their own when words are counted. */
export const SIGN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
