import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getAccount } from '#contracts/account.ts';
import { getUser, shortenFactorRecovery } from '#contracts/admin-users.ts';
import { DAY_MS } from '#contracts/durations.ts';
import type { ErrorBody } from '#contracts/errors.ts';
import { askFactorRecovery, cancelFactorRecovery, cancelOwnFactorRecovery, startFactorRecovery } from '#contracts/factor-recovery.ts';
import { getMe, login } from '#contracts/identity.ts';
import { requestReset, resetPassword } from '#contracts/password-reset.ts';
import { confirmSecondFactor, startSecondFactor } from '#contracts/second-factor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { readEmails } from '#testing/read-emails.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

const PASSWORD = 'correct-horse-9';
const NEXT = 'a cellar full of owls';
const STEP_MS = 30_000;
const GENEROUS = '1000000/60';

describe('recovery of a lost second factor', () => {
  let app: TestApp;
  let at: number;
  const clock: Clock = { now: () => new Date(at) };
  beforeAll(async () => {
    at = Math.floor(Date.now() / STEP_MS) * STEP_MS;
    app = await createTestApp({ clock, overrides: { RATE_LIMIT_LOGIN_ACCOUNT: GENEROUS, RATE_LIMIT_LOGIN_DEVICE: GENEROUS, RATE_LIMIT_RESET_ACCOUNT: GENEROUS } });
  });
  afterAll(() => app.close());
  beforeEach(() => void (at += 3 * STEP_MS));

  const knex = () => app.services.db.knex;
  const code = (answer: { body: unknown }): string => (answer.body as ErrorBody).code;
  const emailOf = (user: HttpUser): string => `${user.username}@example.test`;
  const idOf = async (user: HttpUser): Promise<string> => (await knex()('users').where({ username: user.username }).first())!.id;
  const signIn = (user: HttpUser, password = PASSWORD, factor?: string, by = app.visitor()) =>
    call(by, login, { body: { username: user.username, password, ...(factor !== undefined && { code: factor }) } });
  const ask = (user: HttpUser, password = PASSWORD) => call(app.visitor(), askFactorRecovery, { body: { username: user.username, password } });
  const hasFactor = async (user: HttpUser): Promise<boolean> => (await knex()('second_factors').where({ user_id: await idOf(user) })).length > 0;
  const audited = async (user: HttpUser): Promise<string[]> =>
    (await knex()('outbox_events').where({ name: 'admin_action' }).whereRaw(`payload ->> 'targetId' = ?`, [await idOf(user)]).orderBy('id').pluck('payload')).map(({ action }: { action: string }) => action);
  const told = async (user: HttpUser): Promise<string[]> =>
    (await knex()('outbox_events').where({ name: 'credentials_changed' }).whereRaw(`payload ->> 'userId' = ?`, [await idOf(user)]).orderBy('id').pluck('payload')).map(({ what }: { what: string }) => what);

  /** Registers an account with a confirmed address and a second factor; `now` makes the code for the test clock's time. */
  async function guarded(confirmed = true): Promise<{ user: HttpUser; now(): string }> {
    const user = await app.register();
    if (confirmed) await knex()('users').where({ username: user.username }).update({ email_confirmed_at: clock.now() });
    const { secret } = (await call(user, startSecondFactor, { body: { password: PASSWORD } })).body;
    const now = (): string => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });
    expect((await call(user, confirmSecondFactor, { body: { code: now() } })).status).toBe(200);
    at += STEP_MS;
    return { user, now };
  }

  /** Returns the token from the link in the latest email whose link has `name` in its fragment. */
  async function linkOf(address: string, name: string): Promise<string> {
    const urls = (await readEmails(app, address)).flatMap(({ action }) => (action?.url.includes(`#${name}=`) ? [action.url] : []));
    return urls.at(-1)!.split('=')[1]!;
  }
  async function begin(user: HttpUser): Promise<string> {
    expect((await ask(user)).status).toBe(200);
    const answer = await call(app.visitor(), startFactorRecovery, { body: { token: await linkOf(emailOf(user), 'recover-factor') } });
    expect(answer.status).toBe(200);
    return answer.body.readyAt;
  }

  it('a recovery takes the second factor off at a sign-in by password, after seven days and not a second before', async () => {
    const { user } = await guarded();
    const readyAt = await begin(user);
    expect(Date.parse(readyAt) - at).toBe(7 * DAY_MS);
    at += 7 * DAY_MS - 1;
    expect((await signIn(user)).body).toMatchObject({ code: 'second_factor_required' });
    at += 1;
    expect((await signIn(user, 'wrong-password-9')).status).toBe(401);
    const other = app.visitor();
    expect((await signIn(user, PASSWORD, undefined, other)).body).toMatchObject({ success: true });
    expect([await hasFactor(user), (await call(user, getMe)).body.user]).toEqual([false, null]);
    expect((await call(other, getMe)).body.user?.secondFactor).toBe(false);
    expect(await told(user)).toEqual(['second_factor_on', 'factor_recovery_started', 'factor_recovered']);
    expect(await audited(user)).toEqual(['account.factor_recovery_started', 'account.factor_recovered']);
  });

  it('a started recovery emails every address of the account, and the link in any of these emails calls it off', async () => {
    const { user } = await guarded();
    await knex()('users').where({ username: user.username }).update({ new_email: `next-${emailOf(user)}` });
    await begin(user);
    const subjects = async (address: string) => (await readEmails(app, address)).map(({ subject }) => subject);
    for (const address of [emailOf(user), `next-${emailOf(user)}`]) expect(await subjects(address)).toContain('The second factor of your Conjure account will be removed');
    const token = await linkOf(`next-${emailOf(user)}`, 'keep-factor');
    expect((await call(app.visitor(), cancelFactorRecovery, { body: { token } })).status).toBe(200);
    expect(code(await call(app.visitor(), cancelFactorRecovery, { body: { token } }))).toBe('token_invalid');
    at += 8 * DAY_MS;
    expect((await signIn(user)).body).toMatchObject({ code: 'second_factor_required' });
    expect(await audited(user)).toEqual(['account.factor_recovery_started', 'account.factor_recovery_cancelled']);
  });

  it('a running recovery is shown in every session of the account, and each session can call it off', async () => {
    const { user } = await guarded();
    const readyAt = await begin(user);
    expect((await call(user, getAccount)).body.account.secondFactor.recoveryReadyAt).toBe(readyAt);
    expect((await call(user, cancelOwnFactorRecovery)).status).toBe(200);
    expect((await call(user, getAccount)).body.account.secondFactor.recoveryReadyAt).toBeNull();
    expect(code(await call(user, cancelOwnFactorRecovery))).toBe('no_recovery');
  });

  it('a recovery ends when the owner signs in with a right code, because the second factor is not lost', async () => {
    const { user, now } = await guarded();
    await begin(user);
    at += DAY_MS;
    expect((await signIn(user, PASSWORD, now())).body).toMatchObject({ success: true });
    at += 7 * DAY_MS;
    expect((await signIn(user)).body).toMatchObject({ code: 'second_factor_required' });
  });

  it('a recovery starts only after the right password, by an email to the confirmed address', async () => {
    const { user } = await guarded();
    expect((await ask(user, 'not-my-password')).status).toBe(401);
    const plain = await app.register();
    expect(code(await ask(plain))).toBe('second_factor_off');
    const unconfirmed = (await guarded(false)).user;
    expect(code(await ask(unconfirmed))).toBe('recovery_needs_address');
    expect(await readEmails(app, emailOf(plain))).not.toContainEqual(expect.objectContaining({ subject: expect.stringContaining('second factor') as string }));
    expect(code(await call(app.visitor(), startFactorRecovery, { body: { token: 'made-up-token' } }))).toBe('token_invalid');
  });

  it('a recovery keeps its dates when it is started twice, and lapses when it stays unused', async () => {
    const { user } = await guarded();
    const readyAt = await begin(user);
    at += DAY_MS;
    expect(await begin(user)).toBe(readyAt);
    at += 14 * DAY_MS;
    expect((await signIn(user)).body).toMatchObject({ code: 'second_factor_required' });
  });

  it('administrators alone can shorten a recovery, with a reason, after its owner has begun it', async () => {
    const { user } = await guarded();
    const admin = await app.register();
    const support = await app.register();
    for (const [staff, role] of [[admin, 'admin'], [support, 'support']] as const) {
      await knex()('users').where({ username: staff.username }).update({ role });
      await signIn(staff, PASSWORD, undefined, staff);
    }
    const shorten = async (by: HttpUser) => call(by, shortenFactorRecovery, { params: { id: await idOf(user) }, body: { reason: 'Came by with a passport' } });
    expect(code(await shorten(admin))).toBe('no_recovery');
    await begin(user);
    expect((await shorten(support)).status).toBe(403);
    expect((await call(support, getUser, { params: { id: await idOf(user) } })).body.user.recoveryReadyAt).not.toBeNull();
    expect((await shorten(admin)).status).toBe(200);
    expect((await readEmails(app, emailOf(user))).at(-1)?.subject).toContain('An administrator ended the wait');
    expect((await signIn(user)).body).toMatchObject({ success: true });
    expect(await audited(user)).toEqual(['account.factor_recovery_started', 'users.shorten_recovery', 'account.factor_recovered']);
  });

  it('a lapsed recovery counts as ended on every screen and endpoint before maintenance deletes it', async () => {
    const { user, now } = await guarded();
    const admin = await app.register();
    await knex()('users').where({ username: admin.username }).update({ role: 'admin' });
    await signIn(admin, PASSWORD, undefined, admin);
    const shown = async () => [
      (await call(user, getAccount)).body.account.secondFactor.recoveryReadyAt, (await call(admin, getUser, { params: { id: await idOf(user) } })).body.user.recoveryReadyAt,
    ];
    const readyAt = await begin(user);
    at += 14 * DAY_MS - 1;
    // Only in this test do sessions and the authenticator stay usable for the whole waiting time.
    await knex()('sessions').update({ last_seen_at: clock.now(), created_at: clock.now(), expires_at: new Date(at + DAY_MS) });
    expect(await shown()).toEqual([readyAt, readyAt]);
    at += 1;
    expect(await shown()).toEqual([null, null]);
    expect(code(await call(admin, shortenFactorRecovery, { params: { id: await idOf(user) }, body: { reason: 'Came by with a passport' } }))).toBe('no_recovery');
    expect(await told(user)).toEqual(['second_factor_on', 'factor_recovery_started']);
    // A right code does not call off a lapsed recovery, and no email is sent about it.
    expect((await signIn(user, PASSWORD, now())).body).toMatchObject({ success: true });
    expect(await told(user)).toEqual(['second_factor_on', 'factor_recovery_started']);
    expect(code(await call(user, cancelOwnFactorRecovery))).toBe('no_recovery');
  });

  it('a recovery is the only way past the second factor: a password reset keeps it, also for an unconfirmed address', async () => {
    const { user } = await guarded(false);
    const { token } = (await call(app.visitor(), requestReset, { body: { email: emailOf(user) } })).body;
    expect((await call(app.visitor(), resetPassword, { body: { token: token!, newPassword: NEXT } })).status).toBe(200);
    expect((await signIn(user, NEXT)).body).toMatchObject({ code: 'second_factor_required' });
    expect(await knex()('recovery_codes').where({ user_id: await idOf(user) })).toHaveLength(10);
    // The reset has confirmed the address, so the owner can start a recovery now.
    expect((await ask(user, NEXT)).status).toBe(200);
  });
});
