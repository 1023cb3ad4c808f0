import { once } from 'node:events';
import { closeSync, existsSync, mkdtempSync, openSync, readdirSync, readFileSync, readlinkSync, rmSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createVisitor, registerUser } from '#testing/http-user.ts';
import { createProductStack } from '#testing/product-stack.ts';
import type { ProductStack } from '#testing/product-stack.ts';
import { startServerProcess } from '#testing/server-process.ts';
import type { ServerProcess } from '#testing/server-process.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import type { TestDatabase } from '#testing/test-database.ts';
import { testRedisUrl } from '#testing/test-services.ts';

const SECRET = 'a-session-secret-for-tests-only-0123456789';

/** Returns the regular files that a process has open for writing, as Linux lists them. */
function openForWriting(pid: number | 'self'): string[] {
  return readdirSync(`/proc/${pid}/fd`).flatMap((fd) => {
    try {
      const path = readlinkSync(`/proc/${pid}/fd/${fd}`);
      const flags = parseInt(/flags:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/fdinfo/${fd}`, 'utf8'))?.[1] ?? '0', 8);
      return path.startsWith('/') && (flags & 3) !== 0 && statSync(path).isFile() ? [path] : [];
    } catch {
      // The file was closed meanwhile, or it has no path.
      return [];
    }
  });
}

describe('api process', () => {
  let database: TestDatabase;
  let stack: ProductStack;
  let apis: readonly [ServerProcess, ServerProcess, ServerProcess];
  beforeAll(async () => {
    database = await createTestDatabase();
    stack = createProductStack({ databaseUrl: database.url, redisUrl: testRedisUrl(), storageDir: '/tmp/conjure-api-process-test' });
    apis = await Promise.all([stack.api(), stack.api(), stack.api()]);
  }, 90_000);
  afterAll(async () => {
    await stack.close();
    await database.drop();
  });

  it('three API processes start at once on an empty database, and each accepts the others’ sessions', async () => {
    const user = await registerUser(apis[0].url);
    for (const api of apis) {
      user.baseUrl = api.url;
      const { body } = await user.send<{ user: { username: string } }>('GET', '/api/auth/me');
      expect(body.user.username).toBe(user.username);
    }
  }, 60_000);

  it.skipIf(!existsSync('/proc/self/fdinfo'))('an API process writes its log to standard output, and has no file open for writing', async () => {
    const [api] = apis;
    await createVisitor(api.url).send('POST', '/api/auth/login', { body: { username: 'no-such-person', password: 'wrong-horse-9' } });
    expect(api.log()).toContain('"msg":"sign-in"');
    expect(openForWriting(api.pid)).toEqual([]);
    // The check finds a file that this process has open.
    const folder = mkdtempSync(join(tmpdir(), 'conjure-log-'));
    const file = openSync(join(folder, 'a.log'), 'a');
    expect(openForWriting('self')).toContain(join(folder, 'a.log'));
    closeSync(file);
    rmSync(folder, { recursive: true });
  });

  it('at SIGTERM an API process finishes its running requests, accepts no new ones, and ends within 8 s', async () => {
    const [api] = apis;
    const idle = connect(Number(new URL(api.url).port), '127.0.0.1');
    await once(idle, 'connect');
    const startedAt = performance.now();
    const registrations = Array.from({ length: 8 }, () => registerUser(api.url).then(() => 'done', (error: unknown) => String(error)));
    await pause(60);
    await api.kill('SIGTERM');
    expect(await Promise.all(registrations)).toContain('done');
    expect(performance.now() - startedAt).toBeLessThan(8_000);
    await expect(fetch(`${api.url}/healthz`)).rejects.toThrow();
  }, 30_000);

  it('another API process answers a repeated request with the stored answer after the first one died between commit and reply', async () => {
    const [, api] = apis;
    const [user, dying] = await Promise.all([registerUser(api.url), stack.api({ FAILPOINT: 'api.after_commit' })]);
    user.baseUrl = dying.url;
    const send = () => user.send('PATCH', '/api/messages/mark-all-read', { key: 'one-click' });
    await expect(send()).rejects.toThrow();
    expect(await dying.ended()).toBe('SIGKILL');
    user.baseUrl = api.url;
    const repeat = await send();
    expect([repeat.status, repeat.headers.get('idempotent-replayed')]).toEqual([200, 'true']);
  }, 30_000);

  it('an API process that cannot start lists all reasons at once', async () => {
    const start = (env: Record<string, string>) => startServerProcess('backend/main.ts', 'http://127.0.0.1:1', env);
    await expect(start({ NODE_ENV: 'production', DATABASE_URL: database.url, REDIS_URL: testRedisUrl() })).rejects.toThrow(
      /SESSION_SECRET is required[\s\S]*PUBLIC_URL is required/,
    );
  });

  it('in production the session cookie is bound to the host and to https, and the log contains no password', async () => {
    const api = await stack.api({ NODE_ENV: 'production', PUBLIC_URL: 'http://localhost:1', SESSION_SECRET: SECRET });
    const visitor = createVisitor(api.url);
    const answer = await visitor.send('POST', '/api/auth/register', {
      body: { username: `p${visitor.username}`, email: `${visitor.username}@example.test`, password: 'correct-horse-9' },
    });
    expect(answer.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^__Host-sid=.*; path=\/; .*secure; httponly$/i));
    expect((await visitor.send<{ user: unknown }>('GET', '/api/auth/me')).body.user).not.toBeNull();
    expect(api.log()).not.toContain('correct-horse-9');
  }, 30_000);
});
