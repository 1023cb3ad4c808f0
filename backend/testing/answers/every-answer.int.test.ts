import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { adminLogin } from '#contracts/admin-access.ts';
import { apiScope, createApiKey } from '#contracts/api-keys.ts';
import { defineEndpoint } from '#contracts/endpoint.ts';
import { KnownIds } from '../fuzz/known-ids.ts';
import type { HttpUser } from '../http-user.ts';
import { programWith } from '../program.ts';
import { AMBIGUOUS, rawExchange } from '../raw-exchange.ts';
import { call, createTestApp } from '../test-app.ts';
import type { TestApp } from '../test-app.ts';
import { answerFaults } from './answer-faults.ts';
import type { SeenAnswer } from './answer-faults.ts';
import { noteWrites } from './noted-writes.ts';
import type { NotedWrite } from './noted-writes.ts';
import { PRODUCTION_HASHES, quickHash } from '#testing/quick-hash.ts';

const ADMIN_PASSWORD = 'abracadabra-and-more';
const SHELL = '<!doctype html><html><head><title>Old</title><meta name="description" content="old" /><!--app-head--></head><body><div id="root"></div></body></html>';
/** An endpoint that writes although it reads, so that the test has something to find. */
const careless = defineEndpoint({ method: 'GET', path: '/api/test/careless', summary: 'A read that writes', response: z.object({ ok: z.boolean() }) });

const echo = defineEndpoint({
  method: 'GET', path: '/api/test/echo/:text', summary: 'What the server understood',
  params: z.object({ text: z.string() }), query: z.object({ text: z.optional(z.string()) }), response: z.object({ inPath: z.string(), inQuery: z.optional(z.string()) }),
});

/** Tables that reads may write to, with the reason: none of them changes what a person has, or sees of others. */
const BOOKKEEPING: Readonly<Record<string, string>> = {
  referral_codes: 'the link by which a person invites others is made when they first look at it, and counts its clicks',
  referral_clicks: 'that a link was followed, once per visitor and day',
  referral_prints: 'evidence against invitations of oneself: that this browser followed a link',
  api_keys: 'when a key was last used',
  'outbox_events admin_action': 'the audit log says which administrator read the hidden text of an agent',
  outbox_jobs: 'the jobs of that event',
};

type Sender = Pick<HttpUser, 'send'>;

