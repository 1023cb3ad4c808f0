import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#contracts/durations.ts';
import type { ErrorBody } from '#contracts/errors.ts';
import { getMe, login, logout } from '#contracts/identity.ts';
import { createVisitor } from '#testing/http-user.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

const PASSWORD = 'correct-horse-9';

describe('limits of sign-ins', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ overrides: { RATE_LIMIT_LOGIN_ACCOUNT: '10/900', RATE_LIMIT_LOGIN_DEVICE: '10/900' } });
  });
  afterAll(() => app.close());

  const signIn = (by: HttpUser, username: string, password = PASSWORD) => call(by, login, { body: { username, password } });
  const code = (answer: { body: unknown }): string => (answer.body as ErrorBody).code;

  // The limits in this test follow docs/rules/identity.md#login-limits.
  it('sign-ins to an account are refused after ten wrong passwords, except from a known device of its owner', async () => {
    const owner = await app.register();
    await call(owner, logout);
    const stranger = app.visitor();
    for (let attempt = 0; attempt < 10; attempt += 1) expect(code(await signIn(stranger, owner.username, `guess ${attempt}`))).toBe('wrong_credentials');
    expect((await signIn(stranger, owner.username)).status).toBe(429);
    expect((await signIn(app.visitor(), owner.username)).status).toBe(429);
    expect((await signIn(owner, owner.username)).status).toBe(200);
  });

  it('sign-ins from a known device are refused after ten wrong passwords there', async () => {
    const owner = await app.register();
    await call(owner, logout);
    for (let attempt = 0; attempt < 10; attempt += 1) await signIn(owner, owner.username, `guess ${attempt}`);
    expect((await signIn(owner, owner.username)).status).toBe(429);
  });

  it('a browser counts as a known device only for the account that signed in there', async () => {
    const [mine, theirs] = [await app.register(), await app.register()];
    await call(mine, logout);
    for (let attempt = 0; attempt < 10; attempt += 1) await signIn(app.visitor(), theirs.username, `guess ${attempt}`);
    expect((await signIn(mine, theirs.username)).status).toBe(429);
  });

  it('a banned person learns the reason only after the right password, and can sign in when the ban has ended', async () => {
    const user = await app.register();
    const { db } = app.services;
    await db.knex('users').where({ username: user.username }).update({ banned_at: new Date(), ban_reason: 'Sold snake oil.' });
    expect(code(await signIn(app.visitor(), user.username, 'not the password'))).toBe('wrong_credentials');
    const refused = await signIn(app.visitor(), user.username);
    expect([refused.status, code(refused)]).toEqual([403, 'account_banned']);
    expect((refused.body as unknown as ErrorBody).message).toContain('Sold snake oil.');
    await db.knex('users').where({ username: user.username }).update({ banned_until: new Date(Date.now() - 1_000) });
    expect((await signIn(app.visitor(), user.username)).status).toBe(200);
  });

  it('a sign-in of its owner calls an account deletion off', async () => {
    const user = await app.register();
    const { db } = app.services;
    await db.knex('users').where({ username: user.username }).update({ deletes_at: new Date(Date.now() + DAY_MS) });
    await signIn(user, user.username);
    expect((await db.knex('users').where({ username: user.username }).first())!.deletes_at).toBeNull();
  });

  it('an administrator with a common password cannot sign in, and a member with the same password can', async () => {
    const user = createVisitor(app.url);
    await user.send('POST', '/api/auth/register', { body: { username: user.username, email: `${user.username}@example.test`, password: 'password1' } });
    expect((await signIn(user, user.username, 'password1')).status).toBe(200);
    await app.services.db.knex('users').where({ username: user.username }).update({ role: 'admin' });
    expect(code(await signIn(user, user.username, 'password1'))).toBe('password_too_common');
  });

  it('an administrator’s session ends after 31 minutes without a request, and a member’s does not', async () => {
    const [member, wizard] = [await app.register(), await app.register()];
    const { db } = app.services;
    await db.knex('users').where({ username: wizard.username }).update({ role: 'admin' });
    await db.knex('sessions').update({ last_seen_at: new Date(Date.now() - 31 * MINUTE_MS) });
    // These sessions are not cached yet, so their changed rows apply at once.
    expect((await call(member, getMe)).body.user?.username).toBe(member.username);
    expect((await call(wizard, getMe)).body.user).toBeNull();
  });
});
