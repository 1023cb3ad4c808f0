import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changePassword } from '#contracts/account.ts';
import type { ErrorBody } from '#contracts/errors.ts';
import { login, register } from '#contracts/identity.ts';
import { requestReset, resetPassword } from '#contracts/password-reset.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

const PASSWORD = 'correct-horse-9';
/** Passwords of one kind of character each, so that a rule about kinds of characters would refuse them. */
const OF_ONE_KIND = ['lanternfoxes', '839105726418', '—~—~¡¡~—~—¿'];

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ overrides: { RATE_LIMIT_LOGIN_ACCOUNT: '1000/60', RATE_LIMIT_RESET_ACCOUNT: '1000/60' } });
});
afterAll(() => app.close());

const emailOf = (user: HttpUser): string => `${user.username}@example.test`;
const signIn = async (user: HttpUser, password: string): Promise<number> => (await call(app.visitor(), login, { body: { username: user.username, password } })).status;
const refusal = ({ status, body }: { status: number; body: unknown }) => [status, (body as ErrorBody).code, (body as ErrorBody).issues?.[0]?.path];
async function reset(user: HttpUser, newPassword: string) {
  const { token } = (await call(app.visitor(), requestReset, { body: { email: emailOf(user) } })).body;
  return call(app.visitor(), resetPassword, { body: { token: token!, newPassword } });
}

describe('new passwords', () => {
  it.each(OF_ONE_KIND)('registration, change and reset accept the password %s, which has characters of one kind alone', async (password) => {
    const user = app.visitor();
    expect((await call(user, register, { body: { username: user.username, email: emailOf(user), password } })).status).toBe(201);
    expect((await call(user, changePassword, { body: { currentPassword: password, newPassword: `${password}${password}` } })).status).toBe(200);
    expect(await signIn(user, `${password}${password}`)).toBe(200);
    expect((await reset(user, password)).status).toBe(200);
    expect(await signIn(user, password)).toBe(200);
  });

  it('change and reset refuse words of the product and names of the person like well-known passwords, and keep the old password', async () => {
    const user = app.visitor();
    await call(user, register, { body: { username: user.username, email: emailOf(user), displayName: 'Ada Lovelace', password: PASSWORD } });
    for (const newPassword of ['password1', 'Conjure-2026', 'tokens.tokens', `${user.username}!`, 'lovelace1815']) {
      const expected = [400, 'password_too_common', ['newPassword']];
      expect(refusal(await call(user, changePassword, { body: { currentPassword: PASSWORD, newPassword } })), newPassword).toEqual(expected);
      expect(refusal(await reset(user, newPassword)), newPassword).toEqual(expected);
    }
    expect(await signIn(user, PASSWORD)).toBe(200);
  });

  it('an administrator whose password is a word of the product cannot sign in, and a member with the same password can', async () => {
    const user = app.visitor();
    const password = 'wizard-2026';
    await call(user, register, { body: { username: user.username, email: emailOf(user), password } });
    expect(await signIn(user, password)).toBe(200);
    await app.services.db.knex('users').where({ username: user.username }).update({ role: 'admin' });
    expect(refusal(await call(app.visitor(), login, { body: { username: user.username, password } })).slice(0, 2)).toEqual([403, 'password_too_common']);
  });
});
