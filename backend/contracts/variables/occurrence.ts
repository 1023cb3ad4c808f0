import type { z } from 'zod/mini';
import { must } from '../must.ts';
import type { variableSyntax } from '../prompt-import.ts';
import type { FieldType } from '../prompt-form.ts';

export type Syntax = z.output<typeof variableSyntax>;

/** A variable at one place of a text. */
export interface Occurrence {
  syntax: Syntax;
  /** Position of the variable's first character in the text; `end` is the position after its last one. */
  start: number;
  end: number;
  /** Its name in the author's words. */
  name: string;
  /** Set when the name is one of ours already: it is kept as it is. */
  system?: 'today' | 'user_name' | 'language';
  default?: string;
  options?: readonly string[];
  /** What the source says about the field, where it does. */
  type?: FieldType;
  placeholder?: string;
  required?: boolean;
  min?: number;
  max?: number;
}

/** What a parser of one syntax found. */
export interface Findings {
  found: Occurrence[];
  /** In the braces of the syntax, yet no variable: left as it is. */
  left: string[];
}

/** From start to end, end excluded. */
export type Span = readonly [start: number, end: number];

/** Spans sorted by their start; those that touch or overlap become one. `within` and `meets` search them. */
export function merged(spans: readonly Span[]): Span[] {
  const made: [number, number][] = [];
  for (const [start, end] of [...spans].sort((a, b) => a[0] - b[0])) {
    const last = made.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else made.push([start, end]);
  }
  return made;
}

/** How many of the merged spans begin at or before a place. A binary search: a text may hold a span every few characters. */
function begunBy(spans: readonly Span[], at: number): number {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (must(spans[middle], 'the span in the middle')[0] <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Whether a place lies in one of the merged spans. */
export const within = (spans: readonly Span[], at: number): boolean => {
  const before = begunBy(spans, at);
  return before > 0 && at < must(spans[before - 1], 'the last span before')[1];
};

/** Whether a stretch, end excluded, shares a character with one of the merged spans. */
export const meets = (spans: readonly Span[], [start, end]: Span): boolean => {
  const before = begunBy(spans, end - 1);
  return before > 0 && start < must(spans[before - 1], 'the last span before')[1];
};

// Most names, told at a fraction of the cost.
const ASCII_NAME = /^[A-Za-z][A-Za-z0-9 _-]{0,119}$/;
const ANY_NAME = /^\p{L}[\p{L}\p{M}\p{N} _'’/&,#()-]{0,119}$/u;

/** What a variable may be called: words of any language, without the signs that code is made of. */
export const isPlainName = (name: string): boolean => ASCII_NAME.test(name) || ANY_NAME.test(name);
