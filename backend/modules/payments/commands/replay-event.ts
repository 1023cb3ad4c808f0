import { must } from '#contracts/must.ts';
import type { StripeEventView } from '#contracts/stripe-sync.ts';
import { notFound } from '#kernel/errors.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { Viewer } from '#kernel/http/endpoint-handler.ts';
import { newId } from '#kernel/ids.ts';
import { adminAction, adminActionOf } from '#modules/operations/operations.events.ts';
import { PAYMENTS_QUEUE, processEventJob } from '../payments.jobs.ts';
import type { PaymentsContext } from '../payments-context.ts';
import { findEvent } from '../queries/list-events.ts';

/** Queues a stored event of the provider again, whatever its state. @throws AppError not_found */
export async function replayEvent({ outbox }: PaymentsContext, tx: Tx, { viewer, requestId }: { viewer: Viewer; requestId: string }, eventId: string): Promise<StripeEventView> {
  const again = `update stripe_events set status = 'pending', error = null, next_try_at = null where event_id = ? returning event_id`;
  if ((await rows(tx, again, [eventId])).length === 0) throw notFound('This event');
  await outbox.enqueue(tx, processEventJob, { eventId }, { queue: PAYMENTS_QUEUE, jobId: `stripe-${eventId}-${newId()}`, priority: 0 });
  await outbox.publish(tx, adminAction, adminActionOf(viewer, requestId, { action: 'payments.replay', target: { type: 'stripe_event', id: eventId, label: eventId } }));
  return must(await findEvent(tx, eventId), 'the event');
}
