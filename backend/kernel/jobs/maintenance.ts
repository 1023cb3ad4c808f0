import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import { millis } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { rows } from '../db/raw.ts';
import type { Logger } from '../logging/logger.ts';

/** A task that runs in one process at a time (docs/rules/server.md#maintenance). It must survive a second run and a crash. */
export interface MaintenanceTask {
  /** The name of the task, in the form `module.verb_noun`. */
  readonly name: string;
  readonly everyMs: number;
  run(): Promise<void>;
}

export interface MaintenanceDeps {
  db: Database;
  clock: Clock;
  log: Logger;
  tasks: readonly MaintenanceTask[];
  /** A failpoint between two maintenance tasks, where a test may kill the process. */
  hit?(): void;
}

export interface Maintenance {
  /** Runs the maintenance tasks that are due, one after the other. Does nothing while another process runs them. */
  tick(): Promise<void>;
}

// A task counts as due a little before its interval ends. Timers are not exact: without this, a tick that comes 1 ms early would skip the task, and halve how
// often it runs.
const SLACK = 0.8;

// The number of the advisory lock for maintenance. No other lock in this database may use it.
const ADVISORY_LOCK = 7_263_118_540;

const LONGEST_REST_MS = 100;

/** Rests as long as the work since `startedAt` (ms of `performance.now()`) took, at most 100 ms, so that people's runs do not wait behind maintenance. */
export const restAfter = (startedAt: number): Promise<void> => pause(Math.min(LONGEST_REST_MS, performance.now() - startedAt));

/** Runs maintenance tasks at their intervals. A task that fails is logged; the other tasks still run, and so does its own next turn. */
export function createMaintenance({ db, clock, log, tasks, hit }: MaintenanceDeps): Maintenance {
  const lastRun = new Map<string, number>();
  let current: Promise<void> | undefined;

  const isDue = (task: MaintenanceTask): boolean =>
    // The difference is taken without its sign, because the clock may be set back, for example after a failover to another database.
    Math.abs(millis(clock) - (lastRun.get(task.name) ?? -Infinity)) >= task.everyMs * SLACK;

  async function runAll(due: readonly MaintenanceTask[]): Promise<void> {
    for (const task of due) {
      lastRun.set(task.name, millis(clock));
      hit?.();
      const startedAt = performance.now();
      try {
        await task.run();
      } catch (error) {
        log.error({ err: error, task: task.name }, 'maintenance task failed');
      }
      await restAfter(startedAt);
    }
  }

  async function tick(): Promise<void> {
    const due = tasks.filter(isDue);
    if (due.length === 0) return;
    // The advisory lock belongs to a transaction: Postgres frees it with the connection, also when this process is killed.
    await db.knex.transaction(async (tx) => {
      await tx.raw('set local idle_in_transaction_session_timeout = 0');
      const [lock] = await rows<{ taken: boolean }>(tx, 'select pg_try_advisory_xact_lock(?) as taken', [ADVISORY_LOCK]);
      if (lock?.taken) await runAll(due);
    });
  }

  return {
    tick() {
      current ??= tick().finally(() => {
        current = undefined;
      });
      return current;
    },
  };
}
