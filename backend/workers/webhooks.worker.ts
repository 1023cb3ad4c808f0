import { createWorker, handleJob } from '#kernel/jobs/worker.ts';
import type { JobWorker, JobWorkerOptions } from '#kernel/jobs/worker.ts';
import { callWebhookJob } from '#modules/webhooks/index.ts';
import type { Webhooks } from '#modules/webhooks/index.ts';
import { WEBHOOKS_QUEUE } from '#modules/webhooks/webhooks.jobs.ts';

// How many calls are made at once. Each may wait for a member's program for up to 10 s.
const CONCURRENCY = 16;

/** Calls the programs of members. */
export const createWebhooksWorker = (webhooks: Webhooks, options: Omit<JobWorkerOptions, 'queue' | 'handlers' | 'concurrency'>): JobWorker =>
  createWorker({ ...options, queue: WEBHOOKS_QUEUE, concurrency: CONCURRENCY, handlers: [handleJob(callWebhookJob, (job) => webhooks.deliver(job))] });
