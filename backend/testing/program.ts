import type { HttpAnswer } from './http-user.ts';

/** A member's program: it sends an API key with its requests, and neither cookies nor an origin. */
export interface Program {
  send<T = unknown>(method: string, path: string, options?: { body?: unknown; rawBody?: string; headers?: Record<string, string> }): Promise<HttpAnswer<T>>;
}

/** Makes a program that sends this API key. */
export const programWith = (baseUrl: string, secret: string): Program => ({
  async send(method, path, { body, rawBody, headers = {} } = {}) {
    const response = await fetch(baseUrl + path, {
      method,
      signal: AbortSignal.timeout(30_000),
      headers: { Authorization: `Bearer ${secret}`, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
      ...(rawBody !== undefined ? { body: rawBody } : body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return { status: response.status, body: (isJson ? JSON.parse(text) : text) as never, headers: response.headers, text };
  },
});
