import { randomUUID } from 'node:crypto';

export interface HttpAnswer<T = unknown> {
  status: number;
  body: T;
  headers: Headers;
  /** The body of the answer as text, for comparisons byte by byte. */
  text: string;
}

/** A user with a cookie jar who sends plain HTTP requests, as a browser on our own pages would. */
export interface HttpUser {
  username: string;
  /** The server that gets the user's requests. A test can change it, to move a user from a dead server to a living one. */
  baseUrl: string;
  send<T = unknown>(method: string, path: string, options?: SendOptions): Promise<HttpAnswer<T>>;
  cookie(): string;
}

export interface SendOptions {
  body?: unknown;
  /** A body that is sent unchanged, in place of `body`. */
  rawBody?: string;
  key?: string;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** `manual` returns a redirecting answer itself instead of following it. */
  redirect?: 'follow' | 'manual';
}

/** Makes a visitor without an account, who sends requests to this server. */
export function createVisitor(baseUrl: string): HttpUser {
  const jar = new Map<string, string>();
  const user: HttpUser = {
    username: `u${randomUUID().slice(0, 12)}`,
    baseUrl,
    cookie: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    async send(method, path, { body, rawBody, key, headers = {}, signal, redirect = 'follow' } = {}) {
      const response = await fetch(user.baseUrl + path, {
        method,
        redirect,
        signal: signal ?? AbortSignal.timeout(30_000),
        headers: {
          Origin: new URL(user.baseUrl).origin,
          'Sec-Fetch-Site': 'same-origin',
          ...(jar.size > 0 ? { Cookie: user.cookie() } : {}),
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...(key ? { 'Idempotency-Key': key } : {}),
          ...headers,
        },
        ...(rawBody !== undefined ? { body: rawBody } : body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      for (const cookie of response.headers.getSetCookie()) {
        const [pair = ''] = cookie.split(';');
        const at = pair.indexOf('=');
        jar.set(pair.slice(0, at), pair.slice(at + 1));
      }
      const text = await response.text();
      // An answer to HEAD names the type JSON, but has no body to parse.
      const isJson = text !== '' && (response.headers.get('content-type')?.includes('json') ?? false);
      return { status: response.status, body: (isJson ? JSON.parse(text) : text) as never, headers: response.headers, text };
    },
  };
  return user;
}

/** Registers a new user, who is then signed in. */
export async function registerUser(baseUrl: string): Promise<HttpUser> {
  const user = createVisitor(baseUrl);
  const answer = await user.send('POST', '/api/auth/register', {
    body: { username: user.username, email: `${user.username}@example.test`, password: 'correct-horse-9' },
  });
  if (answer.status !== 201) throw new Error(`Registration answered ${answer.status}: ${answer.text}`);
  return user;
}
