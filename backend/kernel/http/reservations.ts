import type { Redis } from 'ioredis';
import type { Allowance } from '../config/variables.ts';

/** The answer when a request asks for a place: taken, or refused with the ms until a place is free. */
export type PlaceAnswer = { taken: true } | { taken: false; msUntilFree: number };

/**
 * Counts places that can be given back. A place belongs to an `id`: asking again with the same id takes no second place. The place counts its
 * requests, so it is free only when each of them has given it back.
 */
export interface Places {
  take(subject: string, id: string, allowance: Allowance): Promise<PlaceAnswer>;
  giveBack(subject: string, id: string): Promise<void>;
}

const TAKE = 'conjureTakePlace';
const GIVE_BACK = 'conjureGivePlaceBack';

// Takes a place in Redis by a script, which is atomic, so that no other process counts between read and write. The first place starts the expiry time.
const takePlace = `
  if redis.call('HEXISTS', KEYS[1], ARGV[1]) == 0 and redis.call('HLEN', KEYS[1]) >= tonumber(ARGV[2]) then return redis.call('PTTL', KEYS[1]) end
  redis.call('HINCRBY', KEYS[1], ARGV[1], 1)
  if redis.call('PTTL', KEYS[1]) < 0 then redis.call('PEXPIRE', KEYS[1], ARGV[3]) end
  return -1`;
// Gives a place back only if Redis still counts it. After the end of its time, a decrement would begin a new count.
const givePlaceBack = `
  if redis.call('HEXISTS', KEYS[1], ARGV[1]) == 1 and redis.call('HINCRBY', KEYS[1], ARGV[1], -1) <= 0 then redis.call('HDEL', KEYS[1], ARGV[1]) end
  return 0`;

type Commands = Record<typeof TAKE, (key: string, id: string, points: number, ms: number) => Promise<number>> &
  Record<typeof GIVE_BACK, (key: string, id: string) => Promise<number>>;

/** Places that all processes count together in Redis. @throws the client's error while Redis is away */
export function placesInRedis(redis: Redis, prefix: string): Places {
  redis.defineCommand(TAKE, { numberOfKeys: 1, lua: takePlace });
  redis.defineCommand(GIVE_BACK, { numberOfKeys: 1, lua: givePlaceBack });
  const commands = redis as unknown as Commands;
  const keyOf = (subject: string): string => `${prefix}:places:${subject}`;
  return {
    async take(subject, id, { points, seconds }) {
      const left = await commands[TAKE](keyOf(subject), id, points, seconds * 1_000);
      return left === -1 ? { taken: true } : { taken: false, msUntilFree: left };
    },
    async giveBack(subject, id) {
      await commands[GIVE_BACK](keyOf(subject), id);
    },
  };
}

interface Count {
  until: number;
  askers: Map<string, number>;
}

/** Places that this process counts for itself. `nowMs` is a clock that never goes back. */
export function placesInProcess(nowMs: () => number = () => performance.now()): Places {
  const counts = new Map<string, Count>();
  const current = (subject: string): Count | undefined => {
    for (const [key, { until, askers }] of counts) if (until <= nowMs() || askers.size === 0) counts.delete(key);
    return counts.get(subject);
  };
  return {
    take(subject, id, { points, seconds }) {
      const count = current(subject) ?? { until: nowMs() + seconds * 1_000, askers: new Map<string, number>() };
      counts.set(subject, count);
      if (!count.askers.has(id) && count.askers.size >= points) return Promise.resolve({ taken: false, msUntilFree: count.until - nowMs() });
      count.askers.set(id, (count.askers.get(id) ?? 0) + 1);
      return Promise.resolve({ taken: true });
    },
    giveBack(subject, id) {
      const askers = current(subject)?.askers;
      const left = (askers?.get(id) ?? 0) - 1;
      if (left > 0) askers?.set(id, left);
      else askers?.delete(id);
      return Promise.resolve();
    },
  };
}
