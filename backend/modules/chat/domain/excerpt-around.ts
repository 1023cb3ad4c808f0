import { plainLetters, wordsIn } from '#kernel/search-words.ts';

/** How many characters an excerpt shows before and after the found word. */
const BEFORE = 40;
const AFTER = 110;
/** Only this many first characters of a text are searched for an excerpt. A page shows 24 excerpts, and a text of near matches would make each one slow. */
const SEARCHED = 20_000;
/** A search term with at least this many letters finds words that begin with it. A shorter one must match a whole word (docs/rules/chat.md#search). */
export const PREFIX_LETTERS = 3;

/** Returns the words around the first match of a search, in one line. Without a match in the first 20,000 characters it returns the beginning. */
export function excerptAround(text: string, asked: string): string {
  const line = text.slice(0, SEARCHED).replace(/\s+/g, ' ').trim();
  const at = placeOf(line, wordsIn(asked));
  const from = at <= BEFORE ? 0 : line.indexOf(' ', at - BEFORE) + 1;
  // In a line without spaces the excerpt begins inside a word.
  const start = from > at || from === 0 && at > BEFORE ? at : from;
  const end = start + BEFORE + AFTER >= line.length ? line.length : Math.max(line.lastIndexOf(' ', start + BEFORE + AFTER), start + BEFORE + AFTER / 2);
  return `${start > 0 ? '…' : ''}${line.slice(start, end)}${end < line.length || text.length > SEARCHED ? '…' : ''}`;
}

/** The index of the first word that matches the search. 0 when none matches. */
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
