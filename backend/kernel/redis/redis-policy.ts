import type { Redis } from 'ioredis';

/** Thrown when settings of Redis would lose queued work without an error. The process must not start (docs/rules/server.md#redis-policy). */
export class UnsafeRedis extends Error {
  override readonly name = 'UnsafeRedis';
}

/**
 * Reads from INFO whether Redis may evict keys and whether it stores them on disk. A Redis that is away passes, because the product runs without it.
 * @throws UnsafeRedis when keys may be evicted, or when AOF is off in production
 */
export async function checkRedisPolicy(redis: Redis, { production }: { production: boolean }): Promise<'safe' | 'away'> {
  let info: string;
  try {
    await whenReady(redis);
    info = (await redis.info('memory')) + (await redis.info('persistence'));
  } catch {
    return 'away';
  }
  const policy = /^maxmemory_policy:(\S+)/m.exec(info)?.[1];
  if (policy !== 'noeviction') {
    throw new UnsafeRedis(`Redis may evict keys (maxmemory-policy ${policy ?? 'unknown'}): set it to noeviction.`);
  }
  if (production && !/^aof_enabled:1/m.test(info)) {
    throw new UnsafeRedis('Redis keeps no append-only file: set appendonly yes.');
  }
  return 'safe';
}

/**
 * Checks the settings of Redis again at each connection, because a Redis that was away at the start, or was replaced, must be safe too. Returns a
 * function that ends the checks.
 */
export function watchRedisPolicy(redis: Redis, options: { production: boolean }, onUnsafe: (error: UnsafeRedis) => void): () => void {
  const look = (): void => {
    checkRedisPolicy(redis, options).catch((error: unknown) => {
      if (error instanceof UnsafeRedis) onUnsafe(error);
    });
  };
  redis.on('ready', look);
  // Redis may have connected between the check at the start and this listener.
  if (redis.status === 'ready') look();
  return () => void redis.off('ready', look);
}

const WAIT_MS = 2_000;

/** Waits at most 2 s until Redis is connected. */
async function whenReady(redis: Redis): Promise<void> {
  if (redis.status === 'ready') return;
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => done(new Error('redis is away')), WAIT_MS);
    const ready = (): void => done();
    const failed = (error: Error): void => done(error);
    const done = (error?: Error): void => {
      clearTimeout(timer);
      redis.off('ready', ready);
      redis.off('error', failed);
      if (error) reject(error);
      else resolve();
    };
    redis.once('ready', ready);
    redis.once('error', failed);
  });
}
