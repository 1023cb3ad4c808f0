import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminLogin } from '#contracts/admin-access.ts';
import { HOUR_MS } from '#contracts/durations.ts';
import type { ErrorBody } from '#contracts/errors.ts';
import { getMe, logout } from '#contracts/identity.ts';
import { listUsers } from '#contracts/admin-users.ts';
import type { Clock } from '#kernel/clock.ts';
import { quickHash } from '#testing/quick-hash.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

const PASSWORD = 'abracadabra-and-more';

describe('the administrators\' password', () => {
  let app: TestApp;
  let offset = 0;
  const clock: Clock = { now: () => new Date(Date.now() + offset) };
  beforeAll(async () => {
    app = await createTestApp({ clock, overrides: { ADMIN_PASSWORD_HASH: await quickHash(PASSWORD), RATE_LIMIT_ADMIN_LOGIN: '5/900' } });
  });
  afterAll(() => app.close());

  const knock = (user: HttpUser, password = PASSWORD) => call(user, adminLogin, { body: { password } });
  const role = async (user: HttpUser) => (await call(user, getMe)).body.user?.role ?? null;
  const code = (answer: { body: unknown }): string => (answer.body as ErrorBody).code;
  const open = async (user: HttpUser): Promise<number> => (await call(user, listUsers)).status;

  it('the administrators\' password elevates the session under a new id, and leaves the account\'s stored role as it is', async () => {
    const user = await app.register();
    const before = user.cookie();
    expect(await open(user)).toBe(403);
    expect((await knock(user)).body).toMatchObject({ success: true, user: { username: user.username, role: 'admin' } });
    expect(user.cookie()).not.toBe(before);
    expect([await role(user), await open(user)]).toEqual(['admin', 200]);
    const [stored] = await app.services.db.knex('users').where({ username: user.username });
    expect(stored?.role).toBe('user');
    const fixed = await app.visitor().send<{ user: unknown }>('GET', '/api/auth/me', { headers: { Cookie: before } });
    expect(fixed.body.user).toBeNull();
  });

  it('an elevation to administrator ends after sixty minutes, also while the session is cached', async () => {
    const user = await app.register();
    await knock(user);
    expect(await role(user)).toBe('admin');
    offset = HOUR_MS + 1_000;
    expect([await role(user), await open(user)]).toEqual(['user', 403]);
    offset = 0;
  });

  it('the old cookie of an elevated session gives no access after the user signs out', async () => {
    const user = await app.register();
    await knock(user);
    const cookie = user.cookie();
    await call(user, logout);
    const again = await app.visitor().send('GET', '/api/admin/users', { headers: { Cookie: cookie } });
    expect(again.status).toBe(401);
  });

  it('the administrators\' password makes a visitor the built-in administrator, whose session ends with the elevation', async () => {
    const visitor = app.visitor();
    expect((await knock(visitor)).body).toMatchObject({ user: { username: 'admin', role: 'admin' } });
    expect(await open(visitor)).toBe(200);
    offset = HOUR_MS + 1_000;
    expect(await role(visitor)).toBeNull();
    offset = 0;
  });

  it('five tries of the administrators\' password in fifteen minutes are audited, and of the later ones only the first', async () => {
    const user = await app.register();
    const tries: string[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) tries.push(code(await knock(user, `wrong ${attempt}`)));
    expect(tries).toEqual([...Array.from({ length: 5 }, () => 'wrong_admin_password'), 'rate_limited']);
    const refused = await knock(user);
    await Promise.all(Array.from({ length: 10 }, () => knock(user)));
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    const events = await app.services.db.knex('outbox_events').where({ name: 'admin_action' }).whereRaw(`payload ->> 'actorName' = ?`, [user.username]);
    const actions = events.map(({ payload }) => (payload as { action: string }).action);
    expect(actions.filter((action) => action === 'admin.refused')).toHaveLength(5);
    // Of the tries after the fifth, the audit log holds only the first, because it is append-only and a stranger could fill it.
    expect(actions.filter((action: string) => action === 'admin.locked_out')).toHaveLength(1);
  });
});

it('an attempt to become administrator is refused with a message on a server without an administrators\' password', async () => {
  const app = await createTestApp();
  try {
    const answer = await call(app.visitor(), adminLogin, { body: { password: 'anything' } });
    expect([answer.status, (answer.body as unknown as ErrorBody).code]).toEqual([403, 'admin_gate_off']);
  } finally {
    await app.close();
  }
});
