import type { RequestListener } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '#testing/test-database.ts';
import type { TestDatabase } from '#testing/test-database.ts';
import { openTestPool } from '#testing/test-pool.ts';
import type { Database } from '../db/database.ts';
import { poolCounts } from '../db/pool-counts.ts';
import { silentLogger } from '../logging/logger.ts';
import { warmUp } from './warm-up.ts';

const CONNECTIONS = 4;
let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openTestPool(database.url, CONNECTIONS);
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

const warm = (listener: RequestListener, paths: readonly string[]): Promise<void> => warmUp({ listener, host: 'conjure.test', paths, db, connections: CONNECTIONS, log: silentLogger() });

it('an API that warms up opens all connections of its database pool, and reads each path several times under the name of the site', async () => {
  const asked: string[] = [];
  await warm((request, response) => {
    asked.push(`${request.method} ${request.headers.host} ${request.url}`);
    response.end('{}');
  }, ['/', '/api/prompts']);
  expect(poolCounts(db)).toEqual({ used: 0, free: CONNECTIONS, waiting: 0 });
  expect(new Set(asked)).toEqual(new Set(['GET conjure.test /', 'GET conjure.test /api/prompts']));
  expect(asked.length).toBeGreaterThanOrEqual(6);
});

it('an API whose own reads fail or are never answered starts nevertheless', { timeout: 20_000 }, async () => {
  await warm((request) => request.destroy(new Error('broken')), ['/']);
  await warm(() => undefined, ['/']);
});
