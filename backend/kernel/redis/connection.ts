import { Redis } from 'ioredis';
import type { RedisOptions } from 'ioredis';
import type { Logger } from '../logging/logger.ts';
import { redisOptionsFromUrl } from './redis-address.ts';

const ERROR_LOG_EVERY_MS = 10_000;

/** Tells of connection errors at most once in 10 s: an outage is one fact, not one line per attempt. */
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
  /** The address of a server or of Sentinels (see isRedisAddress). */
  url: string;
  log: Logger;
  /** Shown in the log and by CLIENT LIST. */
  name: string;
  /** Fields that differ from the defaults. */
  overrides?: RedisOptions;
}

/**
 * A connection that reconnects by itself and never brings the process down: an `error` without a listener would.
 * Commands fail at once while it is away instead of waiting for ever.
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

/** Whether commands can be sent to Redis now. */
export const isReady = (redis: Redis): boolean => redis.status === 'ready';
