import type { z } from 'zod';
import type { ToolOutcome } from './chat-tool.ts';

const SHOWN_CHARACTERS = 400;
const ISSUES_TOLD = 5;
const ISSUE_CHARACTERS = 160;

/** A value as people are shown it: one line, cut at 400 characters. */
export function shortened(value: string): string {
  const line = value.slice(0, 2 * SHOWN_CHARACTERS).replace(/\s+/g, ' ').trim();
  return line.length <= SHOWN_CHARACTERS ? line : `${line.slice(0, SHOWN_CHARACTERS - 1)}…`;
}

/** Why arguments do not fit, at most five reasons. The model is told them, so that it can ask again. */
export const problemOf = (issues: readonly { path: readonly PropertyKey[] | string; message: string }[]): string =>
  issues.slice(0, ISSUES_TOLD).map(({ path, message }) => `${typeof path === 'string' ? path : path.map(String).join('.')}: ${message}`.slice(0, ISSUE_CHARACTERS)).join(' ') || 'The arguments do not fit.';

/** The refusal of a call with wrong arguments. The chat shows none of them. */
export const badArguments = (title: string, error: z.ZodError): ToolOutcome => ({ kind: 'refused', title, inputs: [], problem: problemOf(error.issues) });