describe('every answer', () => {
  let app: TestApp;
  let clientDir: string;
  let member: HttpUser;
  let people: Record<'visitor' | 'member' | 'administrator' | 'program', Sender>;
  const ids = new KnownIds();
  const seen: SeenAnswer[] = [];

  const ask = async (who: keyof typeof people, method: string, path: string, options: Parameters<Sender['send']>[2] = {}): Promise<SeenAnswer> => {
    const { status, headers, text, body } = await people[who].send(method, path, { redirect: 'manual', ...options });
    if (status < 300) ids.learn(path, body);
    const answer = { asked: `${who} ${method} ${path.slice(0, 100)}`, method, status, headers, text };
    seen.push(answer);
    return answer;
  };
  const reads = (): string[] => [...app.table.endpoints().filter(({ endpoint }) => endpoint.method === 'GET').map(({ endpoint }) => endpoint.path), ...app.table.raw().map(({ path }) => path)];
  const filled = (path: string, choice: number): string => path.replace(/:\w+/g, () => encodeURIComponent(ids.one(path, choice)));

  beforeAll(async () => {
    clientDir = await mkdtemp(join(tmpdir(), 'conjure-answers-'));
    await mkdir(join(clientDir, 'assets'));
    await writeFile(join(clientDir, 'index.html'), SHELL);
    await writeFile(join(clientDir, 'assets/index-a1B2c3D4.js'), 'console.log(1);');
    await writeFile(join(clientDir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    app = await createTestApp({
      overrides: {
        ...PRODUCTION_HASHES, NODE_ENV: 'production', PUBLIC_URL: 'https://conjure.example', CLIENT_DIR: clientDir, RATE_LIMIT_SOCIAL: '1/600',
        ADMIN_PASSWORD_HASH: await quickHash(ADMIN_PASSWORD),
      },
      mount: (routes) => {
        routes.read(careless, 'open', async () => {
          await app.services.db.knex('users').whereNull('erased_at').update({ updated_at: new Date() });
          return { ok: true };
        });
        routes.read(echo, 'open', ({ params, query }) => Promise.resolve({ inPath: params.text, inQuery: query.text }));
      },
    });
    const [administrator, owner] = await Promise.all([app.register(), app.register()]);
    member = await app.register();
    await call(administrator, adminLogin, { body: { password: ADMIN_PASSWORD } });
    const key = await call(owner, createApiKey, { body: { name: 'Reads', scopes: [...apiScope.options], perRun: 20, perDay: 50, expiresInDays: 90 } });
    people = { visitor: app.visitor(), member, administrator, program: programWith(app.url, key.body.secret) };
  });
  afterAll(async () => {
    await app.close();
    await rm(clientDir, { recursive: true });
  });

  it('reading any address leaves the database as it was for every caller, and the test notices a read that writes', async () => {
    await ask('member', 'POST', '/api/ai/generate', { body: { expectedTotal: 99, contentType: 'text', prompt: 'A quiet lighthouse' } });
    for (const path of reads()) if (!path.includes(':')) await ask('administrator', 'GET', path);
    const { db } = app.services;
    const [inviter] = await db.knex('users').where({ username: member.username }).select<{ id: string }[]>('id');
    await db.knex('referral_codes').insert({ user_id: inviter!.id, code: 'ANSWERS1', created_at: new Date() });
    const noted = await noteWrites(db.knex);
    for (const who of ['visitor', 'member', 'administrator', 'program'] as const) {
      for (const [at, path] of reads().entries()) if (path !== careless.path && asksMuch(who, path)) await ask(who, 'GET', filled(path, at));
      for (const path of ['/', '/?r=ANSWERS1', '/prompt/no-such', '/admin/queues', '/no/such/page']) await ask(who, 'GET', path);
    }
    const writes = await noted();
    expect(unexpected(writes)).toEqual([]);
    await ask('visitor', 'GET', careless.path);
    expect(unexpected(await noted())).toEqual([expect.stringContaining('users: update "users"')]);
  });

  it('every answer of every kind has its security headers, its character set and safe cookies', async () => {
    await ask('visitor', 'POST', '/api/auth/register', { body: { username: 'answers', email: 'answers@example.test', password: 'correct-horse-9' } });
    await ask('visitor', 'POST', '/api/auth/login', { body: { username: 'answers', password: 'wrong-horse-9' } });
    await ask('visitor', 'POST', '/api/auth/login', { body: { username: 'answers', password: 'correct-horse-9' } });
    await ask('visitor', 'POST', '/api/auth/login', { rawBody: '{', headers: { 'Content-Type': 'application/json' } });
    await ask('visitor', 'POST', '/api/auth/login', { rawBody: 'x'.repeat(200_000), headers: { 'Content-Type': 'application/json' } });
    await ask('visitor', 'POST', '/api/auth/login', { body: {}, headers: { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://elsewhere.example' } });
    await ask('visitor', 'POST', '/api/auth/logout');
    for (const origin of ['https://elsewhere.example', 'null']) for (const path of ['/api/config', '/api/auth/me', '/']) await ask('member', 'GET', path, { headers: { Origin: origin, 'Sec-Fetch-Site': 'cross-site' } });
    for (const method of ['OPTIONS', 'PUT', 'HEAD', 'PROPFIND']) for (const path of ['/', '/api/config', '/api/no/such']) await ask('member', method, path, { headers: { 'Access-Control-Request-Method': 'POST' } });
    for (const path of ['/healthz', '/readyz', '/metrics', '/assets/index-a1B2c3D4.js', '/favicon.svg', '/assets/', '/assets/none.js', '/.git/HEAD', '/.env', '/admin/queues/api/queues']) await ask('administrator', 'GET', path);
    for (const path of ['?EIO=4&transport=polling', '?EIO=9', '?EIO=4&transport=none']) await ask('member', 'GET', `/socket.io/${path}`, { headers: { Origin: 'https://conjure.example' } });
    await ask('visitor', 'GET', '/socket.io/?EIO=4&transport=polling', { headers: { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' } });
    // The identity provider's answer, which strangers can forge, must not lead to another host.
    for (const away of ['//evil.example', 'https:evil.example', '/\\evil.example']) {
      for (const query of [`code=${encodeURIComponent(away)}&state=x`, `error=${encodeURIComponent(away)}`]) await ask('visitor', 'GET', `/api/auth/social/callback?${query}`);
      await ask('visitor', 'GET', `/${away}`);
      await ask('visitor', 'GET', `/prompt/${encodeURIComponent(away)}?via=${encodeURIComponent(away)}`);
    }
    for (let tried = 0; tried < 2; tried += 1) await ask('visitor', 'POST', '/api/auth/social/start', { body: {} });
    expect(seen.flatMap(answerFaults)).toEqual([]);
    const kinds = [...new Set(seen.map(({ status }) => status))].sort();
    console.log(`${seen.length} answers of the kinds ${kinds.join(', ')}`);
    const transport = seen.filter(({ asked }) => asked.includes('socket.io')).map(({ status }) => status);
    expect(transport).toEqual([200, 400, 400, 403]);
    expect(kinds).toEqual(expect.arrayContaining([200, 201, 202, 303, 400, 401, 403, 404, 413]));
    expect(seen.flatMap(({ headers }) => headers.getSetCookie().map((cookie) => cookie.split('=')[0]))).toEqual(expect.arrayContaining(['__Host-sid', '__Host-device', '__Host-arrival']));
  });

  it.each(Object.entries(AMBIGUOUS))('the server refuses a request with %s once, and does not answer the second request that is hidden in it', async (_what, request) => {
    const said = await rawExchange(app.url, request);
    expect(said.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400']);
  });

  it("the server's answer to TRACE repeats nothing of the request", async () => {
    const said = await rawExchange(app.url, 'TRACE /api/config HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\nCookie: repeated=yes\r\nConnection: close\r\n\r\n');
    expect([/HTTP\/1\.1 (\d+)/.exec(said)?.[1], said.includes('repeated')]).toEqual(['404', false]);
  });

  it.each(['/assets', '/assets/', '/.git/', '/.git/HEAD', '/.env', '/package.json', '/.vite/manifest.json', '/assets/../index.html', '/assets/%2e%2e/index.html', '/assets/..%2f..%2f..%2fetc/passwd', '/assets/%252e%252e/%252e%252e/%252e%252e/etc/passwd'])(
    'the server lists no folder, and serves no file outside of the client, at %s',
    async (path) => {
      const said = await rawExchange(app.url, `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
      expect(said).toMatch(/^HTTP\/1\.1 (404|200)/);
      // Addresses without a dot are pages, so the server answers with the HTML shell.
      if (said.startsWith('HTTP/1.1 200')) expect([path, said]).toEqual(['/assets', expect.stringContaining('<div id="root"></div>')]);
      expect(said).not.toMatch(/index-a1B2c3D4|root:x:|\[core\]|<!--app-head-->/);
    },
  );

  it('a text that is encoded twice in an address is decoded only once', async () => {
    const text = '%2527%253Cb%253E&lt;b&gt;\\u003cb\\u003e+%2B';
    const answer = await ask('visitor', 'GET', `/api/test/echo/${encodeURIComponent(text)}?text=${encodeURIComponent(text)}`);
    expect(JSON.parse(answer.text)).toEqual({ inPath: text, inQuery: text });
  });
});

/**
 * Each caller asks for all addresses without an id. Addresses with an id are asked for only by a caller whom they let in, because all others get the
 * same refusal everywhere.
 */
const asksMuch = (who: string, path: string): boolean => !path.includes(':') || who === (path.startsWith('/api/admin/') ? 'administrator' : 'member');

const unexpected = (writes: readonly NotedWrite[]): string[] => [...new Set(writes.filter(({ table }) => !(table in BOOKKEEPING)).map(({ table, statement }) => `${table}: ${statement}`))];
