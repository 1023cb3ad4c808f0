import type { Clock } from '../clock.ts';
import type { Connection, Database } from '../db/database.ts';
import { rows } from '../db/raw.ts';
import type { Logger } from '../logging/logger.ts';
import type { SubscriptionsByEvent } from './subscriptions.ts';

export interface ProcessEventDeps {
  db: Database;
  clock: Clock;
  log: Logger;
  subscriptionsByEvent: SubscriptionsByEvent;
}

interface EventRow {
  id: string;
  name: string;
  payload: unknown;
  occurred_at: Date;
}

const CLAIM = `
  insert into processed_events (event_id, subscriber, processed_at) values (:eventId, :subscriber, :now)
  on conflict do nothing returning event_id`;

// Counted after the commits, so that of two subscribers ending together the later one sees both.
const COMPLETE = `
  update outbox_events set completed_at = :now where id = :eventId and completed_at is null
    and (select count(*) from processed_events where event_id = :eventId and subscriber = any(:subscribers)) = :total`;

/**
 * Lets one subscriber react to one event, exactly once: the mark "done" and the reaction commit together.
 * @throws whatever the reaction throws: nothing of it stays, and the job is tried again
 */
export async function processEvent(deps: ProcessEventDeps, eventId: string, subscriber: string): Promise<void> {
  const { db, clock, log, subscriptionsByEvent } = deps;
  const [event] = await rows<EventRow>(
    db.knex,
    'select id, name, payload, occurred_at from outbox_events where id = ?',
    [eventId],
  );
  if (!event) {
    log.warn({ eventId, subscriber }, 'event is gone: every subscriber had it long ago');
    return;
  }
  const subscriptions = subscriptionsByEvent.get(event.name) ?? [];
  const subscription = subscriptions.find((candidate) => candidate.subscriber === subscriber);
  if (!subscription) throw new Error(`nobody here is called ${subscriber} for ${event.name}`);

  await db.transaction(async (tx) => {
    const claimed = await rows(tx, CLAIM, { eventId, subscriber, now: clock.now() });
    if (claimed.length === 0) return;
    await subscription.handle(tx, event.payload, { eventId, occurredAt: event.occurred_at });
  });
  await completeEvent(db.knex, clock, eventId, subscriptions.map((each) => each.subscriber));
}

/** Closes an event that all of `subscribers` have reacted to. */
export async function completeEvent(
  connection: Connection,
  clock: Clock,
  eventId: string,
  subscribers: readonly string[],
): Promise<void> {
  await rows(connection, COMPLETE, { eventId, subscribers, total: subscribers.length, now: clock.now() });
}
