import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AppError } from '../errors.ts';
import { newId } from '../ids.ts';
import type { JobAborted} from './job-errors.ts';
import { ComeBackLater, RateLimited } from './job-errors.ts';
import { eventually, openJobFixtures } from '#testing/job-fixtures.ts';
import type { JobFixtures } from '#testing/job-fixtures.ts';
import { defineJob } from './job.ts';
import type { QueueName } from './job.ts';
import { systemClock } from '../clock.ts';
import { ageWaitingJobs } from './age-waiting-jobs.ts';
import { bringForward } from './bring-forward.ts';
import { createWorker, handleJob } from './worker.ts';
import type { JobContext, JobOutcome, JobWorker, WorkerLimits } from './worker.ts';

const job = defineJob({ name: 'test.do_it', payload: z.object({ n: z.number() }), attempts: 3 });

describe('job runtime', () => {
  let fixtures: JobFixtures;
  beforeAll(async () => {
    fixtures = await openJobFixtures();
    await eventually(() => fixtures.queues.ready());
  });
  afterAll(() => fixtures.close());

  function work(
    queue: QueueName,
    run: (n: number, context: JobContext) => Promise<void>,
    limits: Partial<WorkerLimits> = {},
  ): { worker: JobWorker; outcomes: JobOutcome[] } {
    const outcomes: JobOutcome[] = [];
    const worker = createWorker({
      ...fixtures.workerOptions,
      queue,
      concurrency: 5,
      limits,
      handlers: [handleJob(job, ({ n }, context) => run(n, context))],
      onOutcome: (_name, outcome) => void outcomes.push(outcome),
    });
    fixtures.onClose(() => worker.close({ graceMs: 0, deadlineMs: 1_000 }));
    return { worker, outcomes };
  }

  async function add(queue: QueueName, payload: unknown = { n: 1 }): Promise<string> {
    const jobId = `job-${newId()}`;
    await fixtures.queues.addBulk(queue, [{ name: job.name, jobId, payload, attempts: job.attempts, priority: 1 }]);
    return jobId;
  }

  const stateOf = async (queue: QueueName, jobId: string): Promise<string> => fixtures.queues.get(queue).getJobState(jobId);

  it('tries a failing job three times, 300 to 400 and 600 to 700 ms apart, and tells the handler which try is the last', async () => {
    const starts: number[] = [];
    const seen: [number, boolean][] = [];
    const { outcomes } = work('gen-text', (_n, { attempt, lastAttempt }) => {
      starts.push(performance.now());
      seen.push([attempt, lastAttempt]);
      return Promise.reject(new Error('no luck'));
    });
    const jobId = await add('gen-text');
    await eventually(async () => (await stateOf('gen-text', jobId)) === 'failed');
    expect(seen).toEqual([[1, false], [2, false], [3, true]]);
    expect(outcomes).toEqual(['retried', 'retried', 'failed']);
    const waits = [starts[1]! - starts[0]!, starts[2]! - starts[1]!];
    expect(waits[0]).toBeGreaterThanOrEqual(299);
    expect(waits[0]).toBeLessThanOrEqual(450);
    expect(waits[1]).toBeGreaterThanOrEqual(599);
    expect(waits[1]).toBeLessThanOrEqual(750);
  });

  it('does not try a job again whose error cannot be cured by another try', async () => {
    let runs = 0;
    work('gen-image', () => {
      runs += 1;
      return Promise.reject(new AppError('bad', 'unprocessable', 'Never.'));
    });
    const refused = await add('gen-image');
    const malformed = await add('gen-image', { n: 'one' });
    await eventually(async () => (await stateOf('gen-image', refused)) === 'failed');
    await eventually(async () => (await stateOf('gen-image', malformed)) === 'failed');
    expect(runs).toBe(1);
  });

  it('a job may postpone itself more often than starts are allowed, and stays in the same attempt', async () => {
    const attempts: number[] = [];
    work('gen-video', (_n, { attempt }) => {
      attempts.push(attempt);
      return attempts.length <= 7 ? Promise.reject(new ComeBackLater(20)) : Promise.resolve();
    });
    await add('gen-video');
    await eventually(() => attempts.length === 8, 10_000);
    await pause(100);
    expect(attempts).toEqual(Array(8).fill(1));
  });

  it('pauses the queue when a provider asks to slow down, without using up an attempt', async () => {
    const starts: [number, number, number][] = [];
    work('gen-challenge', (n, { attempt }) => {
      starts.push([n, attempt, performance.now()]);
      return starts.length === 1 ? Promise.reject(new RateLimited(600)) : Promise.resolve();
    });
    await add('gen-challenge', { n: 1 });
    await eventually(() => starts.length === 1);
    await pause(50);
    await add('gen-challenge', { n: 2 });
    await eventually(() => starts.length === 3, 10_000);
    expect(starts.map(([, attempt]) => attempt)).toEqual([1, 1, 1]);
    for (const [, , at] of starts.slice(1)) expect(at - starts[0]![2]).toBeGreaterThanOrEqual(550);
  });

  it('a worker that shuts down hands its running jobs back, and another worker runs them as the same attempt', async () => {
    let reason: unknown;
    const first = work('email', (_n, { signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => {
          reason = signal.reason;
          reject(new Error('stopped half way'));
        });
      }),
    );
    const jobId = await add('email');
    await eventually(() => first.worker.active() === 1);
    const before = performance.now();
    await first.worker.close({ graceMs: 100, deadlineMs: 3_000 });
    expect(performance.now() - before).toBeLessThan(2_000);
    expect((reason as JobAborted).why).toBe('shutdown');
    expect(first.outcomes).toEqual(['given_back']);
    const handedBack = await fixtures.queues.get('email').getJob(jobId);
    expect(handedBack?.attemptsStarted).toBe(0);
    const attempts: number[] = [];
    work('email', (_n, { attempt }) => {
      attempts.push(attempt);
      return Promise.resolve();
    });
    await eventually(() => attempts.length === 1);
    expect(attempts).toEqual([1]);
  });

  it('keeps the values of a failed SQL statement out of Redis', async () => {
    const { worker } = work('maintenance', () => {
      const failure = new Error("insert into messages (content) values ('a canary') - duplicate key value violates x");
      return Promise.reject(failure);
    }, { backoffMs: 1, backoffJitterMs: 0 });
    const jobId = await add('maintenance');
    await eventually(async () => (await stateOf('maintenance', jobId)) === 'failed');
    const kept = await fixtures.queues.get('maintenance').getJob(jobId);
    expect(kept!.failedReason).toBe('duplicate key value violates x');
    expect(JSON.stringify(kept!.stacktrace)).toMatch(/duplicate key/);
    expect(JSON.stringify([kept!.failedReason, kept!.stacktrace])).not.toContain('canary');
    await worker.close({ graceMs: 0, deadlineMs: 1_000 });
    await fixtures.queues.get('maintenance').remove(jobId);
  });

  it('a cancelled job is aborted and not tried again', async () => {
    let runs = 0;
    const { worker } = work('stripe', (_n, { signal }) => {
      runs += 1;
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
    });
    const jobId = await add('stripe');
    await eventually(() => worker.active() === 1);
    expect(worker.cancel('somebody else', 'user')).toBe(false);
    expect(worker.cancel(jobId, 'user')).toBe(true);
    await eventually(async () => (await stateOf('stripe', jobId)) === 'failed');
    expect(runs).toBe(1);
  });

  it('moves jobs that have waited too long to the front of their queue', async () => {
    const queue = fixtures.queues.get('maintenance');
    const entries = [5, 2, 7].map((priority) => ({ name: job.name, jobId: `p${priority}`, payload: { n: priority }, attempts: 1, priority }));
    await fixtures.queues.addBulk('maintenance', entries);
    const order = async (): Promise<string[]> => (await queue.getJobs('prioritized', 0, 10, true)).map(({ id }) => id!);
    const at = (ms: number) => ageWaitingJobs({ queues: fixtures.queues, names: ['maintenance'], clock: { now: () => new Date(ms) } });
    const [old] = await queue.getJobs('prioritized', 0, 10, true);
    await at(old!.timestamp + 59_000).run();
    expect(await order()).toEqual(['p2', 'p5', 'p7']);
    await at(old!.timestamp + 61_000).run();
    await fixtures.queues.addBulk('maintenance', [{ ...entries[0]!, jobId: 'new', priority: 1 }]);
    expect((await order()).at(-1)).toBe('new');
  });

  it('brings a delayed job forward that was dated by a wrong clock, and leaves jobs with a long delay', async () => {
    const queue = fixtures.queues.get('maintenance');
    const inAnHour = Date.now() + 3_600_000;
    const misdated = await queue.add(job.name, { n: 1 }, { jobId: 'misdated', delay: 2_000, timestamp: inAnHour });
    // There are more jobs with a long delay than a look at the nearest ones would cover.
    const patient = Array.from({ length: 250 }, (_, n) => ({ name: job.name, data: { n }, opts: { jobId: `patient${n}`, delay: 1_800_000 } }));
    const [first] = await queue.addBulk(patient);
    await bringForward({ queues: { ...fixtures.queues, names: ['maintenance'] }, clock: systemClock }).run();
    expect([await misdated.getState(), await first!.getState()]).toEqual(['waiting', 'delayed']);
  });

  it('a job that failed for good starts anew when it is added again', async () => {
    let failing = true;
    let runs = 0;
    work('events', () => {
      runs += 1;
      return failing ? Promise.reject(new AppError('bad', 'invalid', 'No.')) : Promise.resolve();
    });
    const jobId = await add('events');
    await eventually(async () => (await stateOf('events', jobId)) === 'failed');
    failing = false;
    await fixtures.queues.addBulk('events', [{ name: job.name, jobId, payload: { n: 1 }, attempts: 3 }]);
    await eventually(() => runs === 2);
  });
});
