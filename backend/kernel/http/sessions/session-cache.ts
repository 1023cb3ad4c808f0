import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import { MINUTE_MS } from '#contracts/durations.ts';
import type { Viewer } from '../endpoint-handler.ts';

/** Saves most requests the query for their session. Losing the cache costs time only: the rows decide. */
export interface SessionCache {
  /** The cached viewers of these sessions, in their order; null for a session that is not cached. */
  get(keys: readonly string[]): Promise<(Viewer | null)[]>;
  /** Stores viewers that were read from rows, unless a session was dropped meanwhile. It does not wait for Redis. */
  fill(found: ReadonlyMap<string, Viewer>): void;
  /** Forgets a session, and refuses to be filled by requests that read its row before. */
  drop(key: string): Promise<void>;
  /** Forgets all sessions but those that were dropped: a request in flight must not fill one of them again. Returns how many; 0 while Redis is away. */
  clear(): Promise<number>;
}

export interface SessionCacheOptions {
  redis: Redis;
  /** Checks each cached entry, because another release may have written it. */
  viewerShape: z.ZodType<Viewer>;
  /** How long an entry serves, in ms. */
  ttlMs: number;
  prefix?: string;
}

const DROPPED = '-';
const CLEAR_AT_ONCE = 500;
// One script removes a batch, because a session could be dropped between two commands.
const CLEAR = `local gone = 0 for _, key in ipairs(KEYS) do if redis.call('GET', key) ~= '${DROPPED}' then gone = gone + redis.call('UNLINK', key) end end return gone`;
// How long a dropped session cannot be filled, in ms. It is longer than any request that read the row before the drop.
const REFUSE_FILL_MS = MINUTE_MS;
/** The number of parsed sessions that each process keeps. */
const REMEMBERED = 2_000;

/** A cache in Redis that does without Redis: then every look-up is a miss. */
export function createSessionCache({ redis, viewerShape, ttlMs, prefix = 'conjure' }: SessionCacheOptions): SessionCache {
  const name = (key: string): string => `${prefix}:session:${key}`;
  // Sessions that were dropped while Redis may have been away. They count as missing in this process.
  const dropped = new Map<string, NodeJS.Timeout>();
  // The viewer is parsed once for each text. Redis is still asked each time: a session that it no longer has is missing here too.
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
