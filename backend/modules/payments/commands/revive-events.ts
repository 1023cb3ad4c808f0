import { rows } from '#kernel/db/raw.ts';
import { processEventJob } from '../payments.jobs.ts';
import type { PaymentsContext } from '../payments-context.ts';

const LOST_AFTER_MS = 2 * 60_000;
const SPAN_MS = 10 * 60_000;
const BATCH = 500;

const LOST = `
  select event_id, attempts from stripe_events
  where (status = 'pending' and received_at < :before) or (status = 'failed' and next_try_at < :before)
  order by received_at limit :batch`;

/** Events whose job was lost with the queue get a new one: the inbox is the truth, the queue only hurries. */
export async function reviveEvents({ db, clock, outbox }: PaymentsContext): Promise<void> {
  const before = new Date(clock.now().getTime() - LOST_AFTER_MS);
  const lost = await rows<{ event_id: string; attempts: number }>(db.knex, LOST, { before, batch: BATCH });
  if (lost.length === 0) return;
  // A job that was lost again is revived again; within one span, copies of it are one.
  const span = (before.getTime() - (before.getTime() % SPAN_MS)) / SPAN_MS;
  await db.transaction(async (tx) => {
    for (const { event_id: eventId, attempts } of lost) {
      await outbox.enqueue(tx, processEventJob, { eventId }, { queue: 'stripe', jobId: `stripe-${eventId}-revived-${attempts}-${span}`, priority: 0 });
    }
  });
}
