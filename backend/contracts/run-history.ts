import * as z from 'zod/mini';
import { MINUTE_MS } from './durations.ts';
import { defineEndpoint } from './endpoint.ts';
import { generation, generationStatus, RUN_QUERY_RETRIES } from './generation.ts';
import { contentType, id, isoTime, pageQuery, tokens } from './primitives.ts';

/* A person's own runs: filters, totals and files (docs/rules/runs.md#history). */

/** The most runs that one request deletes. */
export const DELETE_RUNS_LIMIT = 100;

/** What a history is narrowed to. Times are half open: `from` belongs to it, `to` does not. */
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

/** A run with what was typed for it. `version` is null for runs of drafts and of one's own words. */
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

/** Figures of all runs of a filter. */
export const runTotals = z.object({
  runs: z.int(),
  /** Tokens that the user paid for what arrived. Free trial runs are not counted: their creators pay. */
  spent: tokens,
  /** Tokens that came back because nothing, or less, arrived. */
  released: tokens,
  /** Percent of the ended runs that delivered; stopped and blocked ones do not count. Null before any has ended. */
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

/** What there is to choose from in the filters of a history. */
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

/** Every run of a filter as a file, streamed; the query is the filter. */
export const HISTORY_CSV_PATH = '/api/generations.csv';
export const HISTORY_JSON_PATH = '/api/generations.json';
