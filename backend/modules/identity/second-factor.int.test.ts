import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { adminLogin } from '#contracts/admin-access.ts';
import { MINUTE_MS } from '#contracts/durations.ts';
import type { ErrorBody } from '#contracts/errors.ts';
import { getMe, login } from '#contracts/identity.ts';
import { confirmSecondFactor, disableSecondFactor, renewRecoveryCodes, startSecondFactor } from '#contracts/second-factor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { processEvent } from '#kernel/events/process-event.ts';
import { groupSubscriptions } from '#kernel/events/subscriptions.ts';
import { hashRecoveryCode } from './domain/recovery-code.ts';
import { credentialsChanged } from './identity.events.ts';
import { quickHash } from '#testing/quick-hash.ts';
import { readEmails } from '#testing/read-emails.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

const PASSWORD = 'correct-horse-9';
const ADMIN_PASSWORD = 'abracadabra-and-more';
const STEP_MS = 30_000;
const GENEROUS = '1000000/60';

describe('second factor', () => {
  let app: TestApp;
  let at: number;
  const clock: Clock = { now: () => new Date(at) };
  beforeAll(async () => {
    at = Math.floor(Date.now() / STEP_MS) * STEP_MS;
    app = await createTestApp({ clock, overrides: { ADMIN_PASSWORD_HASH: await quickHash(ADMIN_PASSWORD), RATE_LIMIT_LOGIN_ACCOUNT: GENEROUS, RATE_LIMIT_LOGIN_DEVICE: GENEROUS, PASSWORD_HASH_QUEUE: '200' } });
  });
  afterAll(() => app.close());
  // Each code works only once, so every test starts in a new 30-second step.
  beforeEach(() => void (at += 3 * STEP_MS));

  const codeAt = (secret: string, ms = at): string => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: ms });
  const refusal = ({ status, body }: { status: number; body: unknown }) => [status, (body as ErrorBody).code, (body as ErrorBody).issues?.[0]?.path];
  const start = (user: HttpUser, password = PASSWORD) => call(user, startSecondFactor, { body: { password } });
  const signIn = (user: HttpUser, code?: string, by = app.visitor()) =>
    call(by, login, { body: { username: user.username, password: PASSWORD, ...(code !== undefined && { code }) } });
  const me = async (user: HttpUser) => (await call(user, getMe)).body.user;

  /** Switches the second factor on for a person, and moves the clock on, because each code works only once. */
  async function enrol(user: HttpUser): Promise<{ secret: string; recoveryCodes: string[] }> {
    const { secret } = (await start(user)).body;
    const confirmed = await call(user, confirmSecondFactor, { body: { code: codeAt(secret) } });
    expect(confirmed.status).toBe(200);
    at += STEP_MS;
    return { secret, recoveryCodes: confirmed.body.recoveryCodes };
  }

  /** Delivers the events about this account's credentials, and returns the account's security messages, oldest first. */
  async function tellCredentials(user: HttpUser): Promise<unknown[]> {
    const { db, clock: now, log } = app.services;
    const userId = (await me(user))!.id;
    const subscriptionsByEvent = groupSubscriptions(app.modules.messages.subscriptions!);
    await db.knex('users').where({ id: userId }).update({ email_confirmed_at: new Date() });
    const events = (await db.knex('outbox_events').where({ name: credentialsChanged.name }).whereRaw("payload ->> 'userId' = ?", [userId]).orderBy('id').select('id')) as { id: string }[];
    for (const { id } of events) await processEvent({ db, clock: now, log, subscriptionsByEvent }, id, 'messages.on_credentials_changed');
    return db.knex('messages').where({ user_id: userId, related_entity_type: 'security' }).orderBy('id');
  }

  it('a second factor is set up with the password, confirmed by a first code, and then asked for at sign-in', async () => {
    const user = await app.register();
    const { secret, uri, qrSvg } = (await start(user)).body;
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    expect(qrSvg).toMatch(/^<svg/);
    expect((await signIn(user)).body.success).toBe(true);

    const confirmed = await call(user, confirmSecondFactor, { body: { code: codeAt(secret) } });
    expect(new Set(confirmed.body.recoveryCodes).size).toBe(10);
    expect((await me(user))?.secondFactor).toBe(true);
    expect((await signIn(user)).body).toMatchObject({ success: false, code: 'second_factor_required' });
    const guest = app.visitor();
    expect((await signIn(user, '000000', guest)).status).toBe(422);
    expect(await me(guest)).toBeNull();
    at += STEP_MS;
    expect((await signIn(user, codeAt(secret), guest)).body.success).toBe(true);
    expect((await me(guest))?.username).toBe(user.username);
  });

  it('setting up or switching off a second factor, and new recovery codes, need the password', async () => {
    const user = await app.register();
    expect(refusal(await start(user, 'not-my-password'))).toEqual([403, 'wrong_password', ['password']]);
    const { secret } = await enrol(user);
    const wrong = { body: { password: 'not-my-password', code: codeAt(secret) } };
    expect(refusal(await call(user, disableSecondFactor, wrong))).toEqual([403, 'wrong_password', ['password']]);
    expect(refusal(await call(user, renewRecoveryCodes, wrong))).toEqual([403, 'wrong_password', ['password']]);
    expect((await call(app.visitor(), startSecondFactor, { body: { password: PASSWORD } })).status).toBe(401);
  });

  it('a code works once, also when ten sign-ins send it at once, and the code that confirmed the second factor is refused', async () => {
    const user = await app.register();
    const { secret } = await enrol(user);
    expect(refusal(await signIn(user, codeAt(secret, at - STEP_MS)))).toEqual([422, 'wrong_code', ['code']]);
    const code = codeAt(secret);
    const answers = await Promise.all(Array.from({ length: 10 }, () => signIn(user, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(9);
    expect((await signIn(user, code)).status).toBe(422);
  });

  it('a code from a clock that is one step off is accepted, and no other wrong one', async () => {
    const user = await app.register();
    const { secret } = await enrol(user);
    at += 10 * STEP_MS;
    expect((await signIn(user, codeAt(secret, at - 2 * STEP_MS))).status).toBe(422);
    expect((await signIn(user, codeAt(secret, at + 2 * STEP_MS))).status).toBe(422);
    expect((await signIn(user, codeAt(secret, at - STEP_MS))).status).toBe(200);
    expect((await signIn(user, codeAt(secret, at + STEP_MS))).status).toBe(200);
    // A code of a later step was used, so codes of earlier steps are refused.
    expect((await signIn(user, codeAt(secret))).status).toBe(422);
  });

  it('each recovery code works once, in any case and without its hyphen, also when ten sign-ins send it at once', async () => {
    const user = await app.register();
    const { recoveryCodes } = await enrol(user);
    const [first, second, third] = recoveryCodes;
    const answers = await Promise.all(Array.from({ length: 10 }, () => signIn(user, first!)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await signIn(user, first!)).status).toBe(422);
    expect((await signIn(user, second!.toUpperCase().replace('-', ''))).status).toBe(200);
    const stranger = await app.register();
    await enrol(stranger);
    expect((await signIn(stranger, third!)).status).toBe(422);
    expect((await signIn(user, third!)).status).toBe(200);
  });

  it('a new set-up cannot replace a second factor; its owner must switch it off with password and code first', async () => {
    const user = await app.register();
    const { secret, recoveryCodes } = await enrol(user);
    expect(refusal(await start(user)).slice(0, 2)).toEqual([409, 'second_factor_on']);
    const disable = (code: string) => call(user, disableSecondFactor, { body: { password: PASSWORD, code } });
    expect(refusal(await disable('000000'))).toEqual([422, 'wrong_code', ['code']]);
    expect((await disable(codeAt(secret))).status).toBe(200);
    expect((await me(user))?.secondFactor).toBe(false);
    expect((await signIn(user)).body.success).toBe(true);
    expect(refusal(await disable(recoveryCodes[0]!)).slice(0, 2)).toEqual([409, 'second_factor_off']);
    expect((await enrol(user)).secret).not.toBe(secret);
  });

  it('after recovery codes are renewed, the old ones stop working', async () => {
    const user = await app.register();
    const { secret, recoveryCodes } = await enrol(user);
    const renewed = await call(user, renewRecoveryCodes, { body: { password: PASSWORD, code: codeAt(secret) } });
    expect(renewed.body.recoveryCodes).toHaveLength(10);
    expect((await signIn(user, recoveryCodes[0]!)).status).toBe(422);
    expect((await signIn(user, renewed.body.recoveryCodes[0]!)).status).toBe(200);
  });

  it('recovery codes are stored like passwords, and codes of older versions are hashed again without knowing them', async () => {
    const { knex } = app.services.db;
    const user = await app.register();
    const { recoveryCodes } = await enrol(user);
    const userId = (await me(user))!.id;
    const stored = () => knex('recovery_codes').where({ user_id: userId });
    const plain = (code: string): Buffer => hashRecoveryCode(userId, code);
    const salted = await stored();
    expect(new Set(salted.map(({ salt }) => salt?.toString('hex'))).size).toBe(1);
    expect(salted[0]?.salt).toHaveLength(16);
    const codes = new Set(recoveryCodes.map((code) => plain(code).toString('hex')));
    expect(salted.filter(({ code_hash: hash }) => codes.has(hash.toString('hex')))).toEqual([]);
    // Stores recovery codes in the form that an older version of the product stored.
    await knex('recovery_codes').where({ user_id: userId }).delete();
    await knex('recovery_codes').insert(recoveryCodes.map((code) => ({ user_id: userId, code_hash: plain(code) })));
    expect((await signIn(user, recoveryCodes[0]!)).status).toBe(200);
    await app.modules.identity.maintenance!.find(({ name }) => name === 'identity.strengthen_recovery_codes')!.run();
    expect((await stored()).filter(({ salt, code_hash: hash }) => salt === null || codes.has(hash.toString('hex')))).toEqual([]);
    expect([(await signIn(user, recoveryCodes[0]!)).status, (await signIn(user, recoveryCodes[1]!)).status, (await signIn(user, recoveryCodes[1]!)).status]).toEqual([422, 200, 422]);
  });

  it('a second factor is confirmed only by the latest set-up, within half an hour, and by one of two requests at once', async () => {
    const user = await app.register();
    const confirm = (code: string) => call(user, confirmSecondFactor, { body: { code } });
    expect(refusal(await confirm('123456')).slice(0, 2)).toEqual([409, 'second_factor_not_started']);
    const abandoned = (await start(user)).body.secret;
    at += 31 * MINUTE_MS;
    expect(refusal(await confirm(codeAt(abandoned))).slice(0, 2)).toEqual([409, 'second_factor_not_started']);
    const { secret } = (await start(user)).body;
    expect(refusal(await confirm(codeAt(abandoned)))).toEqual([422, 'wrong_code', ['code']]);
    const both = await Promise.all([confirm(codeAt(secret)), confirm(codeAt(secret))]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('each change of the second factor signs every other browser out and sends the owner a message', async () => {
    const user = await app.register();
    const elsewhere = app.visitor();
    await signIn(user, undefined, elsewhere);
    const { secret } = await enrol(user);
    expect(await me(elsewhere)).toBeNull();
    expect((await me(user))?.username).toBe(user.username);
    await signIn(user, codeAt(secret), elsewhere);
    at += STEP_MS;
    await call(user, disableSecondFactor, { body: { password: PASSWORD, code: codeAt(secret) } });
    expect(await me(elsewhere)).toBeNull();
    const subjects = (await readEmails(app, `${user.username}@example.test`)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes('now asks for a second factor'))).toHaveLength(1);
    expect(subjects.filter((subject) => subject.includes('second factor') && subject.includes('switched off'))).toHaveLength(1);
    const messages = await tellCredentials(user);
    expect(messages).toMatchObject([
      { subject: 'Signing in now asks for a second factor', priority: 'high', muted: false },
      { subject: 'Your second factor was switched off', priority: 'critical', muted: false },
    ]);
    // The owner got emails about these changes, so no second email repeats them.
    expect((await readEmails(app, `${user.username}@example.test`)).map(({ subject }) => subject)).toEqual(subjects);
  });

  it('the administrators’ password opens nothing for an account with a second factor before its code is right', async () => {
    const user = await app.register();
    const { secret } = await enrol(user);
    const knock = (code?: string) => call(user, adminLogin, { body: { password: ADMIN_PASSWORD, ...(code !== undefined && { code }) } });
    expect((await knock()).body).toMatchObject({ success: false, code: 'second_factor_required' });
    expect(refusal(await knock(codeAt(secret, at + 100 * STEP_MS)))[1]).toBe('wrong_code');
    expect((await me(user))?.role).toBe('user');
    expect((await knock(codeAt(secret))).body).toMatchObject({ success: true, user: { role: 'admin' } });
  });

  it('the eleventh wrong code of a user is answered with 429', async () => {
    const user = await app.register();
    await start(user);
    const statuses: number[] = [];
    for (let tried = 0; tried < 11; tried += 1) statuses.push((await call(user, confirmSecondFactor, { body: { code: '000000' } })).status);
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
  });

  it('no table contains a readable authenticator secret or recovery code', async () => {
    const user = await app.register();
    const { secret, recoveryCodes } = await enrol(user);
    const { knex } = app.services.db;
    const tables = await knex('information_schema.tables').where({ table_schema: 'public' }).select<{ table_name: string }[]>('table_name');
    const dumps = await Promise.all(tables.map(async ({ table_name: name }) => JSON.stringify(await knex(name).select())));
    const dump = dumps.join('\n');
    const raw = Buffer.from(Secret.fromBase32(secret).bytes);
    for (const trace of [secret, raw.toString('hex'), raw.toString('base64'), ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))]) {
      expect(dump).not.toContain(trace);
    }
    // An authenticator's secret is encrypted for its owner, so in another account's row it cannot be decrypted.
    const thief = await app.register();
    await enrol(thief);
    const [owner, other] = [(await me(user))!.id, (await me(thief))!.id];
    const [row] = await knex('second_factors').where({ user_id: owner }).select<{ secret_sealed: string }[]>('secret_sealed');
    await knex('second_factors').where({ user_id: other }).update({ secret_sealed: row!.secret_sealed });
    at += STEP_MS;
    expect((await signIn(thief, codeAt(secret))).status).toBe(422);
  });
});
