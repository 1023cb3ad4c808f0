import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { eventually, openJobFixtures } from '#testing/job-fixtures.ts';
import type { JobFixtures } from '#testing/job-fixtures.ts';
import { systemClock } from '../clock.ts';
import type { Clock } from '../clock.ts';
import { defineEvent, subscribe } from '../events/event.ts';
import type { Subscription } from '../events/event.ts';
import { handleEventJob } from '../events/handle-event.job.ts';
import { processEvent } from '../events/process-event.ts';
import { groupSubscriptions } from '../events/subscriptions.ts';
import { newId } from '../ids.ts';
import { defineJob } from '../jobs/job.ts';
import { createWorker, handleJob } from '../jobs/worker.ts';
import { outboxMaintenance } from './outbox-maintenance.ts';
import { createRelay } from './relay.ts';
import type { Relay, RelayDeps } from './relay.ts';

const happened = defineEvent('it_happened', 1, z.object({ n: z.int() }));
const job = defineJob({ name: 'test.do_it', payload: z.object({ n: z.int() }), attempts: 1 });

const effects = {
  '20261121_9999_effects': {
    up: async (knex: JobFixtures['db']['knex']) => {
      await knex.raw('create table effects (subscriber text not null, n int not null)');
    },
    down: async () => undefined,
  },
};

