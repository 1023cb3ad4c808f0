import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contracts/durations.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { rows } from '../db/raw.ts';
import type { MaintenanceTask } from '../jobs/maintenance.ts';
import type { Logger } from '../logging/logger.ts';

export interface OutboxMaintenanceOptions {
  /** After this many ms an unfinished event is queued again. The wait doubles each time. */
  resendAfterMs: number;
  /** The longest wait before an unfinished event is queued again, in ms. */
  resendMaxMs: number;
  /** Finished events are kept for this many ms, so that administrators can look back. */
  keepMs: number;
  everyMs: number;
  purgeEveryMs: number;
  /** How many rows of the outbox one statement handles at most. */
  batchSize: number;
}

const OUTBOX_MAINTENANCE: OutboxMaintenanceOptions = {
  resendAfterMs: 15_000,
  resendMaxMs: HOUR_MS,
  keepMs: 7 * DAY_MS,
  everyMs: 10_000,
  purgeEveryMs: 10 * MINUTE_MS,
  batchSize: 1_000,
};

export interface OutboxMaintenanceDeps {
  db: Database;
  clock: Clock;
  log: Logger;
  wake(): void;
  options?: Partial<OutboxMaintenanceOptions>;
}

const RESEND = `
  update outbox_events set relayed_at = null where id = any(array(
    select id from outbox_events
    where completed_at is null and relayed_at is not null
      and relayed_at < :now::timestamptz - make_interval(secs => least(:after * power(2, least(sends, 20) - 1), :most) / 1000.0)
    order by id limit :limit for update skip locked))
  returning id`;

const PURGE = `
  delete from outbox_events where id = any(array(
    select id from outbox_events where completed_at < :before limit :limit for update skip locked))
  returning id`;

/** Queues events again that Redis lost or that a subscriber failed to handle, and deletes events that finished long ago (docs/rules/server.md#resend). */
export function outboxMaintenance(deps: OutboxMaintenanceDeps): MaintenanceTask[] {
  const { db, clock, log } = deps;
  const options = { ...OUTBOX_MAINTENANCE, ...deps.options };

  async function inBatches(statement: () => Promise<unknown[]>): Promise<number> {
    let total = 0;
    for (;;) {
      const { length } = await statement();
      total += length;
      if (length < options.batchSize) return total;
    }
  }

  return [
    {
      name: 'outbox.resend_events',
      everyMs: options.everyMs,
      async run() {
        const { resendAfterMs: after, resendMaxMs: most, batchSize: limit } = options;
        const count = await inBatches(() => rows(db.knex, RESEND, { now: clock.now(), after, most, limit }));
        if (count === 0) return;
        log.warn({ count }, 'unfinished events are sent again');
        deps.wake();
      },
    },
    {
      name: 'outbox.purge_events',
      everyMs: options.purgeEveryMs,
      async run() {
        const before = new Date(clock.now().getTime() - options.keepMs);
        await inBatches(() => rows(db.knex, PURGE, { before, limit: options.batchSize }));
      },
    },
  ];
}
