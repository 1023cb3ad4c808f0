import { angle } from './angle.ts';
import { brackets } from './brackets.ts';
import { dollar } from './dollar.ts';
import { doubleBraces } from './double-braces.ts';
import type { Findings, Occurrence } from './occurrence.ts';
import { percent } from './percent.ts';
import { singleBraces } from './single-braces.ts';

const all = (text: string, parsers: readonly ((text: string) => Findings)[]): Findings => {
  const each = parsers.map((parser) => parser(text));
  return { found: each.flatMap(({ found }) => found), left: each.flatMap(({ left }) => left) };
};

/** Finds variables in unmistakable notations: `{{a}}` and `${a}`. */
export const findPlain = (text: string): Findings => all(text, [doubleBraces, dollar]);

/** Finds words that may be variables: `[A]`, `<a>`, `%a%` and `{a}`. */
export const findLoose = (text: string): Findings => all(text, [brackets, angle, percent, singleBraces]);

/** Sorts found variables by their place. Of two that overlap, the first one stays. */
export function inOrder(found: readonly Occurrence[]): Occurrence[] {
  const sorted = [...found].sort((a, b) => a.start - b.start || b.end - a.end);
  let reached = 0;
  return sorted.filter(({ start, end }) => {
    if (start < reached) return false;
    reached = end;
    return true;
  });
}

/** Finds everything in a text that is a variable or may be one, in order of appearance. */
export const findVariables = (text: string): Occurrence[] => inOrder([...findPlain(text).found, ...findLoose(text).found]);
