import { afterAll, beforeAll, expect, it } from 'vitest';
import { adminLogin } from '#contracts/admin-access.ts';
import type { ErrorBody, Issue } from '#contracts/errors.ts';
import { must } from '#contracts/must.ts';
import { AppError } from '#kernel/errors.ts';
import { openApiDocument } from '#kernel/http/openapi/openapi-document.ts';
import { parseRequest } from '#kernel/http/parse-request.ts';
import { quickHash } from '#testing/quick-hash.ts';
import type { HttpUser } from '../http-user.ts';
import { inLanes } from '../in-lanes.ts';
import { call, createTestApp } from '../test-app.ts';
import type { TestApp } from '../test-app.ts';
import type { Paths } from './fuzz-requests.ts';
import { isRecord } from './record.ts';
import { violationsOf } from './violations.ts';
import type { Violation } from './violations.ts';

const ADMIN_PASSWORD = 'abracadabra-and-more';

let app: TestApp;
let administrator: HttpUser;
let paths: Paths;
beforeAll(async () => {
  app = await createTestApp({ overrides: { ADMIN_PASSWORD_HASH: await quickHash(ADMIN_PASSWORD) } });
  administrator = await app.register();
  await call(administrator, adminLogin, { body: { password: ADMIN_PASSWORD } });
  paths = (await openApiDocument(app.table.endpoints(), { admin: true, scopesOf: () => [], keyDefaults: [] })).paths as Paths;
});
afterAll(() => app.close());

/** How many violations are read by the schemas alone for each one that is also sent. Sending all of them would take a minute. */
const SENT_OF = 20;

const names = (issues: readonly Issue[], field: Violation['field']): boolean => field === null || issues.some(({ path }) => path.every((step, at) => step === field[at]));

/** Reads each violation as the server reads a request, and returns those that it accepts, or refuses without naming the field. */
function accepted(violations: readonly Violation[]): string[] {
  const endpoints = new Map(app.table.endpoints().map(({ endpoint }) => [`${endpoint.method} ${endpoint.path.replace(/:(\w+)/g, '{$1}')}`, endpoint]));
  return violations.flatMap(({ method, path, params, query, body, field, what }) => {
    try {
      parseRequest(must(endpoints.get(`${method} ${path}`), path), { params, query, body: body === undefined ? undefined : JSON.parse(body) });
      return [what];
    } catch (error) {
      return error instanceof AppError && names(error.issues ?? [], field) ? [] : [`${what}: ${String(error)}`];
    }
  });
}

/** Sends violations, and returns those that the server did not refuse, or refused without naming the field. */
async function notRefused(violations: readonly Violation[]): Promise<string[]> {
  const problems: string[] = [];
  await inLanes(violations, 4, async ({ method, address, body, field, what }) => {
    const { status, body: answer, text } = await administrator.send<ErrorBody>(method, address, { ...(body !== undefined && { rawBody: body, headers: { 'Content-Type': 'application/json' } }) });
    if (status !== 400 || !names(answer.issues ?? [], field)) problems.push(`${what}: ${status} ${text.slice(0, 200)}`);
  });
  return problems;
}

it('the API refuses each value that breaks a limit of its description, and names the field', async () => {
  const violations = violationsOf(paths);
  console.log(`${violations.length} limits of ${Object.keys(paths).length} addresses`);
  expect(violations.length).toBeGreaterThan(1_000);
  expect(accepted(violations)).toEqual([]);
  expect(await notRefused(violations.filter((_, at) => at % SENT_OF === 0))).toEqual([]);
});

it('the comparison finds a limit of the description that the API does not have', async () => {
  const changedPaths = structuredClone(paths['/api/auth/login'])!;
  const schema = changedPaths['post']?.requestBody?.content['application/json']?.schema;
  const username = isRecord(schema?.properties) ? schema.properties['username'] : undefined;
  Object.assign(isRecord(username) ? username : {}, { maxLength: 9 });
  const violations = violationsOf({ '/api/auth/login': changedPaths });
  expect(accepted(violations)).toEqual(['POST /api/auth/login, username: longer than the most length']);
  expect(await notRefused(violations)).toEqual([expect.stringContaining('POST /api/auth/login, username: longer than the most length: 401')]);
});
