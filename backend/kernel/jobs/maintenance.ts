import type { Clock } from '../clock.ts';
import { millis } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { rows } from '../db/raw.ts';
import type { Logger } from '../logging/logger.ts';

/** Housekeeping that runs in one process at a time. Must bear running twice, and being killed half way. */
export interface MaintenanceTask {
  /** `module.verb_noun`. */
  readonly name: string;
  readonly everyMs: number;
  run(): Promise<void>;
}

export interface MaintenanceDeps {
  db: Database;
  clock: Clock;
  log: Logger;
  tasks: readonly MaintenanceTask[];
  /** Failpoint between two tasks. */
  hit?(): void;
}

export interface Maintenance {
  /** Runs the tasks that are due, one after the other. Does nothing while another process does. */
  tick(): Promise<void>;
}

// Timers are never exact: without slack a beat that comes 1 ms early would halve the pace.
const SLACK = 0.8;

// Any constant that nobody else in this database uses.
const ADVISORY_LOCK = 7_263_118_540;

/** A failing task is logged and holds up neither the others nor its own next turn. */
export function createMaintenance({ db, clock, log, tasks, hit }: MaintenanceDeps): Maintenance {
  const lastRun = new Map<string, number>();
  let current: Promise<void> | undefined;

  const isDue = (task: MaintenanceTask): boolean =>
    millis(clock) - (lastRun.get(task.name) ?? -Infinity) >= task.everyMs * SLACK;

  async function runAll(due: readonly MaintenanceTask[]): Promise<void> {
    for (const task of due) {
      lastRun.set(task.name, millis(clock));
      hit?.();
      try {
        await task.run();
      } catch (error) {
        log.error({ err: error, task: task.name }, 'maintenance task failed');
      }
    }
  }

  async function tick(): Promise<void> {
    const due = tasks.filter(isDue);
    if (due.length === 0) return;
    // A transaction-level lock frees itself with the connection, however this process ends.
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
