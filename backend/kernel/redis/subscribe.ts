import type { Redis } from 'ioredis';

/**
 * Listens to a channel on a connection of its own; returns the way to stop. It waits while Redis is unreachable, also at the start, and
 * subscribes again by itself. Otherwise no error would show that messages are missing.
 */
export function subscribe(redis: Redis, channel: string, handler: (text: string) => void): () => void {
  const subscriber = redis.duplicate({ enableOfflineQueue: true, maxRetriesPerRequest: null, commandTimeout: undefined });
  // `redis`, the original connection, already logs outages.
  subscriber.on('error', () => undefined);
  subscriber.on('message', (_channel, text) => handler(text));
  subscriber.subscribe(channel).catch(() => undefined);
  return () => subscriber.disconnect();
}
