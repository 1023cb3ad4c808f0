import { handleEventJob } from '#kernel/events/handle-event.job.ts';
import { processEvent } from '#kernel/events/process-event.ts';
import type { ProcessEventDeps } from '#kernel/events/process-event.ts';
import { createWorker, handleJob } from '#kernel/jobs/worker.ts';
import type { JobWorker, JobWorkerOptions } from '#kernel/jobs/worker.ts';

export interface EventsWorkerOptions extends Omit<JobWorkerOptions, 'queue' | 'handlers' | 'concurrency'> {
  /** Reactions at once in this process; each holds a database connection. */
  concurrency?: number;
}

const CONCURRENCY = 5;

/** Runs the reactions of every module, one job per subscriber and event. */
export function createEventsWorker(deps: ProcessEventDeps, options: EventsWorkerOptions): JobWorker {
  return createWorker({
    concurrency: CONCURRENCY,
    ...options,
    queue: 'events',
    handlers: [handleJob(handleEventJob, ({ eventId, subscriber }) => processEvent(deps, eventId, subscriber))],
  });
}
