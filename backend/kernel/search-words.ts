import { createHash } from 'node:crypto';

/** How many words of a thing a search can find it by. */
const MOST_WORDS = 2_000;
/** Search words are cut to this many characters. */
const WORD_CHARACTERS = 40;
/** How many words of a search are used. Further words are ignored. */
const MOST_ASKED = 12;

/** Signs of scripts that put no space between words. Each sign counts as a word. */
const SIGNS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}]/gu;

/** A text in small letters without accents, the form in which searches compare texts. */
export const plainLetters = (text: string): string => text.toLowerCase().normalize('NFKD').replace(/\p{M}+/gu, '');

/** The words of a text in small letters without accents, each once, in their order. */
export function wordsIn(text: string): string[] {
  const plain = plainLetters(text).replace(SIGNS, ' $& ');
  return [...new Set((plain.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => Array.from(word).slice(0, WORD_CHARACTERS).join('')))];
}

/**
 * A few letters that stand before each search word of an owner. The index then holds each owner's words apart, so a search reads only those of one
 * person, however many others use the same word. Two owners with the same letters only cost time, because statements name the owner too.
 */
const markOf = (ownerId: string): string => createHash('sha256').update(ownerId).digest('base64url').slice(0, 6);

/** The words by which a search finds a thing, each with the letters of its owner in front. */
export function searchWords(ownerId: string, texts: readonly string[]): string[] {
  const mark = markOf(ownerId);
  return wordsIn(texts.join(' ')).slice(0, MOST_WORDS).map((word) => mark + word);
}

/**
 * Turns a search into a `tsquery` for all its words, each by its beginning. Words of fewer than `prefixFrom` letters must match whole, because very
 * many words begin with one letter. Null when the search contains no word.
 */
export function searchQuery(ownerId: string, asked: string, prefixFrom = 1): string | null {
  const mark = markOf(ownerId);
  const words = wordsIn(asked).slice(0, MOST_ASKED);
  // Words contain only letters and digits, so none contains the quote that would end it in the `tsquery`.
  return words.length === 0 ? null : words.map((word) => `'${mark}${word}'${Array.from(word).length < prefixFrom ? '' : ':*'}`).join(' & ');
}
