import * as z from 'zod/mini';
import { MINUTE_MS } from './durations.ts';
import { defineEndpoint } from './endpoint.ts';
import { generation, generationStatus, RUN_QUERY_RETRIES } from './generation.ts';
import { contentType, id, isoTime, pageQuery, tokens } from './primitives.ts';

/* A person's history of runs: filters, totals and files (docs/rules/runs.md#history). */

/** The most runs of the history that one request deletes. */
export const DELETE_RUNS_LIMIT = 100;

/** The filters of a run history. `from` is the first moment that belongs to it, `to` the first one that does not. */
export const historyFilter = {
  promptId: z.optional(id),
  contentType: z.optional(contentType),
  status: z.optional(generationStatus),
  model: z.optional(z.string().check(z.minLength(1), z.maxLength(80))),
  from: z.optional(isoTime),
  to: z.optional(isoTime),
};
const filter = z.strictObject(historyFilter);
export type HistoryFilter = z.infer<typeof filter>;

/** A run with its inputs. `version` is null for runs of drafts and for runs without a prompt. */
export const historyRun = z.extend(generation, {
  inputs: z.record(z.string(), z.unknown()),
  version: z.nullable(z.int()),
});
export type HistoryRun = z.infer<typeof historyRun>;

export const listRunHistory = defineEndpoint({
  method: 'GET',
  path: '/api/generations/history',
  summary: 'Own runs with their inputs, newest first; X-Next-Cursor names the next page',
  query: z.strictObject({ ...historyFilter, ...pageQuery }),
  staleMs: 0,
  queryRetries: RUN_QUERY_RETRIES,
  response: z.array(historyRun),
});

/** The totals of all runs that a history filter finds. */
export const runTotals = z.object({
  runs: z.int(),
  /** Tokens that the user paid for delivered outputs. Free trial runs are not counted, because the prompts' creators pay for them. */
  spent: tokens,
  /** Held tokens that were released, because runs delivered less than asked for, or nothing. */
  released: tokens,
  /** The percent of ended runs that delivered, without stopped and blocked ones; null before any run has ended. */
  works: z.nullable(z.int()),
});
export type RunTotals = z.infer<typeof runTotals>;

export const getRunTotals = defineEndpoint({
  method: 'GET',
  path: '/api/generations/totals',
  summary: 'Totals of own runs that match a filter: cost, returned tokens and results',
  query: filter,
  staleMs: 0,
  queryRetries: RUN_QUERY_RETRIES,
  response: z.object({ totals: runTotals }),
});

/** Lists the prompts and models that the filters of a run history offer. */
export const getRunChoices = defineEndpoint({
  method: 'GET',
  path: '/api/generations/choices',
  summary: 'Prompts and models of own runs, latest used first, at most 100 each',
  staleMs: MINUTE_MS,
  queryRetries: RUN_QUERY_RETRIES,
  response: z.object({
    prompts: z.array(z.object({ id, slug: z.string(), title: z.string() })),
    models: z.array(z.object({ id: z.string(), label: z.string() })),
  }),
});

export const deleteRuns = defineEndpoint({
  method: 'POST',
  path: '/api/generations/delete',
  summary: 'Delete finished own runs: those that delivered something go to the trash, the others are deleted for ever',
  body: z.strictObject({ ids: z.array(id).check(z.minLength(1), z.maxLength(DELETE_RUNS_LIMIT)) }),
  response: z.object({ deleted: z.array(id) }),
});

/** The address that streams all runs of a history filter as a CSV file. The query holds the filter. */
export const HISTORY_CSV_PATH = '/api/generations.csv';
export const HISTORY_JSON_PATH = '/api/generations.json';
