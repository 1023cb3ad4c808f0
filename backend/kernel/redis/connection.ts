import { Redis } from 'ioredis';
import type { RedisOptions } from 'ioredis';
import type { Logger } from '../logging/logger.ts';
import { redisOptionsFromUrl } from './redis-address.ts';

const ERROR_LOG_EVERY_MS = 10_000;

/** Logs connection errors of Redis at most once in 10 s, so that an outage does not write a line per attempt. */
export function logRedisErrors(log: Logger, what: string): (error: Error) => void {
  let quietUntil = 0;
  return (error) => {
    const now = performance.now();
    if (now < quietUntil) return;
    quietUntil = now + ERROR_LOG_EVERY_MS;
    log.warn({ err: error, connection: what }, 'redis connection trouble');
  };
}

export interface RedisConnectionOptions {
  /** The address of a Redis server or of Sentinels (see isRedisAddress). */
  url: string;
  log: Logger;
  /** The name of the Redis connection in the log and in CLIENT LIST. */
  name: string;
  /** Settings of this Redis connection that differ from the defaults. */
  overrides?: RedisOptions;
}

/**
 * Opens a Redis connection that reconnects by itself and never ends the process, as an `error` without a listener would. While Redis is away,
 * commands fail at once instead of waiting.
 */
export function createRedis({ url, log, name, overrides = {} }: RedisConnectionOptions): Redis {
  const redis = new Redis({
    ...redisOptionsFromUrl(url),
    connectionName: name,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    connectTimeout: 2_000,
    ...overrides,
  });
  redis.on('error', logRedisErrors(log, name));
  return redis;
}

/** Whether Redis is connected, so that commands can be sent to it now. */
export const isReady = (redis: Redis): boolean => redis.status === 'ready';
