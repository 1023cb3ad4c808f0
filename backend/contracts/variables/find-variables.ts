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

/** What says plainly that it is a variable: `{{a}}` and `${a}`. */
export const findPlain = (text: string): Findings => all(text, [doubleBraces, dollar]);

/** What only looks like a variable: `[A]`, `<a>`, `%a%` and `{a}`. */
export const findLoose = (text: string): Findings => all(text, [brackets, angle, percent, singleBraces]);

/** One after the other; where two overlap the first one stands. */
export function inOrder(found: readonly Occurrence[]): Occurrence[] {
  const sorted = [...found].sort((a, b) => a.start - b.start || b.end - a.end);
  let reached = 0;
  return sorted.filter(({ start, end }) => {
    if (start < reached) return false;
    reached = end;
    return true;
  });
}

/** Everything in a text that is a variable or looks like one, in its order. */
export const findVariables = (text: string): Occurrence[] => inOrder([...findPlain(text).found, ...findLoose(text).found]);
