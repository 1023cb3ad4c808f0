import { createCompletions } from '#kernel/events/complete-events.ts';
import { handleEventJob } from '#kernel/events/handle-event.job.ts';
import { processEvent } from '#kernel/events/process-event.ts';
import type { ProcessEventDeps } from '#kernel/events/process-event.ts';
import { EVENTS_QUEUE } from '#kernel/jobs/job.ts';
import { createWorker, handleJob } from '#kernel/jobs/worker.ts';
import type { JobWorker, JobWorkerOptions } from '#kernel/jobs/worker.ts';

/** The subscribers that a process runs at once. Each holds a database connection. */
export const EVENTS_AT_ONCE = 8;

/** Builds the worker that runs the subscribers of all modules, with one job for each event and subscriber. */
export function createEventsWorker(deps: ProcessEventDeps, options: Omit<JobWorkerOptions, 'queue' | 'handlers' | 'concurrency'>): JobWorker {
  const completions = createCompletions(deps);
  const worker = createWorker({
    ...options,
    queue: EVENTS_QUEUE,
    concurrency: EVENTS_AT_ONCE,
    handlers: [handleJob(handleEventJob, ({ eventId, subscriber }) => processEvent({ ...deps, complete: completions.complete }, eventId, subscriber))],
  });
  return {
    ...worker,
    async close(limits) {
      await worker.close(limits);
      await completions.flush();
    },
  };
}
