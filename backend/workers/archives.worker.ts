import { createWorker, handleJob } from '#kernel/jobs/worker.ts';
import type { JobWorker, JobWorkerOptions } from '#kernel/jobs/worker.ts';
import { prepareArchiveJob } from '#modules/archives/index.ts';
import { ARCHIVES_QUEUE } from '#modules/archives/archives.jobs.ts';
import type { Archives } from '#modules/archives/index.ts';

// The disk limits an archive job, so a third job at once would only slow the others.
const CONCURRENCY = 2;

/** Prepares archives. */
export const createArchivesWorker = (archives: Archives, options: Omit<JobWorkerOptions, 'queue' | 'handlers' | 'concurrency'>): JobWorker =>
  createWorker({ ...options, queue: ARCHIVES_QUEUE, concurrency: CONCURRENCY, handlers: [handleJob(prepareArchiveJob, ({ id }, job) => archives.prepare(id, job))] });
