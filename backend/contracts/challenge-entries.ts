import * as z from 'zod/mini';
import { page, ownEntry } from './challenges.ts';
import { defineEndpoint } from './endpoint.ts';
import { generationOutput } from './generation.ts';
import { contentType, id, idParams, pageLimit, success, tidied, tokens } from './primitives.ts';
import { promptCard } from './prompts.ts';

/* Challenge entries: which runs can be entered, entering one, and what other people see of entries (docs/rules/challenges.md#entries). */

export const ENTRY_TITLE_MAX = 60;

/** Why a run cannot be entered in the challenge. */
export const entryRefusal = z.enum([
  'not_for_this', 'made_elsewhere', 'no_output', 'start_file', 'already_sent', 'in_trash', 'shared', 'prompt_gone',
]);
export type EntryRefusal = z.infer<typeof entryRefusal>;

/** A challenge entry as other people see it before the results: without name, title and time (docs/rules/challenges.md#blindness). */
export const blindEntry = z.object({
  /** A random id of the entry. An id with a time would tell when the entry was sent. */
  id,
  contentType,
  /** The entry's text; null for pictures and videos. */
  text: z.nullable(z.string()),
  /** The address of the entry's picture or video, without a file name that could tell its author; null for texts. */
  url: z.nullable(z.string()),
  /** The address of a still picture of the entry's video; null for other types. */
  posterUrl: z.nullable(z.string()),
  mime: z.nullable(z.string()),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
});
export type BlindEntry = z.infer<typeof blindEntry>;

/** Lists a challenge's entries in a random order of the viewer's own, which `seed` changes. After the results, `GET …/results` shows more. */
export const listEntries = defineEndpoint({
  method: 'GET',
  path: '/api/challenges/:id/entries',
  summary: 'Entries of a challenge, blind and shuffled',
  params: idParams,
  query: z.strictObject({ seed: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(1_000_000)), 0), ...page }),
  staleMs: 0,
  response: z.object({ items: z.array(z.extend(blindEntry, { mine: z.boolean() })), total: z.int(), nextCursor: z.nullable(z.string()) }),
});

/** Lists the person's runs that could be entered: runs of this challenge first, then others of its type, latest first. `refusal` tells why one cannot. */
export const listEntryCandidates = defineEndpoint({
  method: 'GET',
  path: '/api/challenges/:id/candidates',
  summary: 'Own creations for this challenge, with the reason where one cannot be sent',
  params: idParams,
  query: z.strictObject({ limit: z._default(pageLimit(60), 24), cursor: page.cursor }),
  staleMs: 0,
  response: z.object({
    items: z.array(z.object({ generationId: id, title: z.string(), output: generationOutput, /** Why the run cannot be entered; null when it can. */ refusal: z.nullable(entryRefusal) })),
    nextCursor: z.nullable(z.string()),
  }),
});
/** Lists prompts with which the person can make an entry: own, free or unlocked ones of the challenge's type. */
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
 * Enters a run in a challenge; `replaces` withdraws another entry in the same step. 409: `entries_closed`, `entries_full` (3 for each
 * person), `challenge_full`, `not_eligible` (details.refusal), `own_challenge`, `price_changed`.
 */
export const submitEntry = defineEndpoint({
  method: 'POST',
  path: '/api/challenges/:id/entries',
  summary: 'Send a run as an entry',
  status: 201,
  params: idParams,
  body: z.strictObject({
    generationId: id,
    /** Which of the run's outputs is entered, from 0. */
    output: z._default(z.int().check(z.gte(0), z.lte(3)), 0),
    title: z.optional(z.string().check(tidied(), z.maxLength(ENTRY_TITLE_MAX))),
    /** Whether other people may read the entry's inputs after the results. */
    showInputs: z._default(z.boolean(), false),
    replaces: z.optional(id),
    /** The entry fee that the person saw. Required when the challenge has one. */
    expectedTotal: z.optional(tokens),
  }),
  response: z.object({ entry: ownEntry }),
});
/** Withdraws an entry and returns its fee. 409 `entries_closed`. */
export const withdrawEntry = defineEndpoint({
  method: 'DELETE',
  path: '/api/challenges/:id/entries/:entryId',
  summary: 'Withdraw an own entry before the close',
  params: z.strictObject({ id, entryId: id }),
  response: success,
});
