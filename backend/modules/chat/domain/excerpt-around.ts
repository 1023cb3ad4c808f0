import { wordsIn } from '#kernel/search-words.ts';

/** Characters of an excerpt before and after the found word. */
const BEFORE = 40;
const AFTER = 110;
/** Shorter words of a search are looked for whole (docs/rules/chat.md#search). */
export const PREFIX_LETTERS = 3;

/** The words around the first place where a text has a word of a search, in one line. The beginning of the text when it has none. */
export function excerptAround(text: string, asked: string): string {
  const wanted = wordsIn(asked);
  const line = text.replace(/\s+/g, ' ').trim();
  const at = [...line.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].find(([word]) => wordsIn(word).some((each) => wanted.some((begin) => (begin.length < PREFIX_LETTERS ? each === begin : each.startsWith(begin)))))?.index ?? 0;
  const from = at <= BEFORE ? 0 : line.indexOf(' ', at - BEFORE) + 1;
  // A line without blanks is cut where it is.
  const start = from > at || from === 0 && at > BEFORE ? at : from;
  const end = start + BEFORE + AFTER >= line.length ? line.length : Math.max(line.lastIndexOf(' ', start + BEFORE + AFTER), start + BEFORE + AFTER / 2);
  return `${start > 0 ? '…' : ''}${line.slice(start, end)}${end < line.length ? '…' : ''}`;
}
