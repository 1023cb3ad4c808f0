import { request as httpRequest } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { connect } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#contracts/errors.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

describe('hosts that the server answers for', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ overrides: { PUBLIC_URL: 'https://conjure.example', ALLOWED_HOSTS: 'lan.example', TRUSTED_PROXIES: '1', METRICS_TOKEN: 'a-token-of-sixteen' } });
  });
  afterAll(() => app.close());

  interface Answer {
    status: number;
    headers: IncomingHttpHeaders;
    text: string;
  }
  /** The test uses Node's http, because `fetch` does not let a caller set the Host header. */
  const get = (path: string, headers: Record<string, string>): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const request = httpRequest(app.url + path, { headers }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('end', () => resolve({ status: response.statusCode!, headers: response.headers, text }));
      });
      request.on('error', reject);
      request.end();
    });

  it.each(['conjure.example', 'lan.example:81', 'localhost', '127.0.0.1:3000'])('answers requests whose Host header is %s', async (host) => {
    expect((await get('/api/auth/me', { Host: host })).status).toBe(200);
  });

  it.each(['/api/auth/me', '/', '/media/01a1fc0e-481e-752f-9ca0-a1d8434ec694'])('refuses %s for a web page that points its own host name at this machine', async (path) => {
    const answer = await get(path, { Host: 'evil.example', 'X-Forwarded-Host': 'conjure.example', 'Sec-Fetch-Site': 'same-origin' });
    expect([answer.status, (JSON.parse(answer.text) as ErrorBody).code]).toEqual([403, 'unknown_host']);
  });

  it('answers the health and metrics addresses under any Host header', async () => {
    const seen = await Promise.all(['/healthz', '/readyz', '/metrics'].map((path) => get(path, { Host: '10.0.0.7', Authorization: 'Bearer a-token-of-sixteen' })));
    expect(seen.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('refuses a socket whose Host header is foreign, by polling and by WebSocket', async () => {
    const polling = async (host: string) => (await get('/socket.io/?EIO=4&transport=polling', { Host: host })).status;
    expect([await polling('conjure.example'), await polling('evil.example')]).toEqual([200, 403]);
    const websocket = (host: string) =>
      new Promise<string>((resolve) => {
        const socket = connect(app.url, { transports: ['websocket'], reconnection: false, forceNew: true, extraHeaders: { host } });
        socket.on('connect_error', (error) => {
          socket.close();
          resolve(error.message);
        });
      });
    // A handshake with an accepted host is refused only later, because the visitor has no session.
    expect([await websocket('conjure.example'), await websocket('evil.example')]).toEqual(['unauthorized', 'websocket error']);
  });

  it('gives each request an id of its own, whatever id a proxy or a client sends', async () => {
    const { headers } = await get('/api/auth/me', { 'X-Request-Id': 'chosen-by-a-client' });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });
});
