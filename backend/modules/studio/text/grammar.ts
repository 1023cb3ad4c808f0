import type { Random } from '../random.ts';

export type Slots = Readonly<Record<string, string>>;

/** The number of words in a Markdown text. Signs alone, such as `##`, `-` and `|`, count half, because readers count them differently. */
export function countWords(markdown: string): number {
  const tokens = markdown.split(/\s+/).filter(Boolean);
  const real = tokens.filter((token) => /[\p{L}\p{N}]/u.test(token)).length;
  return (tokens.length + real) / 2;
}

export const capital = (text: string): string => text.replace(/^(["“*_]*)(\p{Ll})/u, (_, lead: string, first: string) => lead + first.toUpperCase());

const NAMED = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day|^(?:january|february|april|june|july|august|september|october|november|december|paris|london|berlin|rome|tokyo|new|san|africa|asia|europe|america|english|french|german|spanish|christmas|easter|google|i)\b/i;

/** Makes the first letter of a typed phrase small, as in "Watering herbs". Names, acronyms and titles keep their capital. */
export function uncapital(text: string): string {
  const [first = '', ...others] = text.split(' ');
  const ordinary = /^\p{Lu}[\p{Ll}’'-]*$/u.test(first) || first === 'A';
  const restIsLower = others.length > 0 && !/^\p{Lu}/u.test(others[0]!);
  return ordinary && restIsLower && !NAMED.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

const ARTICLE = /^(?:the|an?|this|these|that|your|our|my|their|its|his|her)$/i;

/** Inserts a phrase after a word of the pattern, with one article, no doubled word, and "an" before a vowel. */
function join(before: string, phrase: string): string {
  const last = before.trim();
  const [first = ''] = phrase.split(' ');
  if (last !== '' && last.toLowerCase() === first.toLowerCase()) return `${before}${phrase.slice(first.length).trimStart()}`;
  if (/^(?:the|an?)$/i.test(last) && ARTICLE.test(first)) return /^(?:the|an?)$/i.test(first) ? `${before}${phrase.slice(first.length).trimStart()}` : phrase;
  return /^a$/i.test(last) && /^[aeio]/i.test(first) ? `${last}n ${phrase}` : `${before}${phrase}`;
}

const CHOICE = /\[[^[\]]*\]/;
const CHOICES = /\[([^[\]]*)\]/g;
const SLOT = /((?:\p{L}+ )?)\{(\w+)\}/gu;

/** Fills in a sentence pattern. Chance chooses from `[this|that]`, innermost first, then each `{slot}` gets its value, which is not read as a pattern. */
export function say(pattern: string, random: Random, slots: Slots = {}): string {
  let text = pattern;
  while (CHOICE.test(text)) text = text.replace(CHOICES, (_, ways: string) => random.pick(ways.split('|')));
  const filled = text.includes('{') ? text.replace(SLOT, (whole, before: string, key: string) => (slots[key] === undefined ? whole : join(before, slots[key]))) : text;
  return capital(filled.replace(/ {2,}/g, ' ').trim());
}

const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\b(do|does|did|is|are|was|were|have|has|should|would|could) not\b/g, "$1n't"],
  [/\bcannot\b/g, "can't"],
  [/\bwill not\b/g, "won't"],
  [/\b(I) am\b/g, "$1'm"],
  [/\b([Ii]t|[Tt]hat|[Tt]here) is\b(?=\s\w)/g, "$1's"],
  [/\b([Yy]ou|[Tt]hey|[Ww]e) are\b(?=\s\w)/g, "$1're"],
  [/\b(I|[Yy]ou|[Ww]e|[Tt]hey) will\b/g, "$1'll"],
];

/** Changes a written sentence to spoken style, for relaxed tones. */
export const contract = (text: string): string => CONTRACTIONS.reduce((line, [from, to]) => line.replace(from, to), text);
