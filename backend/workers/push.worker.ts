import { createWorker, handleJob } from '#kernel/jobs/worker.ts';
import type { JobWorker, JobWorkerOptions } from '#kernel/jobs/worker.ts';
import { sendPushJob } from '#modules/messages/index.ts';
import { PUSH_QUEUE } from '#modules/messages/messages.jobs.ts';
import type { NotificationChannels } from '#modules/messages/index.ts';

// The web pushes that are sent at once. Each is a short request, and a slow push service delays only other pushes.
const CONCURRENCY = 8;

/** Builds the worker that sends messages to browsers by their push services. */
export const createPushWorker = (notificationChannels: NotificationChannels, options: Omit<JobWorkerOptions, 'queue' | 'handlers' | 'concurrency'>): JobWorker =>
  createWorker({ ...options, queue: PUSH_QUEUE, concurrency: CONCURRENCY, handlers: [handleJob(sendPushJob, (payload) => notificationChannels.sendPush(payload))] });
