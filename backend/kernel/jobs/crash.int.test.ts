import { fork } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CRASH_LIMITS, crashJob } from '#testing/crash-worker.ts';
import { eventually, openJobFixtures } from '#testing/job-fixtures.ts';
import type { JobFixtures } from '#testing/job-fixtures.ts';
import { newId } from '../ids.ts';
import { createRedis, isReady } from '../redis/connection.ts';
import { createCancelChannel } from './cancel-channel.ts';
import { createMaintenance } from './maintenance.ts';
import { createQueues } from './queues.ts';
import { createWorker, handleJob } from './worker.ts';

const PROGRAM = new URL('../../testing/crash-worker.ts', import.meta.url);

describe('crashes and signals between processes', () => {
  let fixtures: JobFixtures;
  beforeAll(async () => {
    fixtures = await openJobFixtures();
    await eventually(() => fixtures.queues.ready());
  });
  afterAll(() => fixtures.close());

  it('a job that kills its worker is not started a fourth time, while other jobs go on', { timeout: 60_000 }, async () => {
    const starts: { jobId: string; attempt: number }[] = [];
    let stopped = false;
    const keepAlive = (): void => {
      if (stopped) return;
      const child = fork(PROGRAM, [fixtures.workerOptions.redisUrl, fixtures.workerOptions.prefix], { execArgv: ['--import', 'tsx'] });
      child.on('message', (start) => void starts.push(start as { jobId: string; attempt: number }));
      child.on('exit', keepAlive);
      fixtures.onClose(() => {
        stopped = true;
        child.kill('SIGKILL');
      });
    };
    keepAlive();
    const poison = `job-${newId()}`;
    await fixtures.queues.addBulk('gen-text', [{ name: crashJob.name, jobId: poison, payload: { what: 'die' }, attempts: 3, priority: 1 }]);
    await eventually(() => starts.length > 0, 20_000);
    const harmless = `job-${newId()}`;
    await fixtures.queues.addBulk('gen-text', [{ name: crashJob.name, jobId: harmless, payload: { what: 'work' }, attempts: 3, priority: 2 }]);
    const queue = fixtures.queues.get('gen-text');
    await eventually(async () => (await queue.getJobState(poison)) === 'failed', 40_000);
    await eventually(() => starts.some(({ jobId }) => jobId === harmless), 20_000);
    stopped = true;
    expect(starts.filter(({ jobId }) => jobId === poison).map(({ attempt }) => attempt)).toEqual([1, 1, 1]);
  });

  it('a living worker takes over the job of a dead one', { timeout: 30_000 }, async () => {
    const dying = fork(PROGRAM, [fixtures.workerOptions.redisUrl, `${fixtures.workerOptions.prefix}b`], { execArgv: ['--import', 'tsx'] });
    const gone = new Promise((resolve) => dying.once('exit', resolve));
    const queues = createQueues({ ...fixtures.workerOptions, prefix: `${fixtures.workerOptions.prefix}b` });
    fixtures.onClose(() => queues.close());
    await eventually(() => queues.ready());
    await queues.addBulk('gen-text', [{ name: crashJob.name, jobId: 'one', payload: { what: 'die' }, attempts: 3 }]);
    await gone;
    const diedAt = performance.now();
    const attempts: number[] = [];
    const rescuer = createWorker({
      ...fixtures.workerOptions,
      prefix: `${fixtures.workerOptions.prefix}b`,
      queue: 'gen-text',
      concurrency: 1,
      limits: CRASH_LIMITS,
      handlers: [handleJob(crashJob, (_payload, { attempt }) => Promise.resolve(void attempts.push(attempt)))],
    });
    fixtures.onClose(() => rescuer.close({ graceMs: 0, deadlineMs: 1_000 }));
    await eventually(() => attempts.length === 1, 5_000);
    expect(attempts).toEqual([1]);
    expect(performance.now() - diedAt).toBeLessThan(2 * (CRASH_LIMITS.lockDurationMs + CRASH_LIMITS.stalledIntervalMs));
  });

  it('a cancellation reaches every process that listens, and malformed messages are ignored', async () => {
    const connect = (name: string) => createRedis({ url: fixtures.workerOptions.redisUrl, log: fixtures.log, name });
    const [redisA, redisB] = [connect('a'), connect('b')];
    const [a, b] = [createCancelChannel(redisA), createCancelChannel(redisB)];
    const heard: string[] = [];
    await eventually(() => isReady(redisA) && isReady(redisB));
    const stopA = a.onCancel((id, reason) => void heard.push(`a ${id} ${reason}`));
    b.onCancel((id, reason) => void heard.push(`b ${id} ${reason}`));
    await eventually(async () => Number((await redisA.pubsub('NUMSUB', 'conjure:cancel'))[1]) >= 2);
    await redisA.publish('conjure:cancel', 'not json');
    a.publish('run-1', 'user');
    await eventually(() => heard.length === 2);
    stopA();
    b.publish('run-2', 'user');
    await eventually(() => heard.length === 3);
    await pause(50);
    expect(heard.sort()).toEqual(['a run-1 user', 'b run-1 user', 'b run-2 user']);
    for (const channel of [a, b]) channel.close();
    for (const redis of [redisA, redisB]) redis.disconnect();
  });

  it('maintenance runs in one process at a time, each task at its own interval, and goes on after a task fails', async () => {
    let now = Date.parse('2026-11-21T00:00:00Z');
    const clock = { now: () => new Date(now) };
    const ran: string[] = [];
    let inside = 0;
    let most = 0;
    // The first maintenance run lasts until the other process has tried to start one too, however slow the machine is.
    let letFinish = (): void => undefined;
    const othersAreDone = new Promise<void>((resolve) => { letFinish = resolve; });
    const tasks = [
      { name: 'broken', everyMs: 10_000, run: () => Promise.reject(new Error('broken')) },
      {
        name: 'often',
        everyMs: 10_000,
        run: async () => {
          inside += 1;
          most = Math.max(most, inside);
          await othersAreDone;
          ran.push('often');
          inside -= 1;
        },
      },
      { name: 'seldom', everyMs: 60_000, run: () => Promise.resolve(void ran.push('seldom')) },
    ];
    const one = createMaintenance({ ...fixtures, clock, tasks });
    const two = createMaintenance({ ...fixtures, clock, tasks });
    const first = one.tick();
    await expect.poll(() => inside).toBe(1);
    await two.tick();
    expect(ran).toEqual([]);
    const again = one.tick();
    letFinish();
    await Promise.all([first, again]);
    expect(ran).toEqual(['often', 'seldom']);
    now += 9_990;
    await one.tick();
    expect(ran).toEqual(['often', 'seldom', 'often']);
    now += 1_000;
    await one.tick();
    expect([ran.length, most]).toEqual([3, 1]);
  });
});
