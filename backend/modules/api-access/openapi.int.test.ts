import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApiKey, revokeApiKey } from '#contracts/api-keys.ts';
import { scopesOf } from '#contracts/api-scopes.ts';
import { must } from '#contracts/must.ts';
import { generateClient } from '#testing/generated-client.ts';
import type { Call, OpenApiDocument } from '#testing/generated-client.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { watchHolds } from '#testing/longest-hold.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

interface Answer {
  description: string;
  content?: Record<string, { schema: object; example?: unknown }>;
}
interface Described {
  'operationId': string;
  'x-scopes': string[];
  'security': Record<string, string[]>[];
  'requestBody'?: { content: Record<string, { schema: object; example?: unknown }> };
  'responses': Record<string, Answer>;
}

let app: TestApp;
let owner: HttpUser;
let longestHold: number;
let document: OpenApiDocument & { paths: Record<string, Record<string, Described>>; components: { schemas: { Error: object } } };
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.register();
  const held = watchHolds();
  document = (await app.visitor().send<typeof document>('GET', '/api/openapi.json')).body;
  longestHold = await held();
});
afterAll(() => app.close());

const operations = (): [string, string, Described][] =>
  Object.entries(document.paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, each]): [string, string, Described] => [method.toUpperCase(), path, each]));

it('the OpenAPI document is made in steps, between which the server answers other requests', () => {
  // Made in one step, the document blocked the process for 1,500 ms. The rest is mostly writing and reading the JSON, which both happen in this process.
  expect(longestHold).toBeLessThan(200);
});

it('the OpenAPI document names the scopes of every endpoint, and the API key where a scope opens the endpoint', () => {
  expect(operations().length).toBeGreaterThan(250);
  for (const [method, path, { 'x-scopes': scopes, security }] of operations()) {
    const expected = scopesOf(method, path.replace(/\{(\w+)\}/g, ':$1'));
    expect([method, path, scopes]).toEqual([method, path, expected]);
    expect(security.flatMap(({ key = [] }) => key)).toEqual(expected);
  }
});

it('the OpenAPI document has an example for every JSON answer, error and body that fits its schema', () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const unfit: string[] = [];
  let checked = 0;
  for (const [method, path, { requestBody, responses }] of operations()) {
    for (const [status, { content }] of [...Object.entries(responses), ['body', { description: '', ...(requestBody && { content: requestBody.content }) }] as [string, Answer]]) {
      const json = content?.['application/json'];
      if (!json) continue;
      const schema = '$ref' in json.schema ? document.components.schemas.Error : json.schema;
      checked += 1;
      if (json.example === undefined || !ajv.validate(schema, json.example)) unfit.push(`${method} ${path} ${status}: ${ajv.errorsText()}`);
    }
  }
  expect(checked).toBeGreaterThan(2_000);
  expect(unfit).toEqual([]);
});

it('the OpenAPI document names the error codes of each endpoint’s own refusals', () => {
  const { responses } = must(document.paths['/api/generations/{id}/free-retry']?.['post'], 'the free retry');
  for (const code of ['free_retry_gone', 'free_retry_too_late', 'free_retries_used']) expect(responses['409']?.description).toContain(`\`${code}\``);
});

it('a client that is generated from the OpenAPI document runs a prompt, and stops when its API key is revoked', async () => {
  const { key, secret } = (await call(owner, createApiKey, { body: { name: 'Client', scopes: ['read', 'run'], perRun: 20, perDay: 20, expiresInDays: 7 } })).body;
  const client = await generateClient(document, app.url, secret);
  const of = (name: string): Call => must(client[name], name);
  const list = await of('getPrompts')<{ items: { id: string; slug: string }[] }>({ contentType: 'text', limit: 2 });
  expect(list.body.items).toHaveLength(2);
  const { id, slug } = must(list.body.items[0], 'a prompt');
  const { body: { prompt } } = await of('getPromptsIdOrSlug')<{ prompt: { sampleInputs: { inputs: object }[] } }>({ idOrSlug: slug });
  const run = await of('postPromptsIdGenerate')<{ generation: { id: string } }>({ id, 'Idempotency-Key': 'order-118' }, { inputs: must(prompt.sampleInputs[0], 'sample inputs').inputs });
  expect(run.status).toBe(202);
  const again = await of('postPromptsIdGenerate')<{ generation: { id: string } }>({ id, 'Idempotency-Key': 'order-118' }, { inputs: must(prompt.sampleInputs[0], 'sample inputs').inputs });
  expect(again.body.generation.id).toBe(run.body.generation.id);
  expect((await of('getGenerationsId')({ id: run.body.generation.id })).status).toBe(200);
  expect((await of('getUserAccount')()).status).toBe(403);
  await call(owner, revokeApiKey, { params: { id: key.id } });
  expect((await of('getUserBalance')()).status).toBe(401);
});
