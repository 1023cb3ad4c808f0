import * as z from 'zod/mini';
import { page, ownEntry } from './challenges.ts';
import { defineEndpoint } from './endpoint.ts';
import { generationOutput } from './generation.ts';
import { contentType, id, idParams, pageLimit, success, tidied, tokens } from './primitives.ts';
import { promptCard } from './prompts.ts';

/* Entries: what may be sent, sending it, and what others see of it (docs/rules/challenges.md#entries). */

export const ENTRY_TITLE_MAX = 60;

/** Why a run cannot be sent. */
export const entryRefusal = z.enum([
  'not_for_this', 'made_elsewhere', 'no_output', 'start_file', 'already_sent', 'in_trash', 'shared', 'prompt_gone',
]);
export type EntryRefusal = z.infer<typeof entryRefusal>;

/** An entry as other people see it before the results: no name, no title and no time (docs/rules/challenges.md#blindness). */
export const blindEntry = z.object({
  /** A random id, which does not tell when the entry was sent. */
  id,
  contentType,
  /** Null for pictures and clips. */
  text: z.nullable(z.string()),
  /** Null for texts. A picture's address ends in no file name. */
  url: z.nullable(z.string()),
  /** The address of a still picture of a clip; null for other types. */
  posterUrl: z.nullable(z.string()),
  mime: z.nullable(z.string()),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
});
export type BlindEntry = z.infer<typeof blindEntry>;

/** In an order that is the viewer's own; `seed` shuffles it again. After the results `GET …/results` tells more. */
export const listEntries = defineEndpoint({
  method: 'GET',
  path: '/api/challenges/:id/entries',
  summary: 'Entries of a challenge, blind and shuffled',
  params: idParams,
  query: z.strictObject({ seed: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(1_000_000)), 0), ...page }),
  staleMs: 0,
  response: z.object({ items: z.array(z.extend(blindEntry, { mine: z.boolean() })), total: z.int(), nextCursor: z.nullable(z.string()) }),
});

/** Own runs of the challenge first, then other own runs of its type, latest first, each with what stands in the way. */
export const listEntryCandidates = defineEndpoint({
  method: 'GET',
  path: '/api/challenges/:id/candidates',
  summary: 'Own creations for this challenge, with the reason where one cannot be sent',
  params: idParams,
  query: z.strictObject({ limit: z._default(pageLimit(60), 24), cursor: page.cursor }),
  staleMs: 0,
  response: z.object({
    items: z.array(z.object({ generationId: id, title: z.string(), output: generationOutput, /** Why the run cannot be sent; null when it can. */ refusal: z.nullable(entryRefusal) })),
    nextCursor: z.nullable(z.string()),
  }),
});
/** Prompts that may make an entry: own, free or unlocked, of the challenge's type. */
export const listChallengePrompts = defineEndpoint({
  method: 'GET',
  path: '/api/challenges/:id/prompts',
  summary: 'Prompts that the viewer may use for an entry: own ones first, then unlocked, then free ones',
  params: idParams,
  query: z.strictObject({ q: z.optional(z.string().check(z.trim(), z.maxLength(120))), limit: z._default(pageLimit(60), 24), cursor: page.cursor }),
  staleMs: 0,
  response: z.object({ items: z.array(promptCard), nextCursor: z.nullable(z.string()) }),
});

/**
 * 409: `entries_closed`, `entries_full` (3 a person), `challenge_full`, `not_eligible` (details.refusal), `own_challenge`, `price_changed`.
 * `replaces` withdraws that entry in the same step.
 */
export const submitEntry = defineEndpoint({
  method: 'POST',
  path: '/api/challenges/:id/entries',
  summary: 'Send a run as an entry',
  status: 201,
  params: idParams,
  body: z.strictObject({
    generationId: id,
    /** Which of the run's outputs is sent, from 0. */
    output: z._default(z.int().check(z.gte(0), z.lte(3)), 0),
    title: z.optional(z.string().check(tidied(), z.maxLength(ENTRY_TITLE_MAX))),
    /** Whether other people may read the inputs after the results. */
    showInputs: z._default(z.boolean(), false),
    replaces: z.optional(id),
    /** The price that the person saw. Required when the challenge has an entry fee. */
    expectedTotal: z.optional(tokens),
  }),
  response: z.object({ entry: ownEntry }),
});
/** Withdraws an entry, whose fee comes back. 409 `entries_closed`. */
export const withdrawEntry = defineEndpoint({
  method: 'DELETE',
  path: '/api/challenges/:id/entries/:entryId',
  summary: 'Withdraw an own entry before the close',
  params: z.strictObject({ id, entryId: id }),
  response: success,
});
