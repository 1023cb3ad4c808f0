import { createWorker, handleJob } from '#kernel/jobs/worker.ts';
import type { JobWorker, JobWorkerOptions } from '#kernel/jobs/worker.ts';
import { DEMO_QUEUE } from '#modules/demo-runs/demo-runs.jobs.ts';
import { writeDemoJob } from '#modules/demo-runs/index.ts';
import type { DemoRuns } from '#modules/demo-runs/index.ts';

// The demo runs that are written at once. They are few, because members' runs use the same cores.
const CONCURRENCY = 2;

/** Builds the worker that writes visitors' demo runs. */
export const createDemoRunsWorker = (demoRuns: DemoRuns, options: Omit<JobWorkerOptions, 'queue' | 'handlers' | 'concurrency'>): JobWorker =>
  createWorker({ ...options, queue: DEMO_QUEUE, concurrency: CONCURRENCY, handlers: [handleJob(writeDemoJob, ({ id }, context) => demoRuns.write(id, context))] });
