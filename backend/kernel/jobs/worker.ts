import { Worker } from 'bullmq';
import type { Job } from 'bullmq';
import type { z } from 'zod';
import { within } from '../deadline.ts';
import type { Logger } from '../logging/logger.ts';
import { logRedisErrors } from '../redis/connection.ts';
import { redisOptionsFromUrl } from '../redis/redis-address.ts';
import { traceTime } from '../tracing/tracer.ts';
import type { Tracer } from '../tracing/tracer.ts';
import type { JobDefinition, QueueName } from './job.ts';
import { runJob } from './run-job.ts';
import { DEFAULT_PREFIX, KEEP_JOBS } from './queues.ts';

export interface JobContext {
  /** Aborts when the job was cancelled, handed back at shutdown, or lost to another worker. The reason is a JobAborted. */
  signal: AbortSignal;
  jobId: string;
  /** Which attempt of the job this is; 1 is the first. Starts that handed the job back (postponed, rate limit, shutdown) do not count. */
  attempt: number;
  /** Whether this is the job's last attempt. */
  lastAttempt: boolean;
}

export interface JobHandler {
  readonly job: JobDefinition;
  run(payload: unknown, context: JobContext): Promise<void>;
}

/** Connects a job with its handler, which gets the payload in the type of the job's schema. */
export function handleJob<Payload extends z.ZodType>(
  job: JobDefinition<Payload>,
  run: (payload: z.output<Payload>, context: JobContext) => Promise<void>,
): JobHandler {
  return { job, run: (payload, context) => run(payload as z.output<Payload>, context) };
}

export type JobOutcome = 'completed' | 'failed' | 'retried' | 'given_back';

export interface WorkerLimits {
  /** How long a worker's lock on a job holds without renewal, in ms. After this and one check for stalled jobs, another worker takes a dead worker's job. */
  lockDurationMs: number;
  stalledIntervalMs: number;
  /** How many crashes of a worker a job may cause before it fails: its third start is the last one. */
  maxStalledCount: number;
  /** How often a job may start in all. Starts that handed the job back do not count. */
  maxStartedAttempts: number;
  /** The wait after a job's first failed attempt, in ms. It doubles with each further attempt. */
  backoffMs: number;
  /** The longest random time that is added to each wait between attempts, in ms. */
  backoffJitterMs: number;
  /** How long an idle worker waits for a job in one call to Redis, in seconds. */
  drainDelaySeconds: number;
}

const WORKER_LIMITS: WorkerLimits = {
  lockDurationMs: 10_000,
  stalledIntervalMs: 5_000,
  maxStalledCount: 2,
  maxStartedAttempts: 5,
  backoffMs: 300,
  backoffJitterMs: 100,
  drainDelaySeconds: 5,
};

export interface JobWorkerOptions {
  queue: QueueName;
  concurrency: number;
  handlers: readonly JobHandler[];
  redisUrl: string;
  log: Logger;
  prefix?: string;
  limits?: Partial<WorkerLimits>;
  /** Records traces of jobs; null when nothing is traced. */
  tracer?: Tracer | null;
  /** Called after each run of a job's handler, with its outcome, duration and trace, for metrics. */
  onOutcome?(job: string, outcome: JobOutcome, durationMs: number, traceId: string | null): void;
}

export interface JobWorker {
  readonly queue: QueueName;
  /** Aborts a job if this worker runs it; false if it does not. */
  cancel(jobId: string, reason: string): boolean;
  /** How many jobs this worker is running now. */
  active(): number;
  /** Resolves when the worker is connected to Redis and takes jobs. */
  ready(): Promise<void>;
  /**
   * Shuts the worker down: it stops taking jobs and waits `graceMs` for the running ones. Then it aborts those and hands them back to the queue
   * without using up an attempt. Takes at most `deadlineMs`.
   */
  close(options?: { graceMs?: number; deadlineMs?: number }): Promise<void>;
}

const CLOSE_GRACE_MS = 3_000;
const CLOSE_DEADLINE_MS = 7_000;

/** The wait before a job's next attempt, in ms (docs/rules/server.md#job-retries). `attemptsMade` counts from 1. */
const backoffDelay = (limits: WorkerLimits, attemptsMade: number): number =>
  limits.backoffMs * 2 ** (attemptsMade - 1) + Math.random() * limits.backoffJitterMs;

