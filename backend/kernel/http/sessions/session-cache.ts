import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import { MINUTE_MS } from '#contracts/durations.ts';
import type { Viewer } from '../endpoint-handler.ts';

/** Keeps signed-in users in Redis, so that most requests need no query for their session. A lost cache only costs time, because the rows in Postgres decide. */
export interface SessionCache {
  /** Reads the cached users of these sessions, in their order; null for a session that is not cached. */
  get(keys: readonly string[]): Promise<(Viewer | null)[]>;
  /** Stores users that were read from session rows, unless their session was dropped meanwhile. It does not wait for Redis. */
  fill(found: ReadonlyMap<string, Viewer>): void;
  /** Removes a session from the cache. Requests that read its row before cannot put it back. */
  drop(key: string): Promise<void>;
  /**
   * Removes all sessions from the cache, but keeps the marks of dropped ones, so that a running request cannot put those back. Returns how many; 0
   * while Redis is away.
   */
  clear(): Promise<number>;
}

export interface SessionCacheOptions {
  redis: Redis;
  /** The schema that checks each cached entry, because another release may have written it. */
  viewerShape: z.ZodType<Viewer>;
  /** How long a session stays in the cache, in ms. */
  ttlMs: number;
  prefix?: string;
}

const DROPPED = '-';
const CLEAR_AT_ONCE = 500;
// One script removes a batch of cached sessions, because a session could be dropped between two commands.
const CLEAR = `local gone = 0 for _, key in ipairs(KEYS) do if redis.call('GET', key) ~= '${DROPPED}' then gone = gone + redis.call('UNLINK', key) end end return gone`;
// How long a dropped session cannot be put back into the cache, in ms. It is longer than any request that read the row before the drop.
const REFUSE_FILL_MS = MINUTE_MS;
/** How many parsed sessions each process keeps in memory. */
const REMEMBERED = 2_000;

/** Makes the session cache in Redis. While Redis is away, no session is found in it. */
export function createSessionCache({ redis, viewerShape, ttlMs, prefix = 'conjure' }: SessionCacheOptions): SessionCache {
  const name = (key: string): string => `${prefix}:session:${key}`;
  // Sessions that were dropped while Redis may have been away. This process treats them as not cached.
  const dropped = new Map<string, NodeJS.Timeout>();
  // Each cached text is parsed once. Redis is still asked each time, so a session that Redis no longer has counts as not cached.
  const viewers = new LRUCache<string, Viewer>({ max: REMEMBERED });
  const viewerIn = (text: string | null): Viewer | null => {
    if (text === null || text === DROPPED) return null;
    const known = viewers.get(text);
    if (known) return known;
    const viewer = viewerShape.safeParse(parse(text));
    if (!viewer.success) return null;
    viewers.set(text, Object.freeze(viewer.data));
    return viewer.data;
  };

  return {
    async get(keys) {
      if (redis.status !== 'ready') return keys.map(() => null);
      const texts = await redis.mget(keys.map(name)).catch(() => []);
      return keys.map((key, n) => (dropped.has(key) ? null : viewerIn(texts[n] ?? null)));
    },
    fill(found) {
      const kept = [...found].filter(([key]) => !dropped.has(key));
      if (redis.status !== 'ready' || kept.length === 0) return;
      const pipeline = redis.pipeline();
      for (const [key, viewer] of kept) pipeline.set(name(key), JSON.stringify(viewer), 'PX', ttlMs, 'NX');
      pipeline.exec().catch(() => undefined);
    },
    async drop(key) {
      clearTimeout(dropped.get(key));
      dropped.set(key, setTimeout(() => dropped.delete(key), REFUSE_FILL_MS).unref());
      if (redis.status !== 'ready') return;
      await redis.set(name(key), DROPPED, 'PX', REFUSE_FILL_MS).catch(() => undefined);
    },
    async clear() {
      if (redis.status !== 'ready') return 0;
      let forgotten = 0;
      for (let cursor = '0'; ; ) {
        const [next, keys] = await redis.scan(cursor, 'MATCH', name('*'), 'COUNT', CLEAR_AT_ONCE);
        if (keys.length > 0) forgotten += Number(await redis.eval(CLEAR, keys.length, ...keys));
        if (next === '0') return forgotten;
        cursor = next;
      }
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
