import { permit } from '#contracts/permissions.ts';
import { flushCaches, listSubscribers, replaySubscriber } from '#contracts/replay.ts';
import type { Database } from '#kernel/db/database.ts';
import type { Subscription } from '#kernel/events/event.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import type { SessionCache } from '#kernel/http/sessions/session-cache.ts';
import type { Outbox } from '#kernel/outbox/outbox.ts';
import { replayEvents } from '#kernel/outbox/replay-events.ts';
import { unknownSubscriber } from './operations.errors.ts';
import { adminAction, adminActionOf } from './operations.events.ts';

export interface ReplayDeps {
  db: Database;
  outbox: Outbox;
  sessionCache: SessionCache;
  /** The subscriptions of all modules, as a function, because they are known only after all modules are built. */
  subscriptions: () => readonly Subscription[];
}

/**
 * Routes for developers: they send a subscriber the events that it missed, and flush caches (docs/rules/server.md#event-replay,
 * docs/rules/server.md#cache-flush).
 */
export function replayRoutes(routes: Routes, { db, outbox, sessionCache, subscriptions }: ReplayDeps): void {
  routes.read(listSubscribers, permit('health.read'), () =>
    Promise.resolve({ subscribers: subscriptions().map(({ subscriber, event }) => ({ subscriber, event: event.name })).sort((a, b) => a.subscriber.localeCompare(b.subscriber)) }));

  routes.write(replaySubscriber, permit('queues.change'), async ({ body: { subscriber, since, reason }, viewer, requestId }, tx) => {
    const subscription = subscriptions().find((each) => each.subscriber === subscriber);
    if (!subscription) throw unknownSubscriber();
    const replayed = await replayEvents(tx, outbox, subscription, new Date(since));
    await outbox.publish(tx, adminAction, adminActionOf(viewer, requestId, { action: 'queues.replay', target: { type: 'subscriber', id: subscriber, label: `${subscription.event.name} to ${subscriber}` }, reason, details: { since, sent: replayed.sent } }));
    return replayed;
  });

  // The flush changes only Redis, so the audit entry is committed first.
  routes.session(flushCaches, permit('queues.change'), async ({ body: { reason }, viewer, requestId }) => {
    await db.transaction((tx) => outbox.publish(tx, adminAction, adminActionOf(viewer, requestId, { action: 'queues.flush_caches', target: { type: 'cache', id: 'sessions', label: 'the cache of sessions' }, reason })));
    return { forgotten: await sessionCache.clear() };
  });
}
