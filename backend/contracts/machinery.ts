import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { id, idParams, isoTime, tidied } from './primitives.ts';

const count = z.int().check(z.nonnegative());

/** An event that not all of its subscribers have handled. */
export const unfinishedEvent = z.object({
  id,
  name: z.string(),
  occurredAt: isoTime,
  /** How often it was sent. */
  sends: count,
  /** Names of the subscribers that have handled it. */
  handled: z.array(z.string()),
  /** When the event was last sent; null while it waits for the relay. */
  sentAt: z.nullable(isoTime),
});
export type UnfinishedEvent = z.infer<typeof unfinishedEvent>;

/** What developers look at when something is slow or stuck. */
export const machinery = z.object({
  build: z.object({
    /** The commit that was built (BUILD_COMMIT); null where the build did not say. */
    commit: z.nullable(z.string()),
    node: z.string(),
    environment: z.string(),
    /** When this API process started. */
    startedAt: isoTime,
  }),
  migrations: z.object({ ran: count, last: z.nullable(z.object({ name: z.string(), at: isoTime })) }),
  /** Events of the payment provider; null without keys. */
  stripe: z.nullable(z.object({
    waiting: count,
    oldestAt: z.nullable(isoTime),
    lastAt: z.nullable(isoTime),
    /** Seconds from the arrival to the end of 95 of 100 events of the last 24 hours. */
    lagSeconds: z.nullable(z.number()),
  })),
  /** Older than 15 s and not finished, oldest first; 50 at most. */
  unfinished: z.array(unfinishedEvent),
  /** Limits of calls with what this process refused since it started. */
  limits: z.array(z.object({ name: z.string(), points: count, seconds: count, refused: count, lastRefusedAt: z.nullable(isoTime) })),
});
export type Machinery = z.infer<typeof machinery>;

export const getMachinery = defineEndpoint({ method: 'GET', path: '/api/admin/machinery', summary: 'Build, migrations, lag of payment events, unfinished events, and limits of calls', staleMs: 0, response: machinery });
export const redeliverEvent = defineEndpoint({
  method: 'POST',
  path: '/api/admin/machinery/events/:id/redeliver',
  summary: 'Send an unfinished event again now, to the subscribers that have not handled it. 409 `event_finished`',
  params: idParams,
  body: z.strictObject({ reason: z.string().check(tidied(), z.minLength(3, 'Give the reason in a few words'), z.maxLength(500, '500 characters at most')) }),
  response: machinery,
});
