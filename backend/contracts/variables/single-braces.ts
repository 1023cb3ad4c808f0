import { must } from '../must.ts';
import { allCode } from './code-spans.ts';
import { within } from './occurrence.ts';
import type { Findings } from './occurrence.ts';

const PLACE = /(?<![\w$\\{}#@%])\{([a-z][a-z0-9_]{1,39}|[A-Z][A-Z0-9_]{1,39})\}(?![}{\w])/g;
// Code without a fence: its braces are no variables.
const CODE_LINE = /^[ \t]*(?:def |class |import |from \w+ import |const |let |function |#include|return )|\bf["'`]/m;

/** `{topic}`: one word of small letters or of capitals. `{words like these}`, code and formulas stay as they are. */
export function singleBraces(text: string): Findings {
  if (CODE_LINE.test(text)) return { found: [], left: [] };
  const code = allCode(text);
  const found = Array.from(text.matchAll(PLACE))
    .filter((match) => !within(code, match.index))
    .map((match) => ({ syntax: 'single_braces' as const, name: must(match[1], 'the name of a variable'), start: match.index, end: match.index + match[0].length }));
  return { found, left: [] };
}
