import { must } from '../must.ts';
import { allCode } from './code-spans.ts';
import { within } from './occurrence.ts';
import type { Findings } from './occurrence.ts';

const PLACE = /(?<![\w$\\{}#@%])\{([a-z][a-z0-9_]{1,39}|[A-Z][A-Z0-9_]{1,39})\}(?![}{\w])/g;
// Matches lines that are code without a fence. Braces in a text with such lines are no variables.
const CODE_LINE = /^[ \t]*(?:def |class |import |from \w+ import |const |let |function |#include|return )|\bf["'`]/m;

/** Finds variables written as `{topic}`: one word, all small or all capital letters. `{words like these}`, code and formulas stay text. */
export function singleBraces(text: string): Findings {
  if (CODE_LINE.test(text)) return { found: [], left: [] };
  const code = allCode(text);
  const found = Array.from(text.matchAll(PLACE))
    .filter((match) => !within(code, match.index))
    .map((match) => ({ syntax: 'single_braces' as const, name: must(match[1], 'the name of a variable'), start: match.index, end: match.index + match[0].length }));
  return { found, left: [] };
}
