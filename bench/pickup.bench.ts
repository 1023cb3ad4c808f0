import { setTimeout as pause } from 'node:timers/promises';
import { Queue, Worker } from 'bullmq';
import { z } from 'zod';
import { systemClock } from '#kernel/clock.ts';
import { newId } from '#kernel/ids.ts';
import { defineJob } from '#kernel/jobs/job.ts';
import { createWorker, handleJob } from '#kernel/jobs/worker.ts';
import { createRelay } from '#kernel/outbox/relay.ts';
import { createWake } from '#kernel/outbox/wake.ts';
import { createRedis } from '#kernel/redis/connection.ts';
import { redisOptionsFromUrl } from '#kernel/redis/redis-address.ts';
import { eventually, openJobFixtures } from '#testing/job-fixtures.ts';
import type { JobFixtures } from '#testing/job-fixtures.ts';
import { currentLoad } from './measure/bench-line.ts';
import type { BenchLine } from './measure/bench-line.ts';
import type { BenchSize } from './measure/bench-size.ts';
import { median, pairedRatio } from './measure/median.ts';

interface PickupOptions {
  perSecond: number;
  seconds: number;
  pairs: number;
  /** Number of jobs that wait when the benchmark of job pickup begins. */
  backlog: number;
}
const SIZES = {
  full: { perSecond: 500, seconds: 3, pairs: 3, backlog: 10_000 },
  smallest: { perSecond: 50, seconds: 1, pairs: 1, backlog: 200 },
} as const satisfies Record<BenchSize, PickupOptions>;

interface Percentiles {
  p50: number;
  p99: number;
}

const GOAL = { p50: 5, p99: 25, drainRatio: 0.25 };
const TICK_MS = 4;
const job = defineJob({ name: 'bench.pick_up', payload: z.object({ at: z.number() }), attempts: 1 });

const now = (): number => performance.timeOrigin + performance.now();
const sorted = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);
const at = (values: readonly number[], share: number): number => sorted(values)[Math.floor((values.length - 1) * share)] ?? NaN;
const percentiles = (values: readonly number[]): Percentiles => ({ p50: at(values, 0.5), p99: at(values, 0.99) });

/** Calls `send` at an even pace and waits until all calls have ended. */
async function pace({ perSecond, seconds }: PickupOptions, send: () => Promise<void>): Promise<void> {
  const startedAt = now();
  const total = perSecond * seconds;
  const pending: Promise<void>[] = [];
  while (pending.length < total) {
    const due = Math.min(total, Math.ceil(((now() - startedAt) / 1_000) * perSecond));
    while (pending.length < due) pending.push(send());
    await pause(TICK_MS);
  }
  await Promise.all(pending);
}

async function baselineRound(fixtures: JobFixtures, options: PickupOptions): Promise<Percentiles> {
  const connection = redisOptionsFromUrl(fixtures.workerOptions.redisUrl);
  const waits: number[] = [];
  const queue = new Queue('baseline', { connection, prefix: fixtures.workerOptions.prefix });
  const worker = new Worker(
    'baseline',
    ({ data }: { data: { at: number } }) => Promise.resolve(void waits.push(now() - data.at)),
    { connection, prefix: fixtures.workerOptions.prefix, concurrency: 50, removeOnComplete: { count: 0 } },
  );
  await worker.waitUntilReady();
  await pace(options, async () => void (await queue.addBulk([{ name: 'x', data: { at: now() }, opts: { removeOnComplete: true } }])));
  await eventually(() => waits.length === options.perSecond * options.seconds, 20_000);
  await worker.close();
  await queue.close();
  return percentiles(waits);
}

