import { readFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { defineEndpoint } from '#contracts/endpoint.ts';
import { answerFaults } from '#testing/answers/answer-faults.ts';
import { registerUser } from '#testing/http-user.ts';
import { AMBIGUOUS, rawExchange } from '#testing/raw-exchange.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { freePort } from '../run/ports.mjs';
import { findNginx } from '../test/nginx.mjs';
import { startNginx } from './nginx-process.ts';
import type { RunningNginx } from './nginx-process.ts';

const nginx = await findNginx();
const missing = typeof nginx === 'string' ? nginx : null;
const shipped = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

/** Puts this machine's addresses and folders into a shipped nginx configuration. Each replaced place must exist, so that the test runs the shipped file. */
function placed(text: string, places: readonly (readonly [string | RegExp, string])[]): string {
  return places.reduce((done, [from, to]) => {
    expect(done, `no ${String(from)} in the shipped configuration`).toMatch(from);
    return done.replace(from, to);
  }, text);
}

const seenAddress = defineEndpoint({ method: 'GET', path: '/api/test/address', summary: 'Who asks, as the API sees it', response: z.object({ ip: z.string() }) });

/** The address from which this test's client connects. All of 127.0.0.0/8 is loopback, so client and proxies can have different addresses. */
const CLIENT = '127.0.0.9';
const OUTER = '127.0.0.2';
const SPOOFED = '203.0.113.7';

interface Seen {
  ip: string;
  headers: IncomingHttpHeaders;
}
function ask(base: string, headers: Record<string, string> = {}): Promise<Seen> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(`${base}/api/test/address`, { localAddress: CLIENT, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => resolve({ ip: (JSON.parse(text) as { ip: string }).ip, headers: response.headers }));
    });
    request.on('error', reject);
    request.end();
  });
}

