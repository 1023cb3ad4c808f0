import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { changePassword } from '#contracts/account.ts';
import { adminLogin } from '#contracts/admin-access.ts';
import { login } from '#contracts/identity.ts';
import { createLogger } from '#kernel/logging/logger.ts';
import { quickHash } from '#testing/quick-hash.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { createKernelApp } from '#testing/kernel-app.ts';
import type { KernelApp } from '#testing/kernel-app.ts';
import { call } from '#testing/test-app.ts';

const PASSWORD = 'correct-horse-9';
const ADMIN_PASSWORD = 'abracadabra-and-more';

interface Line {
  msg: string;
  requestId: string;
  [field: string]: unknown;
}
const lines: string[] = [];
const written = (msg: string): Line[] => lines.map((line) => JSON.parse(line) as Line).filter((line) => line.msg === msg);
const latest = (msg: string): Line => written(msg).at(-1)!;

let app: KernelApp;
let user: HttpUser;
let userId: string;
beforeAll(async () => {
  app = await createKernelApp({
    log: createLogger({ level: 'info', name: 'api', destination: { write: (line: string) => void lines.push(line) } }),
    overrides: { RATE_LIMIT_LOGIN_ACCOUNT: '3/900', ADMIN_PASSWORD_HASH: await quickHash(ADMIN_PASSWORD) },
  });
  user = await app.register();
  userId = (await app.services.db.knex('users').where({ username: user.username }).first())!.id;
});
beforeEach(() => void lines.splice(0));
afterAll(() => app.close());

const signIn = (who: HttpUser, username: string, password: string) => call(who, login, { body: { username, password } });

it('each registration and sign-in is logged in one line, by which the person can be found, without a name', async () => {
  const visitor = app.visitor();
  const answer = await visitor.send('POST', '/api/auth/register', { body: { username: visitor.username, email: `${visitor.username}@example.test`, password: PASSWORD } });
  expect(latest('sign-in')).toMatchObject({ way: 'registration', outcome: 'signed_in', requestId: answer.headers.get('x-request-id') });
  const right = await signIn(app.visitor(), user.username.toUpperCase(), PASSWORD);
  const good = latest('sign-in');
  expect(good).toMatchObject({ way: 'password', outcome: 'signed_in', userId, withCode: false, requestId: right.headers.get('x-request-id') });
  await signIn(app.visitor(), user.username, 'wrong-horse-9');
  expect(latest('sign-in')).toMatchObject({ level: 40, outcome: 'wrong_credentials', account: good['account'], from: good['from'] });
  expect(latest('sign-in')['userId']).toBeUndefined();
  await signIn(app.visitor(), 'nobody-has-this-name', PASSWORD);
  expect(latest('sign-in')).toMatchObject({ outcome: 'wrong_credentials', from: good['from'] });
  expect(latest('sign-in')['account']).not.toBe(good['account']);
  expect(written('sign-in')).toHaveLength(4);
  for (const secret of [PASSWORD, 'wrong-horse-9', user.username, user.username.toUpperCase(), 'nobody-has-this-name', '@example.test', '127.0.0.1']) expect(lines.join('').includes(secret), secret).toBe(false);
});

it('tries of the administrators’ password and tries beyond a limit are logged', async () => {
  await call(app.visitor(), adminLogin, { body: { password: 'wrong' } });
  expect(latest('sign-in')).toMatchObject({ way: 'administrators', outcome: 'wrong_admin_password' });
  const administrator = await app.register();
  await call(administrator, adminLogin, { body: { password: ADMIN_PASSWORD } });
  expect(latest('sign-in')).toMatchObject({ way: 'administrators', outcome: 'signed_in' });
  for (let tried = 0; tried < 4; tried += 1) await signIn(app.visitor(), 'someone-else', 'wrong-horse-9');
  expect(latest('sign-in')).toMatchObject({ way: 'password', outcome: 'rate_limited' });
  expect(latest('request')).toMatchObject({ status: 429, code: 'rate_limited', from: expect.stringMatching(/^[\w-]{16}$/) });
  expect(lines.join('')).not.toContain(ADMIN_PASSWORD);
});

it('the log says who was refused, where and why: missing access, foreign origin, invalid input, wrong password', async () => {
  await user.send('GET', '/api/admin/test');
  expect(latest('request')).toMatchObject({ status: 403, code: 'forbidden', route: '/api/admin/test', method: 'GET', userId, from: expect.any(String), requestId: expect.any(String) });
  await app.visitor().send('GET', '/api/admin/test');
  expect(latest('request')).toMatchObject({ status: 401, code: 'unauthenticated', from: expect.any(String) });
  await user.send('POST', '/api/test/rows', { body: { name: 'x' }, headers: { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://elsewhere.example' } });
  expect(latest('request')).toMatchObject({ status: 403, code: expect.stringContaining('origin') });
  await user.send('POST', '/api/test/rows', { body: { name: 'x', role: 'admin' } });
  expect(latest('request')).toMatchObject({ status: 400, code: 'invalid_request', userId });
  await user.send('POST', '/api/test/rows', { body: { name: 'x', fail: 'conflict' } });
  expect(latest('request')).toMatchObject({ status: 409, code: 'test_conflict' });
  const refused = await call(user, changePassword, { body: { currentPassword: 'wrong-horse-9', newPassword: 'another-horse-9' } });
  expect([refused.status, latest('request')['code']]).toEqual([refused.status, 'wrong_password']);
  // After the refused change of password, the old password still opens the account, and the refused one does not.
  expect([(await signIn(app.visitor(), user.username, 'another-horse-9')).status, (await signIn(app.visitor(), user.username, PASSWORD)).status]).toEqual([401, 200]);
});

it('an unexpected error is logged with its cause and its request, and the answer contains neither', async () => {
  const answer = await user.send('POST', '/api/test/rows', { body: { name: 'x', fail: 'broken' } });
  expect(latest('request failed')).toMatchObject({ level: 50, requestId: answer.headers.get('x-request-id'), route: '/api/test/rows', err: { message: 'a secret detail', stack: expect.any(String) } });
  expect([answer.status, answer.text.includes('secret detail')]).toEqual([500, false]);
});
