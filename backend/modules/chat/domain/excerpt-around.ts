import { plainLetters, wordsIn } from '#kernel/search-words.ts';

/** Characters of an excerpt before and after the found word. */
const BEFORE = 40;
const AFTER = 110;
/** Only so many first characters of a text are searched. A page shows 24 excerpts, and a text full of near matches would make each search slow. */
const SEARCHED = 20_000;
/** From this many letters on, a search finds words that begin with what was typed. Shorter ones must match a whole word (docs/rules/chat.md#search). */
export const PREFIX_LETTERS = 3;

/** The words around the first place where a text has a word of a search, in one line. The beginning of the text when its first 20,000 characters have none. */
export function excerptAround(text: string, asked: string): string {
  const line = text.slice(0, SEARCHED).replace(/\s+/g, ' ').trim();
  const at = placeOf(line, wordsIn(asked));
  const from = at <= BEFORE ? 0 : line.indexOf(' ', at - BEFORE) + 1;
  // A line without spaces is cut inside a word.
  const start = from > at || from === 0 && at > BEFORE ? at : from;
  const end = start + BEFORE + AFTER >= line.length ? line.length : Math.max(line.lastIndexOf(' ', start + BEFORE + AFTER), start + BEFORE + AFTER / 2);
  return `${start > 0 ? '…' : ''}${line.slice(start, end)}${end < line.length || text.length > SEARCHED ? '…' : ''}`;
}

/** Where the first word begins that a search finds; 0 when there is none. */
function placeOf(line: string, wanted: readonly string[]): number {
  const plain = plainLetters(line);
  const there = wanted.filter((begin) => plain.includes(begin));
  if (there.length === 0) return 0;
  const isFound = (word: string): boolean => there.some((begin) => (begin.length < PREFIX_LETTERS ? word === begin : word.startsWith(begin)));
  for (const { 0: word, index } of line.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const letters = plainLetters(word);
    if (there.some((begin) => letters.includes(begin)) && wordsIn(letters).some(isFound)) return index;
  }
  return 0;
}
