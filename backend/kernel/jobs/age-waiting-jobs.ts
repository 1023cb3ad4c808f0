import { MINUTE_MS } from '#contracts/durations.ts';
import type { Clock } from '../clock.ts';
import { millis } from '../clock.ts';
import type { QueueName } from './job.ts';
import type { MaintenanceTask } from './maintenance.ts';
import type { Queues } from './queues.ts';

export interface AgingOptions {
  queues: Queues;
  clock: Clock;
  /** Names of the queues whose jobs have priorities. */
  names: readonly QueueName[];
  /** After this many ms, a waiting job moves to the front of its queue. */
  afterMs?: number;
  everyMs?: number;
}

const AFTER_MS = MINUTE_MS;
const EVERY_MS = 10_000;
const LOOK_AT = 1_000;
const FIRST = 1;

/** Moves jobs that have waited long to the front of their queue. Otherwise the jobs of a person with more work in flight than others could wait for ever. */
export function ageWaitingJobs({ queues, clock, names, afterMs = AFTER_MS, everyMs = EVERY_MS }: AgingOptions): MaintenanceTask {
  return {
    name: 'jobs.age_waiting',
    everyMs,
    async run() {
      if (!queues.ready()) return;
      const before = millis(clock) - afterMs;
      for (const name of names) {
        const waiting = await queues.get(name).getJobs('prioritized', 0, LOOK_AT - 1);
        const old = waiting.filter((job) => job.timestamp < before && job.priority > FIRST);
        for (const job of old) await job.changePriority({ priority: FIRST });
      }
    },
  };
}
