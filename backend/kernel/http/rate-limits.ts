import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { systemClock } from '../clock.ts';
import type { Clock } from '../clock.ts';
import type { KernelConfig } from '../config/kernel-config.ts';
import type { Allowance } from '../config/variables.ts';
import { AppError } from '../errors.ts';
import { placesInProcess, placesInRedis } from './reservations.ts';
import { keysOf, mapRecord } from '#contracts/typed-records.ts';

/** Names of the rate limits that apply to all routes. */
export type KernelLimit = keyof KernelConfig['rateLimits'];

/** The error with status 429 for a request that a rate limit refused. */
export class TooMany extends AppError {
  /** Whether this is the first refusal since the rate limit began to count. Only the first one is reported, so that a flood writes one row. */
  readonly first: boolean;
  constructor(seconds: number, first: boolean) {
    super('rate_limited', 'rate_limited', `You did this too often in a short time. Please wait ${describe(seconds)} and try again.`, { retryAfterSeconds: seconds });
    this.first = first;
  }
}

/** Counts actions against rate limits. Redis counts for all processes together; while it is away, each process counts for itself. */
export interface RateLimits<LimitName extends string> {
  /** Counts one action of `subject`, or refuses it when the limit is reached. @throws TooMany with Retry-After */
  take(limit: LimitName, subject: string): Promise<void>;
  /** Takes one action back that turned out not to count. It never fails: while Redis is away, the action stays counted. */
  giveBack(limit: LimitName, subject: string): Promise<void>;
  /** Resets the count of `subject`: after a correct password, for example, the wrong ones before it do not count. */
  forget(limit: LimitName, subject: string): Promise<void>;
  /**
   * Takes one of the places that a limit allows `subject`, under the name `id`, and returns the function that gives it back. The same id never takes
   * a second place. A place that Redis lost is free again at the end of the allowance's time.
   * @throws TooMany with Retry-After
   */
  reserve(limit: LimitName, subject: string, id: string): Promise<GiveBack>;
  /** Lists all rate limits with the number of their refusals in this process. It names no subjects. */
  state(): LimitState[];
}

/** A rate limit, and how many requests this process has refused by it since it started. Refused reservations of places do not count. */
export interface LimitState extends Allowance {
  name: string;
  refused: number;
  lastRefusedAt: Date | null;
}

/** Gives back a place that a rate limit had reserved. It never throws: while Redis is away, the place stays taken until the end of its time. */
export type GiveBack = () => Promise<void>;

export interface RateLimitsOptions<LimitName extends string> {
  allowances: Record<LimitName, Allowance>;
  redis: Redis;
  clock?: Clock;
  /** The beginning of all keys in Redis, so that installations can share a Redis server. */
  prefix?: string;
}

// Rate limits that each process counts for itself. For them, a round trip to Redis would cost more than most reads, and would protect nothing.
const IN_PROCESS: readonly string[] = ['read' satisfies KernelLimit];

/** Builds the rate limits, with a counter for each allowance. */
export function createRateLimits<LimitName extends string>({ allowances, redis, clock = systemClock, prefix = 'conjure' }: RateLimitsOptions<LimitName>): RateLimits<LimitName> {
  const refusals = new Map<string, { refused: number; lastRefusedAt: Date }>();
  const limiters = mapRecord(allowances, (allowance, name) => limiter(name, allowance));

  function limiter(name: LimitName, { points, seconds }: Allowance): RateLimiterAbstract {
    const counter = { keyPrefix: `${prefix}:limit:${name}`, points, duration: seconds };
    const memory = new RateLimiterMemory(counter);
    if (IN_PROCESS.includes(name)) return memory;
    return new RateLimiterRedis({
      ...counter,
      storeClient: redis,
      rejectIfRedisNotReady: true,
      insuranceLimiter: memory,
      // A subject that has reached its limit is refused from memory, without a round trip to Redis.
      inMemoryBlockOnConsumed: points + 1,
    });
  }

  const shared = placesInRedis(redis, prefix);
  const own = placesInProcess();

  return {
    async take(name, subject) {
      try {
        await limiters[name].consume(subject);
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) {
          refusals.set(name, { refused: (refusals.get(name)?.refused ?? 0) + 1, lastRefusedAt: clock.now() });
          // The counter rises by one with each try, so of several refusals at the same moment exactly one counts as the first.
          throw new TooMany(Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000)), refusal.consumedPoints === allowances[name].points + 1);
        }
        throw refusal;
      }
    },
    async giveBack(name, subject) {
      await limiters[name].reward(subject).catch(() => undefined);
    },
    state: () => keysOf(allowances).map((name) => ({ name, ...allowances[name], ...(refusals.get(name) ?? { refused: 0, lastRefusedAt: null }) })),
    async forget(name, subject) {
      await limiters[name].delete(subject);
    },
    async reserve(name, subject, id) {
      const key = `${name}:${subject}`;
      // While Redis is away, each process counts the places of a limit for itself.
      let places = shared;
      const answer = await shared.take(key, id, allowances[name]).catch(() => {
        places = own;
        return own.take(key, id, allowances[name]);
      });
      if (!answer.taken) throw new TooMany(Math.max(1, Math.ceil(answer.msUntilFree / 1_000)), false);
      return () => places.giveBack(key, id).catch(() => undefined);
    },
  };
}

const describe = (seconds: number): string => {
  if (seconds < 60) return seconds === 1 ? 'a second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
};
