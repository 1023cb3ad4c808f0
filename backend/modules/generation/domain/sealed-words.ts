/**
 * Maps Cyrillic and Greek letters to the Latin ones that they look like: a runner may ask a model to "write it with lookalikes". A
 * translation, a code or a paraphrase is found by no comparison of words.
 */
const LOOKALIKES: Record<string, string> = {
  а: 'a', в: 'b', е: 'e', к: 'k', м: 'm', н: 'h', о: 'o', р: 'p', с: 'c', т: 't', у: 'y', х: 'x', і: 'i', ј: 'j', ѕ: 's', һ: 'h', ԁ: 'd', ԛ: 'q', ԝ: 'w', ь: 'b',
  α: 'a', β: 'b', ε: 'e', η: 'n', ι: 'i', κ: 'k', μ: 'm', ν: 'v', ο: 'o', ρ: 'p', τ: 't', υ: 'u', χ: 'x', γ: 'y', ζ: 'z', ω: 'w', σ: 's', ς: 's',
  ı: 'i', ɑ: 'a', ɡ: 'g', ɩ: 'i', ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd',
};

/** Scripts that are written without spaces: two of their signs count as one word. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** The number of letters in a folded text. A sign of a script without spaces counts as two letters, because it says as much. */
export const letterWeight = (letters: string): number => [...letters].reduce((sum, letter) => sum + (UNSPACED.test(letter) ? 2 : 1), 0);

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/**
 * Reduces a text to its letters: case, accents, widths, lookalikes, spaces, punctuation, numbers and invisible signs are removed, so that no
 * disguise hides sealed words. A text may be folded in pieces, if no character is cut in two.
 */
export function foldedLetters(text: string): string {
  return text.normalize('NFKD').toLowerCase().normalize('NFKD').replace(/\P{L}+/gu, '').replace(/[^a-z]/gu, (letter) => LOOKALIKES[letter] ?? letter);
}

/**
 * Splits a text into folded words, none empty. In a script without spaces two signs form a word. With `odd` the first such word is a single
 * sign, to match texts that are shifted by one sign.
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

/** The set of all sequences of `size` words in these texts, each as its letters, so that a lookup takes the same time for long texts. */
export function runsOfWords(texts: readonly string[], size: number): ReadonlySet<string> {
  const runs = new Set<string>();
  for (const text of texts) {
    for (const words of UNSPACED.test(text) ? [foldedWords(text), foldedWords(text, true)] : [foldedWords(text)]) {
      for (let at = 0; at + size <= words.length; at += 1) runs.add(words.slice(at, at + size).join(''));
    }
  }
  return runs;
}

/** Scripts in which each sign counts as a word. */
export const SIGN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
