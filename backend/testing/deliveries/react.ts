import { systemClock } from '#kernel/clock.ts';
import type { Database } from '#kernel/db/database.ts';
import { processEvent } from '#kernel/events/process-event.ts';
import { groupSubscriptions } from '#kernel/events/subscriptions.ts';
import type { SubscriptionsByEvent } from '#kernel/events/subscriptions.ts';
import { silentLogger } from '#kernel/logging/logger.ts';
import { createOutbox } from '#kernel/outbox/outbox.ts';
import type { Push } from '#kernel/realtime/push.ts';
import { createMessages } from '#modules/messages/index.ts';
import { IDENTITY_STUB, NO_BLOCKS } from '../identity-stub.ts';

/** An event with a subscriber that has to react to it. */
export interface Pending {
  eventId: string;
  subscriber: string;
}

/** The subscribers of the messages module, by event. */
export function messageSubscriptions(db: Database, push: Push): SubscriptionsByEvent {
  const outbox = createOutbox({ clock: systemClock, wake: () => undefined });
  return groupSubscriptions(createMessages({ db, clock: systemClock, identity: IDENTITY_STUB, blocks: NO_BLOCKS, outbox, push }).subscriptions ?? []);
}

/** Lists stored events with each of their subscribers, oldest first: all events, or those that are not completed. */
export async function reactions(db: Database, subscriptions: SubscriptionsByEvent, which: 'all' | 'open'): Promise<Pending[]> {
  const stored = db.knex('outbox_events').select('id', 'name').orderBy('id');
  const events = (await (which === 'all' ? stored : stored.whereNull('completed_at'))) as { id: string; name: string }[];
  return events.flatMap(({ id, name }) => (subscriptions.get(name) ?? []).map(({ subscriber }) => ({ eventId: id, subscriber })));
}

/** Lets the subscribers react to their events, eight at a time, as a worker's queue would. */
export async function react(db: Database, subscriptions: SubscriptionsByEvent, pending: readonly Pending[]): Promise<void> {
  const context = { db, clock: systemClock, log: silentLogger(), subscriptionsByEvent: subscriptions };
  const queue = pending[Symbol.iterator]();
  await Promise.all(Array.from({ length: 8 }, async () => {
    for (const { eventId, subscriber } of queue) await processEvent(context, eventId, subscriber);
  }));
}
