import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rows } from '#kernel/db/raw.ts';
import { createProductStack } from '#testing/product-stack.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { openTestPool } from '#testing/test-pool.ts';
import { testRedisUrl } from '#testing/test-services.ts';

/** Starts an API and a worker in processes of their own, so that they do not share the event loop of the load clients. */
export async function openIngestStack(): Promise<{ url: string; stored(): Promise<number>; close(): Promise<void> }> {
  const database = await createTestDatabase('ingest', 'seeded');
  const storageDir = await mkdtemp(join(tmpdir(), 'conjure-ingest-'));
  const stack = createProductStack({ databaseUrl: database.url, redisUrl: testRedisUrl(), storageDir, env: { REDIS_PREFIX: `ingest${process.pid}`, RATE_LIMIT_EVENTS: '1000000/60', RATE_LIMIT_EVENTS_ADDRESS: '1000000/60', LOG_LEVEL: 'warn' } });
  const db = openTestPool(database.url, 2);
  const [api] = await Promise.all([stack.api(), stack.worker()]);
  return {
    url: api.url,
    async stored() {
      const [counted] = await rows<{ count: number }>(db.knex, `select count(*) as count from events where name = 'page_viewed'`);
      return counted?.count ?? 0;
    },
    async close() {
      await db.close();
      await stack.close();
      await database.drop();
      await rm(storageDir, { recursive: true, force: true });
    },
  };
}
