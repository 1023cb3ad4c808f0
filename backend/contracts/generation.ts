import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { expectedTotal, spendingBody } from './expected-total.ts';
import { LENGTH_WORDS } from './form-length.ts';
import { contentType, id, idParams, isoTime, pageQuery, success, tidied, tokens } from './primitives.ts';
import { quote } from './pricing.ts';
import type { Quote } from './pricing.ts';
import { receipt } from './wallet.ts';

export const generationStatus = z.enum(['queued', 'running', 'succeeded', 'partial', 'failed', 'cancelled', 'blocked']);
export type GenerationStatus = z.infer<typeof generationStatus>;

/** The states in which a run has ended for good. */
export const TERMINAL_STATUSES: readonly GenerationStatus[] = ['succeeded', 'partial', 'failed', 'cancelled', 'blocked'];
/** Whether a run in this state has ended for good. */
export const isTerminal = (status: GenerationStatus): boolean => TERMINAL_STATUSES.includes(status);

export const aspect = z.enum(['1:1', '3:2', '2:3', '16:9', '9:16']);
export type Aspect = z.infer<typeof aspect>;
export const IMAGE_ASPECTS = ['1:1', '3:2', '2:3'] as const;
export const VIDEO_ASPECTS = ['16:9', '9:16'] as const;

export const textOutput = z.object({ kind: z.literal('text'), text: z.string(), mime: z.literal('text/markdown') });
export const mediaOutput = z.object({
  kind: z.enum(['image', 'video']),
  url: z.string(),
  posterUrl: z.nullable(z.string()),
  mime: z.string(),
  width: z.int(),
  height: z.int(),
  durationMs: z.nullable(z.int()),
  altText: z.string(),
});
export const generationOutput = z.discriminatedUnion('kind', [textOutput, mediaOutput]);
export type GenerationOutput = z.infer<typeof generationOutput>;

export const generationError = z.object({
  code: z.string(),
  /** What happened to the run, what it cost and what to do next, in plain words. */
  message: z.string(),
});

/** A run as its owner sees it, in lists and over the socket. */
export const generation = z.object({
  id,
  status: generationStatus,
  contentType,
  title: z.string(),
  /** What the run's owner typed, at most 80 characters, to tell runs of one prompt apart. Null or left out where nothing was typed. */
  name: z.optional(z.nullable(z.string())),
  prompt: z.nullable(z.object({ id, slug: z.string(), title: z.string(), coverUrl: z.nullable(z.string()) })),
  /**
   * The run source: the place where the run was requested. Runs of drafts and of versions under review cannot be shared, because their
   * template is not public.
   */
  runSource: z.optional(z.enum(['prompt', 'free', 'challenge', 'test', 'improve', 'review', 'imported', 'chat'])),
  model: z.object({ id: z.string(), label: z.string(), provider: z.string() }),
  /** "Made by Studio, the built-in demo provider" for runs that Studio made; null for others. */
  credit: z.nullable(z.string()),
  quantity: z.int(),
  delivered: z.int(),
  aspect: z.nullable(aspect),
  length: z.nullable(z.int()),
  quote,
  /** Tokens that the run cost after it ended. The rest of its quote was released. */
  captured: z.optional(z.nullable(tokens)),
  /** The username of the creator who pays for a free trial run; null for runs that the user paid for. */
  paidBy: z.optional(z.nullable(z.string())),
  /** Tokens that a free retry would have cost; none were held for it. Null for all other runs. */
  waived: z.optional(z.nullable(tokens)),
  /** Until when the run may be repeated for free (`freeRetry`); null when it may not. The run's own page says how many free retries today has left. */
  freeRetryUntil: z.optional(z.nullable(isoTime)),
  attempt: z.int(),
  /** The progress of the run in percent, from 0 to 100. */
  progress: z.int(),
  /** The number of runs before this one in its queue; null when it is not waiting. */
  queuePosition: z.nullable(z.int()),
  etaAt: z.nullable(isoTime),
  /** The first words of the run's text, for cards. */
  excerpt: z.nullable(z.string()),
  outputs: z.array(generationOutput),
  error: z.nullable(generationError),
  createdAt: isoTime,
  startedAt: z.nullable(isoTime),
  finishedAt: z.nullable(isoTime),
});
export type Generation = z.infer<typeof generation>;

