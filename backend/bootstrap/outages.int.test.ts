import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#contracts/errors.ts';
import type { HttpAnswer, HttpUser } from '#testing/http-user.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import type { TestDatabase } from '#testing/test-database.ts';
import { startTcpProxy } from '#testing/tcp-proxy.ts';
import type { TcpProxy } from '#testing/tcp-proxy.ts';
import { testRedisUrl } from '#testing/test-services.ts';

/** Starts a proxy in front of the server at this address, and returns the same address through the proxy. */
const through = async (address: string): Promise<{ proxy: TcpProxy; url: string }> => {
  const url = new URL(address);
  const proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port) });
  url.host = `127.0.0.1:${proxy.port}`;
  return { proxy, url: url.href };
};

describe('outages', () => {
  let database: TestDatabase;
  let postgres: Awaited<ReturnType<typeof through>>;
  let redis: Awaited<ReturnType<typeof through>>;
  let app: TestApp;
  let user: HttpUser;
  beforeAll(async () => {
    database = await createTestDatabase('app', 'seeded');
    postgres = await through(database.url);
    redis = await through(testRedisUrl());
    // A query may wait up to 1.2 s for a connection, because the first one of a process opens slowly beside other tests.
    app = await createTestApp({
      overrides: { DATABASE_URL: postgres.url, REDIS_URL: redis.url, DATABASE_POOL_MAX: '4', DATABASE_ACQUIRE_TIMEOUT_MS: '1200' },
    });
    user = await app.register();
  });
  afterAll(async () => {
    postgres.proxy.mend();
    redis.proxy.mend();
    await app.close();
    await Promise.all([postgres.proxy.close(), redis.proxy.close()]);
    await database.drop();
  });

  const timed = async (method: string, path: string): Promise<{ answer: HttpAnswer<ErrorBody>; ms: number }> => {
    const startedAt = performance.now();
    const answer = await user.send<ErrorBody>(method, path);
    return { answer, ms: performance.now() - startedAt };
  };

  it.each(['cut', 'freeze'] as const)('the API serves reads and writes within 2 s while Redis does not answer (%s)', async (how) => {
    redis.proxy[how]();
    try {
      for (const [method, path] of [['GET', '/api/user/balance'], ['PATCH', '/api/messages/mark-all-read']] as const) {
        const { answer, ms } = await timed(method, path);
        expect([path, answer.status]).toEqual([path, 200]);
        expect(ms).toBeLessThan(2_000);
      }
    } finally {
      redis.proxy.mend();
    }
  });

  it('the API answers 503 with Retry-After while Postgres is away, and recovers by itself', async () => {
    expect((await timed('GET', '/api/user/balance')).answer.status).toBe(200);
    postgres.proxy.cut();
    try {
      for (const [method, path] of [['GET', '/api/user/balance'], ['PATCH', '/api/messages/mark-all-read']] as const) {
        const { answer, ms } = await timed(method, path);
        expect([path, answer.status, answer.body.code]).toEqual([path, 503, 'unavailable']);
        expect(answer.headers.get('retry-after')).toBe('2');
        expect(JSON.stringify(answer.body)).not.toMatch(/ECONN|postgres|127\.0\.0\.1/i);
        expect(ms).toBeLessThan(2_000);
      }
      expect((await user.send('GET', '/healthz')).status).toBe(200);
      expect((await user.send('GET', '/readyz')).status).toBe(503);
    } finally {
      postgres.proxy.mend();
    }
    expect((await timed('GET', '/api/user/balance')).answer.status).toBe(200);
    expect((await user.send('GET', '/readyz')).status).toBe(200);
  });

  it('the API answers 503 instead of hanging when every database connection is taken', async () => {
    const { knex } = app.services.db;
    const holding = Array.from({ length: 4 }, () => knex.raw('select pg_sleep(2.5)').then(() => undefined));
    await pause(100);
    const { answer, ms } = await timed('GET', '/api/user/balance');
    expect([answer.status, answer.body.code]).toEqual([503, 'unavailable']);
    expect(ms).toBeLessThan(1_900);
    await Promise.all(holding);
    expect((await timed('GET', '/api/user/balance')).answer.status).toBe(200);
  });
});
