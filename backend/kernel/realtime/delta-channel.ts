import type { Redis } from 'ioredis';
import { z } from 'zod';
import { isReady } from '../redis/connection.ts';
import { subscribe } from '../redis/subscribe.ts';

const CHANNEL = 'conjure:deltas';
const envelope = z.object({ room: z.string(), event: z.string(), payload: z.unknown() });
export type Delta = z.infer<typeof envelope>;

/**
 * Streamed words do not use the adapter's stream. Ten batches a second for each run would push out the messages that a reconnecting client
 * needs. A lost batch is seen by its gap in `seq`, and the run's row has the text.
 */
export function sendDelta(redis: Redis, delta: Delta): void {
  if (isReady(redis)) redis.publish(CHANNEL, JSON.stringify(delta)).catch(() => undefined);
}

/** Calls the handler for each batch of streamed words, over a connection of its own. Returns a function that ends the listening. */
export const receiveDeltas = (redis: Redis, handler: (delta: Delta) => void): (() => void) =>
  subscribe(redis, CHANNEL, (text) => handler(envelope.parse(JSON.parse(text))));
