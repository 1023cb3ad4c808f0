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

/** Names of the limits that hold for all routes. */
export type KernelLimit = keyof KernelConfig['rateLimits'];

/** 429: a rate limit refused the request. */
export class TooMany extends AppError {
  /** Whether it is the first refusal since the limit began to count. Only this one is reported, so that a flood writes one row. */
  readonly first: boolean;
  constructor(seconds: number, first: boolean) {
    super('rate_limited', 'rate_limited', `You did this too often in a short time. Please wait ${describe(seconds)} and try again.`, { retryAfterSeconds: seconds });
    this.first = first;
  }
}

/** Counts actions, by the names of their limits. Redis counts for all processes together; while it is away each process counts for itself. */
export interface RateLimits<LimitName extends string> {
  /** Takes one action of `subject`. @throws TooMany with Retry-After */
  take(limit: LimitName, subject: string): Promise<void>;
  /** Gives one action back that turned out not to count. It never fails: while Redis is away, the action stays counted. */
  giveBack(limit: LimitName, subject: string): Promise<void>;
  /** Forgets what `subject` used up: after a correct password the wrong ones before it do not matter. */
  forget(limit: LimitName, subject: string): Promise<void>;
  /**
   * Takes a place of `subject` under the name `id`, and returns the way to give it back. The same id never takes a second place. A
   * place that Redis lost, or could not be told of, is free again at the end of the allowance's time. @throws TooMany with Retry-After
   */
  reserve(limit: LimitName, subject: string, id: string): Promise<GiveBack>;
  /** Each limit with its refusals in this process. Subjects are not named. */
  state(): LimitState[];
}

/** A limit, and what this process refused by it since it started. Refusals of places are not in it. */
export interface LimitState extends Allowance {
  name: string;
  refused: number;
  lastRefusedAt: Date | null;
}

/** Gives a reserved place back. It never throws: while Redis is away, the place stays taken until the end of its time. */
export type GiveBack = () => Promise<void>;

export interface RateLimitsOptions<LimitName extends string> {
  allowances: Record<LimitName, Allowance>;
  redis: Redis;
  clock?: Clock;
  /** The beginning of all keys in Redis, so that installations can share a server. */
  prefix?: string;
}

// Limits that each process counts for itself. A round trip to Redis would cost more than most reads, and would protect nothing.
const IN_PROCESS: readonly string[] = ['read' satisfies KernelLimit];

/** Builds one counter for each allowance. */
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
      // A subject that is blocked is refused from memory, without a round trip to Redis.
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
          // The counter rises by one with each try, so of several refusals at the same moment exactly one is the first.
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
      // While Redis is away each process counts for itself.
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
