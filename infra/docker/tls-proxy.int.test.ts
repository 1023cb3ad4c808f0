import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request as httpsRequest } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect as connectTls } from 'node:tls';
import type { ConnectionOptions, SecureVersion } from 'node:tls';
import { connect } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerUser } from '#testing/http-user.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { freePort } from '../run/ports.mjs';
import { findNginx } from '../test/nginx.mjs';
import { startNginx } from './nginx-process.ts';
import type { RunningNginx } from './nginx-process.ts';

const nginx = await findNginx();
const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
const missing = typeof nginx === 'string' ? nginx : hasOpenssl ? null : 'openssl makes the certificate of this test: install it.';
const NAME = 'conjure.example';

/** Makes a self-signed certificate that is valid for a day. */
function makeCertificate(dir: string): { key: string; certificate: string } {
  const [key, certificate] = [join(dir, 'key.pem'), join(dir, 'certificate.pem')];
  const made = spawnSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', `/CN=${NAME}`, '-addext', `subjectAltName=DNS:${NAME}`, '-keyout', key, '-out', certificate]);
  if (made.status !== 0) throw new Error(made.stderr.toString());
  for (const path of [dir, key, certificate]) chmodSync(path, path === dir ? 0o755 : 0o644);
  return { key, certificate };
}

describe.skipIf(missing !== null)(`the shipped TLS proxy${missing === null ? '' : ` (skipped: ${missing})`}`, () => {
  let app: TestApp;
  let proxy: RunningNginx;
  let ca: string;
  let tlsPort: number;
  let plain: string;
  const dir = mkdtempSync(join(tmpdir(), 'conjure-tls-'));

  beforeAll(async () => {
    if (typeof nginx === 'string') throw new Error(nginx);
    const { key, certificate } = makeCertificate(dir);
    ca = readFileSync(certificate, 'utf8');
    app = await createTestApp({ overrides: { PUBLIC_URL: `https://${NAME}` } });
    const plainPort = await freePort();
    tlsPort = await freePort();
    plain = `http://127.0.0.1:${plainPort}`;
    const site = [
      [/listen 80;/, `listen 127.0.0.1:${plainPort};`],
      [/listen 443 ssl;/, `listen 127.0.0.1:${tlsPort} ssl;`],
      [/ssl_certificate \/.*;/, `ssl_certificate ${certificate};`],
      [/ssl_certificate_key \/.*;/, `ssl_certificate_key ${key};`],
      [/proxy_pass http:\/\/127\.0\.0\.1:8080;/, `proxy_pass ${app.url};`],
    ].reduce((text, [from, to]) => {
      expect(text).toMatch(from as RegExp);
      return text.replace(from as RegExp, to as string);
    }, readFileSync(new URL('tls-proxy.conf', import.meta.url), 'utf8'));
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path {dir}/${name};`).join(' ');
    proxy = await startNginx(nginx, `worker_processes 1; pid {dir}/nginx.pid; events {} http { access_log off; ${temporary}\n${site}}`, plainPort);
  }, 60_000);
  afterAll(async () => {
    await proxy.stop();
    await app.close();
    rmSync(dir, { recursive: true });
  });

  /** Connects to the TLS proxy. @returns the version and cipher suite that the client gets, or why it gets none */
  const shakeHands = (options: ConnectionOptions): Promise<string> => new Promise((resolve) => {
    const socket = connectTls({ host: '127.0.0.1', port: tlsPort, servername: NAME, ca, ...options }, () => {
      resolve(`${socket.getProtocol() ?? ''} ${socket.getCipher().name}`);
      socket.destroy();
    });
    socket.on('error', (error: Error & { code?: string }) => resolve(`refused: ${error.code ?? error.message}`));
  });
  const only = (version: SecureVersion): ConnectionOptions => ({ minVersion: version, maxVersion: version });

  it('the TLS proxy speaks TLS 1.3 and 1.2, and nothing older', async () => {
    expect(await shakeHands({})).toMatch(/^TLSv1\.3 TLS_/);
    expect(await shakeHands(only('TLSv1.2'))).toMatch(/^TLSv1\.2 ECDHE-RSA-.*(GCM|POLY1305)/);
    for (const old of ['TLSv1.1', 'TLSv1'] as const) expect(await shakeHands({ ...only(old), ciphers: 'DEFAULT@SECLEVEL=0' })).toMatch(/^refused/);
  });

  it.each(['ECDHE-RSA-AES128-SHA256', 'ECDHE-RSA-AES256-SHA', 'AES128-GCM-SHA256', 'AES256-SHA256', 'DHE-RSA-AES128-GCM-SHA256'])('the TLS proxy refuses the cipher suite %s, which has no forward secrecy or does not authenticate what it encrypts', async (ciphers) => {
    expect(await shakeHands({ ...only('TLSv1.2'), ciphers: `${ciphers}@SECLEVEL=0` })).toMatch(/^refused/);
  });

  it('the TLS proxy answers requests, and a client that expects another certificate refuses the connection', async () => {
    const ask = (options: { ca?: string; servername: string }): Promise<string> => new Promise((resolve) => {
      httpsRequest({ host: '127.0.0.1', port: tlsPort, path: '/api/config', headers: { Host: NAME }, ...options }, (response) => resolve(String(response.resume().statusCode)))
        .on('error', (error: Error & { code?: string }) => resolve(error.code ?? '')).end();
    });
    expect([await ask({ ca, servername: NAME }), await ask({ servername: NAME }), await ask({ ca, servername: 'elsewhere.example' })]).toEqual(['200', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'ERR_TLS_CERT_ALTNAME_INVALID']);
  });

  it('the TLS proxy passes WebSockets on to web', async () => {
    const user = await registerUser(app.url);
    const socket = connect(`wss://127.0.0.1:${tlsPort}`, { transports: ['websocket'], forceNew: true, reconnection: false, ca, servername: NAME, extraHeaders: { cookie: user.cookie(), Host: NAME } } as Parameters<typeof connect>[1]);
    try {
      await new Promise<void>((resolve, reject) => void socket.on('connect', resolve).on('connect_error', reject));
      expect([socket.io.engine.transport.name, socket.connected]).toEqual(['websocket', true]);
    } finally {
      socket.close();
    }
  });

  it.each(['/', '/prompt/some-slug?tab=reviews', '/pricing'])('the TLS proxy redirects the page %s from http to https, always to its own host name', async (path) => {
    const answer = await fetch(plain + path, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([301, `https://${NAME}${path}`]);
  });

  it.each([['GET', '/api/config'], ['POST', '/api/auth/login'], ['POST', '/'], ['GET', '/mcp'], ['GET', '/media/x'], ['GET', '/socket.io/?EIO=4&transport=polling']])('the TLS proxy refuses the API call %s %s by http, without a redirect', async (method, path) => {
    const answer = await fetch(plain + path, { method, redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([403, null]);
  });
});
