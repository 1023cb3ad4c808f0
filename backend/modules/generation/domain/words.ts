export { countWords } from '#contracts/generation.ts';

const EXCERPT_CHARACTERS = 180;
/** Characters that an excerpt is looked for in: a whole output of brackets would be searched from each of them. */
const EXCERPT_SOURCE = 3_000;

const SIGNS = /[*_`>#[]/;
/** A text with one of these needs cleaning before it is an excerpt: Markdown signs, or blanks that are not one space. */
const UNEVEN = /[*_`>#[]|\s{2}|[^\S ]|^\s/;

/** First words of a text without its Markdown signs, for cards; null when there is nothing to show. */
export function excerptOf(text: string | null): string | null {
  // Most texts begin plainly: their first words are all that has to be looked at, in a list 20 times.
  const beginning = (text ?? '').slice(0, EXCERPT_CHARACTERS + 2);
  if (text !== null && text.length > beginning.length && !UNEVEN.test(beginning)) return cutBetweenWords(beginning);
  const source = (text ?? '').slice(0, EXCERPT_SOURCE);
  const unmarked = SIGNS.test(source) ? source.replace(/```[^\n]*|[*_`>#]+|!?\[([^\][]{0,300})\]\([^()]{0,1000}\)/g, '$1') : source;
  // A single blank stays: putting one for each was most of what a list of runs cost.
  const plain = unmarked.replace(/\s{2,}|[^\S ]/g, ' ').trim();
  if (plain === '') return null;
  return plain.length <= EXCERPT_CHARACTERS ? plain : cutBetweenWords(plain);
}

function cutBetweenWords(plain: string): string {
  const cut = plain.slice(0, EXCERPT_CHARACTERS);
  const lastSpace = cut.lastIndexOf(' ');
  return `${lastSpace > EXCERPT_CHARACTERS / 2 ? cut.slice(0, lastSpace) : cut}…`;
}

/** The beginning of a text up to so many characters, cut between words and marked as cut. */
export function beginningOf(text: string, characters: number): string {
  if (text.length <= characters) return text;
  const cut = text.slice(0, characters);
  const space = cut.search(/\s\S*$/);
  return `${(space > characters / 2 ? cut.slice(0, space) : cut).trimEnd()} …`;
}

/** One line out of a longer text, for titles. */
export function firstLine(text: string, characters: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= characters ? line : `${line.slice(0, characters - 1).trimEnd()}…`;
}
