import { request as httpRequest } from 'node:http';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#contracts/errors.ts';
import { createKernelApp } from '#testing/kernel-app.ts';
import type { KernelApp } from '#testing/kernel-app.ts';
import type { HttpAnswer, HttpUser } from '#testing/http-user.ts';

describe('requests', () => {
  let app: KernelApp;
  let visitor: HttpUser;
  beforeAll(async () => {
    app = await createKernelApp();
    visitor = app.visitor();
  });
  afterAll(() => app.close());

  const post = (body: unknown): Promise<HttpAnswer<ErrorBody>> => visitor.send('POST', '/api/test/rows', { body });
  const paths = (answer: HttpAnswer<ErrorBody>): string[] => (answer.body.issues ?? []).map((issue) => issue.path.join('.'));

  it('a refused request names every issue with the full path of its field', async () => {
    const answer = await post({ name: '', nested: { list: [{ n: 1 }, { n: 'x', more: 1 }] }, extra: true, fail: 'nope' });
    expect([answer.status, answer.body.code, answer.body.success]).toEqual([400, 'invalid_request', false]);
    expect(paths(answer).sort()).toEqual(['extra', 'fail', 'name', 'nested.list.1.more', 'nested.list.1.n']);
    expect(answer.body.requestId).toBe(answer.headers.get('x-request-id'));
  });

  it.each([
    ['__proto__', '{"name":"x","__proto__":{"role":"admin"}}', ['__proto__']],
    ['constructor', '{"name":"x","constructor":{}}', ['constructor']],
    ['a NUL byte', '{"name":"a\\u0000b"}', ['name']],
    ['half a surrogate pair', '{"name":"\\ud800"}', ['name']],
    ['an array', '[]', ['']],
    ['nothing', '', ['name']],
  ])('refuses a request whose JSON body contains or is %s', async (_what, text, expected) => {
    const answer = await raw(text);
    expect([answer.status, answer.paths]).toEqual([400, expected]);
  });

  it('refuses a body that is nested too deeply, and text that is not JSON or not UTF-8', async () => {
    expect((await raw(`{"name":${'['.repeat(40_000)}${']'.repeat(40_000)}}`)).status).toBe(400);
    expect((await raw('{"name":')).status).toBe(400);
    expect((await raw(Buffer.from([0x22, 0xff, 0x22]))).status).toBe(400);
  });

  async function raw(body: string | Buffer): Promise<{ status: number; paths: string[] }> {
    const answer = await fetch(`${app.url}/api/test/rows`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
      body: body as never,
    });
    const { issues = [] } = (await answer.json()) as ErrorBody;
    return { status: answer.status, paths: issues.map((issue) => issue.path.join('.')) };
  }

  it('refuses a body that is larger than the limit at once, also when it does not announce its length', async () => {
    const big = JSON.stringify({ name: 'x'.repeat(100 * 1024) });
    expect((await raw(big)).status).toBe(413);
    expect((await raw('x'.repeat(10 * 1024 * 1024))).status).toBe(413);
    expect((await raw(JSON.stringify({ name: 'x'.repeat(90 * 1024) }))).status).toBe(201);
    const chunked = await new Promise<number>((resolve, reject) => {
      const request = httpRequest(`${app.url}/api/test/rows`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin', 'Transfer-Encoding': 'chunked' },
      });
      request.on('response', (response) => resolve(response.resume().statusCode!));
      request.on('error', reject);
      request.end(big);
    });
    expect(chunked).toBe(413);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
    'refuses a request whose body has the content type "%s"',
    async (type) => {
      const before = await app.rows();
      const answer = await fetch(`${app.url}/api/test/rows`, {
        method: 'POST',
        headers: { 'Sec-Fetch-Site': 'same-origin', ...(type ? { 'Content-Type': type } : {}) },
        body: Buffer.from('{"name":"x"}'),
      });
      expect(answer.status).toBe(415);
      expect(await app.rows()).toBe(before);
    },
  );

  it('refuses writes that a browser sends from another origin or site with 403', async () => {
    const own = new URL(app.url).origin;
    const cases: [Record<string, string>, number][] = [
      [{ 'Sec-Fetch-Site': 'same-origin' }, 201],
      [{ 'Sec-Fetch-Site': 'none' }, 201],
      [{ Origin: own }, 201],
      [{ 'Sec-Fetch-Site': 'cross-site' }, 403],
      [{ 'Sec-Fetch-Site': 'same-site' }, 403],
      [{ 'Sec-Fetch-Site': 'cross-site', Origin: own }, 403],
      [{ Origin: 'https://evil.example' }, 403],
      [{ Origin: 'null' }, 403],
      [{ Origin: own.replace('http:', 'http://x@') }, 403],
      [{}, 403],
    ];
    for (const [headers, expected] of cases) {
      const answer = await fetch(`${app.url}/api/test/rows`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: '{"name":"x"}',
      });
      expect([headers, answer.status]).toEqual([headers, expected]);
    }
  });

  it('checks queries and path parameters as strictly as bodies, and tries literal paths before paths with parameters', async () => {
    const get = (path: string): Promise<HttpAnswer<ErrorBody>> => visitor.send('GET', path);
    expect(paths(await get('/api/test/rows?limit=x&more=1')).sort()).toEqual(['limit', 'more']);
    expect((await get('/api/test/rows?limit=1&limit=2')).status).toBe(400);
    expect((await get('/api/auth/me?x=1')).status).toBe(400);
    expect(paths(await get('/api/test/rows/17'))).toEqual(['id']);
    expect((await get('/api/test/rows/latest')).body).toEqual({ literal: true });
    expect((await get('/api/test/rows/01a1fc0e-481e-752f-9ca0-a1d8434ec694')).status).toBe(404);
  });

  it('answers an unknown address of the API as JSON, and tells no detail of an unexpected failure', async () => {
    const unknown = await visitor.send<ErrorBody>('GET', '/api/no/such/thing');
    expect([unknown.status, unknown.body.code]).toEqual([404, 'not_found']);
    const broken = await visitor.send<ErrorBody>('GET', '/api/test/broken');
    expect([broken.status, broken.body.code, broken.body.issues]).toEqual([500, 'internal', undefined]);
    const away = await visitor.send<ErrorBody>('POST', '/api/test/rows', { body: { name: 'x', fail: 'away' } });
    expect([away.status, away.headers.get('retry-after')]).toEqual([503, '2']);
  });

  it.each(['/api/%E0%A4%A', '/api/test/rows/%00', '/%', '//evil.example/api', '/api/test/rows?q=%00', '/api/test/rows?__proto__[x]=1'])(
    'answers the malformed address %s with 400 or 404',
    async (path) => {
      const status = await new Promise<number>((resolve, reject) => {
        const { hostname, port } = new URL(app.url);
        const request = httpRequest({ hostname, port, path }, (response) => resolve(response.resume().statusCode!));
        request.on('error', reject);
        request.end();
      });
      expect([400, 404]).toContain(status);
    },
  );

  it('answers 401 to a visitor and 403 to a user when the endpoint needs the administrator role', async () => {
    expect((await visitor.send('GET', '/api/admin/test')).status).toBe(401);
    const user = await app.register();
    expect((await user.send('GET', '/api/admin/test')).status).toBe(403);
  });

  it('every answer of the API has the security headers', async () => {
    for (const path of ['/api/auth/me', '/api/nope', '/healthz', '/missing.js']) {
      const { headers } = await visitor.send('GET', path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    }
    expect((await visitor.send('GET', '/api/auth/me')).headers.get('cache-control')).toBe('no-store');
    expect((await visitor.send('GET', '/metrics')).status).toBe(404);
  });

  it('serves its OpenAPI 3.1 document, with the routes for administrators only to administrators', async () => {
    type Document = { openapi: string; paths: Record<string, Record<string, { responses: object; requestBody?: object }>> };
    const { body } = await visitor.send<Document>('GET', '/api/openapi.json');
    expect(body.openapi).toBe('3.1.0');
    expect(Object.keys(body.paths)).toEqual(expect.arrayContaining(['/api/auth/register', '/api/test/rows/{id}']));
    expect(Object.keys(body.paths).filter((path) => path.includes('admin'))).toEqual([]);
    expect(Object.keys(body.paths).filter((path) => path.includes(':'))).toEqual([]);
    expect(Object.keys(body.paths['/api/ai/generate']!['post']!.responses)).toEqual(
      ['202', '400', '401', '402', '403', '404', '409', '413', '415', '422', '429', '503'],
    );
    expect(Object.keys(body.paths['/api/user/balance']!['get']!.responses)).not.toContain('402');

    const ajv = new Ajv2020({ strict: false, validateFormats: false, code: { optimize: false } });
    const schemas = JSON.stringify(body.paths).match(/"schema":/g)!.length;
    expect(schemas).toBeGreaterThan(10);
    // Many routes have the same error answers, so the test compiles each different schema only once.
    const distinct = new Set(schemasOf(body.paths).map((schema) => JSON.stringify(schema).replace(/#\/components\/schemas\/\w+/g, '#')));
    for (const schema of distinct) expect(() => ajv.compile(JSON.parse(schema) as object)).not.toThrow();

    const admin = await app.register();
    await app.services.db.knex('users').where({ username: admin.username }).update({ role: 'admin' });
    await admin.send('POST', '/api/auth/login', { body: { username: admin.username, password: 'correct-horse-9' } });
    const full = await admin.send<Document>('GET', '/api/openapi.json');
    expect(Object.keys(full.body.paths)).toContain('/api/admin/test');
  });

  function schemasOf(node: unknown): unknown[] {
    if (typeof node !== 'object' || node === null) return [];
    return Object.entries(node).flatMap(([key, value]) => (key === 'schema' ? [value] : schemasOf(value)));
  }
});