/** One run in full: inputs, receipt and, while it is running, the text so far (at most 1 s old). */
export const generationDetail = z.extend(generation, {
  inputs: z.record(z.string(), z.unknown()),
  /** The prompt text that the run's owner typed, or the filled template where they may read it. */
  promptText: z.nullable(z.string()),
  seed: z.nullable(z.number()),
  /** The owner's rating of the run: thumbs up (1), down (−1), or 0 for none. */
  rating: z.union([z.literal(-1), z.literal(0), z.literal(1)]),
  text: z.nullable(z.string()),
  receipt: z.nullable(receipt),
  /** The model that the person chose, when another model made the output because the chosen one failed. Absent for other runs. */
  fellBackFrom: z.optional(z.string()),
  /** What the same run would cost now in tokens; null while it runs, or where no price can be given. */
  againPrice: z.optional(z.nullable(tokens)),
  /** How many free retries the run's owner has left today (UTC); null when this run cannot be retried for free. */
  freeRetriesLeft: z.optional(z.nullable(z.int())),
});
export type GenerationDetail = z.infer<typeof generationDetail>;

export const runOptions = {
  quantity: z.optional(z.int().check(z.gte(1), z.lte(4))),
  /** How many words the text of the run should have. */
  length: z.optional(z.int().check(z.gte(LENGTH_WORDS.min), z.lte(LENGTH_WORDS.max))),
  aspect: z.optional(aspect),
  model: z.optional(z.string().check(z.minLength(1), z.maxLength(80))),
};
export const DEFAULT_LENGTH_WORDS = 250;

export const promptRunBody = z.strictObject({
  /** The price in tokens that the person saw for this run; 0 for a free trial run, which the prompt's creator pays. */
  expectedTotal,
  inputs: z.record(z.string(), z.unknown()),
  ...runOptions,
  /**
   * Whether this is a free trial run: the prompt's creator pays for one output of the default model. 409 `free_trial_run_gone` when the
   * person has used it (docs/rules/selling.md#free-trial-run).
   */
  freeTrialRun: z.optional(z.boolean()),
  /** The number of the prompt's version to run, which the person must own (403 `version_not_yours`). Left out for the version that they normally run. */
  version: z.optional(z.int().check(z.gte(1))),
  /** A sample of this prompt to make again. The run uses the sample's seed, as far as its model supports seeds. */
  sample: z.optional(id),
  /** The creation from which the run starts: an own or a public one. Any other id is ignored. */
  from: z.optional(id),
});
export type PromptRunBody = z.infer<typeof promptRunBody>;
export const freeRunBody = z.strictObject({
  expectedTotal,
  contentType,
  prompt: z.string().check(tidied(), z.minLength(1, 'Describe what to make'), z.maxLength(4000)),
  ...runOptions,
});
export type FreeRunBody = z.infer<typeof freeRunBody>;
/** The body of a run request without the price that the buyer saw. */
export type PromptRunWish = Omit<PromptRunBody, 'expectedTotal'>;
export type FreeRunWish = Omit<FreeRunBody, 'expectedTotal'>;

const accepted = z.object({ generation });

/** How long the client waits for the answer to a run, in ms (docs/rules/client-limits.md#timeouts). */
export const RUN_TIMEOUT_MS = 120_000;
/** How often the client repeats a failed read of runs (docs/rules/client-limits.md#query-defaults). */
export const RUN_QUERY_RETRIES = 2;

