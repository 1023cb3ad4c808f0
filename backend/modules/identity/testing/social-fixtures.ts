import type { ErrorBody } from '#contracts/errors.ts';
import { getMe } from '#contracts/identity.ts';
import { must } from '#contracts/must.ts';
import { finishSocialLogin, linkSocialLogin, startSocialLogin } from '#contracts/social-login.ts';
import { millis, systemClock } from '#kernel/clock.ts';
import type { Clock } from '#kernel/clock.ts';
import { newId } from '#kernel/ids.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { signInAt, startOidcServer } from '#testing/oidc-server.ts';
import type { Forger, Persona } from '#testing/oidc-server.ts';
import { readEmails } from '#testing/read-emails.ts';
import { call, createTestApp } from '#testing/test-app.ts';

export const PASSWORD = 'correct-horse-9';
const GENEROUS = '1000000/60';

export const refusal = ({ status, body }: { status: number; body: unknown }) => [status, (body as ErrorBody).code];
export const emailOf = (user: HttpUser): string => `${user.username}@example.test`;

/** Makes the data of a person who signs in at the test provider. */
export function newPersona(over: Partial<Persona> = {}): Persona {
  const sub = newId();
  return { sub, email: `${sub}@people.test`, email_verified: true, name: 'Mona Rivera', preferred_username: `mona${sub.slice(-8)}`, ...over };
}

/** Fixtures: the product with a test provider of social logins, which answers truthfully unless `forger` changes its answers. */
export async function openSocialLogin(forger: Forger = {}) {
  // The clock of these tests stands still, so that an authenticator's code stays valid until it arrives.
  let at = millis(systemClock);
  const clock: Clock = { now: () => new Date(at) };
  const oidc = await startOidcServer(undefined, undefined, forger);
  const app = await createTestApp({
    clock,
    overrides: { ...oidc.env, LINK_BASE_URL: 'http://localhost:3000', RATE_LIMIT_LOGIN_ACCOUNT: GENEROUS, PASSWORD_HASH_QUEUE: '200' },
  });
  const table = (name: string) => app.services.db.knex(name);
  const me = async (user: HttpUser) => (await call(user, getMe)).body.user;

  /** Starts a social login and follows the redirects up to the return from the provider. */
  async function begin(user: HttpUser, persona: Persona | 'cancel') {
    // A signed-in account must send its password to link a social login; visitors send none.
    const { url, flow } = (await call(user, startSocialLogin, { body: (await me(user)) ? { password: PASSWORD } : {} })).body;
    const back = await signInAt(url, persona);
    return { back, flow, code: back.searchParams.get('code') ?? '', state: back.searchParams.get('state') ?? '' };
  }
  const finish = (user: HttpUser, { flow, code, state }: { flow: string; code: string; state: string }) => call(user, finishSocialLogin, { body: { flow, code, state } });

  return {
    app,
    oidc,
    clock,
    table,
    me,
    begin,
    finish,
    advance(ms: number): void {
      at += ms;
    },
    enter: async (user: HttpUser, persona: Persona) => finish(user, await begin(user, persona)),
    link: (user: HttpUser, body: { linkToken: string; password?: string; code?: string }) => call(user, linkSocialLogin, { body }),
    confirmEmailOf: (user: HttpUser) => table('users').where({ username: user.username }).update({ email_confirmed_at: clock.now() }),
    loginsOf: async (user: HttpUser) =>
      table('social_logins').where({ user_id: must(await me(user), 'a signed-in user').id }).select<{ id: string; subject: string }[]>('id', 'subject'),
    emailsTo: async (recipient: string) => (await readEmails(app, recipient)).map(({ subject }) => subject),
    async close(): Promise<void> {
      await app.close();
      await oidc.close();
    },
  };
}

export type SocialFixtures = Awaited<ReturnType<typeof openSocialLogin>>;
