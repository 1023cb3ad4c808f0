import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeEmail, changePassword, getAccount, keepEmail } from '#contracts/account.ts';
import type { ErrorBody } from '#contracts/errors.ts';
import { confirmEmail, requestReset, resendConfirmation, resetPassword } from '#contracts/password-reset.ts';
import { confirmSecondFactor, startSecondFactor } from '#contracts/second-factor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { readEmails } from '#testing/read-emails.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

const PASSWORD = 'correct-horse-9';
const STEP_MS = 30_000;
const GENEROUS = '1000000/60';

describe('a change of the account’s email address', () => {
  let app: TestApp;
  let at = Math.floor(Date.now() / STEP_MS) * STEP_MS;
  const clock: Clock = { now: () => new Date(at) };
  beforeAll(async () => {
    app = await createTestApp({ clock, overrides: { RATE_LIMIT_RESET_ACCOUNT: GENEROUS } });
  });
  afterAll(() => app.close());
  beforeEach(() => void (at += 3 * STEP_MS));

  const knex = () => app.services.db.knex;
  const oldOf = (user: HttpUser): string => `${user.username}@example.test`;
  const newOf = (user: HttpUser): string => `${user.username}@elsewhere.test`;
  const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as ErrorBody).code];
  const change = (user: HttpUser, more: { code?: string; email?: string } = {}) => call(user, changeEmail, { body: { email: newOf(user), password: PASSWORD, ...more } });
  const account = async (user: HttpUser) => (await call(user, getAccount)).body.account;
  const subjects = async (address: string) => (await readEmails(app, address)).map(({ subject }) => subject);
  async function linkOf(address: string): Promise<string> {
    const urls = (await readEmails(app, address)).flatMap(({ action }) => (action?.url.includes('#confirm-email=') ? [action.url] : []));
    return urls.at(-1)!.split('=')[1]!;
  }
  const confirm = (token: string) => call(app.visitor(), confirmEmail, { body: { token } });
  async function confirmed(): Promise<HttpUser> {
    const user = await app.register();
    expect((await confirm(await linkOf(oldOf(user)))).status).toBe(200);
    return user;
  }

  it('a change of the email address keeps the old one until the new one is confirmed, and sends the old one an email at once', async () => {
    const user = await confirmed();
    expect((await change(user)).body.account).toMatchObject({ email: oldOf(user), emailConfirmed: true, newEmail: newOf(user) });
    expect((await subjects(oldOf(user))).at(-1)).toContain('is about to change');
    // Emails to reset the password still go to the old address.
    await call(app.visitor(), requestReset, { body: { email: oldOf(user) } });
    expect((await subjects(oldOf(user))).at(-1)).toContain('Reset your');
    expect((await confirm(await linkOf(newOf(user)))).status).toBe(200);
    expect(await account(user)).toMatchObject({ email: newOf(user), emailConfirmed: true, newEmail: null });
    expect((await subjects(oldOf(user))).at(-1)).toContain('was changed');
    expect(await knex()('outbox_events').where({ name: 'credentials_changed' }).whereRaw(`payload ->> 'what' = 'email' and payload ->> 'userId' = (select id::text from users where username = ?)`, [user.username])).toHaveLength(1);
    expect(await knex()('email_tokens').where({ kind: 'reset', email: oldOf(user) })).toEqual([]);
  });

  it('a change of the email address asks for password and code if a second factor is on', async () => {
    const user = await confirmed();
    const { secret } = (await call(user, startSecondFactor, { body: { password: PASSWORD } })).body;
    const now = (): string => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });
    await call(user, confirmSecondFactor, { body: { code: now() } });
    at += STEP_MS;
    expect(codeOf(await change(user))).toEqual([422, 'second_factor_required']);
    expect(codeOf(await change(user, { code: '000000' }))).toEqual([422, 'wrong_code']);
    expect(await account(user)).toMatchObject({ newEmail: null });
    expect((await change(user, { code: now() })).body.account.newEmail).toBe(newOf(user));
  });

  it('an unconfirmed email address is dropped by the owner, by a new password or by a reset; its link then stops working', async () => {
    const ways: ((user: HttpUser) => Promise<{ status: number }>)[] = [
      (user) => call(user, keepEmail),
      (user) => call(user, changePassword, { body: { currentPassword: PASSWORD, newPassword: 'a cellar full of owls' } }),
      async (user) => {
        const { token } = (await call(app.visitor(), requestReset, { body: { email: oldOf(user) } })).body;
        return call(app.visitor(), resetPassword, { body: { token: token!, newPassword: 'a cellar full of owls' } });
      },
    ];
    for (const giveUp of ways) {
      const user = await confirmed();
      await change(user);
      const token = await linkOf(newOf(user));
      expect((await giveUp(user)).status).toBe(200);
      expect(codeOf(await confirm(token))).toEqual([400, 'token_invalid']);
      expect(await knex()('users').where({ username: user.username }).first()).toMatchObject({ email: oldOf(user), new_email: null });
    }
  });

  it('an email address that two accounts want goes to the first that confirms it, and a confirmed one is refused at once', async () => {
    const [first, second] = [await confirmed(), await confirmed()];
    const email = `shared-${first.username}@elsewhere.test`;
    await change(first, { email });
    const tokenOfFirst = await linkOf(email);
    await change(second, { email: email.toUpperCase() });
    const tokenOfSecond = await linkOf(email.toUpperCase());
    expect((await confirm(tokenOfFirst)).status).toBe(200);
    expect(codeOf(await confirm(tokenOfSecond))).toEqual([409, 'email_taken']);
    expect(await account(second)).toMatchObject({ email: oldOf(second), emailConfirmed: true });
    expect(codeOf(await change(second, { email: oldOf(first) }))).toEqual([200, undefined]);
    expect(codeOf(await change(second, { email }))).toEqual([409, 'email_taken']);
  });

  it('the confirmation email is sent again on request, to the address that waits', async () => {
    const user = await confirmed();
    await change(user);
    const earlier = await linkOf(newOf(user));
    expect((await call(user, resendConfirmation)).status).toBe(200);
    expect(codeOf(await confirm(earlier))).toEqual([400, 'token_invalid']);
    expect((await confirm(await linkOf(newOf(user)))).status).toBe(200);
  });
});
