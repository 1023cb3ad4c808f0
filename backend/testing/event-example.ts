import type { z } from 'zod';
import type { Tx } from '#kernel/db/database.ts';
import type { EventDefinition } from '#kernel/events/event.ts';
import type { Outbox } from '#kernel/outbox/outbox.ts';

/** Rows in the test's database that example events name: a user, a public prompt, a removed prompt and a feature to vote for. */
export interface ExampleContext {
  userId: string;
  promptId: string;
  removedId: string;
  featureId: string;
  /** The current time in the form of events (ISO 8601). */
  at: string;
}

/** An event that the test publishes; its payload fits the rows of the test's database. */
export interface EventExample {
  name: string;
  publish(tx: Tx, outbox: Outbox): Promise<string>;
}

/** An example of an event, with a payload that its schema accepts. */
export const example = <N extends string, P extends z.ZodType>(event: EventDefinition<N, P>, payload: z.input<P>): EventExample => ({
  name: event.name,
  publish: (tx, outbox) => outbox.publish(tx, event, payload),
});