describe('outbox relay', () => {
  let fixtures: JobFixtures;
  let undo: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    fixtures = await openJobFixtures({ migrations: [effects] });
    await eventually(() => fixtures.queues.ready());
  });
  beforeEach(async () => {
    await fixtures.db.knex.raw('truncate outbox_events, outbox_jobs, processed_events, effects');
    for (const queue of ['events', 'email'] as const) await fixtures.queues.get(queue).obliterate({ force: true });
  });
  afterEach(async () => {
    await Promise.all(undo.map((step) => step()));
    undo = [];
  });
  afterAll(() => fixtures.close());

  const noting = (subscriber: string, before: (n: number) => void = () => undefined): Subscription =>
    subscribe(happened, subscriber, async (tx, { n }) => {
      await tx('effects').insert({ subscriber, n });
      before(n);
    });

  function startRelay(subscriptions: readonly Subscription[] = [], changes: Partial<RelayDeps> = {}): Relay {
    const relay = createRelay({
      db: fixtures.db,
      queues: fixtures.queues,
      wake: fixtures.wake,
      clock: systemClock,
      log: fixtures.log,
      subscriptionsByEvent: groupSubscriptions(subscriptions),
      options: { backoffMs: [20, 100] },
      ...changes,
    });
    relay.start();
    undo.push(() => relay.stop());
    return relay;
  }

  function startEvents(subscriptions: readonly Subscription[]): void {
    const deps = { ...fixtures, clock: systemClock, subscriptionsByEvent: groupSubscriptions(subscriptions) };
    const worker = createWorker({
      ...fixtures.workerOptions,
      queue: 'events',
      concurrency: 5,
      limits: { backoffMs: 20, backoffJitterMs: 0 },
      handlers: [handleJob(handleEventJob, ({ eventId, subscriber }) => processEvent(deps, eventId, subscriber))],
    });
    undo.push(() => worker.close({ graceMs: 0, deadlineMs: 2_000 }));
  }

  const publish = (n: number): Promise<string> => fixtures.db.transaction((tx) => fixtures.outbox.publish(tx, happened, { n }));
  const enqueue = (n: number): Promise<void> =>
    fixtures.db.transaction((tx) => fixtures.outbox.enqueue(tx, job, { n }, { queue: 'email', jobId: `job-${n}-${newId()}` }));
  const effectsOf = async (): Promise<{ subscriber: string; n: number }[]> =>
    fixtures.db.knex('effects').select('subscriber', 'n').orderBy(['subscriber', 'n']);
  const unfinished = async (): Promise<number> => {
    const [row] = await fixtures.db.knex('outbox_events').whereNull('completed_at').count<{ n: number }[]>('* as n');
    return row!.n;
  };
  const waitingRows = async (): Promise<number> => {
    const [row] = await fixtures.db.knex('outbox_jobs').count<{ n: number }[]>('* as n');
    return row!.n;
  };

  it('the relay queues an event only for subscribers that need it, and the event ends when these have reacted', async () => {
    const even = subscribe(happened, 'even.on_it', async (tx, { n }) => void (await tx('effects').insert({ subscriber: 'even', n })), { concerns: ({ n }) => n % 2 === 0 });
    const all = [even, noting('b.on_it')];
    startRelay(all);
    startEvents(all);
    for (let n = 0; n < 4; n += 1) await publish(n);
    await eventually(async () => (await unfinished()) === 0);
    expect(await effectsOf()).toEqual([...[0, 1, 2, 3].map((n) => ({ subscriber: 'b.on_it', n })), ...[0, 2].map((n) => ({ subscriber: 'even', n }))]);
    expect(await fixtures.db.knex('processed_events').where({ subscriber: 'even.on_it' })).toHaveLength(2);
  });

  it('the relay gives jobs of urgent subscribers precedence over those of others', async () => {
    const urgent = subscribe(happened, 'urgent.on_it', async (tx, { n }) => void (await tx('effects').insert({ subscriber: 'urgent', n })), { urgent: true });
    const all = [noting('b.on_it'), urgent];
    startRelay(all);
    for (let n = 0; n < 3; n += 1) await publish(n);
    await eventually(async () => (await fixtures.queues.counts('events')).waiting === 6);
    const order: string[] = [];
    const worker = createWorker({
      ...fixtures.workerOptions, queue: 'events', concurrency: 1,
      handlers: [handleJob(handleEventJob, ({ subscriber }) => Promise.resolve(void order.push(subscriber)))],
    });
    undo.push(() => worker.close({ graceMs: 0, deadlineMs: 2_000 }));
    await eventually(() => order.length === 6);
    expect(order).toEqual([...Array<string>(3).fill('urgent.on_it'), ...Array<string>(3).fill('b.on_it')]);
  });

  it('two relays move every committed row once, and no row of a rolled-back transaction', async () => {
    const moved: number[] = [];
    startRelay([], { onMoved: (count) => void moved.push(count), options: { batchSize: 7 } });
    startRelay([], { onMoved: (count) => void moved.push(count), options: { batchSize: 7 } });
    const bodies: number[] = [];
    const worker = createWorker({
      ...fixtures.workerOptions,
      queue: 'email',
      concurrency: 10,
      handlers: [handleJob(job, ({ n }) => Promise.resolve(void bodies.push(n)))],
    });
    undo.push(() => worker.close({ graceMs: 0, deadlineMs: 1_000 }));
    const rolledBack = fixtures.db.transaction(async (tx) => {
      await fixtures.outbox.enqueue(tx, job, { n: -1 }, { queue: 'email', jobId: 'never' });
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    await Promise.all(Array.from({ length: 200 }, (_, n) => enqueue(n)));
    await eventually(() => bodies.length >= 200, 10_000);
    await pause(150);
    expect(bodies.sort((a, b) => a - b)).toEqual(Array.from({ length: 200 }, (_, n) => n));
    expect(moved.reduce((sum, count) => sum + count, 0)).toBe(200);
    expect(await waitingRows()).toBe(0);
  });

  it('every subscriber reacts once to an event, and the event is closed after the last reaction', async () => {
    const subscriptions = [noting('a.on_it'), noting('b.on_it')];
    startRelay(subscriptions);
    startEvents(subscriptions);
    await Promise.all(Array.from({ length: 30 }, (_, n) => publish(n)));
    await eventually(async () => (await unfinished()) === 0);
    const all = await effectsOf();
    expect(all).toHaveLength(60);
    expect(new Set(all.map((effect) => `${effect.subscriber} ${effect.n}`)).size).toBe(60);
  });

  it('the relay closes an event without subscribers at once', async () => {
    startRelay([]);
    await publish(1);
    await eventually(async () => (await unfinished()) === 0);
  });

  it('a failing reaction is tried again, and nothing of its failed tries stays in the database', async () => {
    let failures = 0;
    const subscriptions = [
      noting('a.on_it', () => {
        if (failures < 2) {
          failures += 1;
          throw new Error('not yet');
        }
      }),
      noting('b.on_it'),
    ];
    startRelay(subscriptions);
    startEvents(subscriptions);
    await publish(1);
    await eventually(async () => (await unfinished()) === 0);
    expect(failures).toBe(2);
    expect(await effectsOf()).toEqual([{ subscriber: 'a.on_it', n: 1 }, { subscriber: 'b.on_it', n: 1 }]);
  });

  it('loses no event to FLUSHALL: after 15 s an unfinished event is sent again to subscribers that have not reacted', async () => {
    const subscriptions = [noting('a.on_it'), noting('b.on_it')];
    const relay = startRelay(subscriptions);
    const done = await publish(1);
    await relay.drain();
    const early = { ...fixtures, clock: systemClock, subscriptionsByEvent: groupSubscriptions(subscriptions) };
    await processEvent(early, done, 'a.on_it');
    await eventually(async () => (await fixtures.queues.counts('events')).waiting === 2);
    await fixtures.queues.get('events').obliterate({ force: true });

    const later = (ms: number): Clock => ({ now: () => new Date(systemClock.now().getTime() + ms) });
    const resend = async (ms: number): Promise<void> =>
      outboxMaintenance({ ...fixtures, clock: later(ms), wake: () => fixtures.wake.wake() })[0]!.run();
    await resend(14_000);
    await pause(300);
    expect((await fixtures.queues.counts('events')).waiting).toBe(0);
    await resend(16_000);
    await eventually(async () => (await fixtures.queues.counts('events')).waiting === 1);
    startEvents(subscriptions);
    await eventually(async () => (await unfinished()) === 0);
    expect(await effectsOf()).toEqual([{ subscriber: 'a.on_it', n: 1 }, { subscriber: 'b.on_it', n: 1 }]);
  });

  it('a relay that dies between adding jobs and committing causes no second effect', async () => {
    const subscriptions = [noting('a.on_it')];
    let deaths = 0;
    startRelay(subscriptions, {
      hit(name) {
        if (name !== 'outbox.after_add' || deaths === 2) return;
        deaths += 1;
        throw new Error('killed');
      },
    });
    startEvents(subscriptions);
    await publish(1);
    await eventually(async () => (await unfinished()) === 0);
    await pause(200);
    expect(deaths).toBe(2);
    expect(await effectsOf()).toEqual([{ subscriber: 'a.on_it', n: 1 }]);
  });

  it('the relay opens no transaction while Redis is away, and moves all waiting rows afterwards', async () => {
    let away = true;
    const queues = { ...fixtures.queues, ready: () => !away };
    startRelay([], { queues });
    await enqueue(1);
    await pause(300);
    const [open] = await fixtures.db.knex('pg_stat_activity').whereRaw(`state like 'idle in transaction%' and datname = current_database()`).count('* as count');
    expect(Number(open!['count'])).toBe(0);
    expect(await waitingRows()).toBe(1);
    away = false;
    await eventually(async () => (await waitingRows()) === 0);
    expect((await fixtures.queues.counts('email')).waiting).toBe(1);
  });

  it('maintenance deletes finished events after their time, and no others', async () => {
    startRelay([]);
    await publish(1);
    await eventually(async () => (await unfinished()) === 0);
    await fixtures.db.knex('outbox_events').insert({ id: newId(), name: 'x', version: 1, payload: '{}', occurred_at: new Date(0), relayed_at: new Date(0) });
    const purge = outboxMaintenance({ ...fixtures, clock: systemClock, wake: () => undefined, options: { keepMs: 0 } })[1]!;
    await pause(5);
    await purge.run();
    expect(await fixtures.db.knex('outbox_events').select('name')).toEqual([{ name: 'x' }]);
  });
});
