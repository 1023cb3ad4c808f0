import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSocialLogin } from '#contracts/social-login.ts';
import { signToken } from '#testing/oidc-server.ts';
import type { Forger, SignToken, TokenAnswer } from '#testing/oidc-server.ts';
import { call } from '#testing/test-app.ts';
import { newPersona, openSocialLogin, refusal } from './testing/social-fixtures.ts';
import type { SocialFixtures } from './testing/social-fixtures.ts';

type Part = Record<string, unknown>;
interface IdToken {
  header: Part;
  claims: Part;
  text: string;
  /** Signs a token with the provider's own key, so that only the changed part is wrong. */
  sign: SignToken;
}

const stranger = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const byStranger = (text: Buffer): Buffer => sign('sha256', text, stranger.privateKey);
const seconds = (): number => Math.floor(Date.now() / 1_000);
const claims = (changed: Part) => (token: IdToken): string => token.sign(token.header, { ...token.claims, ...changed });
const header = (changed: Part) => (token: IdToken): string => token.sign({ ...token.header, ...changed }, token.claims);
const without = (name: string) => (token: IdToken): string => token.sign(token.header, Object.fromEntries(Object.entries(token.claims).filter(([each]) => each !== name)));

/** Serves an attacker's list of keys. A server that trusts the key address inside a token would ask for it; `asked` counts this. */
let asked = 0;
const keyList = createServer((_request, response) => {
  asked += 1;
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ keys: [stranger.publicKey.export({ format: 'jwk' })] }));
});
const keyListAddress = (): string => `http://127.0.0.1:${(keyList.address() as AddressInfo).port}/keys`;

const FORGERIES: readonly (readonly [string, (token: IdToken) => string])[] = [
  ['that another key has signed', ({ header: parts, claims: said }) => signToken(parts, said, byStranger)],
  ['whose claims were changed under the old signature', ({ text, claims: said }) => text.replace(/\.[^.]*\./, `.${Buffer.from(JSON.stringify({ ...said, sub: 'another' })).toString('base64url')}.`)],
  ['without a signature', ({ header: parts, claims: said }) => signToken({ ...parts, alg: 'none' }, said, () => Buffer.alloc(0))],
  ['signed with the client secret', ({ header: parts, claims: said }) => signToken({ ...parts, alg: 'HS256' }, said, (text) => createHmac('sha256', 'a-client-secret-for-tests-only').update(text).digest())],
  ['that contains the key for its own signature', ({ header: parts, claims: said }) => signToken({ alg: parts['alg'], jwk: stranger.publicKey.export({ format: 'jwk' }) }, said, byStranger)],
  ['that names the address of another list of keys', ({ header: parts, claims: said }) => signToken({ alg: parts['alg'], jku: keyListAddress(), x5u: keyListAddress() }, said, byStranger)],
  ['for another client', claims({ aud: 'another-client' })],
  ['for several clients without this one', claims({ aud: ['one', 'two'] })],
  ['that was issued at the request of another client', claims({ aud: ['conjure', 'another-client'], azp: 'another-client' })],
  ['of another issuer', claims({ iss: 'https://id.elsewhere.example' })],
  ['that has expired', (token) => claims({ exp: seconds() - 120 })(token)],
  ['that is not valid yet', (token) => claims({ nbf: seconds() + 600 })(token)],
  ['without an expiry time', without('exp')],
  ['without the time of its issue', without('iat')],
  ['without a subject', without('sub')],
  ['with the nonce of another sign-in', claims({ nonce: 'another-nonce' })],
  ['without a nonce', without('nonce')],
  ['that is an access token by its type', header({ typ: 'at+jwt' })],
  ['that is a logout token by its type', header({ typ: 'logout+jwt' })],
];

describe('answers of a provider that lies', () => {
  let social: SocialFixtures;
  let forge: ((token: IdToken) => string) | null = null;
  let metadata: Forger['metadata'];
  let latest: TokenAnswer;
  beforeAll(async () => {
    await new Promise<void>((resolve) => keyList.listen(0, '127.0.0.1', resolve));
    social = await openSocialLogin({
      tokens(answer, signed) {
        const [first = '', second = ''] = answer.id_token.split('.');
        const part = (text: string): Part => JSON.parse(Buffer.from(text, 'base64url').toString()) as Part;
        if (forge) answer.id_token = forge({ header: part(first), claims: part(second), text: answer.id_token, sign: signed });
        latest = { ...answer };
      },
      metadata: (answer) => metadata?.(answer),
    });
  });
  afterAll(async () => {
    keyList.close();
    await social.close();
  });

  it('a social login is refused to start when the provider\'s metadata names another issuer', async () => {
    metadata = (answer) => void (answer['issuer'] = 'https://id.elsewhere.example');
    expect(refusal(await call(social.app.visitor(), startSocialLogin, { body: {} }))).toEqual([422, 'social_failed']);
    metadata = undefined;
  });

  it('a re-signed identity token without changes is accepted, and the browser gets none of the provider’s tokens', async () => {
    forge = (token) => token.sign(token.header, token.claims);
    const visitor = social.app.visitor();
    const begun = await social.begin(visitor, newPersona());
    const answer = await social.finish(visitor, begun);
    expect([answer.status, (await social.me(visitor)) !== null]).toEqual([200, true]);
    const told = `${answer.text}${JSON.stringify([...answer.headers])}${visitor.cookie()}${begun.back.href}`;
    for (const secret of [latest.id_token, latest.access_token]) expect([secret.length > 20, told.includes(secret)]).toEqual([true, false]);
  });

  it.each(FORGERIES)('a social login refuses an identity token %s', async (_what, forgery) => {
    forge = forgery;
    const visitor = social.app.visitor();
    const persona = newPersona();
    const answer = await social.finish(visitor, await social.begin(visitor, persona));
    expect(refusal(answer)).toEqual([422, 'social_failed']);
    expect([await social.me(visitor), (await social.table('users').where({ email: persona.email }).select('id')).length, asked]).toEqual([null, 0, 0]);
  });
});
