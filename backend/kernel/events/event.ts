import type { z } from 'zod';
import type { Tx } from '../db/database.ts';

/** An event that a module publishes: its name, its version, and the schema by which publisher and subscribers check the payload. */
export interface EventDefinition<Name extends string = string, Payload extends z.ZodType = z.ZodType> {
  readonly name: Name;
  readonly version: number;
  readonly payload: Payload;
}

/** Declares an event of a module. Its name is in the past tense (docs/rules/server.md#event-names). */
export function defineEvent<Name extends string, Payload extends z.ZodType>(
  name: Name,
  version: number,
  payload: Payload,
): EventDefinition<Name, Payload> {
  return { name, version, payload };
}

export interface EventMeta {
  eventId: string;
  occurredAt: Date;
}

export interface SubscriptionOptions<Payload> {
  /** Tells whether a subscriber needs an event with this payload. If not, the relay queues no job. The answer for one event must never change. */
  concerns?(payload: Payload): boolean;
  /** True when a person waits for the subscriber's result. Its jobs run before those of other subscribers. */
  urgent?: boolean;
}

/** A module's reaction to an event. Its transaction also marks that it ran, so a second run changes nothing (docs/rules/server.md#exactly-once). */
export interface Subscription {
  /** The name of the subscriber, such as `<module>.on_user_erased`. It must be unique and never change, because marks are stored under it. */
  readonly subscriber: string;
  readonly event: EventDefinition;
  readonly urgent: boolean;
  concerns(payload: unknown): boolean;
  handle(tx: Tx, payload: unknown, meta: EventMeta): Promise<void>;
}

/** Declares a module's reaction to an event. The handler gets the payload in the type that the event declares. */
export function subscribe<Name extends string, Payload extends z.ZodType>(
  event: EventDefinition<Name, Payload>,
  subscriber: string,
  handle: (tx: Tx, payload: z.output<Payload>, meta: EventMeta) => Promise<void>,
  { concerns, urgent = false }: SubscriptionOptions<z.output<Payload>> = {},
): Subscription {
  return {
    subscriber,
    event,
    urgent,
    concerns: (payload) => concerns?.(event.payload.parse(payload)) ?? true,
    handle: (tx, payload, meta) => handle(tx, event.payload.parse(payload), meta),
  };
}
