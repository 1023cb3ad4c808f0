import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { eventually, openJobFixtures } from '#testing/job-fixtures.ts';
import type { JobFixtures } from '#testing/job-fixtures.ts';
import { startTcpProxy } from '#testing/tcp-proxy.ts';
import type { TcpProxy } from '#testing/tcp-proxy.ts';
import { testRedisUrl } from '#testing/test-services.ts';
import { systemClock } from '../clock.ts';
import { defineEvent, subscribe } from '../events/event.ts';
import { handleEventJob } from '../events/handle-event.job.ts';
import { processEvent } from '../events/process-event.ts';
import { groupSubscriptions } from '../events/subscriptions.ts';
import { createWorker, handleJob } from '../jobs/worker.ts';
import { createRedis } from '../redis/connection.ts';
import { outboxMaintenance } from './outbox-maintenance.ts';
import { createRelay } from './relay.ts';

// The test uses a logical database of its own in Redis, because it flushes it.
const REDIS_DB = 9;
const happened = defineEvent('it_happened', 1, z.object({ n: z.int() }));
const effects = {
  '20261121_9999_effects': {
    up: async (knex: JobFixtures['db']['knex']) => void (await knex.raw('create table effects (n int not null)')),
    down: async () => undefined,
  },
};

describe('outbox and events while Redis is in trouble', () => {
  let fixtures: JobFixtures;
  let wire: TcpProxy;
  afterEach(async () => {
    wire.mend();
    await fixtures.close();
    await wire.close();
  });

  async function open(atStart: 'mend' | 'cut'): Promise<void> {
    const { hostname, port } = new URL(testRedisUrl());
    wire = await startTcpProxy({ host: hostname, port: Number(port) });
    wire[atStart]();
    fixtures = await openJobFixtures({ migrations: [effects], redisUrl: `redis://127.0.0.1:${wire.port}/${REDIS_DB}` });
    const subscriptionsByEvent = groupSubscriptions([
      subscribe(happened, 'a.on_it', async (tx, { n }) => void (await tx('effects').insert({ n }))),
    ]);
    const relay = createRelay({ ...fixtures, clock: systemClock, subscriptionsByEvent, options: { backoffMs: [50, 200] } });
    const deps = { ...fixtures, clock: systemClock, subscriptionsByEvent };
    const worker = createWorker({
      ...fixtures.workerOptions,
      queue: 'events',
      concurrency: 5,
      limits: { drainDelaySeconds: 1 },
      handlers: [handleJob(handleEventJob, ({ eventId, subscriber }) => processEvent(deps, eventId, subscriber))],
    });
    relay.start();
    fixtures.onClose(() => Promise.all([relay.stop(), worker.close({ graceMs: 0, deadlineMs: 1_000 })]));
    if (atStart === 'mend') await worker.ready();
  }

  /** Publishes `count` events, and returns how long the slowest publish took, in ms. */
  async function publish(count: number): Promise<number> {
    const durations = await Promise.all(
      Array.from({ length: count }, async (_, n) => {
        const startedAt = performance.now();
        await fixtures.db.transaction((tx) => fixtures.outbox.publish(tx, happened, { n }));
        return performance.now() - startedAt;
      }),
    );
    return Math.max(...durations);
  }

  async function everyEffectOnce(count: number, ms = 15_000): Promise<void> {
    await eventually(async () => (await fixtures.db.knex('outbox_events').whereNull('completed_at')).length === 0, ms);
    const found = (await fixtures.db.knex('effects').orderBy('n').select('n')) as { n: number }[];
    expect(found.map(({ n }) => n)).toEqual(Array.from({ length: count }, (_, n) => n));
  }

  it('the outbox publishes events while Redis is away from the start, and delivers them when it appears', { timeout: 30_000 }, async () => {
    await open('cut');
    expect(await publish(20)).toBeLessThan(2_000);
    await pause(500);
    wire.mend();
    await everyEffectOnce(20);
  });

  it('the relay delivers every event once although the connection to Redis breaks under load', { timeout: 30_000 }, async () => {
    await open('mend');
    const first = publish(300);
    await pause(30);
    wire.cut();
    expect(await first).toBeLessThan(2_000);
    await pause(1_000);
    wire.mend();
    const maintenance = outboxMaintenance({ ...fixtures, clock: systemClock, wake: () => fixtures.wake.wake(), options: { resendAfterMs: 500 } })[0]!;
    await pause(1_500);
    await maintenance.run();
    await everyEffectOnce(300);
  });

  it('the outbox publishes events without waiting for a frozen Redis, and delivers them when it goes on', { timeout: 30_000 }, async () => {
    await open('mend');
    await publish(1);
    await everyEffectOnce(1);
    await fixtures.db.knex('effects').delete();
    wire.freeze();
    expect(await publish(20)).toBeLessThan(2_000);
    await pause(4_500);
    const held = await fixtures.db.knex('pg_stat_activity').whereRaw(`datname = current_database() and xact_start < now() - interval '4 seconds'`);
    expect(held).toEqual([]);
    wire.mend();
    await everyEffectOnce(20);
  });

  it('the outbox loses no event when Redis is flushed', { timeout: 30_000 }, async () => {
    await open('mend');
    const redis = createRedis({ url: `${testRedisUrl()}/${REDIS_DB}`, log: fixtures.log, name: 'flusher' });
    await eventually(() => redis.status === 'ready');
    const publishing = publish(200);
    await pause(40);
    await redis.flushdb();
    await publishing;
    await redis.flushdb();
    redis.disconnect();
    await pause(600);
    const maintenance = outboxMaintenance({ ...fixtures, clock: systemClock, wake: () => fixtures.wake.wake(), options: { resendAfterMs: 500 } })[0]!;
    await maintenance.run();
    await everyEffectOnce(200);
  });
});
