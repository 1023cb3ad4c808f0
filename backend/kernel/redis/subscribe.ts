import type { Redis } from 'ioredis';

/**
 * Listens to a channel on a connection of its own; returns the way to stop. It waits for a Redis that is away, even at
 * the start, and comes back by itself: a subscription that gave up would never be missed.
 */
export function subscribe(redis: Redis, channel: string, handler: (text: string) => void): () => void {
  const subscriber = redis.duplicate({ enableOfflineQueue: true, maxRetriesPerRequest: null, commandTimeout: undefined });
  // The connection it was made from tells of outages.
  subscriber.on('error', () => undefined);
  subscriber.on('message', (_channel, text) => handler(text));
  subscriber.subscribe(channel).catch(() => undefined);
  return () => subscriber.disconnect();
}
