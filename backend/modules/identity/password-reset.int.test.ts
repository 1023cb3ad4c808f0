import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#contracts/durations.ts';
import type { ErrorBody } from '#contracts/errors.ts';
import { getMe, login } from '#contracts/identity.ts';
import { requestReset, resetPassword } from '#contracts/password-reset.ts';
import type { Clock } from '#kernel/clock.ts';
import { newId } from '#kernel/ids.ts';
import { PRODUCTION_HASHES } from '#testing/quick-hash.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

const NEXT = 'a cellar full of owls';
const UNLIMITED = { RATE_LIMIT_RESET_ACCOUNT: '1000000/60', PASSWORD_HASH_QUEUE: '200' };

describe('password reset', () => {
  let app: TestApp;
  let offset = 0;
  const clock: Clock = { now: () => new Date(Date.now() + offset) };
  beforeAll(async () => {
    app = await createTestApp({ clock, overrides: { ...UNLIMITED, ALLOWED_HOSTS: 'allowed.example' } });
  });
  afterAll(() => app.close());

  const emailOf = (user: HttpUser): string => `${user.username}@example.test`;
  const ask = async (email: string, by = app.visitor()) => (await call(by, requestReset, { body: { email } })).body;
  const reset = (token: string, newPassword = NEXT, by = app.visitor()) => call(by, resetPassword, { body: { token, newPassword } });
  const code = (answer: { body: unknown }): string => (answer.body as ErrorBody).code;
  const signIn = (username: string, password: string) => call(app.visitor(), login, { body: { username, password } });

  it('a password reset sets the new password once and ends every session; old password and used token are refused', async () => {
    const user = await app.register();
    const { token } = await ask(emailOf(user));
    expect((await reset(token!)).status).toBe(200);
    expect((await call(user, getMe)).body.user).toBeNull();
    expect((await signIn(user.username, 'correct-horse-9')).status).toBe(401);
    expect((await signIn(user.username, NEXT)).status).toBe(200);
    expect(code(await reset(token!, 'another cellar of owls'))).toBe('token_invalid');
    expect((await signIn(user.username, NEXT)).status).toBe(200);
  });

  it('of twenty password resets with the same token at the same moment, one is accepted', async () => {
    const user = await app.register();
    const { token } = await ask(emailOf(user));
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => reset(token!, `cellar of owls ${index}`)));
    const winners = answers.flatMap(({ status }, index) => (status === 200 ? [index] : []));
    expect(winners).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(19);
    expect((await signIn(user.username, `cellar of owls ${winners[0]}`)).status).toBe(200);
  });

  it('only the newest token of a password reset is accepted, for thirty minutes', async () => {
    const user = await app.register();
    const first = await ask(emailOf(user));
    const second = await ask(emailOf(user));
    expect(code(await reset(first.token!))).toBe('token_invalid');
    offset = 30 * MINUTE_MS + 1_000;
    expect(code(await reset(second.token!))).toBe('token_invalid');
    offset = 0;
    expect((await reset(second.token!)).status).toBe(200);
  });

  it('a reset request for an unknown address gets the same answer, with a token that no reset accepts', async () => {
    const user = await app.register();
    const [known, unknown] = [await ask(emailOf(user)), await ask('nobody-here@example.test')];
    expect({ ...known, token: '' }).toEqual({ ...unknown, token: '' });
    expect(unknown.token).toMatch(/^[\w-]{43}$/);
    expect(code(await reset(unknown.token!))).toBe('token_invalid');
  });

  it('a password reset removes social logins that were linked before the address was confirmed, and keeps later ones', async () => {
    const squatter = await app.register();
    const { db } = app.services;
    const { id } = (await db.knex('users').where({ username: squatter.username }).first())!;
    const now = new Date();
    await db.knex('social_logins').insert({ id: newId(), issuer: 'https://issuer.test', subject: id, user_id: id, created_at: now });
    const { token } = await ask(emailOf(squatter));
    await reset(token!);
    expect(await db.knex('social_logins').where({ user_id: id })).toEqual([]);
    await db.knex('social_logins').insert({ id: newId(), issuer: 'https://issuer.test', subject: id, user_id: id, created_at: now });
    await reset((await ask(emailOf(squatter))).token!, 'another cellar of owls');
    expect(await db.knex('social_logins').where({ user_id: id })).toHaveLength(1);
  });

  it('tokens of a password reset are stored hashed, and are in neither Redis nor a job', async () => {
    const user = await app.register();
    const { token } = await ask(emailOf(user));
    const { db } = app.services;
    const tables = await Promise.all(['email_tokens', 'outbox_jobs', 'outbox_events', 'emails'].map((table) => db.knex(table).select()));
    expect(JSON.stringify(tables)).not.toContain(token);
  });

  it('the link of a password reset uses the configured address, whatever the Host header of the request says', async () => {
    const user = await app.register();
    const headers = { host: 'allowed.example', 'x-forwarded-host': 'evil.example', 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
    // The test sends a plain node request, because `fetch` does not let it set the Host header.
    const poisoned = request(`${app.url}/api/auth/request-reset`, { method: 'POST', headers }).end(JSON.stringify({ email: emailOf(user) }));
    const [answer] = (await once(poisoned, 'response')) as [IncomingMessage];
    expect(answer.resume().statusCode).toBe(200);
    const [row] = await app.services.db.knex('emails').orderBy('created_at', 'desc').limit(1);
    const body = app.services.sealer.open(row!.body_sealed!, `email:${row!.id}`);
    expect(body).toContain(`${app.services.config.http.linkBaseUrl}/#reset-token=`);
    expect(body).not.toMatch(/(allowed|evil)\.example/);
  });

  it.each(['password', 'Password1', '1234567', 'qwertyuiop'])('a password reset refuses the common password %s and names the field', async (newPassword) => {
    const user = await app.register();
    const { token } = await ask(emailOf(user));
    const answer = await reset(token!, newPassword);
    expect(answer.status).toBe(400);
    expect((answer.body as unknown as ErrorBody).issues![0]!.path).toEqual(['newPassword']);
    expect((await reset(token!)).status).toBe(200);
  });
});

describe('password reset in production', () => {
  it('a production server never answers a reset request with the token', async () => {
    const app = await createTestApp({ overrides: { ...PRODUCTION_HASHES, NODE_ENV: 'production', PUBLIC_URL: 'http://localhost:3999', SMTP_URL: 'smtp://127.0.0.1:9' } });
    try {
      const answer = await call(app.visitor(), requestReset, {
        body: { email: 'somebody@example.test' },
        headers: { Origin: 'http://localhost:3999' },
      });
      expect([answer.status, answer.body]).toEqual([
        200,
        { success: true, message: "If your email exists in our system, you'll receive reset instructions." },
      ]);
    } finally {
      await app.close();
    }
  });
});
