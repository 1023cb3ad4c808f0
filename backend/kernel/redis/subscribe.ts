import type { Redis } from 'ioredis';

/**
 * Listens to a Redis channel on a connection of its own; returns a function that ends the listening. While Redis is away it waits, also at the start,
 * and subscribes again by itself; otherwise messages would be missing without an error.
 */
export function subscribe(redis: Redis, channel: string, handler: (text: string) => void): () => void {
  const subscriber = redis.duplicate({ enableOfflineQueue: true, maxRetriesPerRequest: null, commandTimeout: undefined });
  // The original connection, `redis`, already logs outages.
  subscriber.on('error', () => undefined);
  subscriber.on('message', (_channel, text) => handler(text));
  subscriber.subscribe(channel).catch(() => undefined);
  return () => subscriber.disconnect();
}
