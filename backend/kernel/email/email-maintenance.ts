import { DAY_MS, MINUTE_MS } from '#contracts/durations.ts';
import type { Clock } from '../clock.ts';
import { millis } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { rows } from '../db/raw.ts';
import type { MaintenanceTask } from '../jobs/maintenance.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { enqueueEmail } from './send-email.job.ts';

export interface EmailMaintenanceDeps {
  db: Database;
  clock: Clock;
  outbox: Outbox;
  /** How long sent, failed and kept emails stay in the database, in ms. */
  keepMs?: number;
  /** How long an email may wait, in ms, before its job counts as lost. */
  lostAfterMs?: number;
}

const BATCH = 500;

// Finds emails that have waited long, to queue them again. If a job still exists, the queue ignores the second one, because it has the same id.
const LOST = `
  select id from emails
  where status = 'queued' and created_at < :before and (claimed_until is null or claimed_until < :before)
    and not exists (select 1 from outbox_jobs where job_id = 'email-' || emails.id)
  order by created_at limit :limit for update skip locked`;

/** The maintenance tasks of emails: one queues emails whose job was lost (a flushed Redis), the other deletes old emails. */
export function emailMaintenance({ db, clock, outbox, keepMs = 30 * DAY_MS, lostAfterMs = 2 * MINUTE_MS }: EmailMaintenanceDeps): MaintenanceTask[] {
  const ago = (ms: number): Date => new Date(millis(clock) - ms);
  return [
    {
      name: 'email.requeue_lost',
      everyMs: 2 * MINUTE_MS,
      run: () =>
        db.transaction(async (tx) => {
          for (const { id } of await rows<{ id: string }>(tx, LOST, { before: ago(lostAfterMs), limit: BATCH })) {
            await enqueueEmail(outbox, tx, id);
          }
        }),
    },
    {
      name: 'email.purge',
      everyMs: 10 * MINUTE_MS,
      run: async () => void (await rows(db.knex, `delete from emails where status <> 'queued' and created_at < ? returning 1`, [ago(keepMs)])),
    },
  ];
}
