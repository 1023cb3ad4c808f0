import { z } from 'zod';
import { defineJob } from '#kernel/jobs/job.ts';
import { createMaintenance } from '#kernel/jobs/maintenance.ts';
import type { MaintenanceDeps } from '#kernel/jobs/maintenance.ts';
import type { Queues } from '#kernel/jobs/queues.ts';
import { MAINTENANCE_QUEUE } from '#kernel/jobs/job.ts';
import { createWorker, handleJob } from '#kernel/jobs/worker.ts';
import type { JobWorkerOptions } from '#kernel/jobs/worker.ts';

export interface MaintenanceWorkerOptions extends Omit<JobWorkerOptions, 'queue' | 'handlers' | 'concurrency'> {
  /** The time between two searches for due maintenance tasks, in ms. */
  everyMs?: number;
}

export interface MaintenanceWorker {
  start(): void;
  /** Stops maintenance after the task that is running. */
  stop(): Promise<void>;
}

const EVERY_MS = 10_000;
const SCHEDULER = 'maintenance-tick';
const tickJob = defineJob({ name: 'maintenance.tick', payload: z.object({}), attempts: 1 });

/**
 * Builds the worker that runs maintenance tasks. BullMQ's scheduler starts them once for all processes. A timer in this process starts them
 * too, in case Redis is away. An advisory lock in Postgres prevents two runs at once.
 */
export function createMaintenanceWorker(
  deps: MaintenanceDeps & { queues: Queues },
  options: MaintenanceWorkerOptions,
): MaintenanceWorker {
  const { everyMs = EVERY_MS, ...workerOptions } = options;
  const maintenance = createMaintenance(deps);
  const worker = createWorker({
    ...workerOptions,
    queue: MAINTENANCE_QUEUE,
    concurrency: 1,
    handlers: [handleJob(tickJob, () => maintenance.tick())],
  });
  let timer: NodeJS.Timeout | undefined;

  async function beat(): Promise<void> {
    if (deps.queues.ready()) {
      deps.queues
        .get(MAINTENANCE_QUEUE)
        .upsertJobScheduler(SCHEDULER, { every: everyMs }, { name: tickJob.name, data: {}, opts: { attempts: 1 } })
        .catch((error: unknown) => deps.log.warn({ err: error }, 'maintenance schedule could not be written'));
    }
    await maintenance.tick();
  }
  const beatSafely = (): void => void beat().catch((error: unknown) => deps.log.error({ err: error }, 'maintenance failed'));

  return {
    start() {
      timer ??= setInterval(beatSafely, everyMs);
      beatSafely();
    },
    async stop() {
      clearInterval(timer);
      await worker.close({ graceMs: 2_000, deadlineMs: 4_000 });
    },
  };
}
