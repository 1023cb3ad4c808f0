import { createWorker, handleJob } from '#kernel/jobs/worker.ts';
import type { JobWorker, JobWorkerOptions } from '#kernel/jobs/worker.ts';
import { readImportJob } from '#modules/portability/index.ts';
import { IMPORTS_QUEUE } from '#modules/portability/portability.jobs.ts';
import type { Portability } from '#modules/portability/index.ts';

/** Builds the worker that imports uploaded accounts, one at a time, because each holds a whole file in memory. */
export const createImportsWorker = (portability: Portability, options: Omit<JobWorkerOptions, 'queue' | 'handlers' | 'concurrency'>): JobWorker =>
  createWorker({ ...options, queue: IMPORTS_QUEUE, concurrency: 1, handlers: [handleJob(readImportJob, ({ id }, job) => portability.read(id, job))] });
