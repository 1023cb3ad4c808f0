import { MINUTE_MS } from '#contracts/durations.ts';
import { must } from '#contracts/must.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { MaintenanceTask } from '#kernel/jobs/maintenance.ts';
import { EMAIL_QUEUE } from '#kernel/jobs/job.ts';
import type { Outbox } from '#kernel/outbox/outbox.ts';
import { sendDigestJob } from './send-digest.ts';

interface Deps {
  db: Database;
  clock: Clock;
  outbox: Outbox;
}

const EVERY_MS = MINUTE_MS;
const BATCH = 500;

const DUE = `
  select distinct user_id from digest_entries
  where due_at <= :now and (cast(:after as uuid) is null or user_id > :after) order by user_id limit :limit`;

/** Queues a job for each reader whose digest is due. Repeated turns use the same job id, so a digest is queued once. */
export const dueDigests = ({ db, clock, outbox }: Deps): MaintenanceTask => ({
  name: 'messages.due_digests',
  everyMs: EVERY_MS,
  async run() {
    const now = clock.now();
    for (let after: string | null = null; ; ) {
      const page: { user_id: string }[] = await rows(db.knex, DUE, { now, after, limit: BATCH });
      await db.transaction(async (tx) => {
        for (const { user_id: userId } of page) await outbox.enqueue(tx, sendDigestJob, { userId }, { queue: EMAIL_QUEUE, jobId: `digest-${userId}` });
      });
      if (page.length < BATCH) return;
      after = must(page.at(-1), 'the last person of a full batch').user_id;
    }
  },
});
