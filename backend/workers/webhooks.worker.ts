import { createWorker, handleJob } from '#kernel/jobs/worker.ts';
import type { JobWorker, JobWorkerOptions } from '#kernel/jobs/worker.ts';
import { callWebhookJob } from '#modules/webhooks/index.ts';
import type { Webhooks } from '#modules/webhooks/index.ts';
import { WEBHOOKS_QUEUE } from '#modules/webhooks/webhooks.jobs.ts';

// The webhook calls that are made at once. They are many, because each may wait up to 10 s for a member's program.
const CONCURRENCY = 16;

/** Builds the worker that calls the webhook addresses of members' programs. */
export const createWebhooksWorker = (webhooks: Webhooks, options: Omit<JobWorkerOptions, 'queue' | 'handlers' | 'concurrency'>): JobWorker =>
  createWorker({ ...options, queue: WEBHOOKS_QUEUE, concurrency: CONCURRENCY, handlers: [handleJob(callWebhookJob, (job) => webhooks.deliver(job))] });
