import { millis } from '../clock.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { prepared } from '../db/raw.ts';
import type { Logger } from '../logging/logger.ts';
import { traceTime } from '../tracing/tracer.ts';
import type { Tracer } from '../tracing/tracer.ts';
import { completeEvents } from './complete-events.ts';
import type { SubscriptionsByEvent } from './subscriptions.ts';

export interface ProcessEventDeps {
  db: Database;
  clock: Clock;
  log: Logger;
  subscriptionsByEvent: SubscriptionsByEvent;
  /** Completes an event once all its `subscribers` have reacted. If left out, each event is completed at once by a statement of its own. */
  complete?(eventId: string, subscribers: readonly string[]): Promise<void> | void;
  /** Called after a subscriber has reacted to an event for the first time, with the ms since the event and its trace, for metrics. */
  onReacted?(subscriber: string, delayMs: number, traceId: string | null): void;
  /** Records the traces of events; null: no traces. */
  tracer?: Tracer | null;
}

interface EventRow {
  name: string;
  payload: unknown;
  occurred_at: Date;
  /** False when this subscriber has reacted to the event before. */
  claimed: boolean;
}

const CLAIM = {
  name: 'event_claim_1',
  sql: `
  with event as (select id, name, payload, occurred_at from outbox_events where id = :eventId), mark as (
    insert into processed_events (event_id, subscriber, processed_at)
    select id, :subscriber, :now from event on conflict do nothing returning event_id
  )
  select name, payload, occurred_at, exists (select from mark) as claimed from event`,
};

/**
 * Runs one subscriber's reaction to one event exactly once: the mark and the reaction commit together
 * (docs/rules/server.md#exactly-once). @throws what the reaction throws; then nothing is committed, and BullMQ repeats the job
 */
export async function processEvent(deps: ProcessEventDeps, eventId: string, subscriber: string): Promise<void> {
  const { db, clock, log, subscriptionsByEvent } = deps;
  const complete = deps.complete ?? ((id, names) => completeEvents(db.knex, clock, new Map([[id, names]])));
  const startedAt = deps.tracer ? traceTime() : 0;
  const reaction = await db.transaction(async (tx) => {
    const [event] = await prepared<EventRow>(tx, CLAIM, { eventId, subscriber, now: clock.now() });
    if (!event) return null;
    const listening = (subscriptionsByEvent.get(event.name) ?? []).filter((each) => each.subscriber === subscriber || each.concerns(event.payload));
    const subscription = listening.find((candidate) => candidate.subscriber === subscriber);
    if (!subscription) throw new Error(`no subscriber of ${event.name} is called ${subscriber}`);
    if (event.claimed) await subscription.handle(tx, event.payload, { eventId, occurredAt: event.occurred_at });
    return { listening, payload: event.payload, occurredAt: event.claimed ? event.occurred_at : null };
  });
  if (reaction?.occurredAt) deps.onReacted?.(subscriber, millis(clock) - reaction.occurredAt.getTime(), deps.tracer?.traceOf(reaction.payload) ?? null);
  if (deps.tracer && reaction) deps.tracer.step({ name: `reaction ${subscriber}`, kind: 'consumer', about: reaction.payload, from: startedAt, until: traceTime() });
  if (reaction) await complete(eventId, reaction.listening.map((each) => each.subscriber));
  else log.warn({ eventId, subscriber }, 'event is gone: every subscriber had it long ago');
}
