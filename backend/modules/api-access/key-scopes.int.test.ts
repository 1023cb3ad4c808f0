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
 * The test calls every route with every scope of API keys. Requests have an unknown id and an invalid body, so that one whose scope is accepted
 * changes nothing.
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
/** The code with which the scope check refused the request, or null when the scope allowed it. */
async function refusal(program: Program, route: string): Promise<string | null> {
  const [method, pattern] = route.split(' ') as [string, string];
  const { status, body } = await program.send(method, pattern.replace(/:\w+/g, () => newId()), method === 'GET' ? {} : { body: { 'no such field': true } });
  const { code = '' } = typeof body === 'object' && body !== null ? (body as { code?: string }) : {};
  expect([route, status]).not.toEqual([route, 401]);
  expect(status).toBeLessThan(500);
  return status === 403 && REFUSED.includes(code) ? code : null;
}

it('each route in the list of scopes exists, and each scope opens at least one route', () => {
  expect(Object.keys(API_SCOPES).filter((route) => !ROUTES.includes(route))).toEqual([]);
  for (const scope of apiScope.options) expect(Object.values(API_SCOPES).some((scopes) => scopes.includes(scope))).toBe(true);
});

it('no scope of an API key opens keys, accounts, payments or administration', () => {
  const closed = /^\w+ \/api\/(admin|keys|webhooks|auth|payments|stripe|account|push|people\/:id\/(tips|block)|user\/(?!balance|spending|transactions)|purchases|gifts|redeem|prompts\/:id\/unlock|prompt-packs\/:id\/purchase)/;
  expect(Object.keys(API_SCOPES).filter((route) => closed.test(route))).toEqual([]);
  // Each tool of /mcp calls an endpoint, which checks its own scope.
  const unsafe = Object.entries(API_SCOPES).filter(([route]) => !route.startsWith('GET ') && route !== 'POST /mcp');
  expect(unsafe.filter(([, scopes]) => scopes.includes('read'))).toEqual([]);
});

it('an API key with all scopes is refused by every route that has no scope', async () => {
  const unexpected: string[] = [];
  for (const route of ROUTES) {
    const [method, path] = route.split(' ') as [string, string];
    const code = await refusal(holders.get('all')!, route);
    const open = scopesOf(method, path).length > 0;
    if (open ? code !== null : code !== 'not_for_keys') unexpected.push(`${route} answered ${code}`);
  }
  expect(unexpected).toEqual([]);
});

it.each(apiScope.options)('an API key with the scope %s opens exactly the routes of this scope', async (scope) => {
  const unexpected: string[] = [];
  for (const [route, scopes] of Object.entries(API_SCOPES)) {
    const code = await refusal(holders.get(scope)!, route);
    if (code !== (scopes.includes(scope) ? null : 'scope_missing')) unexpected.push(`${route} answered ${code}`);
  }
  expect(unexpected).toEqual([]);
});
