import { createServer } from 'node:http';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#contracts/durations.ts';
import type { ErrorBody } from '#contracts/errors.ts';
import { getMe, login } from '#contracts/identity.ts';
import { confirmSecondFactor, startSecondFactor } from '#contracts/second-factor.ts';
import { finishSocialLogin, linkSocialLogin, SOCIAL_CALLBACK_PATH, startSocialLogin, unlinkSocialLogin } from '#contracts/social-login.ts';
import type { Clock } from '#kernel/clock.ts';
import { newId } from '#kernel/ids.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { signInAt, startOidcServer } from '#testing/oidc-server.ts';
import type { OidcServer, Persona } from '#testing/oidc-server.ts';
import { readEmails } from '#testing/read-emails.ts';
import { freePort } from '../../../infra/run/ports.mjs';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

const PASSWORD = 'correct-horse-9';
const GENEROUS = '1000000/60';

describe('social login', () => {
  let oidc: OidcServer;
  let app: TestApp;
  // Stands still, so that a code of an authenticator is the same when it arrives.
  let at = Date.now();
  const clock: Clock = { now: () => new Date(at) };
  beforeAll(async () => {
    oidc = await startOidcServer();
    app = await createTestApp({
      clock,
      overrides: { ...oidc.env, LINK_BASE_URL: 'http://localhost:3000', RATE_LIMIT_LOGIN_ACCOUNT: GENEROUS, PASSWORD_HASH_QUEUE: '200' },
    });
  });
  afterAll(async () => {
    await app.close();
    await oidc.close();
  });

  const table = (name: string) => app.services.db.knex(name);
  const refusal = ({ status, body }: { status: number; body: unknown }) => [status, (body as ErrorBody).code];
  const me = async (user: HttpUser) => (await call(user, getMe)).body.user;
  const newPersona = (over: Partial<Persona> = {}): Persona => {
    const sub = newId();
    return { sub, email: `${sub}@people.test`, email_verified: true, name: 'Mona Rivera', preferred_username: `mona${sub.slice(-8)}`, ...over };
  };
  const emailOf = (user: HttpUser): string => `${user.username}@example.test`;
  const confirmEmailOf = (user: HttpUser) => table('users').where({ username: user.username }).update({ email_confirmed_at: new Date() });
  const loginsOf = async (user: HttpUser) => table('social_logins').where({ user_id: (await me(user))!.id }).select<{ id: string; subject: string }[]>('id', 'subject');
  const emailsTo = async (recipient: string) => (await readEmails(app, recipient)).map(({ subject }) => subject);

  /** Up to the return from the provider. */
  async function begin(user: HttpUser, persona: Persona | 'cancel') {
    // A signed-in account adds a credential, against its password.
    const { url, flow } = (await call(user, startSocialLogin, { body: (await me(user)) ? { password: PASSWORD } : {} })).body;
    const back = await signInAt(url, persona);
    return { back, flow, code: back.searchParams.get('code') ?? '', state: back.searchParams.get('state') ?? '' };
  }
  const finish = (user: HttpUser, { flow, code, state }: { flow: string; code: string; state: string }) =>
    call(user, finishSocialLogin, { body: { flow, code, state } });
  const enter = async (user: HttpUser, persona: Persona) => finish(user, await begin(user, persona));
  const link = (user: HttpUser, body: { linkToken: string; password?: string; code?: string }) => call(user, linkSocialLogin, { body });

  it('sends browsers to the provider with PKCE, state and nonce, and nothing secret', async () => {
    const { url, flow } = (await call(app.visitor(), startSocialLogin, { body: {} })).body;
    const asked = Object.fromEntries(new URL(url).searchParams);
    expect(asked).toMatchObject({
      client_id: oidc.clientId,
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      redirect_uri: `http://localhost:3000${SOCIAL_CALLBACK_PATH}`,
    });
    expect(asked['state']).not.toBe(asked['nonce']);
    const stored = JSON.stringify(await table('social_flows').select());
    for (const secret of [flow, asked['state'], asked['nonce']]) expect(stored).not.toContain(secret);
  });

  it('hands code and state to the client in the fragment, whatever they are', async () => {
    const location = async (query: string): Promise<[number, string | null]> => {
      const answer = await fetch(app.url + SOCIAL_CALLBACK_PATH + query, { redirect: 'manual' });
      expect(answer.headers.get('set-cookie')).toBeNull();
      return [answer.status, answer.headers.get('location')];
    };
    expect(await location('?code=a%26b%23&state=%3Cs%3E')).toEqual([303, '/#social-code=a%26b%23&social-state=%3Cs%3E']);
    expect(await location('?error=access_denied&state=s')).toEqual([303, '/#social-error=access_denied']);
    expect(await location('')).toEqual([303, '/#social-error=failed']);
    expect(await location('?code=x&code=y&state=s')).toEqual([303, '/#social-error=failed']);
    const { back } = await begin(app.visitor(), 'cancel');
    expect(await location(back.search)).toEqual([303, '/#social-error=access_denied']);
  });

  it('makes an account at the first sign-in and finds it at the next', async () => {
    const persona = newPersona();
    const [first, second] = [app.visitor(), app.visitor()];
    const answer = await enter(first, persona);
    expect(answer.body).toMatchObject({
      success: true,
      user: { username: persona.preferred_username, displayName: 'Mona Rivera', email: persona.email, emailConfirmed: true, conjureBalance: 20 },
    });
    await enter(second, { ...persona, email: 'moved@people.test', preferred_username: 'renamed' });
    expect((await me(second))?.id).toBe((await me(first))!.id);
    expect(await table('outbox_events').where({ name: 'user_registered' }).whereRaw(`payload->>'userId' = ?`, [(await me(first))!.id])).toHaveLength(1);
    // An account without a password cannot be signed in to with one.
    expect((await call(app.visitor(), login, { body: { username: persona.preferred_username!, password: PASSWORD } })).status).toBe(401);
  });

  it('keeps a name that is taken for its owner, and confirms an address itself when the provider did not', async () => {
    const owner = await app.register();
    const persona = newPersona({ preferred_username: owner.username, email_verified: false });
    const visitor = app.visitor();
    await enter(visitor, persona);
    const user = (await me(visitor))!;
    expect(user.username).toMatch(new RegExp(`^${owner.username}-\\d+$`));
    expect(user.emailConfirmed).toBe(false);
    expect(await emailsTo(persona.email!)).toHaveLength(1);
    const { email: _unsaid, ...nameless } = newPersona();
    expect(refusal(await enter(app.visitor(), nameless))).toEqual([422, 'social_without_email']);
  });

  it('links on its own when both sides confirmed the address, ends the other sessions and tells the owner by email', async () => {
    const user = await app.register();
    await confirmEmailOf(user);
    const id = (await me(user))!.id;
    const visitor = app.visitor();
    expect((await enter(visitor, newPersona({ email: emailOf(user).toUpperCase() }))).body.success).toBe(true);
    expect((await me(visitor))?.id).toBe(id);
    expect(await me(user)).toBeNull();
    expect((await emailsTo(emailOf(user))).filter((subject) => subject.startsWith('Test ID can now sign in'))).toHaveLength(1);
  });

  it.each([
    ['our side did not confirm the address', true],
    ['the provider did not verify it', false],
  ])('asks for the password when %s', async (_why, verified) => {
    const user = await app.register();
    if (!verified) await confirmEmailOf(user);
    const id = (await me(user))!.id;
    const persona = newPersona({ email: emailOf(user), email_verified: verified });
    const visitor = app.visitor();
    const asked = (await enter(visitor, persona)).body as { code: string; linkToken: string; username: string };
    expect(asked).toMatchObject({ code: 'link_required', username: verified ? user.username : emailOf(user) });
    expect(await me(visitor)).toBeNull();
    expect(await table('social_logins').where({ subject: persona.sub })).toHaveLength(0);

    expect(refusal(await link(visitor, { linkToken: asked.linkToken }))).toEqual([400, 'invalid_request']);
    expect(refusal(await link(visitor, { linkToken: asked.linkToken, password: 'not-my-password' }))).toEqual([403, 'wrong_password']);
    expect((await link(visitor, { linkToken: asked.linkToken, password: PASSWORD })).body.success).toBe(true);
    expect((await me(visitor))?.id).toBe(id);
    expect((await me(visitor))?.emailConfirmed).toBe(true);
    expect(await me(user)).toBeNull();
    expect(refusal(await link(app.visitor(), { linkToken: asked.linkToken, password: PASSWORD }))).toEqual([409, 'social_flow_over']);
    const next = app.visitor();
    await enter(next, persona);
    expect((await me(next))?.id).toBe(id);
  });

  it('does not ask for a password that does not exist', async () => {
    const persona = newPersona({ email_verified: false });
    await enter(app.visitor(), persona);
    expect(refusal(await enter(app.visitor(), newPersona({ email: persona.email! })))).toEqual([409, 'email_taken']);
  });

  it('uses a flow once, for ten minutes, with its own state, and for the browser that began it', async () => {
    const visitor = app.visitor();
    const used = await begin(visitor, newPersona());
    expect((await finish(visitor, used)).status).toBe(200);
    expect(refusal(await finish(app.visitor(), used))).toEqual([409, 'social_flow_over']);

    const wrong = await begin(app.visitor(), newPersona());
    expect(refusal(await finish(app.visitor(), { ...wrong, state: 'x'.repeat(43) }))).toEqual([422, 'social_failed']);
    expect(refusal(await finish(app.visitor(), wrong))).toEqual([409, 'social_flow_over']);

    const late = await begin(app.visitor(), newPersona());
    at += 10 * MINUTE_MS + 1_000;
    expect(refusal(await finish(app.visitor(), late))).toEqual([409, 'social_flow_over']);

    // A stranger's sign-in must not end in the victim's account, nor the victim's sign-in in a stranger's.
    const [victim, attacker] = [await app.register(), await app.register()];
    expect(refusal(await finish(victim, await begin(app.visitor(), newPersona())))).toEqual([409, 'social_flow_over']);
    expect(refusal(await finish(victim, await begin(attacker, newPersona())))).toEqual([409, 'social_flow_over']);
    expect(refusal(await finish(app.visitor(), await begin(attacker, newPersona())))).toEqual([409, 'social_flow_over']);
    expect(await loginsOf(victim)).toHaveLength(0);
  });

  it('takes only the code that its own flow brought back', async () => {
    const [mine, theirs] = [await begin(app.visitor(), newPersona()), await begin(app.visitor(), newPersona())];
    // PKCE: a stolen code without the verifier of its flow is worth nothing.
    expect(refusal(await finish(app.visitor(), { ...mine, code: theirs.code }))).toEqual([422, 'social_failed']);
    const made = await begin(app.visitor(), newPersona());
    expect(refusal(await finish(app.visitor(), { ...made, code: 'made-up' }))).toEqual([422, 'social_failed']);
  });

  it('makes one account of ten first sign-ins at once', async () => {
    const persona = newPersona();
    const visitors = Array.from({ length: 10 }, () => app.visitor());
    const begun = await Promise.all(visitors.map((visitor) => begin(visitor, persona)));
    const answers = await Promise.all(visitors.map((visitor, index) => finish(visitor, begun[index]!)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const ids = new Set(await Promise.all(visitors.map(async (visitor) => (await me(visitor))?.id)));
    expect(ids.size).toBe(1);
    expect(await table('users').where({ email: persona.email })).toHaveLength(1);
    expect(await table('social_logins').where({ subject: persona.sub })).toHaveLength(1);
  });

  it('links a login to the signed-in user, and refuses to link it to a second one', async () => {
    const [user, other, elsewhere] = [await app.register(), await app.register(), app.visitor()];
    await call(elsewhere, login, { body: { username: user.username, password: PASSWORD } });
    const persona = newPersona();
    expect((await enter(user, persona)).body).toMatchObject({ success: true, user: { username: user.username } });
    expect(await loginsOf(user)).toMatchObject([{ subject: persona.sub }]);
    expect(await me(elsewhere)).toBeNull();
    expect((await enter(user, persona)).status).toBe(200);
    expect(await loginsOf(user)).toHaveLength(1);
    expect(refusal(await enter(other, persona))).toEqual([409, 'social_taken']);
  });

  it('links from the settings against the password, or the code where a second factor is on', async () => {
    const user = await app.register();
    const start = (body: { password?: string; code?: string }) => call(user, startSocialLogin, { body });
    expect(refusal(await start({}))).toEqual([400, 'invalid_request']);
    expect(refusal(await start({ password: 'not-my-password' }))).toEqual([403, 'wrong_password']);
    expect((await start({ password: PASSWORD })).status).toBe(200);
    const { secret } = (await call(user, startSecondFactor, { body: { password: PASSWORD } })).body;
    const codeIn = (steps: number): string => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at + steps * 30_000 });
    await call(user, confirmSecondFactor, { body: { code: codeIn(-1) } });
    expect(refusal(await start({ password: PASSWORD }))).toEqual([422, 'second_factor_required']);
    expect(refusal(await start({ code: '000000' }))).toEqual([422, 'wrong_code']);
    expect((await start({ code: codeIn(0) })).status).toBe(200);
    const visitor = app.visitor();
    await enter(visitor, newPersona());
    expect(refusal(await call(visitor, startSocialLogin, { body: {} }))).toEqual([409, 'password_needed']);
  });

  it('wants the second factor too, at a linked account and before linking', async () => {
    const user = await app.register();
    await confirmEmailOf(user);
    const id = (await me(user))!.id;
    const { secret } = (await call(user, startSecondFactor, { body: { password: PASSWORD } })).body;
    const codeIn = (steps: number): string => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at + steps * 30_000 });
    await call(user, confirmSecondFactor, { body: { code: codeIn(-1) } });
    const persona = newPersona({ email: emailOf(user) });
    for (const step of [0, 1]) {
      const visitor = app.visitor();
      const asked = (await enter(visitor, persona)).body as { code: string; linkToken: string };
      expect(asked.code).toBe('second_factor_required');
      expect(await me(visitor)).toBeNull();
      expect(await table('social_logins').where({ subject: persona.sub })).toHaveLength(step);
      expect((await link(visitor, { linkToken: asked.linkToken })).body).toMatchObject({ code: 'second_factor_required' });
      expect(refusal(await link(visitor, { linkToken: asked.linkToken, code: '000000' }))).toEqual([422, 'wrong_code']);
      expect((await link(visitor, { linkToken: asked.linkToken, code: codeIn(step) })).body.success).toBe(true);
      expect((await me(visitor))?.id).toBe(id);
    }
  });

  it('refuses banned people and calls off the account deletion of those who sign in', async () => {
    const [visitor, persona] = [app.visitor(), newPersona()];
    await enter(visitor, persona);
    const { id } = (await me(visitor))!;
    await table('users').where({ id }).update({ deletes_at: new Date(Date.now() + 1_000_000) });
    await enter(app.visitor(), persona);
    expect(await table('users').where({ id }).select('deletes_at')).toEqual([{ deletes_at: null }]);
    await table('users').where({ id }).update({ banned_at: new Date(), ban_reason: 'Spam' });
    expect(refusal(await enter(app.visitor(), persona))).toEqual([403, 'account_banned']);
  });

  it('unlinks, but never the last credential, two at once included', async () => {
    const unlink = (user: HttpUser, id: string) => call(user, unlinkSocialLogin, { params: { id } });
    const visitor = app.visitor();
    await enter(visitor, newPersona());
    const [only] = await loginsOf(visitor);
    expect(refusal(await unlink(visitor, only!.id))).toEqual([409, 'last_credential']);
    // Without a password a second one comes by a linked address alone.
    await table('social_logins').insert({ id: newId(), issuer: oidc.env['OIDC_ISSUER'], subject: newId(), user_id: (await me(visitor))!.id, created_at: new Date() });
    const both = await loginsOf(visitor);
    const stranger = await app.register();
    expect(refusal(await unlink(stranger, only!.id))).toEqual([404, 'not_found']);
    const answers = await Promise.all(both.map(({ id }) => unlink(visitor, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await loginsOf(visitor)).toHaveLength(1);

    const user = await app.register();
    const persona = newPersona();
    await enter(user, persona);
    const [login] = await loginsOf(user);
    expect((await unlink(user, login!.id)).status).toBe(200);
    const next = app.visitor();
    await enter(next, persona);
    expect((await me(next))?.id).not.toBe((await me(user))!.id);
  });
});