async function ourRound(fixtures: JobFixtures, options: PickupOptions): Promise<Percentiles> {
  const committed = new Map<number, number>();
  const started = new Map<number, number>();
  // Wakes the relay over a Redis connection of its own, because in production the signal comes from another process.
  const redis = createRedis({ url: fixtures.workerOptions.redisUrl, log: fixtures.log, name: 'bench relay' });
  const wake = createWake(redis);
  const relay = createRelay({ ...fixtures, wake, clock: systemClock, subscriptionsByEvent: new Map() });
  const worker = createWorker({
    ...fixtures.workerOptions,
    queue: 'email',
    concurrency: 50,
    handlers: [handleJob(job, ({ at: n }) => Promise.resolve(void started.set(n, now())))],
  });
  await worker.ready();
  relay.start();
  let next = 0;
  await pace(options, async () => {
    const n = next++;
    await fixtures.db.transaction((tx) => fixtures.outbox.enqueue(tx, job, { at: n }, { queue: 'email', jobId: `p-${newId()}` }));
    committed.set(n, now());
  });
  await eventually(() => started.size === next, 20_000);
  await relay.stop();
  wake.close();
  redis.disconnect();
  await worker.close({ graceMs: 1_000, deadlineMs: 2_000 });
  // Counts a job that starts before the committing process learns of its commit as 0 ms, not less.
  return percentiles([...started].map(([n, startedAt]) => Math.max(0, startedAt - committed.get(n)!)));
}

/** Returns how many jobs per second reach the queue from a backlog: through the outbox and its relay, and with BullMQ's own addBulk. */
async function drainRound(fixtures: JobFixtures, backlog: number): Promise<{ ours: number; baseline: number }> {
  await fixtures.db.knex.raw(
    `insert into outbox_jobs (id, queue, name, job_id, payload, attempts, priority, delay_ms, created_at)
     select gen_random_uuid(), 'stripe', 'bench.pick_up', 'd-' || n, '{"at":0}', 1, 1, 0, now() from generate_series(1, ?::int) n`,
    [backlog],
  );
  const relay = createRelay({ ...fixtures, clock: systemClock, subscriptionsByEvent: new Map() });
  const ourStart = now();
  await relay.drain();
  const ours = perSecond(backlog, ourStart);
  const raw = fixtures.queues.get('gen-video');
  const rawStart = now();
  for (let done = 0; done < backlog; done += 200) {
    await raw.addBulk(Array.from({ length: 200 }, (_, n) => ({ name: 'x', data: { at: 0 }, opts: { jobId: `r-${done + n}`, priority: 1 } })));
  }
  const baseline = perSecond(backlog, rawStart);
  for (const queue of ['stripe', 'gen-video'] as const) await fixtures.queues.get(queue).obliterate({ force: true });
  return { ours, baseline };
}

const perSecond = (count: number, start: number): number => (count * 1_000) / (now() - start);

/** The benchmark of job pickup: the time from commit to the start of the job at a steady rate. Product and BullMQ alone take turns. */
export async function run(size: BenchSize): Promise<BenchLine[]> {
  const settings = SIZES[size];
  const fixtures = await openJobFixtures();
  try {
    await eventually(() => fixtures.queues.ready());
    await ourRound(fixtures, { ...settings, seconds: 1 });
    const baselines: Percentiles[] = [];
    const ours: Percentiles[] = [];
    const drains: { ours: number; baseline: number }[] = [];
    for (let pair = 0; pair < settings.pairs; pair += 1) {
      baselines.push(await baselineRound(fixtures, settings));
      ours.push(await ourRound(fixtures, settings));
      drains.push(await drainRound(fixtures, settings.backlog));
    }
    const load = currentLoad();
    const waits = (name: 'p50' | 'p99'): BenchLine => {
      const [of, baseline] = [ours.map((one) => one[name]), baselines.map((one) => one[name])];
      return {
        what: `commit to pickup at ${settings.perSecond}/s, ${name}`,
        ours: `${median(of).toFixed(1)} ms`,
        baseline: `${median(baseline).toFixed(1)} ms`,
        ratio: pairedRatio(of, baseline),
        goal: `≤ ${GOAL[name]} ms`,
        passed: median(of) <= GOAL[name],
        load,
      };
    };
    const drained = pairedRatio(drains.map((one) => one.ours), drains.map((one) => one.baseline));
    return [
      waits('p50'),
      waits('p99'),
      {
        what: `drain of ${settings.backlog} waiting jobs`,
        ours: `${Math.round(median(drains.map((one) => one.ours)))}/s`,
        baseline: `${Math.round(median(drains.map((one) => one.baseline)))}/s`,
        ratio: drained,
        goal: `≥ ${GOAL.drainRatio.toFixed(2)}x`,
        passed: drained >= GOAL.drainRatio,
        load,
      },
    ];
  } finally {
    await fixtures.close();
  }
}
