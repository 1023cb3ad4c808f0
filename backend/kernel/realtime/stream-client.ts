import type { Redis } from 'ioredis';
import type { Logger } from '../logging/logger.ts';
import { createRedis, isReady } from '../redis/connection.ts';

// After this many ms a command to Redis fails, so that a frozen Redis does not keep pushes from the sockets of this process.
const COMMAND_TIMEOUT_MS = 1_000;

type Callback = (error: Error | null, value?: unknown) => void;

/** The Redis client for socket.io's streams adapter. The adapter ignores its promises, so none may reject without a listener. */
export interface StreamClient {
  /** The Redis client in the form that socket.io's streams adapter expects. */
  forAdapter: object;
  /** The Redis connection itself, for messages that do not use the stream. */
  redis: Redis;
  close(): void;
}

/**
 * Makes a Redis connection for socket.io's streams adapter that survives outages. While Redis is unreachable, messages reach the sockets of this
 * process and are not queued for later.
 */
export function createStreamClient(redisUrl: string, log: Logger, name: string): StreamClient {
  const redis = createRedis({ url: redisUrl, log, name, overrides: { commandTimeout: COMMAND_TIMEOUT_MS } });
  const duplicates: Redis[] = [];
  const quietly = async (command: () => Promise<unknown>, otherwise: unknown): Promise<unknown> => {
    if (!isReady(redis)) return otherwise;
    try {
      return await command();
    } catch {
      return otherwise;
    }
  };

  return {
    redis,
    forAdapter: {
      options: redis.options,
      // The adapter's readers wait for Redis without a limit, so that they continue when Redis is back.
      duplicate() {
        const copy = redis.duplicate({ enableOfflineQueue: true, maxRetriesPerRequest: null, commandTimeout: undefined });
        duplicates.push(copy);
        const subscribe = copy.subscribe.bind(copy) as unknown as (channels: string[]) => Promise<unknown>;
        // Closing a connection before Redis was ever there rejects its subscription, and the adapter does not listen for that.
        return Object.assign(copy, { subscribe: (channels: string[]) => subscribe(channels).catch(() => undefined) });
      },
      // While Redis is away the stream has no offset: the message reaches the sockets of this process, and cannot be recovered later.
      xadd: (args: string[]) => quietly(() => redis.call('XADD', ...args), ''),
      set: (key: string, value: string, _px: 'PX', ms: number) => quietly(() => redis.set(key, value, 'PX', ms), null),
      publish: (channel: string, payload: Buffer) => quietly(() => redis.publish(channel, payload), 0),
      xrange: (stream: string, from: string, to: string) => redis.xrange(stream, from, to),
      multi: () => redis.multi(),
      send_command(command: string, args: string[], done: Callback) {
        redis.call(command, ...args).then((value) => done(null, value), (error: Error) => done(error));
      },
    },
    close() {
      for (const copy of duplicates) copy.disconnect();
      redis.disconnect();
    },
  };
}
