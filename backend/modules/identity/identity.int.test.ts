import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#contracts/errors.ts';
import { getMe, login, logout, register } from '#contracts/identity.ts';
import type { CurrentUser } from '#contracts/identity.ts';
import { newId } from '#kernel/ids.ts';
import { PRODUCTION_HASHES } from '#testing/quick-hash.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

const PASSWORD = 'correct-horse-9';

describe('accounts', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ overrides: PRODUCTION_HASHES });
  });
  afterAll(() => app.close());

  const account = (username = `u${newId().slice(-12)}`) => ({ username, email: `${username}@example.test`, password: PASSWORD });
  const refusal = (answer: { body: unknown }): ErrorBody => answer.body as ErrorBody;

  it('a visitor registers and gets 20 tokens, signs out, and signs in with the name in capitals', async () => {
    const user = app.visitor();
    expect((await call(user, getMe)).body).toEqual({ user: null });
    const body = { ...account(), displayName: 'Ada' };
    const made = await call(user, register, { body });
    expect([made.status, made.body.success]).toEqual([201, true]);
    const me = (await call(user, getMe)).body.user as CurrentUser;
    expect(me).toEqual({
      id: me.id, username: body.username, email: body.email, displayName: 'Ada', avatarUrl: null, role: 'user', conjureBalance: 20,
      elevatedUntil: null, emailConfirmed: false, secondFactor: false, appearance: { theme: 'system', reducedMotion: false, plainWords: false }, showSensitive: false,
    });
    expect((await call(user, logout)).body).toEqual({ success: true });
    expect((await call(user, getMe)).body).toEqual({ user: null });
    expect((await call(user, login, { body: { username: body.username.toUpperCase(), password: PASSWORD } })).status).toBe(200);
    expect((await call(user, getMe)).body.user!.id).toBe(me.id);
  });

  it('a registration publishes user_registered and token_reward', async () => {
    const user = await app.register();
    const { id } = (await call(user, getMe)).body.user!;
    const events = await app.services.db.knex('outbox_events').whereRaw(`payload ->> 'userId' = ?`, [id]).select('name');
    expect(events.map((event: { name: string }) => event.name).sort()).toEqual(['token_reward', 'user_registered']);
  });

  it.each(['admin', 'Support', 'Conjure', 'conjure-news'])('a registration with the reserved name %s is refused', async (username) => {
    const answer = await call(app.visitor(), register, { body: account(username) });
    expect([answer.status, refusal(answer).code]).toEqual([409, 'username_taken']);
  });

  it('a registration with a taken username or email address, in any case, is refused with a message for the field', async () => {
    const body = account();
    await call(app.visitor(), register, { body });
    const name = await call(app.visitor(), register, { body: { ...account(), username: body.username.toUpperCase() } });
    expect([name.status, refusal(name).message]).toEqual([
      409, 'Username already exists. Please choose a different username.',
    ]);
    const email = await call(app.visitor(), register, { body: { ...account(), email: body.email.toUpperCase() } });
    expect([email.status, refusal(email).message, refusal(email).issues?.[0]?.path]).toEqual([
      409, 'Email already exists. Please use a different email or try logging in.', ['email'],
    ]);
    const nothing = await call(app.visitor(), register, { body: {} as never });
    expect([nothing.status, refusal(nothing).message]).toEqual([400, 'Please fill in all required fields.']);
    const role = await call(app.visitor(), register, { body: { ...account(), role: 'admin' } as never });
    expect([role.status, refusal(role).issues?.[0]?.path]).toEqual([400, ['role']]);
  });

  it('ten registrations with the same name at once make one account', async () => {
    const body = account();
    const answers = await Promise.all(Array.from({ length: 10 }, () => call(app.visitor(), register, { body })));
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
  });

  it('a repeated registration gets the same account, and its Idempotency-Key is refused for another one', async () => {
    const body = account();
    const key = newId();
    const answers = await Promise.all(Array.from({ length: 4 }, () => call(app.visitor(), register, { body, key })));
    const late = app.visitor();
    answers.push(await call(late, register, { body, key }));
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.body.user.id}`)).size).toBe(1);
    expect((await call(late, getMe)).body.user!.username).toBe(body.username);
    expect((await call(late, register, { body, key })).status).toBe(201);
    const other = await call(app.visitor(), register, { body: account(), key });
    expect([other.status, refusal(other).code]).toEqual([422, 'idempotency_key_reused']);
    const stored = await app.services.db.knex('idempotency_keys').where({ key });
    expect(stored).toEqual([]);
  });

  it('a sign-in with an unknown name and one with a wrong password both get 401 with the same message', async () => {
    const user = await app.register();
    const wrong = await call(app.visitor(), login, { body: { username: user.username, password: 'not-this-one' } });
    const unknown = await call(app.visitor(), login, { body: { username: 'nobody-here', password: 'not-this-one' } });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(refusal(wrong).message).toBe(refusal(unknown).message);
    expect(refusal(wrong).code).toBe(refusal(unknown).code);
    expect(wrong.headers.get('set-cookie')).toBeNull();
  });

  it('a sign-in with an unknown name takes at least half as long as one with a wrong password', async () => {
    const user = await app.register();
    const time = async (username: string): Promise<number> => {
      const startedAt = performance.now();
      await call(app.visitor(), login, { body: { username, password: 'not-this-one' } });
      return performance.now() - startedAt;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let n = 0; n < 8; n += 1) {
      known.push(await time(user.username));
      unknown.push(await time(`nobody${n}`));
    }
    const median = (list: number[]): number => list.sort((a, b) => a - b)[4]!;
    expect(median(unknown)).toBeGreaterThan(median(known) * 0.5);
  });

  it('passwords are stored as argon2id hashes, and all 128 characters of a long one count', async () => {
    const body = { ...account(), password: 'x'.repeat(128) };
    await call(app.visitor(), register, { body });
    const { knex } = app.services.db;
    const stored = (await knex('credentials').join('users', 'users.id', 'user_id').where({ username: body.username }).first()) as {
      password_hash: string;
    };
    expect(stored.password_hash).toMatch(/^\$argon2id\$v=19\$/);
    for (const parameter of ['m=19456', 't=2', 'p=1']) expect(stored.password_hash).toContain(parameter);
    const shorter = await call(app.visitor(), login, { body: { username: body.username, password: 'x'.repeat(127) } });
    expect(shorter.status).toBe(401);
  });

  it('each platform account is created once, without a way to sign in to it', async () => {
    const { identity } = app.modules.identity;
    const platform = { username: `platform${newId().slice(-8)}`, displayName: 'Platform', bio: '' };
    const ids = await Promise.all([1, 2].map(() => app.services.db.transaction((tx) => identity.ensurePlatformAccount(tx, platform))));
    expect(ids[0]).toBe(ids[1]);
    expect((await identity.creators(app.services.db.knex, [ids[0]!])).get(ids[0]!)).toMatchObject({ platform: true });
    expect((await call(app.visitor(), login, { body: { username: platform.username, password: PASSWORD } })).status).toBe(401);
  });
});
