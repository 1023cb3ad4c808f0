import { must } from '../must.ts';
import { allCode } from './code-spans.ts';
import { within } from './occurrence.ts';
import type { Findings } from './occurrence.ts';

const PLACE = /(?<![\w%])%([A-Za-z][A-Za-z0-9_]{2,39})%(?![\w%])/g;

/** Finds variables such as `%topic%`, but not percentages and encoded addresses. */
export function percent(text: string): Findings {
  const code = allCode(text);
  const found = Array.from(text.matchAll(PLACE))
    .filter((match) => !within(code, match.index))
    .map((match) => ({ syntax: 'percent' as const, name: must(match[1], 'the name of a variable'), start: match.index, end: match.index + match[0].length }));
  return { found, left: [] };
}
