import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';
import type { Configuration } from 'oidc-provider';
import { SOCIAL_CALLBACK_PATH } from '#contracts/social-login.ts';

/** The claims that the provider returns about a user; a claim that is left out is not returned. */
export interface Persona {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
  preferred_username?: string;
}

export interface OidcServer {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Environment variables that make an API use this provider. */
  env: Record<string, string>;
  close(): Promise<void>;
}

const CLIENT_ID = 'conjure';

/** Lets a test falsify the answers of the OpenID Connect provider. */
export interface Forger {
  /** Changes the answer of the token endpoint. `sign` signs a token with the provider's own key. */
  tokens?(answer: TokenAnswer, sign: SignToken): void;
  /** Changes the metadata that the provider publishes about itself. */
  metadata?(answer: Record<string, unknown>): void;
}
export interface TokenAnswer {
  id_token: string;
  access_token: string;
}
export type SignToken = (header: Record<string, unknown>, claims: Record<string, unknown>) => string;

/**
 * Starts a real OpenID Connect provider on loopback. The user says who they are in a form with the fields of `Persona` and the buttons Continue and
 * Cancel. The provider redirects to our callback's path on any loopback port, and requires PKCE.
 */
export async function startOidcServer(port = 0, clientSecret = 'a-client-secret-for-tests-only', forger: Forger = {}): Promise<OidcServer> {
  const personas = new Map<string, Persona>();
  const http = createServer();
  await new Promise<void>((resolve) => http.listen(port, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const provider = new Provider(issuer, configuration(personas, clientSecret, privateKey));
  provider.use(async (ctx, next) => {
    await next();
    const body: unknown = ctx.body;
    if (ctx.oidc?.route === 'token' && ctx.status === 200) forger.tokens?.(body as TokenAnswer, (header, claims) => signToken(header, claims, (text) => sign('sha256', text, privateKey)));
    if (ctx.oidc?.route === 'discovery') forger.metadata?.(body as Record<string, unknown>);
  });
  // The provider accepts any port, because the API's port is not known yet when it starts.
  provider.Client.prototype.redirectUriAllowed = (uri) => {
    const { hostname, pathname } = new URL(uri);
    return ['127.0.0.1', 'localhost'].includes(hostname) && pathname === SOCIAL_CALLBACK_PATH;
  };
  const answer = provider.callback();
  http.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
    void interact(provider, personas, request, response).catch(() => response.writeHead(400).end('This sign-in is over.'));
  });
  return {
    issuer,
    clientId: CLIENT_ID,
    clientSecret,
    env: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: CLIENT_ID, OIDC_CLIENT_SECRET: clientSecret, OIDC_LABEL: 'Test ID' },
    close: () =>
      new Promise((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  };
}

/** Makes a token (RFC 7519) from a header and claims, signed by the function `signature`. */
export function signToken(header: Record<string, unknown>, claims: Record<string, unknown>, signature: (text: Buffer) => Buffer): string {
  const text = [header, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  return `${text}.${signature(Buffer.from(text)).toString('base64url')}`;
}

const configuration = (personas: Map<string, Persona>, clientSecret: string, privateKey: KeyObject): Configuration => ({
  clients: [
    {
      client_id: CLIENT_ID,
      client_secret: clientSecret,
      redirect_uris: [`http://localhost:3000${SOCIAL_CALLBACK_PATH}`],
      token_endpoint_auth_method: 'client_secret_post',
    },
  ],
  pkce: { required: () => true },
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'preferred_username'] },
  findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => ({ ...personas.get(sub), sub }) }),
  // The provider does not ask the user for consent, because our own client is the only one.
  async loadExistingGrant({ oidc }) {
    const grant = new oidc.provider.Grant({ clientId: oidc.client!.clientId, accountId: oidc.session!.accountId! });
    grant.addOIDCScope('openid email profile');
    await grant.save();
    return grant;
  },
  cookies: { keys: [randomBytes(16).toString('hex')] },
  jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig' }] },
  ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
});

const FORM = `<!doctype html><html lang="en"><title>Test ID</title><h1>Test ID</h1><form method="post">
<label>Subject <input name="sub" required></label>
<label>Email <input name="email"></label>
<label><input type="checkbox" name="email_verified"> Email is verified</label>
<label>Name <input name="name"></label>
<label>Username <input name="preferred_username"></label>
<button name="answer" value="continue">Continue</button> <button name="answer" value="cancel" formnovalidate>Cancel</button></form></html>`;

async function interact(provider: Provider, personas: Map<string, Persona>, request: IncomingMessage, response: ServerResponse): Promise<void> {
  await provider.interactionDetails(request, response);
  if (request.method !== 'POST') return void response.writeHead(200, { 'Content-Type': 'text/html' }).end(FORM);
  const form = await readForm(request);
  if (form.get('answer') === 'cancel') {
    return provider.interactionFinished(request, response, { error: 'access_denied', error_description: 'They changed their mind.' });
  }
  const persona: Persona = { sub: form.get('sub')!, email_verified: form.has('email_verified') };
  for (const name of ['email', 'name', 'preferred_username'] as const) {
    if (form.get(name)) persona[name] = form.get(name)!;
  }
  personas.set(persona.sub, persona);
  await provider.interactionFinished(request, response, { login: { accountId: persona.sub } });
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += String(chunk);
  return new URLSearchParams(text);
}

/** Signs in on the provider's pages as a browser would; returns our address to which the provider redirects the browser. */
export async function signInAt(url: string, persona: Persona | 'cancel'): Promise<URL> {
  const jar = new Map<string, string>();
  let next = new URL(url);
  let body: URLSearchParams | null = null;
  for (let step = 0; step < 10; step += 1) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const page: Response = await fetch(next, { redirect: 'manual', headers: { Cookie: cookie }, ...(body && { method: 'POST', body }) });
    for (const line of page.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
      jar.set(name!, value!);
    }
    const location = page.headers.get('location');
    if (location === null) {
      if (page.status !== 200) throw new Error(`The provider answered ${page.status}: ${await page.text()}`);
      body = formOf(persona);
      continue;
    }
    body = null;
    next = new URL(location, next);
    if (next.pathname === SOCIAL_CALLBACK_PATH) return next;
  }
  throw new Error('The provider sent the browser in circles.');
}

function formOf(persona: Persona | 'cancel'): URLSearchParams {
  if (persona === 'cancel') return new URLSearchParams({ answer: 'cancel' });
  const { email_verified: verified = false, ...words } = persona;
  return new URLSearchParams({ ...words, ...(verified && { email_verified: 'on' }), answer: 'continue' });
}
