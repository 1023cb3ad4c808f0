import { Queue } from 'bullmq';
import type { BulkJobOptions, JobsOptions } from 'bullmq';
import type { Redis } from 'ioredis';
import { DAY_SECONDS } from '#contracts/durations.ts';
import { within } from '../deadline.ts';
import { createRedis, isReady, logRedisErrors } from '../redis/connection.ts';
import type { Logger } from '../logging/logger.ts';
import type { QueueName } from './job.ts';

export interface QueuedJob {
  name: string;
  jobId: string;
  payload: unknown;
  /** How often the job may be tried in all, the first try included. */
  attempts: number;
  /**
   * The job's priority; jobs with priority 1 run first among those with one. Jobs with 0 have none: they run in their order, before every job with a
   * priority.
   */
  priority?: number;
  delayMs?: number;
}

export interface QueueCounts {
  waiting: number;
  active: number;
  delayed: number;
  failed: number;
}

/** Adds jobs to all queues and reads their state, over one connection to Redis. */
export interface Queues {
  /** The names of all queues, for metrics and dashboards. */
  readonly names: readonly QueueName[];
  /** BullMQ's own object for a queue, for schedulers and dashboards. */
  get(queue: QueueName): Queue;
  /** Whether Redis can be reached now. */
  ready(): boolean;
  /**
   * Adds jobs to a queue in one round trip. A job whose id is waiting, delayed or running stays as it is; one that failed for good starts anew.
   * @throws when Redis is away or does not answer in time, and may still add them later
   */
  addBulk(queue: QueueName, jobs: readonly QueuedJob[]): Promise<void>;
  counts(queue: QueueName): Promise<QueueCounts>;
  /** Lists the ids of the jobs that failed for good, with the time of each in ms. @throws when Redis is away */
  failed(queue: QueueName): Promise<{ id: string; at: number }[]>;
  /**
   * Finds delayed jobs that would wait more than `slackMs` longer than their delay, counted from `now` (ms since the epoch). It looks at the 1,000
   * jobs that are due last.
   * @throws when Redis is away
   */
  misdated(queue: QueueName, now: number, slackMs: number): Promise<string[]>;
  close(): Promise<void>;
}

/** BullMQ orders delayed jobs by their time in ms, multiplied by this, plus a counter. */
const PLACES_A_MS = 4_096;
const MOST_MISDATED = 1_000;

export interface QueuesOptions {
  /** The queues that metrics and dashboards show. Jobs for other queues are accepted too. */
  names?: readonly QueueName[];
  redisUrl: string;
  log: Logger;
  /** The beginning of all keys in Redis, so that installations can share a Redis server. */
  prefix?: string;
  /** How long a command to Redis may take before it counts as lost, in ms. */
  commandTimeoutMs?: number;
}

export const DEFAULT_PREFIX = 'conjure';
const COMMAND_TIMEOUT_MS = 3_000;

/** BullMQ deletes finished jobs at once, so that their ids can be used again. It keeps failed jobs for a day, so that the dashboard can show them. */
export const KEEP_JOBS = { removeOnComplete: { count: 0 }, removeOnFail: { age: DAY_SECONDS, count: 1_000 } } as const;

const bullOptions = (job: QueuedJob): BulkJobOptions & JobsOptions => ({
  jobId: job.jobId,
  attempts: job.attempts,
  backoff: { type: 'custom' },
  ...(job.priority ? { priority: job.priority } : {}),
  ...(job.delayMs ? { delay: job.delayMs } : {}),
  ...KEEP_JOBS,
});

/** Opens all queues. It starts even if Redis is away, and works as soon as Redis is there. */
export function createQueues(options: QueuesOptions): Queues {
  const { redisUrl, log, names = [], prefix = DEFAULT_PREFIX, commandTimeoutMs = COMMAND_TIMEOUT_MS } = options;
  const redis: Redis = createRedis({
    url: redisUrl,
    log,
    name: 'queues',
    overrides: { commandTimeout: commandTimeoutMs },
  });
  const queues = new Map<QueueName, Queue>();

  function get(name: QueueName): Queue {
    let queue = queues.get(name);
    if (!queue) {
      queue = new Queue(name, { connection: redis, prefix, defaultJobOptions: { backoff: { type: 'custom' }, ...KEEP_JOBS } });
      queue.on('error', logRedisErrors(log, `queue ${name}`));
      queues.set(name, queue);
    }
    return queue;
  }

  /** Finds the given jobs whose ids have failed for good: BullMQ would ignore them when they are added. */
  async function failedOf(queue: Queue, jobs: readonly QueuedJob[]): Promise<QueuedJob[]> {
    const scores = await redis.zmscore(queue.toKey('failed'), ...jobs.map((job) => job.jobId));
    return jobs.filter((_, index) => scores[index] != null);
  }

  return {
    names,
    get,
    ready: () => isReady(redis),
    async addBulk(name, jobs) {
      if (jobs.length === 0) return;
      if (!isReady(redis)) throw new Error('redis is away');
      const queue = get(name);
      const addAll = async (): Promise<void> => {
        const add = (some: readonly QueuedJob[]): Promise<unknown> => queue.addBulk(some.map((job) => ({ name: job.name, data: job.payload, opts: bullOptions(job) })));
        // The search for failed ids and the adding run in parallel, because a failed id is rare. BullMQ ignores a job with a failed id, so that job is added
        // again below.
        const [failed] = await Promise.all([failedOf(queue, jobs), add(jobs)]);
        if (failed.length === 0) return;
        await Promise.all(failed.map((job) => queue.remove(job.jobId)));
        await add(failed);
      };
      // If Redis was away at the start, BullMQ waits for it for ever, so the wait is limited here.
      await within(commandTimeoutMs, addAll(), () => {
        throw new Error(`no answer from redis within ${commandTimeoutMs} ms`);
      });
    },
    async counts(name) {
      if (!isReady(redis)) throw new Error('redis is away');
      const counts = await get(name).getJobCounts('wait', 'prioritized', 'active', 'delayed', 'failed');
      return {
        waiting: (counts['wait'] ?? 0) + (counts['prioritized'] ?? 0),
        active: counts['active'] ?? 0,
        delayed: counts['delayed'] ?? 0,
        failed: counts['failed'] ?? 0,
      };
    },
    async failed(name) {
      if (!isReady(redis)) throw new Error('redis is away');
      const flat = await redis.zrange(get(name).toKey('failed'), '0', '-1', 'WITHSCORES');
      return flat.flatMap((id, index) => (index % 2 === 0 ? [{ id, at: Number(flat[index + 1]) }] : []));
    },
    async misdated(name, now, slackMs) {
      if (!isReady(redis)) throw new Error('redis is away');
      const queue = get(name);
      const flat = await redis.zrevrangebyscore(queue.toKey('delayed'), '+inf', (now + slackMs) * PLACES_A_MS, 'WITHSCORES', 'LIMIT', 0, MOST_MISDATED);
      const late = flat.flatMap((id, index) => (index % 2 === 0 ? [{ id, waitMs: Number(flat[index + 1]) / PLACES_A_MS - now }] : []));
      if (late.length === 0) return [];
      const delays = await redis.pipeline(late.map(({ id }) => ['hget', queue.toKey(id), 'delay'])).exec();
      return late.filter(({ waitMs }, place) => waitMs > Number(delays?.[place]?.[1] ?? Infinity) + slackMs).map(({ id }) => id);
    },
    async close() {
      await Promise.allSettled([...queues.values()].map((queue) => queue.close()));
      redis.disconnect();
    },
  };
}
