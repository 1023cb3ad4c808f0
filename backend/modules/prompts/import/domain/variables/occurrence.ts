import type { z } from 'zod/mini';
import type { variableSyntax } from '#contracts/prompt-import.ts';
import type { FieldType } from '#contracts/prompt-form.ts';

export type Syntax = z.output<typeof variableSyntax>;

/** A variable at one place of a text. */
export interface Occurrence {
  syntax: Syntax;
  /** Where it stands, end excluded. */
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

export const within = (spans: readonly Span[], at: number): boolean => spans.some(([start, end]) => at >= start && at < end);

// Most names, told at a fraction of the cost.
const ASCII_NAME = /^[A-Za-z][A-Za-z0-9 _-]{0,119}$/;
const ANY_NAME = /^\p{L}[\p{L}\p{M}\p{N} _'’/&,#()-]{0,119}$/u;

/** What a variable may be called: words of any language, without the signs that code is made of. */
export const isPlainName = (name: string): boolean => ASCII_NAME.test(name) || ANY_NAME.test(name);
