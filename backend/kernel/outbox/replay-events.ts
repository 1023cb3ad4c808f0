import type { Tx } from '../db/database.ts';
import { rows } from '../db/raw.ts';
import type { Subscription } from '../events/event.ts';
import { eventJob, handleEventJob } from '../events/handle-event.job.ts';
import { EVENTS_QUEUE } from '../jobs/job.ts';
import type { Outbox } from './outbox.ts';

const MISSED = `
  select e.id, e.payload from outbox_events e
  where e.name = :event and e.occurred_at >= :since and not exists (select from processed_events p where p.event_id = e.id and p.subscriber = :subscriber)
  order by e.id limit :limit`;

/** The most events that one replay sends. */
const MOST = 1_000;

/**
 * Sends past events to one subscriber that has not handled them, for example because it did not exist then. Its marks prevent that it handles one
 * twice, and the events stay as they are. Returns how many were sent, and whether there may be more.
 */
export async function replayEvents(tx: Tx, outbox: Outbox, subscription: Subscription, since: Date): Promise<{ sent: number; more: boolean }> {
  const missed = await rows<{ id: string; payload: unknown }>(tx, MISSED, { event: subscription.event.name, subscriber: subscription.subscriber, since, limit: MOST });
  const concerned = missed.filter(({ payload }) => subscription.concerns(payload));
  for (const { id: eventId } of concerned) {
    const { jobId } = eventJob(eventId, subscription);
    await outbox.enqueue(tx, handleEventJob, { eventId, subscriber: subscription.subscriber }, { queue: EVENTS_QUEUE, jobId });
  }
  return { sent: concerned.length, more: missed.length === MOST };
}
