import { createHash } from 'node:crypto';

/** The number of words by which a search can find a thing. */
const MOST_WORDS = 2_000;
/** Words with more characters are cut to this many. */
const WORD_CHARACTERS = 40;
/** The number of words of a search that are used. Further words are ignored. */
const MOST_ASKED = 12;

/** Scripts without spaces between words: each sign is a word. */
const SIGNS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}]/gu;

/** A text in small letters without accents, as searches compare it. */
export const plainLetters = (text: string): string => text.toLowerCase().normalize('NFKD').replace(/\p{M}+/gu, '');

/** The words of a text in small letters without accents, each once, in their order. */
export function wordsIn(text: string): string[] {
  const plain = plainLetters(text).replace(SIGNS, ' $& ');
  return [...new Set((plain.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => Array.from(word).slice(0, WORD_CHARACTERS).join('')))];
}

/**
 * A few letters that stand before each word of an owner. The index then holds the words of each owner apart, so a search reads those of
 * one person, however many others use the same word. Two owners with one mark cost time alone: statements name the owner too.
 */
const markOf = (ownerId: string): string => createHash('sha256').update(ownerId).digest('base64url').slice(0, 6);

/** The words that a search finds a thing by, with the mark of its owner. */
export function searchWords(ownerId: string, texts: readonly string[]): string[] {
  const mark = markOf(ownerId);
  return wordsIn(texts.join(' ')).slice(0, MOST_WORDS).map((word) => mark + word);
}

/**
 * A search as a `tsquery`: all its words, each by its beginning. Words of fewer than `prefixFrom` letters are looked for whole: one letter begins a large part of all
 * words. Null when there is no word in it.
 */
export function searchQuery(ownerId: string, asked: string, prefixFrom = 1): string | null {
  const mark = markOf(ownerId);
  const words = wordsIn(asked).slice(0, MOST_ASKED);
  // Words are letters and digits, so no word holds the quote that ends it.
  return words.length === 0 ? null : words.map((word) => `'${mark}${word}'${Array.from(word).length < prefixFrom ? '' : ':*'}`).join(' & ');
}
