import type { z } from 'zod';
import type { Tx } from '../db/database.ts';

/** An event that a module publishes, with its version and the schema that publisher and subscribers use. */
export interface EventDefinition<Name extends string = string, Payload extends z.ZodType = z.ZodType> {
  readonly name: Name;
  readonly version: number;
  readonly payload: Payload;
}

/** Declares an event. Its name is in the past tense (docs/rules/server.md#event-names). */
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
  /** Whether this subscriber needs an event with this payload. If not, the relay queues no job, so the answer for an event must never change. */
  concerns?(payload: Payload): boolean;
  /** True when a person waits for the result. Its jobs run before those of other subscribers. */
  urgent?: boolean;
}

/** A reaction to an event. Its transaction also marks that it ran, so a second run changes nothing (docs/rules/server.md#exactly-once). */
export interface Subscription {
  /** Unique and stable: `<module>.on_user_erased`. */
  readonly subscriber: string;
  readonly event: EventDefinition;
  readonly urgent: boolean;
  concerns(payload: unknown): boolean;
  handle(tx: Tx, payload: unknown, meta: EventMeta): Promise<void>;
}

/** Declares a reaction with its payload typed by the event. */
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
