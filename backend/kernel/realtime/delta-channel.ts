import type { Redis } from 'ioredis';
import { z } from 'zod';
import { isReady } from '../redis/connection.ts';
import { subscribe } from '../redis/subscribe.ts';

const CHANNEL = 'conjure:deltas';
const envelope = z.object({ room: z.string(), event: z.string(), payload: z.unknown() });
export type Delta = z.infer<typeof envelope>;

/**
 * Publishes a batch of streamed words in Redis, outside of the stream of pushes. Ten batches a second would push out the messages there that a
 * reconnecting client needs. A lost batch shows as a gap in `seq`, and the row in Postgres has the whole text.
 */
export function sendDelta(redis: Redis, delta: Delta): void {
  if (isReady(redis)) redis.publish(CHANNEL, JSON.stringify(delta)).catch(() => undefined);
}

/** Calls the handler for each batch of streamed words that any process publishes. Returns a function that ends the listening. */
export const receiveDeltas = (redis: Redis, handler: (delta: Delta) => void): (() => void) =>
  subscribe(redis, CHANNEL, (text) => handler(envelope.parse(JSON.parse(text))));
