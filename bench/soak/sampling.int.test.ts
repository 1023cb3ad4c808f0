import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Redis } from 'ioredis';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '#testing/test-database.ts';
import { testRedisUrl } from '#testing/test-services.ts';
import { freePort } from '../../infra/run/ports.mjs';
import { deadRows } from './bloat.ts';
import type { WatchedProcess } from './process-figures.ts';
import { startSampling } from './sampling.ts';
import type { Sampled } from './sampling.ts';
import { trendOf } from './trend.ts';

const EVERY_MS = 50;
const LASTS_MS = 6_000;
/** Per hour. Even flat figures move a little in seconds, and the planted leaks are far above: 50 descriptors a second. */
const LIMITS = { heap: 1_500, descriptors: 4_000, keys: 4_000 };

async function startProcess(leak: boolean): Promise<WatchedProcess> {
  const port = await freePort();
  const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
  const child = spawn(process.execPath, ['--import', path('../measure/heap-window.mjs'), path('leaking.process.mjs')], {
    env: { ...process.env, LEAK: leak ? '1' : '0', HEAP_WINDOW_PORT: String(port) }, stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return { pid: child.pid ?? 0, heapUrl: `http://127.0.0.1:${port}` };
}

/** Samples a process, a table and keys of Redis while they work. With `leak` none of them lets go of anything. */
async function soak(leak: boolean): Promise<Sampled> {
  const database = await createTestDatabase('soak');
  onTestFinished(() => database.drop());
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  // The test itself does what autovacuum does, because autovacuum comes once a minute.
  await client.query('create table counters (id int primary key, n int) with (autovacuum_enabled = off)');
  await client.query('insert into counters select n, 0 from generate_series(1, 3000) n');
  // A transaction that stays open needs the old versions of all rows, so no vacuum can remove them.
  const old = new pg.Client({ connectionString: database.url });
  await old.connect();
  if (leak) await old.query('begin isolation level repeatable read; select count(*) from counters');
  const redis = new Redis(testRedisUrl());
  const redisPrefix = `soak-${randomUUID()}`;
  const processes = { one: await startProcess(leak) };
  const sampling = await startSampling({ processes, databaseUrl: database.url, redisUrl: testRedisUrl(), redisPrefix, everyMs: EVERY_MS });
  try {
    for (const endsAt = performance.now() + LASTS_MS; performance.now() < endsAt;) {
      await client.query('update counters set n = n + 1');
      await client.query('select pg_stat_force_next_flush()');
      await client.query('vacuum counters');
      await redis.set(leak ? `${redisPrefix}:limit:read:${randomUUID()}` : `${redisPrefix}:limit:read:1`, 1);
      // The small process seldom collects its garbage by itself.
      await fetch(processes.one.heapUrl);
      await pause(EVERY_MS);
    }
    return await sampling.stop();
  } finally {
    await sampling.close();
    await client.end();
    await old.end();
    const left = await redis.keys(`${redisPrefix}:*`);
    if (left.length > 0) await redis.del(left);
    redis.disconnect();
  }
}

const flat = ({ series }: Sampled, name: string, limit: number) => trendOf(series.get(name) ?? [], limit)?.flat;

describe('what a soak says', () => {
  it.skipIf(process.platform !== 'linux')('catches a process, a table and a store of keys that leak', async () => {
    const sampled = await soak(true);
    expect(flat(sampled, 'one heap', LIMITS.heap)).toBe(false);
    expect(flat(sampled, 'one descriptors', LIMITS.descriptors)).toBe(false);
    expect(flat(sampled, 'keys of limit:read', LIMITS.keys)).toBe(false);
    expect(deadRows(sampled.tables)[0]).toMatchObject({ table: 'counters' });
    expect(deadRows(sampled.tables)[0]?.share).toBeGreaterThan(1);
  });

  it.skipIf(process.platform !== 'linux')('finds nothing in the same process, table and store when they let go', async () => {
    const sampled = await soak(false);
    expect(sampled.series.get('one heap')?.length).toBeGreaterThan(5);
    expect(flat(sampled, 'one heap', LIMITS.heap)).not.toBe(false);
    expect(flat(sampled, 'one descriptors', LIMITS.descriptors)).toBe(true);
    expect(flat(sampled, 'keys of limit:read', LIMITS.keys)).toBe(true);
    expect(deadRows(sampled.tables)[0]?.share).toBeLessThan(1);
  });
});
