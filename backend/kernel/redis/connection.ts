import { Redis } from 'ioredis';
import type { RedisOptions } from 'ioredis';
import type { Logger } from '../logging/logger.ts';

const RECONNECT_MAX_MS = 2_000;
const ERROR_LOG_EVERY_MS = 10_000;

export interface RedisAddress {
  host: string;
  port: number;
  db: number;
  username?: string;
  password?: string;
  tls?: object;
  retryStrategy(times: number): number;
}

/** Connection fields of a `redis://` or `rediss://` address, for libraries that open their own connections. */
export function redisOptionsFromUrl(url: string): RedisAddress {
  const { hostname, port, username, password, pathname, protocol } = new URL(url);
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port || 6379),
    db: Number(pathname.slice(1) || 0),
    ...(username ? { username: decodeURIComponent(username) } : {}),
    ...(password ? { password: decodeURIComponent(password) } : {}),
    ...(protocol === 'rediss:' ? { tls: {} } : {}),
    retryStrategy: (times) => Math.min(50 * 2 ** Math.min(times, 6), RECONNECT_MAX_MS),
  };
}

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

/** Whether commands can be sent now. */
export const isReady = (redis: Redis): boolean => redis.status === 'ready';