export const generateFromPrompt = defineEndpoint({
  method: 'POST',
  path: '/api/prompts/:id/generate',
  summary: 'Run a prompt: holds its price and answers at once; progress follows over the socket',
  status: 202,
  params: idParams,
  body: promptRunBody,
  timeoutMs: RUN_TIMEOUT_MS,
  response: accepted,
});
export const generateFreeForm = defineEndpoint({
  method: 'POST',
  path: '/api/ai/generate',
  summary: 'Run a free-form prompt',
  status: 202,
  body: freeRunBody,
  timeoutMs: RUN_TIMEOUT_MS,
  response: accepted,
});
export const listGenerations = defineEndpoint({
  method: 'GET',
  path: '/api/generations',
  summary: 'Own runs, newest first; the next page is named by X-Next-Cursor',
  query: z.strictObject({
    ...pageQuery,
    contentType: z.optional(contentType),
    /** Filters runs by state: `active` are queued and running ones, `finished` all others. */
    state: z.optional(z.enum(['active', 'finished'])),
    promptId: z.optional(id),
  }),
  staleMs: 0,
  queryRetries: RUN_QUERY_RETRIES,
  response: z.array(generation),
});
export const getGeneration = defineEndpoint({
  method: 'GET',
  path: '/api/generations/:id',
  summary: 'One own run with outputs, receipt and the text so far',
  params: idParams,
  staleMs: 0,
  queryRetries: RUN_QUERY_RETRIES,
  response: z.object({ generation: generationDetail }),
});
export const cancelGeneration = defineEndpoint({
  method: 'POST',
  path: '/api/generations/:id/cancel',
  summary: 'Stop a run; a stopped text costs the share that was written',
  params: idParams,
  response: z.object({ generation }),
});
export const retryGeneration = defineEndpoint({
  method: 'POST',
  path: '/api/generations/:id/retry',
  summary: 'A new run with the same inputs at today\'s price',
  status: 202,
  params: idParams,
  body: spendingBody,
  response: accepted,
});
export const freeRetry = defineEndpoint({
  method: 'POST',
  path: '/api/generations/:id/free-retry',
  summary: 'Run again for free: once per run, within 10 minutes, with a daily limit. 409 `free_retry_gone`, `free_retry_too_late`, `free_retries_used`',
  status: 202,
  params: idParams,
  /** The body of a free retry names the price that the browser showed, which is 0. */
  body: spendingBody,
  response: accepted,
});
export const deleteGeneration = defineEndpoint({
  method: 'DELETE',
  path: '/api/generations/:id',
  summary: 'Delete a finished run: one that delivered something goes to the trash, any other is deleted for ever',
  params: idParams,
  response: success,
});

/** Counts words as people do: each stretch between spaces that contains a letter or a digit. */
export function countWords(text: string): number {
  // The pattern skips each word from its first letter or digit. A list of all words would fill the memory for a hostile text.
  const word = /[\p{L}\p{N}]\S*/gu;
  let words = 0;
  while (word.test(text)) words += 1;
  return words;
}

/** What a text run costs that its owner stopped: price x words written / words asked for, rounded up, never above the price. */
export function stoppedTextPrice(quoted: number, wordsWritten: number, wordsAsked: number): number {
  if (wordsWritten <= 0 || wordsAsked <= 0) return 0;
  return Math.min(quoted, Math.ceil((quoted * wordsWritten) / wordsAsked));
}

/** What the delivered outputs of a run cost: the price of each, and the royalty if at least one arrived; never above the run's price. */
export const deliveredPrice = ({ unit, royalty, total }: Quote, delivered: number): number =>
  delivered === 0 ? 0 : Math.min(total, unit * delivered + royalty);

/**
 * Tokens that a run costs when its owner stops it: they pay for what they have seen of it (docs/rules/runs.md#stop-price). The server and the
 * browser use this function.
 */
export const stoppedPrice = (run: Pick<Generation, 'contentType' | 'quote' | 'delivered' | 'length'>, wordsWritten: number): number =>
  run.contentType === 'text'
    ? stoppedTextPrice(run.quote.total, wordsWritten, run.length ?? 0)
    : deliveredPrice(run.quote, run.delivered);

export const heldAndBalance = z.object({ balance: tokens, held: tokens });