/** Makes a worker that runs the jobs of one queue. It starts even if Redis is away, and works as soon as Redis is there. */
export function createWorker(options: JobWorkerOptions): JobWorker {
  const { queue, concurrency, handlers, redisUrl, log, prefix = DEFAULT_PREFIX, onOutcome, tracer = null } = options;
  const limits = { ...WORKER_LIMITS, ...options.limits };
  const byName = new Map(handlers.map((handler) => [handler.job.name, handler]));
  let running = 0;

  // BullMQ hands an AbortSignal only to processor functions that declare three parameters.
  const processor = async (job: Job, token: string | undefined, signal: AbortSignal | undefined): Promise<void> => {
    running += 1;
    const startedAt = performance.now();
    const tell = (outcome: JobOutcome): void => {
      onOutcome?.(job.name, outcome, performance.now() - startedAt, tracer?.traceOf(job.data) ?? null);
      if (tracer) traceJob(tracer, job, outcome, performance.timeOrigin + startedAt);
    };
    try {
      await runJob({ worker, job, token: token ?? '', signal: signal ?? new AbortController().signal, handler: byName.get(job.name), log, tell });
    } finally {
      running -= 1;
    }
  };

  const worker: Worker = new Worker(queue, processor, {
    connection: redisOptionsFromUrl(redisUrl),
    prefix,
    concurrency,
    lockDuration: limits.lockDurationMs,
    stalledInterval: limits.stalledIntervalMs,
    maxStalledCount: limits.maxStalledCount,
    maxStartedAttempts: limits.maxStartedAttempts,
    drainDelay: limits.drainDelaySeconds,
    // BullMQ ignores rateLimit() unless a limiter is set. This limit is too high to delay any job.
    limiter: { max: 1_000_000, duration: 1_000 },
    settings: { backoffStrategy: (attemptsMade) => backoffDelay(limits, attemptsMade) },
    runRetryDelay: 1_000,
    ...KEEP_JOBS,
  });
  worker.on('error', logRedisErrors(log, `worker ${queue}`));
  worker.on('stalled', (jobId) => log.warn({ queue, jobId }, 'job stalled: its worker died or froze'));
  worker.on('failed', (job, error) => log.warn({ queue, jobId: job?.id, err: error, attempt: job?.attemptsMade }, 'job failed'));
  // A worker that could not renew its lock stops the job, because another worker may take it at any moment.
  worker.on('lockRenewalFailed', (jobIds) => jobIds.forEach((jobId) => worker.cancelJob(jobId, 'lost')));

  return {
    queue,
    cancel: (jobId, reason) => worker.cancelJob(jobId, `cancelled:${reason}`),
    active: () => running,
    ready: async () => void (await worker.waitUntilReady()),
    async close({ graceMs = CLOSE_GRACE_MS, deadlineMs = CLOSE_DEADLINE_MS } = {}) {
      // A worker that shuts down closes and does not pause: a paused worker could still take the job that its blocked call returns.
      const closed = worker.close();
      if (await settlesWithin(closed, Math.min(graceMs, deadlineMs))) return;
      worker.cancelAllJobs('shutdown');
      if (await settlesWithin(closed, Math.max(0, deadlineMs - graceMs))) return;
      log.error({ queue, active: running }, 'jobs did not stop in time: their locks will run out');
    },
  };
}

/** Records two steps of a job's trace: its wait in the queue, and the run of its handler. */
function traceJob(tracer: Tracer, job: Job, outcome: JobOutcome, from: number): void {
  tracer.step({ name: `queue ${job.queueName}`, kind: 'consumer', about: job.data, from: Math.min(job.timestamp + (job.opts.delay ?? 0), from), until: from });
  tracer.step({ name: `job ${job.name}`, kind: 'consumer', about: job.data, from, until: traceTime(), failed: outcome === 'failed', facts: { outcome, attempt: job.attemptsMade + 1 } });
}

const settlesWithin = (work: Promise<void>, ms: number): Promise<boolean> => within(ms, work.then(() => true, () => true), () => false);
