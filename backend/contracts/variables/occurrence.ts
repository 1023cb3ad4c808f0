import type { z } from 'zod/mini';
import { must } from '../must.ts';
import type { variableSyntax } from '../prompt-import.ts';
import type { FieldType } from '../prompt-form.ts';

export type Syntax = z.output<typeof variableSyntax>;

/** A variable that was found at one place of an imported text. */
export interface Occurrence {
  syntax: Syntax;
  /** The position of the variable's first character in the imported text; `end` is the position after its last one. */
  start: number;
  end: number;
  /** The variable's name in the author's words. */
  name: string;
  /** The system variable that this name already means. Such a name is kept. */
  system?: 'today' | 'user_name' | 'language';
  default?: string;
  options?: readonly string[];
  /** The type of the form field, if the imported text names one. */
  type?: FieldType;
  placeholder?: string;
  required?: boolean;
  min?: number;
  max?: number;
}

/** The variables that the parser of one notation found in a text. */
export interface Findings {
  found: Occurrence[];
  /** Pieces of text that have the braces of the notation but are no variables. They stay text. */
  left: string[];
}

/** A stretch of a text from start to end, end excluded. */
export type Span = readonly [start: number, end: number];

/** Sorts spans of a text by their start and joins those that touch or overlap. `within` and `meets` search the result. */
export function merged(spans: readonly Span[]): Span[] {
  const made: [number, number][] = [];
  for (const [start, end] of [...spans].sort((a, b) => a[0] - b[0])) {
    const last = made.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else made.push([start, end]);
  }
  return made;
}

/** How many of the merged spans begin at or before a place. The binary search is needed, because a text may have a span every few characters. */
function begunBy(spans: readonly Span[], at: number): number {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (must(spans[middle], 'the span in the middle')[0] <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Whether a place of a text lies in one of the merged spans. */
export const within = (spans: readonly Span[], at: number): boolean => {
  const before = begunBy(spans, at);
  return before > 0 && at < must(spans[before - 1], 'the last span before')[1];
};

/** Whether a stretch of text, end excluded, overlaps one of the merged spans. */
export const meets = (spans: readonly Span[], [start, end]: Span): boolean => {
  const before = begunBy(spans, end - 1);
  return before > 0 && start < must(spans[before - 1], 'the last span before')[1];
};

// A cheaper test that accepts most variable names, so that the Unicode pattern rarely runs.
const ASCII_NAME = /^[A-Za-z][A-Za-z0-9 _-]{0,119}$/;
const ANY_NAME = /^\p{L}[\p{L}\p{M}\p{N} _'’/&,#()-]{0,119}$/u;

/** Whether a text can be the name of a variable: words of any language, without characters that are typical of code. */
export const isPlainName = (name: string): boolean => ASCII_NAME.test(name) || ANY_NAME.test(name);