describe('social login without its provider', () => {
  it('says so while the provider is away, and works as soon as it is back', async () => {
    const port = await freePort();
    const app = await createTestApp({ overrides: { OIDC_ISSUER: `http://127.0.0.1:${port}`, OIDC_CLIENT_ID: 'conjure', OIDC_LABEL: 'Test ID' } });
    const start = () => call(app.visitor(), startSocialLogin, { body: {} });
    const silent = createServer();
    try {
      const refused = await start();
      expect([refused.status, (refused.body as unknown as ErrorBody).code, refused.headers.get('retry-after')]).toEqual([503, 'social_unavailable', '10']);
      await new Promise<void>((resolve) => silent.listen(port, '127.0.0.1', resolve));
      const startedAt = Date.now();
      expect((await start()).status).toBe(503);
      expect(Date.now() - startedAt).toBeLessThan(8_000);
      await new Promise((resolve) => {
        silent.close(resolve);
        silent.closeAllConnections();
      });
      const oidc = await startOidcServer(port);
      expect((await start()).status).toBe(200);
      await oidc.close();
    } finally {
      await app.close();
    }
  });

  it('is not there when none is set', async () => {
    const app = await createTestApp();
    const answer = await call(app.visitor(), startSocialLogin, { body: {} });
    expect([answer.status, (answer.body as unknown as ErrorBody).code]).toEqual([404, 'social_off']);
    await app.close();
  });
});
