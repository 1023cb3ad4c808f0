import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { login } from '#contracts/identity.ts';
import { confirmSecondFactor, startSecondFactor } from '#contracts/second-factor.ts';
import { startSocialLogin, unlinkSocialLogin } from '#contracts/social-login.ts';
import { newId } from '#kernel/ids.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { call } from '#testing/test-app.ts';
import { emailOf, newPersona, openSocialLogin, PASSWORD, refusal } from './testing/social-fixtures.ts';
import type { SocialFixtures } from './testing/social-fixtures.ts';

let social: SocialFixtures;
beforeAll(async () => {
  social = await openSocialLogin();
});
afterAll(() => social.close());

describe('linking of social logins', () => {
  it('a social login is linked without a password when provider and account have confirmed the address', async () => {
    const user = await social.app.register();
    await social.confirmEmailOf(user);
    const id = (await social.me(user))!.id;
    const visitor = social.app.visitor();
    expect((await social.enter(visitor, newPersona({ email: emailOf(user).toUpperCase() }))).body.success).toBe(true);
    expect((await social.me(visitor))?.id).toBe(id);
    expect(await social.me(user)).toBeNull();
    expect((await social.emailsTo(emailOf(user))).filter((subject) => subject.startsWith('Test ID can now sign in'))).toHaveLength(1);
  });

  it.each([
    ['the account has not confirmed its email address', true],
    ['the provider has not verified the email address', false],
  ])('linking a social login to an account asks for the password when %s', async (_why, verified) => {
    const user = await social.app.register();
    if (!verified) await social.confirmEmailOf(user);
    const id = (await social.me(user))!.id;
    const persona = newPersona({ email: emailOf(user), email_verified: verified });
    const visitor = social.app.visitor();
    const asked = (await social.enter(visitor, persona)).body as { code: string; linkToken: string; username: string };
    expect(asked).toMatchObject({ code: 'link_required', username: verified ? user.username : emailOf(user) });
    expect(await social.me(visitor)).toBeNull();
    expect(await social.table('social_logins').where({ subject: persona.sub })).toHaveLength(0);

    expect(refusal(await social.link(visitor, { linkToken: asked.linkToken }))).toEqual([400, 'invalid_request']);
    expect(refusal(await social.link(visitor, { linkToken: asked.linkToken, password: 'not-my-password' }))).toEqual([403, 'wrong_password']);
    expect((await social.link(visitor, { linkToken: asked.linkToken, password: PASSWORD })).body.success).toBe(true);
    expect((await social.me(visitor))?.id).toBe(id);
    expect((await social.me(visitor))?.emailConfirmed).toBe(true);
    expect(await social.me(user)).toBeNull();
    expect(refusal(await social.link(social.app.visitor(), { linkToken: asked.linkToken, password: PASSWORD }))).toEqual([409, 'social_flow_over']);
    const next = social.app.visitor();
    await social.enter(next, persona);
    expect((await social.me(next))?.id).toBe(id);
  });

  it('linking a social login never asks for a password of an account that has none', async () => {
    const persona = newPersona({ email_verified: false });
    await social.enter(social.app.visitor(), persona);
    expect(refusal(await social.enter(social.app.visitor(), newPersona({ email: persona.email! })))).toEqual([409, 'email_taken']);
  });

  it('a social login is linked to the signed-in user, and cannot be linked to a second one', async () => {
    const [user, other, elsewhere] = [await social.app.register(), await social.app.register(), social.app.visitor()];
    await call(elsewhere, login, { body: { username: user.username, password: PASSWORD } });
    const persona = newPersona();
    expect((await social.enter(user, persona)).body).toMatchObject({ success: true, user: { username: user.username } });
    expect(await social.loginsOf(user)).toMatchObject([{ subject: persona.sub }]);
    expect(await social.me(elsewhere)).toBeNull();
    expect((await social.enter(user, persona)).status).toBe(200);
    expect(await social.loginsOf(user)).toHaveLength(1);
    expect(refusal(await social.enter(other, persona))).toEqual([409, 'social_taken']);
  });

  it('linking a social login in the settings needs the password, or the code if a second factor is on', async () => {
    const user = await social.app.register();
    const start = (body: { password?: string; code?: string }) => call(user, startSocialLogin, { body });
    expect(refusal(await start({}))).toEqual([400, 'invalid_request']);
    expect(refusal(await start({ password: 'not-my-password' }))).toEqual([403, 'wrong_password']);
    expect((await start({ password: PASSWORD })).status).toBe(200);
    const { secret } = (await call(user, startSecondFactor, { body: { password: PASSWORD } })).body;
    const codeIn = (steps: number): string => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: social.clock.now().getTime() + steps * 30_000 });
    await call(user, confirmSecondFactor, { body: { code: codeIn(-1) } });
    expect(refusal(await start({ password: PASSWORD }))).toEqual([422, 'second_factor_required']);
    expect(refusal(await start({ code: '000000' }))).toEqual([422, 'wrong_code']);
    expect((await start({ code: codeIn(0) })).status).toBe(200);
    const visitor = social.app.visitor();
    await social.enter(visitor, newPersona());
    expect(refusal(await call(visitor, startSocialLogin, { body: {} }))).toEqual([409, 'password_needed']);
  });

  it('the second factor is asked for at a sign-in by a linked social login, and before one is linked', async () => {
    const user = await social.app.register();
    await social.confirmEmailOf(user);
    const id = (await social.me(user))!.id;
    const { secret } = (await call(user, startSecondFactor, { body: { password: PASSWORD } })).body;
    const codeIn = (steps: number): string => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: social.clock.now().getTime() + steps * 30_000 });
    await call(user, confirmSecondFactor, { body: { code: codeIn(-1) } });
    const persona = newPersona({ email: emailOf(user) });
    for (const step of [0, 1]) {
      const visitor = social.app.visitor();
      const asked = (await social.enter(visitor, persona)).body as { code: string; linkToken: string };
      expect(asked.code).toBe('second_factor_required');
      expect(await social.me(visitor)).toBeNull();
      expect(await social.table('social_logins').where({ subject: persona.sub })).toHaveLength(step);
      expect((await social.link(visitor, { linkToken: asked.linkToken })).body).toMatchObject({ code: 'second_factor_required' });
      expect(refusal(await social.link(visitor, { linkToken: asked.linkToken, code: '000000' }))).toEqual([422, 'wrong_code']);
      expect((await social.link(visitor, { linkToken: asked.linkToken, code: codeIn(step) })).body.success).toBe(true);
      expect((await social.me(visitor))?.id).toBe(id);
    }
  });

  it('a social login can be unlinked, but never as the last credential, also when two requests come at once', async () => {
    const unlink = (user: HttpUser, id: string) => call(user, unlinkSocialLogin, { params: { id } });
    const visitor = social.app.visitor();
    await social.enter(visitor, newPersona());
    const [only] = await social.loginsOf(visitor);
    expect(refusal(await unlink(visitor, only!.id))).toEqual([409, 'last_credential']);
    // An account without a password can link a second login only by its confirmed address.
    await social.table('social_logins').insert({ id: newId(), issuer: social.oidc.env['OIDC_ISSUER'], subject: newId(), user_id: (await social.me(visitor))!.id, created_at: new Date() });
    const both = await social.loginsOf(visitor);
    const stranger = await social.app.register();
    expect(refusal(await unlink(stranger, only!.id))).toEqual([404, 'not_found']);
    const answers = await Promise.all(both.map(({ id }) => unlink(visitor, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await social.loginsOf(visitor)).toHaveLength(1);

    const user = await social.app.register();
    const persona = newPersona();
    await social.enter(user, persona);
    const [login] = await social.loginsOf(user);
    expect((await unlink(user, login!.id)).status).toBe(200);
    const next = social.app.visitor();
    await social.enter(next, persona);
    expect((await social.me(next))?.id).not.toBe((await social.me(user))!.id);
  });
});
