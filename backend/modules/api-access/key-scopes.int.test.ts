import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiScope, createApiKey } from '#contracts/api-keys.ts';
import type { ApiScope } from '#contracts/api-keys.ts';
import { API_SCOPES, scopesOf } from '#contracts/api-scopes.ts';
import { newId } from '#kernel/ids.ts';
import { MATRIX, RAW_MATRIX } from '#testing/authorization/matrix.ts';
import { programWith } from '#testing/program.ts';
import type { Program } from '#testing/program.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

/*
 * Every route of the router × every scope. Requests carry an unknown id and a body that fits nothing, so that a request that passes
 * the check of the scope changes nothing.
 */
let app: TestApp;
const holders = new Map<ApiScope | 'all', Program>();
beforeAll(async () => {
  app = await createTestApp();
  const owner = await app.register();
  for (const scope of [...apiScope.options, 'all'] as const) {
    const scopes = scope === 'all' ? [...apiScope.options] : [scope];
    const { body } = await call(owner, createApiKey, { body: { name: scope, scopes, perRun: 20, perDay: 50, expiresInDays: 30 } });
    holders.set(scope, programWith(app.url, body.secret));
  }
});
afterAll(() => app.close());

const ROUTES = [...Object.keys(MATRIX), ...Object.keys(RAW_MATRIX)];
const REFUSED = ['not_for_keys', 'scope_missing'];
/** The code of the refusal, or null when the scope let the request through. */
async function refusal(program: Program, route: string): Promise<string | null> {
  const [method, pattern] = route.split(' ') as [string, string];
  const { status, body } = await program.send(method, pattern.replace(/:\w+/g, () => newId()), method === 'GET' ? {} : { body: { 'no such field': true } });
  const { code = '' } = typeof body === 'object' && body !== null ? (body as { code?: string }) : {};
  expect([route, status]).not.toEqual([route, 401]);
  expect(status).toBeLessThan(500);
  return status === 403 && REFUSED.includes(code) ? code : null;
}

it('each row of the scopes names a route, and each scope opens one', () => {
  expect(Object.keys(API_SCOPES).filter((route) => !ROUTES.includes(route))).toEqual([]);
  for (const scope of apiScope.options) expect(Object.values(API_SCOPES).some((scopes) => scopes.includes(scope))).toBe(true);
});

it('no scope opens keys, accounts, payments or administration', () => {
  const closed = /^\w+ \/api\/(admin|keys|webhooks|auth|payments|stripe|account|push|people\/:id\/(tips|block)|user\/(?!balance|spending|transactions)|purchases|gifts|redeem|prompts\/:id\/unlock|prompt-packs\/:id\/purchase)/;
  expect(Object.keys(API_SCOPES).filter((route) => closed.test(route))).toEqual([]);
  // Each tool of /mcp asks an endpoint, which checks its own scope.
  const unsafe = Object.entries(API_SCOPES).filter(([route]) => !route.startsWith('GET ') && route !== 'POST /mcp');
  expect(unsafe.filter(([, scopes]) => scopes.includes('read'))).toEqual([]);
});

it('a key with all scopes is refused everywhere that has no scope', async () => {
  const unexpected: string[] = [];
  for (const route of ROUTES) {
    const [method, path] = route.split(' ') as [string, string];
    const code = await refusal(holders.get('all')!, route);
    const open = scopesOf(method, path).length > 0;
    if (open ? code !== null : code !== 'not_for_keys') unexpected.push(`${route} answered ${code}`);
  }
  expect(unexpected).toEqual([]);
});

it.each(apiScope.options)('a key with the scope %s opens exactly its routes', async (scope) => {
  const unexpected: string[] = [];
  for (const [route, scopes] of Object.entries(API_SCOPES)) {
    const code = await refusal(holders.get(scope)!, route);
    if (code !== (scopes.includes(scope) ? null : 'scope_missing')) unexpected.push(`${route} answered ${code}`);
  }
  expect(unexpected).toEqual([]);
});
