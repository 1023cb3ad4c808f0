import { setTimeout as pause } from 'node:timers/promises';
import { systemClock } from '#kernel/clock.ts';
import type { Database } from '#kernel/db/database.ts';
import { migrateToLatest } from '#kernel/db/migrate.ts';
import type { MigrationSet } from '#kernel/db/migrate.ts';
import { newId } from '#kernel/ids.ts';
import { silentLogger } from '#kernel/logging/logger.ts';
import { outboxMigrations } from '#kernel/outbox/migrations.ts';
import { createOutbox } from '#kernel/outbox/outbox.ts';
import type { Outbox } from '#kernel/outbox/outbox.ts';
import { createWake } from '#kernel/outbox/wake.ts';
import type { Wake } from '#kernel/outbox/wake.ts';
import { createRedis } from '#kernel/redis/connection.ts';
import { createQueues } from '#kernel/jobs/queues.ts';
import type { Queues } from '#kernel/jobs/queues.ts';
import { createTestDatabase } from './test-database.ts';
import { openTestPool } from './test-pool.ts';
import { testRedisUrl } from './test-services.ts';

/** A database and a Redis namespace of its own, for integration tests of queues and outbox. */
export interface JobFixtures {
  db: Database;
  outbox: Outbox;
  queues: Queues;
  wake: Wake;
  log: ReturnType<typeof silentLogger>;
  /** Options that a test spreads into those of createWorker. */
  workerOptions: { redisUrl: string; prefix: string; log: ReturnType<typeof silentLogger> };
  /** Registers a function that closes something at the end of the test; the last one runs first. */
  onClose(undo: () => unknown): void;
  close(): Promise<void>;
}

export interface JobFixturesOptions {
  /** Tables that the test's database has besides those of the outbox. */
  migrations?: readonly MigrationSet[];
  redisUrl?: string;
}

export async function openJobFixtures({ migrations = [], redisUrl = testRedisUrl() }: JobFixturesOptions = {}): Promise<JobFixtures> {
  const { url, drop } = await createTestDatabase('fixtures');
  const prefix = `fixtures-${newId()}`;
  const db = openTestPool(url, 20);
  await migrateToLatest(db.knex, [outboxMigrations, ...migrations]);
  const log = silentLogger();
  const queues = createQueues({ redisUrl, log, prefix });
  const redis = createRedis({ url: redisUrl, log, name: 'test' });
  const wake = createWake(redis);
  const undo: (() => unknown)[] = [];
  return {
    db,
    outbox: createOutbox({ clock: systemClock, wake: () => wake.wake() }),
    queues,
    wake,
    log,
    workerOptions: { redisUrl, prefix, log },
    onClose: (step) => void undo.push(step),
    async close() {
      for (const step of undo.reverse()) await step();
      await queues.close();
      wake.close();
      redis.disconnect();
      await db.close();
      await drop();
    },
  };
}

/**
 * Waits until `check` holds. It looks every 10 ms at first and every 50 ms after two seconds, because many looks would take processor time from other
 * tests.
 * @throws after `ms`
 */
export async function eventually(check: () => boolean | Promise<boolean>, ms = 5_000): Promise<void> {
  const startedAt = performance.now();
  while (!(await check())) {
    const elapsed = performance.now() - startedAt;
    if (elapsed > ms) throw new Error(`not within ${ms} ms: ${check.toString()}`);
    await pause(Math.min(50, 10 + elapsed / 50));
  }
}

