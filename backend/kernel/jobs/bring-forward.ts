import type { Clock } from '../clock.ts';
import { millis } from '../clock.ts';
import type { MaintenanceTask } from './maintenance.ts';
import type { Queues } from './queues.ts';

/** How many ms late a delayed job may be before its date counts as wrong. */
const SLACK_MS = 10_000;
const EVERY_MS = 10_000;

/**
 * Starts delayed jobs whose date is later than their delay (docs/rules/server.md#time). BullMQ dates a job by the clock of the process that delayed
 * it, and that clock may be wrong.
 */
export function bringForward({ queues, clock }: { queues: Queues; clock: Clock }): MaintenanceTask {
  return {
    name: 'jobs.bring_forward',
    everyMs: EVERY_MS,
    async run() {
      if (!queues.ready()) return;
      for (const name of queues.names) {
        for (const id of await queues.misdated(name, millis(clock), SLACK_MS)) {
          const job = await queues.get(name).getJob(id);
          // A worker may have taken the job meanwhile, so an error here is ignored.
          await job?.promote().catch(() => undefined);
        }
      }
    },
  };
}