describe.skipIf(missing !== null)(`client addresses behind real proxies${missing === null ? '' : ` (skipped: ${missing})`}`, () => {
  let app: TestApp;
  const running: RunningNginx[] = [];
  let clientDir: string;
  /** Addresses of the four nginx servers of this test: web alone; web that other machines reach; web behind the TLS proxy; the TLS proxy. */
  const at = { alone: '', reachable: '', inner: '', outer: '' };

  async function start(configuration: string, port: number): Promise<string> {
    if (typeof nginx === 'string') throw new Error(nginx);
    running.push(await startNginx(nginx, configuration, port));
    return `http://127.0.0.1:${port}`;
  }

  async function startWeb(outerProxies: string): Promise<string> {
    if (typeof nginx === 'string') throw new Error(nginx);
    const port = await freePort();
    return start(
      placed(shipped('nginx.conf'), [
        [/worker_processes auto;/, 'worker_processes 1;'],
        [/worker_connections 32768;/, 'worker_connections 256;'],
        [/pid \/tmp\//, 'pid {dir}/'],
        [/include \/etc\/nginx\/mime\.types;/, `include ${nginx.mimeTypes};`],
        [/include \/etc\/nginx\/outer-proxies\.conf;/, outerProxies],
        // Removes from nginx's configuration what a test machine lacks: Docker's name server, and an option that only nginx 1.27 knows.
        [/resolver 127\.0\.0\.11 .*;/, ''],
        [/root \/srv\/client;/, `root ${clientDir};`],
        [/server api:3000 resolve /, `server ${new URL(app.url).host} `],
        [/listen 8080;/, `listen 127.0.0.1:${port};`],
      ]).replace(/_temp_path \/tmp\//g, '_temp_path {dir}/'),
      port,
    );
  }

  beforeAll(async () => {
    clientDir = await mkdtemp(join(tmpdir(), 'conjure-web-'));
    await mkdir(join(clientDir, 'assets'));
    await Promise.all([writeFile(join(clientDir, 'assets/index-a1B2c3D4.js'), '1;'), writeFile(join(clientDir, 'assets/mark-a1B2c3D4.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')]);
    // Opens the folder of the client's files to other users, because nginx runs as one of them.
    await chmod(clientDir, 0o755);
    app = await createTestApp({
      overrides: { PUBLIC_URL: 'https://conjure.example', TRUSTED_PROXIES: '1' },
      mount: (routes) => routes.read(seenAddress, 'open', ({ ip }) => Promise.resolve({ ip })),
    });
    at.alone = await startWeb(shipped('outer-proxies.conf'));
    at.reachable = await startWeb(shipped('no-outer-proxies.conf'));
    at.inner = await startWeb(placed(shipped('outer-proxies.conf'), [[/set_real_ip_from 10\.0\.0\.0\/8;/, `set_real_ip_from ${OUTER};`]]));
    const port = await freePort();
    const site = placed(shipped('tls-proxy.conf'), [
      [/listen 443 ssl;/, `listen 127.0.0.1:${port}; proxy_bind ${OUTER};`],
      [/listen 80;/, `listen 127.0.0.1:${await freePort()};`],
      [/ssl_certificate .*;/, ''],
      [/ssl_certificate_key .*;/, ''],
      [/proxy_pass http:\/\/127\.0\.0\.1:8080;/, `proxy_pass ${at.inner};`],
    ]);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path {dir}/${name};`).join(' ');
    at.outer = await start(`worker_processes 1; pid {dir}/nginx.pid; events {} http { access_log off; ${temporary}\n${site}}`, port);
  }, 60_000);
  afterAll(async () => {
    for (const one of running.reverse()) await one.stop();
    await app.close();
    await rm(clientDir, { recursive: true });
  });

  it.each(['/assets/index-a1B2c3D4.js', '/assets/mark-a1B2c3D4.svg', '/assets/', '/assets/none-a1B2c3D4.js', '/metrics', '/api/config', '/web-health'])('web (nginx) sends the same security headers with %s as the API does, each once', async (path) => {
    const answer = await fetch(at.alone + path);
    // Leaves HSTS out of the comparison: the API sends it only over https, and this test's API runs without.
    const faults = answerFaults({ asked: path, method: 'GET', status: answer.status, headers: answer.headers, text: await answer.text() });
    expect(faults.filter((fault) => path !== '/api/config' || !fault.includes('HSTS'))).toEqual([]);
    for (const name of ['x-content-type-options', 'referrer-policy']) expect(answer.headers.get(name)).not.toContain(',');
    expect([404, 403].includes(answer.status)).toBe(['/assets/', '/assets/none-a1B2c3D4.js', '/metrics'].includes(path));
  });

  it.each(Object.entries(AMBIGUOUS))('web (nginx) refuses a malformed request with %s, and answers it exactly once', async (_what, request) => {
    const said = await rawExchange(at.alone, request);
    expect(said.match(/HTTP\/1\.1 \d+/g)).toEqual([expect.stringMatching(/ (400|501)$/)]);
  });

  it('web (nginx) refuses a TRACE request and repeats nothing of it', async () => {
    const said = await rawExchange(at.alone, 'TRACE /api/config HTTP/1.1\r\nHost: localhost\r\nCookie: repeated=yes\r\nConnection: close\r\n\r\n');
    expect([/HTTP\/1\.1 (\d+)/.exec(said)?.[1], said.includes('repeated')]).toEqual(['405', false]);
  });

  it("without a proxy before web (nginx), the API sees the client's address whatever the client claims", async () => {
    expect((await ask(at.alone)).ip).toBe(CLIENT);
    expect((await ask(at.alone, { 'X-Forwarded-For': SPOOFED, 'X-Real-IP': SPOOFED, Forwarded: `for=${SPOOFED}` })).ip).toBe(CLIENT);
  });

  it("when other machines reach web (nginx) directly, the API sees each client's address; if web trusted a network, a client could claim another one", async () => {
    // no-outer-proxies.conf names no network, only comments, so that web trusts no client as a proxy.
    expect(shipped('no-outer-proxies.conf').split('\n').filter((line) => line !== '' && !line.startsWith('#'))).toEqual([]);
    expect((await ask(at.reachable, { 'X-Forwarded-For': SPOOFED, 'X-Real-IP': SPOOFED })).ip).toBe(CLIENT);
    const believing = await startWeb(placed(shipped('outer-proxies.conf'), [[/set_real_ip_from 10\.0\.0\.0\/8;/, `set_real_ip_from ${CLIENT};`]]));
    expect((await ask(believing, { 'X-Forwarded-For': SPOOFED })).ip).toBe(SPOOFED);
  });

  it("behind the TLS proxy and web (nginx), the API sees the client's address, not a proxy's and not what the client claims", async () => {
    expect((await ask(at.outer)).ip).toBe(CLIENT);
    expect((await ask(at.outer, { 'X-Forwarded-For': `${SPOOFED}, ${OUTER}` })).ip).toBe(CLIENT);
  });

  it('web (nginx) does not believe the address that a client claims when it bypasses the TLS proxy', async () => {
    expect((await ask(at.inner, { 'X-Forwarded-For': SPOOFED })).ip).toBe(CLIENT);
  });

  it.each(['alone', 'outer'] as const)('web (nginx) removes a request id that a client sent before the API sees the request (reached at the address "%s")', async (set) => {
    const { headers } = await ask(at[set], { 'X-Request-Id': 'chosen-by-a-client' });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  });

  it("web (nginx) does not pass on the API's metrics, and the API refuses a request for a foreign host", async () => {
    expect((await fetch(`${at.alone}/metrics`)).status).toBe(404);
    const status = await new Promise<number>((resolve, reject) => {
      httpRequest(`${at.outer}/api/auth/me`, { headers: { Host: 'evil.example' } }, (response) => resolve(response.resume().statusCode!)).on('error', reject).end();
    });
    expect(status).toBe(403);
  });

  it('WebSockets pass the TLS proxy and web (nginx), and signing out closes them', async () => {
    const user = await registerUser(at.outer);
    const socket = connect(at.outer, { transports: ['websocket'], forceNew: true, reconnection: false, extraHeaders: { cookie: user.cookie() } });
    try {
      await new Promise<void>((resolve, reject) => {
        socket.on('connect', resolve);
        socket.on('connect_error', reject);
      });
      expect(socket.io.engine.transport.name).toBe('websocket');
      const closed = new Promise((resolve) => socket.on('disconnect', resolve));
      expect((await user.send('POST', '/api/auth/logout')).status).toBe(200);
      expect(await closed).toBe('io server disconnect');
    } finally {
      socket.close();
    }
  });

  it('request bodies up to the size of an import pass the TLS proxy and web (nginx), and larger ones are refused', async () => {
    const send = async (bytes: number) =>
      (await fetch(`${at.outer}/api/test/address`, { method: 'POST', headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/octet-stream' }, body: Buffer.alloc(bytes) }).catch(() => null))?.status ?? 'cut';
    expect([await send(20 * 1024 * 1024), await send(23 * 1024 * 1024)]).not.toContain(502);
    expect([413, 'cut']).toContain(await send(23 * 1024 * 1024));
  });
});
