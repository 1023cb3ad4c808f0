export { countWords } from '#contracts/generation.ts';

const EXCERPT_CHARACTERS = 180;
/** The most characters of a text that are searched for its excerpt. A text full of brackets would be searched again from each of them. */
const EXCERPT_SOURCE = 3_000;

const SIGNS = /[*_`>#[]/;
/** Matches a text that needs cleaning before it becomes an excerpt: it has Markdown signs, or blanks other than one space. */
const UNEVEN = /[*_`>#[]|\s{2}|[^\S ]|^\s/;

/** The first words of a text without Markdown signs, for a card. Null when no words are left. */
export function excerptOf(text: string | null): string | null {
  // Most texts need no cleaning, so looking at their first words is enough. Lists do this 20 times per request.
  const beginning = (text ?? '').slice(0, EXCERPT_CHARACTERS + 2);
  if (text !== null && text.length > beginning.length && !UNEVEN.test(beginning)) return cutBetweenWords(beginning);
  const source = (text ?? '').slice(0, EXCERPT_SOURCE);
  const unmarked = SIGNS.test(source) ? source.replace(/```[^\n]*|[*_`>#]+|!?\[([^\][]{0,300})\]\([^()]{0,1000}\)/g, '$1') : source;
  // Single spaces are not replaced: replacing each by itself took most of the time of a list of runs.
  const plain = unmarked.replace(/\s{2,}|[^\S ]/g, ' ').trim();
  if (plain === '') return null;
  return plain.length <= EXCERPT_CHARACTERS ? plain : cutBetweenWords(plain);
}

function cutBetweenWords(plain: string): string {
  const cut = plain.slice(0, EXCERPT_CHARACTERS);
  const lastSpace = cut.lastIndexOf(' ');
  return `${lastSpace > EXCERPT_CHARACTERS / 2 ? cut.slice(0, lastSpace) : cut}…`;
}

/** The first `characters` of a text, cut between words and marked as cut. */
export function beginningOf(text: string, characters: number): string {
  if (text.length <= characters) return text;
  const cut = text.slice(0, characters);
  const space = cut.search(/\s\S*$/);
  return `${(space > characters / 2 ? cut.slice(0, space) : cut).trimEnd()} …`;
}

/** Puts a text on one line and cuts it to so many characters, for titles. */
export function firstLine(text: string, characters: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= characters ? line : `${line.slice(0, characters - 1).trimEnd()}…`;
}
