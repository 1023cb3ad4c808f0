import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { silentLogger } from '#kernel/logging/logger.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import type { TestDatabase } from '#testing/test-database.ts';
import { openTestPool } from '#testing/test-pool.ts';
import type { Database } from './db/database.ts';
import { createSharedClock } from './shared-clock.ts';

const HOUR_MS = 3_600_000;
let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase('clock');
  db = openTestPool(database.url, 1);
  await db.knex.raw('select 1');
});
afterAll(async () => {
  await db.close();
  await database.drop();
});
afterEach(() => void vi.restoreAllMocks());

it('on a machine that is an hour ahead, the clock has the time of the database, and the log reports the difference', async () => {
  const realNow = Date.now.bind(Date);
  vi.spyOn(Date, 'now').mockImplementation(() => realNow() + HOUR_MS);
  const clock = createSharedClock();
  expect(clock.now().getTime() - realNow()).toBeGreaterThan(HOUR_MS - 1_000);
  const warn = vi.fn();
  await clock.follow(db, { ...silentLogger(), warn });
  clock.stop();
  expect(Math.abs(clock.now().getTime() - realNow())).toBeLessThan(1_000);
  expect(warn).toHaveBeenCalledWith({ aheadMs: expect.closeTo(HOUR_MS, -4) as number }, expect.stringContaining('differs'));
});

it('the clock goes on evenly when the clock of the machine is set, and while the database is away', async () => {
  const clock = createSharedClock();
  await clock.follow(db, silentLogger());
  const before = clock.now().getTime();
  const realNow = Date.now.bind(Date);
  vi.spyOn(Date, 'now').mockImplementation(() => realNow() - HOUR_MS);
  const away = openTestPool(database.url.replace(/\/[^/]*$/, '/nothing_there'), 1);
  await clock.follow(away, silentLogger());
  clock.stop();
  await away.close();
  expect(clock.now().getTime() - before).toBeGreaterThanOrEqual(0);
  expect(clock.now().getTime() - before).toBeLessThan(20_000);
});
