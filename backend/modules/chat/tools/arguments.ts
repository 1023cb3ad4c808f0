import type { z } from 'zod';
import type { ToolOutcome } from './chat-tool.ts';

const SHOWN_CHARACTERS = 400;
const ISSUES_TOLD = 5;
const ISSUE_CHARACTERS = 160;

/** Shortens a value for people: one line, cut at 400 characters. */
export function shortened(value: string): string {
  const line = value.slice(0, 2 * SHOWN_CHARACTERS).replace(/\s+/g, ' ').trim();
  return line.length <= SHOWN_CHARACTERS ? line : `${line.slice(0, SHOWN_CHARACTERS - 1)}…`;
}

/** Lists at most five reasons why arguments do not fit. The model gets them, so that it can correct its call. */
export const problemOf = (issues: readonly { path: readonly PropertyKey[] | string; message: string }[]): string =>
  issues.slice(0, ISSUES_TOLD).map(({ path, message }) => `${typeof path === 'string' ? path : path.map(String).join('.')}: ${message}`.slice(0, ISSUE_CHARACTERS)).join(' ') || 'The arguments do not fit.';

/** Refuses a tool call with wrong arguments. The chat shows none of them. */
export const badArguments = (title: string, error: z.ZodError): ToolOutcome => ({ kind: 'refused', title, inputs: [], problem: problemOf(error.issues) });
