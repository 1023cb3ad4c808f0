import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#contracts/durations.ts';
import { getMe, login, logout } from '#contracts/identity.ts';
import type { Clock } from '#kernel/clock.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

const PASSWORD = 'correct-horse-9';

describe('sessions', () => {
  let app: TestApp;
  let offset = 0;
  const clock: Clock = { now: () => new Date(Date.now() + offset) };
  beforeAll(async () => {
    app = await createTestApp({ clock });
  });
  afterAll(() => app.close());

  const me = async (user: HttpUser): Promise<string | null> => (await call(user, getMe)).body.user?.username ?? null;
  const withCookie = async (cookie: string): Promise<string | null> => {
    const answer = await app.visitor().send<{ user: { username: string } | null }>('GET', '/api/auth/me', { headers: { Cookie: cookie } });
    return answer.body.user?.username ?? null;
  };
  const signIn = (user: HttpUser, username = user.username) => call(user, login, { body: { username, password: PASSWORD } });
  const rows = async (): Promise<number> => (await app.services.db.knex('sessions').count<{ n: number }[]>('* as n'))[0]!.n;

  it('a visitor gets neither a session row nor a cookie', async () => {
    const before = await rows();
    const answer = await call(app.visitor(), getMe);
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(await rows()).toBe(before);
  });

  it('a sign-in sets an HttpOnly Lax cookie with a random value, and only its hash is stored', async () => {
    const user = await app.register();
    const answer = await signIn(user);
    const cookie = answer.headers.getSetCookie().find((set) => set.startsWith('sid='))!;
    expect(cookie).toMatch(/^sid=[A-Za-z0-9_-]{43}; path=\/; expires=.*; samesite=lax; httponly$/i);
    const token = cookie.slice(4, 47);
    const stored = JSON.stringify(await app.services.db.knex('sessions').select());
    expect(stored).not.toContain(token);
    const keys = await app.services.redis.keys('*');
    expect(keys.join(' ')).not.toContain(token);
  });

  it('every sign-in starts a new session and ends the one before, which prevents session fixation', async () => {
    const user = await app.register();
    const old = user.cookie();
    await signIn(user);
    expect(user.cookie()).not.toBe(old);
    expect(await withCookie(old)).toBeNull();
    const planted = `sid=${'A'.repeat(43)}`;
    const victim = app.visitor();
    await victim.send('POST', '/api/auth/login', {
      body: { username: user.username, password: PASSWORD },
      headers: { Cookie: planted },
    });
    expect(await withCookie(planted)).toBeNull();
    expect(await me(victim)).toBe(user.username);
  });

  it('a sign-out ends the session in the database and the cache, and other sessions stay', async () => {
    const user = await app.register();
    const elsewhere = app.visitor();
    await signIn(elsewhere, user.username);
    const cookie = user.cookie();
    expect(await withCookie(cookie)).toBe(user.username);
    await call(user, logout);
    expect(await withCookie(cookie)).toBeNull();
    expect(await me(elsewhere)).toBe(user.username);
  });

  it('a session that is revoked while requests use it stays ended', async () => {
    const user = await app.register();
    const cookie = user.cookie();
    const before = await rows();
    const reads = Array.from({ length: 30 }, () => withCookie(cookie));
    await call(user, logout);
    await Promise.all(reads);
    expect(await withCookie(cookie)).toBeNull();
    expect(await rows()).toBe(before - 1);
  });

  it('a session survives the loss of everything in Redis', async () => {
    const user = await app.register();
    expect(await me(user)).toBe(user.username);
    const { redis, config } = app.services;
    const keys = await redis.keys(`${config.redis.prefix}:session:*`);
    expect(keys.length).toBeGreaterThan(0);
    await redis.del(...keys);
    expect(await me(user)).toBe(user.username);
  });

  it('a session is read from the database once, then from the cache', async () => {
    const user = await app.register();
    await me(user);
    await pause(50);
    const { knex } = app.services.db;
    let sessionReads = 0;
    const count = ({ sql }: { sql: string }): void => {
      if (sql.includes('from sessions')) sessionReads += 1;
    };
    knex.on('query', count);
    for (let n = 0; n < 5; n += 1) await me(user);
    knex.off('query', count);
    expect(sessionReads).toBe(0);
  });

  it('a session ends after 7 days unused and after 30 days in any case', async () => {
    const { redis, config } = app.services;
    const forget = async (): Promise<void> => {
      const keys = await redis.keys(`${config.redis.prefix}:session:*`);
      if (keys.length > 0) await redis.del(...keys);
    };
    const idle = await app.register();
    const busy = await app.register();
    for (let day = 1; day <= 29; day += 2) {
      offset = day * DAY_MS;
      await forget();
      expect(await me(busy)).toBe(busy.username);
    }
    expect(await me(idle)).toBeNull();
    offset = 30 * DAY_MS + HOUR_MS;
    await forget();
    expect(await me(busy)).toBeNull();
    await app.modules.identity.purge();
    expect(await rows()).toBe(0);
    offset = 0;
  });
});

describe('without Redis', () => {
  it('people can register, sign in and out while Redis is away, and no request hangs', async () => {
    const app = await createTestApp({ overrides: { REDIS_URL: 'redis://127.0.0.1:1' } });
    try {
      const startedAt = performance.now();
      const user = await app.register();
      expect((await call(user, getMe)).body.user!.username).toBe(user.username);
      await call(user, logout);
      expect((await call(user, getMe)).body.user).toBeNull();
      const ready = await user.send<{ redis: string }>('GET', '/readyz');
      expect([ready.status, ready.body.redis]).toEqual([200, 'down']);
      // The server may wait 2 s for an absent Redis. Five requests together must take less than 5 s, so they do not wait each time.
      expect(performance.now() - startedAt).toBeLessThan(5_000);
    } finally {
      await app.close();
    }
  });
});

describe('limits of sign-ins', () => {
  it.each([['with Redis', {}], ['without Redis', { REDIS_URL: 'redis://127.0.0.1:1' }]])(
    'too many sign-ins to one account are refused with 429, %s',
    async (_name, redis) => {
      const app = await createTestApp({ overrides: { RATE_LIMIT_LOGIN_ACCOUNT: '3/60', RATE_LIMIT_WRITE: '50/60', ...redis } as Record<string, string> });
      try {
        const user = await app.register();
        const other = await app.register();
        const attempt = (username: string, password: string) => call(app.visitor(), login, { body: { username, password } });
        const statuses: number[] = [];
        for (let n = 0; n < 4; n += 1) statuses.push((await attempt(user.username.toUpperCase(), 'wrong-password')).status);
        expect(statuses).toEqual([401, 401, 401, 429]);
        const refused = await attempt(user.username, PASSWORD);
        expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
        expect((await attempt(other.username, PASSWORD)).status).toBe(200);
      } finally {
        await app.close();
      }
    },
  );

  it('sign-in tries are counted by user and by IP address, and a forged address header is ignored', async () => {
    const app = await createTestApp({ overrides: { RATE_LIMIT_READ: '5/60' } });
    try {
      const user = await app.register();
      const read = async (who: HttpUser, n: number): Promise<number> =>
        (await who.send('GET', '/api/config', { headers: { 'X-Forwarded-For': `10.0.0.${n}` } })).status;
      const statuses: number[] = [];
      for (let n = 0; n < 6; n += 1) statuses.push(await read(app.visitor(), n));
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
      expect(await read(user, 9)).toBe(200);
    } finally {
      await app.close();
    }
  });
});
