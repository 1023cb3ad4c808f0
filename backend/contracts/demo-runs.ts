import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { id, idParams, isoTime, tidied } from './primitives.ts';

/* Demo runs: a visitor makes a short text a day without an account (docs/rules/runs.md#demo-run). */

/** The most words that a demo run asks the provider for. */
export const DEMO_WORDS = 100;
export const DEMO_BLANK_MAX = 60;
export const DEMO_ENDINGS = ['quietly', 'with a laugh', 'with a twist'] as const;

const blank = z.string().check(tidied(), z.minLength(1, 'Fill in this blank'), z.maxLength(DEMO_BLANK_MAX, `${DEMO_BLANK_MAX} characters at most`));
/** The blanks of the sentence on the home page that a visitor fills in for a demo run. */
export const demoInputs = z.strictObject({ who: blank, habit: blank, ending: z.enum(DEMO_ENDINGS) });
export type DemoInputs = z.infer<typeof demoInputs>;

/** The prompt of a demo run: the page shows it, and the worker sends it to the provider. */
export const demoPrompt = ({ who, habit, ending }: DemoInputs): string =>
  `Write a very short story about ${who} who ${habit}. Plant one clue early. Turn everything over in the middle, and end ${ending}, in under ${DEMO_WORDS} words.`;

export const demoRun = z.object({
  id,
  status: z.enum(['waiting', 'writing', 'done', 'failed']),
  inputs: demoInputs,
  /** The text that the demo run has written so far. */
  text: z.string(),
  /** The line under the demo run's text that names its provider; null for none. */
  credit: z.nullable(z.string()),
  createdAt: isoTime,
});
export type DemoRun = z.infer<typeof demoRun>;

/** Whether this browser can still make a demo run today. */
export const demoState = z.object({
  /** Whether this server makes demo runs at all. */
  offered: z.boolean(),
  /** The demo run that this browser made today; null before the first. */
  run: z.nullable(demoRun),
  /** When this browser can make its next demo run; null when it can make one now. */
  nextAt: z.nullable(isoTime),
});
export type DemoState = z.infer<typeof demoState>;

export const getDemoState = defineEndpoint({ method: 'GET', path: '/api/demo-runs', summary: 'Whether this browser has a demo run left today, and the one it made', staleMs: 0, response: demoState });

export const startDemoRun = defineEndpoint({
  method: 'POST',
  path: '/api/demo-runs',
  summary: 'Make a short text without an account: one a day for each browser. 409 `demo_used`, 429 `demo_full` for a busy network, 503 `demo_off`',
  status: 202,
  body: demoInputs,
  response: z.object({ run: demoRun }),
});

export const getDemoRun = defineEndpoint({ method: 'GET', path: '/api/demo-runs/:id', summary: 'A demo run of this browser with the text so far', params: idParams, staleMs: 0, response: z.object({ run: demoRun }) });

export const claimDemoRun = defineEndpoint({
  method: 'POST',
  path: '/api/demo-runs/:id/claim',
  summary: 'Keep a demo run of this browser as the first creation of the account. A second claim by the same account changes nothing',
  params: idParams,
  response: z.object({ creationId: id }),
});
