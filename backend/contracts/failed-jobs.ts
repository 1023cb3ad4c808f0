import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { isoTime, pageLimit, tidied } from './primitives.ts';

const name = z.string().check(z.minLength(1), z.maxLength(100));

/** A job of a worker that failed for good. It is kept for a day. */
export const failedJob = z.object({
  queue: z.string(),
  id: z.string(),
  name: z.string(),
  /** The first line of the job's error, without people's words. */
  reason: z.string(),
  attempts: z.int(),
  addedAt: isoTime,
  failedAt: isoTime,
});
export type FailedJob = z.infer<typeof failedJob>;

const reason = z.string().check(tidied(), z.minLength(3, 'Give the reason in a few words'), z.maxLength(500, '500 characters at most'));

export const listFailedJobs = defineEndpoint({
  method: 'GET',
  path: '/api/admin/jobs/failed',
  summary: 'Jobs of all queues that failed for good, latest first; `queues` counts them',
  staleMs: 0,
  query: z.strictObject({ queue: z.optional(name), limit: z._default(pageLimit(100), 25), before: z.optional(z.string().check(z.maxLength(300))) }),
  response: z.object({ items: z.array(failedJob), queues: z.array(z.object({ name: z.string(), failed: z.int() })), nextCursor: z.nullable(z.string()) }),
});

/** Which failed jobs to retry: one by its id, or all of a queue with this job name. */
export const retryJobsBody = z.strictObject({ queue: name, jobs: z.union([z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(200)) }), z.strictObject({ name })]), reason });
export type RetryJobsBody = z.infer<typeof retryJobsBody>;

export const retryFailedJobs = defineEndpoint({
  method: 'POST',
  path: '/api/admin/jobs/failed/retry',
  summary: 'Run failed jobs again under the same id. What a job has done already it does not do twice; jobs that are not failed any more are left alone',
  body: retryJobsBody,
  response: z.object({ retried: z.int() }),
});
