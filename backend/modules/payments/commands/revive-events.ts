import { MINUTE_MS } from '#contracts/durations.ts';
import { rows } from '#kernel/db/raw.ts';
import { PAYMENTS_QUEUE, processEventJob } from '../payments.jobs.ts';
import type { PaymentsContext } from '../payments-context.ts';

const LOST_AFTER_MS = 2 * MINUTE_MS;
const SPAN_MS = 10 * MINUTE_MS;
const BATCH = 500;

const LOST = `
  select event_id, attempts from stripe_events
  where (status = 'pending' and received_at < :before) or (status = 'failed' and next_try_at < :before)
  order by received_at limit :batch`;

/** Maintenance: queues stored events of the provider again when Redis lost their job. The inbox in Postgres decides what is left to do. */
export async function reviveEvents({ db, clock, outbox }: PaymentsContext): Promise<void> {
  const before = new Date(clock.now().getTime() - LOST_AFTER_MS);
  const lost = await rows<{ event_id: string; attempts: number }>(db.knex, LOST, { before, batch: BATCH });
  if (lost.length === 0) return;
  // The job's id names a span of time: revivals within one span are one job, and a job that Redis loses later gets a new id.
  const span = (before.getTime() - (before.getTime() % SPAN_MS)) / SPAN_MS;
  await db.transaction(async (tx) => {
    for (const { event_id: eventId, attempts } of lost) {
      await outbox.enqueue(tx, processEventJob, { eventId }, { queue: PAYMENTS_QUEUE, jobId: `stripe-${eventId}-revived-${attempts}-${span}`, priority: 0 });
    }
  });
}
