import { Redis } from 'ioredis';

/** Reads every key of a Redis namespace with its value, as one text to search in. */
export async function redisContents(url: string, prefix: string): Promise<string> {
  const redis = new Redis(url);
  try {
    const found: unknown[] = [];
    for (const key of await redis.keys(`*${prefix}*`)) found.push(key, await valueOf(redis, key));
    return JSON.stringify(found);
  } finally {
    redis.disconnect();
  }
}

async function valueOf(redis: Redis, key: string): Promise<unknown> {
  switch (await redis.type(key)) {
    case 'string': return redis.get(key);
    case 'hash': return redis.hgetall(key);
    case 'list': return redis.lrange(key, 0, -1);
    case 'set': return redis.smembers(key);
    case 'zset': return redis.zrange(key, '0', '-1');
    case 'stream': return redis.xrange(key, '-', '+');
    default: return null;
  }
}
