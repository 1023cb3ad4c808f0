import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { isoTime, tidied } from './primitives.ts';

const name = z.string().check(z.minLength(1), z.maxLength(100));
const reason = z.string().check(tidied(), z.minLength(3, 'Give the reason in a few words'), z.maxLength(500, '500 characters at most'));

export const listSubscribers = defineEndpoint({
  method: 'GET',
  path: '/api/admin/machinery/subscribers',
  summary: 'Every subscriber with the event that it handles',
  response: z.object({ subscribers: z.array(z.object({ subscriber: z.string(), event: z.string() })) }),
});

export const replayBody = z.strictObject({ subscriber: name, since: isoTime, reason });
export const replaySubscriber = defineEndpoint({
  method: 'POST',
  path: '/api/admin/machinery/replay',
  summary: 'Send the events since a moment to a subscriber that has not handled them, 1,000 at most; what it has handled it does not handle twice',
  body: replayBody,
  response: z.object({ sent: z.int(), more: z.boolean() }),
});

export const flushCachesBody = z.strictObject({ reason });
export const flushCaches = defineEndpoint({
  method: 'POST',
  path: '/api/admin/machinery/flush-caches',
  summary: 'Forget what Redis keeps of sessions: the next request of each reads the database. Signs nobody out',
  body: flushCachesBody,
  response: z.object({ forgotten: z.int() }),
});
