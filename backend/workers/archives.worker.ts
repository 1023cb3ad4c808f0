import { createWorker, handleJob } from '#kernel/jobs/worker.ts';
import type { JobWorker, JobWorkerOptions } from '#kernel/jobs/worker.ts';
import { prepareArchiveJob } from '#modules/archives/index.ts';
import { ARCHIVES_QUEUE } from '#modules/archives/archives.jobs.ts';
import type { Archives } from '#modules/archives/index.ts';

// The archives that are prepared at once. The disk limits their speed, so a third one would only slow the others down.
const CONCURRENCY = 2;

/** Builds the worker that prepares ZIP archives for people. */
export const createArchivesWorker = (archives: Archives, options: Omit<JobWorkerOptions, 'queue' | 'handlers' | 'concurrency'>): JobWorker =>
  createWorker({ ...options, queue: ARCHIVES_QUEUE, concurrency: CONCURRENCY, handlers: [handleJob(prepareArchiveJob, ({ id }, job) => archives.prepare(id, job))] });
