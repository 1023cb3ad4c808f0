import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#contracts/durations.ts';
import { login } from '#contracts/identity.ts';
import { SOCIAL_CALLBACK_PATH, startSocialLogin } from '#contracts/social-login.ts';
import { call } from '#testing/test-app.ts';
import { newPersona, openSocialLogin, PASSWORD, refusal } from './testing/social-fixtures.ts';
import type { SocialFixtures } from './testing/social-fixtures.ts';

let social: SocialFixtures;
beforeAll(async () => {
  social = await openSocialLogin();
});
afterAll(() => social.close());

describe('social login', () => {
  it('a social login sends browsers to the provider with PKCE, state and nonce, and without the verifier', async () => {
    const { url, flow } = (await call(social.app.visitor(), startSocialLogin, { body: {} })).body;
    const asked = Object.fromEntries(new URL(url).searchParams);
    expect(asked).toMatchObject({
      client_id: social.oidc.clientId,
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      redirect_uri: `http://localhost:3000${SOCIAL_CALLBACK_PATH}`,
    });
    expect(asked['state']).not.toBe(asked['nonce']);
    const stored = JSON.stringify(await social.table('social_flows').select());
    for (const secret of [flow, asked['state'], asked['nonce']]) expect(stored).not.toContain(secret);
  });

  it('a social login hands code and state to the client in the fragment, whatever they contain', async () => {
    const location = async (query: string): Promise<[number, string | null]> => {
      const answer = await fetch(social.app.url + SOCIAL_CALLBACK_PATH + query, { redirect: 'manual' });
      expect(answer.headers.get('set-cookie')).toBeNull();
      return [answer.status, answer.headers.get('location')];
    };
    expect(await location('?code=a%26b%23&state=%3Cs%3E')).toEqual([303, '/#social-code=a%26b%23&social-state=%3Cs%3E']);
    expect(await location('?error=access_denied&state=s')).toEqual([303, '/#social-error=access_denied']);
    expect(await location('')).toEqual([303, '/#social-error=failed']);
    expect(await location('?code=x&code=y&state=s')).toEqual([303, '/#social-error=failed']);
    const { back } = await social.begin(social.app.visitor(), 'cancel');
    expect(await location(back.search)).toEqual([303, '/#social-error=access_denied']);
  });

  it('a social login makes an account at the first sign-in and finds it at the next', async () => {
    const persona = newPersona();
    const [first, second] = [social.app.visitor(), social.app.visitor()];
    const answer = await social.enter(first, persona);
    expect(answer.body).toMatchObject({
      success: true,
      user: { username: persona.preferred_username, displayName: 'Mona Rivera', email: persona.email, emailConfirmed: true, conjureBalance: 20 },
    });
    await social.enter(second, { ...persona, email: 'moved@people.test', preferred_username: 'renamed' });
    expect((await social.me(second))?.id).toBe((await social.me(first))!.id);
    expect(await social.table('outbox_events').where({ name: 'user_registered' }).whereRaw(`payload->>'userId' = ?`, [(await social.me(first))!.id])).toHaveLength(1);
    // An account that a social login made has no password, so a sign-in by password is refused.
    expect((await call(social.app.visitor(), login, { body: { username: persona.preferred_username!, password: PASSWORD } })).status).toBe(401);
  });

  it('a social login makes another username if the wanted one is taken, and confirms an email that the provider did not', async () => {
    const owner = await social.app.register();
    const persona = newPersona({ preferred_username: owner.username, email_verified: false });
    const visitor = social.app.visitor();
    await social.enter(visitor, persona);
    const user = (await social.me(visitor))!;
    expect(user.username).toMatch(new RegExp(`^${owner.username}-\\d+$`));
    expect(user.emailConfirmed).toBe(false);
    expect(await social.emailsTo(persona.email!)).toHaveLength(1);
    const { email: _unsaid, ...nameless } = newPersona();
    expect(refusal(await social.enter(social.app.visitor(), nameless))).toEqual([422, 'social_without_email']);
  });

  it('a social login can be finished once, within ten minutes, with its own state, in the browser that began it', async () => {
    const visitor = social.app.visitor();
    const used = await social.begin(visitor, newPersona());
    expect((await social.finish(visitor, used)).status).toBe(200);
    expect(refusal(await social.finish(social.app.visitor(), used))).toEqual([409, 'social_flow_over']);

    const wrong = await social.begin(social.app.visitor(), newPersona());
    expect(refusal(await social.finish(social.app.visitor(), { ...wrong, state: 'x'.repeat(43) }))).toEqual([422, 'social_failed']);
    expect(refusal(await social.finish(social.app.visitor(), wrong))).toEqual([409, 'social_flow_over']);

    const late = await social.begin(social.app.visitor(), newPersona());
    social.advance(10 * MINUTE_MS + 1_000);
    expect(refusal(await social.finish(social.app.visitor(), late))).toEqual([409, 'social_flow_over']);

    // A stranger's social sign-in must not end in the victim's account, nor the victim's sign-in in a stranger's account.
    const [victim, attacker] = [await social.app.register(), await social.app.register()];
    expect(refusal(await social.finish(victim, await social.begin(social.app.visitor(), newPersona())))).toEqual([409, 'social_flow_over']);
    expect(refusal(await social.finish(victim, await social.begin(attacker, newPersona())))).toEqual([409, 'social_flow_over']);
    expect(refusal(await social.finish(social.app.visitor(), await social.begin(attacker, newPersona())))).toEqual([409, 'social_flow_over']);
    expect(await social.loginsOf(victim)).toHaveLength(0);
  });

  it('a social login accepts only the code that its own sign-in brought back', async () => {
    const [mine, theirs] = [await social.begin(social.app.visitor(), newPersona()), await social.begin(social.app.visitor(), newPersona())];
    // PKCE: a stolen code is useless without the verifier of its own sign-in.
    expect(refusal(await social.finish(social.app.visitor(), { ...mine, code: theirs.code }))).toEqual([422, 'social_failed']);
    const made = await social.begin(social.app.visitor(), newPersona());
    expect(refusal(await social.finish(social.app.visitor(), { ...made, code: 'made-up' }))).toEqual([422, 'social_failed']);
  });

  it('ten first sign-ins of one person by a social login at once make one account', async () => {
    const persona = newPersona();
    const visitors = Array.from({ length: 10 }, () => social.app.visitor());
    const begun = await Promise.all(visitors.map((visitor) => social.begin(visitor, persona)));
    const answers = await Promise.all(visitors.map((visitor, index) => social.finish(visitor, begun[index]!)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const ids = new Set(await Promise.all(visitors.map(async (visitor) => (await social.me(visitor))?.id)));
    expect(ids.size).toBe(1);
    expect(await social.table('users').where({ email: persona.email })).toHaveLength(1);
    expect(await social.table('social_logins').where({ subject: persona.sub })).toHaveLength(1);
  });

  it('a social login refuses banned people, and calls off the account deletion of people who sign in', async () => {
    const [visitor, persona] = [social.app.visitor(), newPersona()];
    await social.enter(visitor, persona);
    const { id } = (await social.me(visitor))!;
    await social.table('users').where({ id }).update({ deletes_at: new Date(Date.now() + 1_000_000) });
    await social.enter(social.app.visitor(), persona);
    expect(await social.table('users').where({ id }).select('deletes_at')).toEqual([{ deletes_at: null }]);
    await social.table('users').where({ id }).update({ banned_at: new Date(), ban_reason: 'Spam' });
    expect(refusal(await social.enter(social.app.visitor(), persona))).toEqual([403, 'account_banned']);
  });

  // This test comes last, because it moves the clock by a month.
  it('a session that a social login began ends at the times of every session, and then needs the provider again', async () => {
    const { redis, config } = social.app.services;
    const days = async (count: number): Promise<void> => {
      social.advance(count * DAY_MS);
      const cached = await redis.keys(`${config.redis.prefix}:session:*`);
      if (cached.length > 0) await redis.del(...cached);
    };
    const [busy, idle, persona] = [social.app.visitor(), social.app.visitor(), newPersona()];
    for (const each of [busy, idle]) await social.enter(each, persona);
    const { id } = (await social.me(busy))!;
    for (let turn = 0; turn < 7; turn += 1) {
      await days(4);
      expect((await social.me(busy))?.id, `${turn}`).toBe(id);
    }
    expect(await social.me(idle)).toBeNull();
    await days(3);
    expect(await social.me(busy)).toBeNull();
    expect((await social.enter(busy, persona)).status).toBe(200);
    expect((await social.me(busy))?.id).toBe(id);
  });
});
