import type { MaintenanceTask } from './maintenance.ts';
import type { Queues } from './queues.ts';

/** A job may be this late, in ms, before its date counts as wrong. */
const SLACK_MS = 10_000;
const EVERY_MS = 10_000;

/**
 * Lets delayed jobs run that would wait longer than their delay (docs/rules/server.md#time). BullMQ dates them by the clock of the process that
 * delayed them. The time of Redis is the measure here.
 */
export function bringForward({ queues }: { queues: Queues }): MaintenanceTask {
  return {
    name: 'jobs.bring_forward',
    everyMs: EVERY_MS,
    async run() {
      if (!queues.ready()) return;
      for (const name of queues.names) {
        for (const { id, waitMs } of await queues.dueLater(name, SLACK_MS)) {
          const job = await queues.get(name).getJob(id);
          // A worker may have taken it meanwhile.
          if (job && waitMs > job.delay + SLACK_MS) await job.promote().catch(() => undefined);
        }
      }
    },
  };
}
