import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { id, idParams, isoTime, tidied } from './primitives.ts';

const count = z.int().check(z.nonnegative());

/** An event that some of its subscribers have not handled yet. */
export const unfinishedEvent = z.object({
  id,
  name: z.string(),
  occurredAt: isoTime,
  /** How often the relay sent the event to its subscribers. */
  sends: count,
  /** The names of the subscribers that have handled the event. */
  handled: z.array(z.string()),
  /** When the relay last sent the event; null while it waits for the relay. */
  sentAt: z.nullable(isoTime),
});
export type UnfinishedEvent = z.infer<typeof unfinishedEvent>;

/** Facts about the running server that developers look at when it is slow or stuck. */
export const machinery = z.object({
  build: z.object({
    /** The commit from which the server was built (BUILD_COMMIT); null when the build did not name it. */
    commit: z.nullable(z.string()),
    node: z.string(),
    environment: z.string(),
    /** When the API process that answers was started. */
    startedAt: isoTime,
  }),
  migrations: z.object({ ran: count, last: z.nullable(z.object({ name: z.string(), at: isoTime })) }),
  /** How events of the payment provider are handled; null on a server without payment keys. */
  stripe: z.nullable(z.object({
    waiting: count,
    oldestAt: z.nullable(isoTime),
    lastAt: z.nullable(isoTime),
    /** Within how many seconds 95 of 100 payment events of the last 24 hours were handled. */
    lagSeconds: z.nullable(z.number()),
  })),
  /** Events older than 15 s that some subscriber has not handled, oldest first, at most 50. */
  unfinished: z.array(unfinishedEvent),
  /** The rate limits of API calls, with how many calls this process refused since it started. */
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
