import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getGeneration } from '#contracts/generation.ts';
import { getPricing } from '#contracts/pricing.ts';
import type { ContentType } from '#contracts/primitives.ts';
import { restoreProviders, saveRunLimits, testProvider } from '#contracts/providers.ts';
import type { ProviderInput, ProvidersPage } from '#contracts/providers.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { eventually } from '#testing/job-fixtures.ts';
import type { OpenAiDouble } from '#testing/openai-double.ts';
import { call } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { KEY, model, NEW_KEY, ofType, provider, startSavedProviders } from './testing/saved-providers.ts';
import type { SavedProviders } from './testing/saved-providers.ts';

let given: SavedProviders;
let app: TestApp;
let admin: HttpUser;
let ada: OpenAiDouble;
let bo: OpenAiDouble;
beforeAll(async () => {
  given = await startSavedProviders();
  ({ app, admin, ada, bo } = given);
}, 90_000);
afterAll(() => given.close());
beforeEach(() => {
  for (const double of [ada, bo]) {
    double.calls.length = 0;
    double.always({ do: 'ok' });
  }
});

const page: SavedProviders['page'] = () => given.page();
const put: SavedProviders['put'] = (...asked) => given.put(...asked);
const save: SavedProviders['save'] = (...asked) => given.save(...asked);
const ask: SavedProviders['ask'] = (...asked) => given.ask(...asked);
const make: SavedProviders['make'] = (...asked) => given.make(...asked);
const refusal = (body: unknown) => body as { code: string; issues: { path: (string | number)[]; message: string }[]; details: { current: ProvidersPage } };
const keysSent = (double: OpenAiDouble): (string | undefined)[] => double.calls.map(({ headers }) => headers.authorization);

describe('saved providers', () => {
  it('uses saved providers instead of the environment\'s within 2 s in all processes, and never shows their keys', async () => {
    expect(ofType(await page(), 'text')).toMatchObject({ from: 'environment', revision: 0, providers: [], studio: { enabled: true } });
    const user = await app.register();
    const saved = await save('text', [provider('ada', ada)]);
    expect(saved).toMatchObject({ from: 'settings', revision: 1, providers: [{ id: 'ada', key: { from: 'settings', lastFour: '7f3Q' } }] });
    const startedAt = performance.now();
    const run = await make({}, user);
    // The time is measured until the worker calls the new provider, because the rest of the run says nothing about settings.
    expect(ada.calls[0]!.at - startedAt).toBeLessThan(2_000);
    expect([run.status, run.model.label, run.receipt?.captured]).toEqual(['succeeded', 'Model ada', 1]);
    expect(keysSent(ada)).toEqual([`Bearer ${KEY}`]);
    expect((await call(admin, getPricing)).body.rateCard.models.filter(({ contentType }) => contentType === 'text')).toMatchObject([{ label: 'Model ada', default: true, hosted: true }]);
  });

  it('refuses to save providers over an older version, and answers with the current settings', async () => {
    const { revision } = ofType(await page(), 'text');
    const both = await Promise.all([put('text', [provider('ada', ada)], { revision }), put('text', [provider('bo', bo)], { revision })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const late = refusal(both.find(({ status }) => status === 409)!.body);
    expect(late.code).toBe('settings_changed');
    expect(ofType(late.details.current, 'text').revision).toBe(revision + 1);
  });

  it('restores an earlier version of the providers, or the environment\'s', async () => {
    await save('text', [provider('ada', ada)]);
    const { revision } = await save('text', [provider('bo', bo)]);
    const restore = async (version: number) => {
      const now = ofType(await page(), 'text').revision;
      return ofType((await call(admin, restoreProviders, { params: { type: 'text' }, body: { revision: now, version }, key: newId() })).body, 'text');
    };
    expect(await restore(revision - 1)).toMatchObject({ revision: revision + 1, providers: [{ id: 'ada' }] });
    expect(ofType(await page(), 'text').versions[0]).toMatchObject({ restoredFrom: revision - 1, providers: ['Provider ada'] });
    expect((await make()).model.label).toBe('Model ada');
    expect(await restore(0)).toMatchObject({ from: 'environment', providers: [] });
    expect((await make()).model.label).toBe('Studio Text');
    expect((await call(admin, restoreProviders, { params: { type: 'text' }, body: { revision: revision + 2, version: 900 }, key: newId() })).status).toBe(404);
  });

  it('keeps a provider\'s saved key only while the address stays on the same host', async () => {
    await save('text', [provider('ada', ada)]);
    const kept = await save('text', [provider('ada', ada, { key: { do: 'keep' }, name: 'Renamed' })]);
    expect(kept.providers[0]).toMatchObject({ name: 'Renamed', key: { lastFour: '7f3Q' } });
    const { status, body } = await put('text', [provider('ada', bo, { key: { do: 'keep' } })]);
    expect([status, refusal(body).issues[0]?.message]).toEqual([400, expect.stringContaining('belongs to the address before')]);
    expect(bo.calls).toEqual([]);
    expect((await save('text', [provider('ada', ada, { key: { do: 'remove' } })])).providers[0]?.key).toEqual({ from: 'nowhere', lastFour: null });
  });

  it('moves a saved provider down while its host does not resolve, but refuses a new provider with that host', async () => {
    const away = 'https://away.invalid/v1';
    await save('image', [provider('ada', ada), provider('bo', bo)]);
    await rows(app.services.db.knex, "update settings_versions set content = replace(content::text, ?, ?)::jsonb where kind = 'providers.image'", [ada.baseUrl, away]);
    const kept = provider('ada', ada, { baseUrl: away, key: { do: 'keep' } });
    expect((await save('image', [provider('bo', bo), kept])).providers.map(({ id }) => id)).toEqual(['bo', 'ada']);
    const { status, body } = await put('image', [kept, provider('new', bo, { baseUrl: 'https://away.invalid/v2' })]);
    expect([status, refusal(body).issues]).toEqual([400, [{ path: ['providers', 1, 'baseUrl'], message: 'No address was found for away.invalid.' }]]);
  });

  it.each([
    ['http://example.com/v1', 'baseUrl'], ['https://10.0.0.1/v1', 'baseUrl'], ['https://localhost/v1', 'baseUrl'], ['https://name:word@example.com/v1', 'baseUrl'],
  ])('refuses to save a provider with the address %s', async (baseUrl, field) => {
    const { status, body } = await put('text', [provider('ada', ada, { baseUrl })]);
    expect([status, refusal(body).issues[0]?.path]).toEqual([400, ['providers', 0, field]]);
  });

  it('refuses to save two providers with one id, or a provider without a default model', async () => {
    expect((await put('text', [provider('ada', ada), provider('ada', bo)])).status).toBe(400);
    expect((await put('text', [provider('ada', ada, { models: [model('ada', { default: false })] })])).status).toBe(400);
  });

  it('limits the unfinished runs that one person may have of a model', async () => {
    await save('text', [provider('ada', ada, { models: [model('ada', { perPerson: 2 })] })]);
    ada.always({ do: 'ok', delayMs: 150 });
    const user = await app.register();
    const sent = await Promise.all(Array.from({ length: 6 }, () => ask(user)));
    expect(sent.map(({ status }) => status).toSorted()).toEqual([202, 202, 429, 429, 429, 429]);
    expect(refusal(sent.find(({ status }) => status === 429)!.body).code).toBe('model_limit');
    expect((await user.send<number>('GET', '/api/user/balance')).body).toBe(18);
  });
});

describe('a provider that fails', () => {
  it('gives the run of a failing provider to the next one, names the first model on the receipt, and charges the cheaper price', async () => {
    await save('text', [provider('ada', ada, { models: [model('ada', { multiplier: 3 })] }), provider('bo', bo)]);
    ada.always({ do: 'status', status: 500 });
    const run = await make();
    expect(run).toMatchObject({ status: 'succeeded', fellBackFrom: 'Model ada', model: { label: 'Model bo' }, attempt: 2, quote: { total: 1 } });
    expect(run.receipt).toMatchObject({ held: 3, captured: 1, released: 2 });
    const { log, types } = await page();
    expect(log[0]).toMatchObject({ provider: 'Provider ada', purpose: 'run', outcome: 'failed', code: 'server_error' });
    expect(types[0]!.providers[0]!.hours.at(-1)!.failed).toBeGreaterThan(0);
  });

  it('gives a run to the next provider when the first one refuses the key, but not when it refuses the content', async () => {
    await save('text', [provider('ada', ada), provider('bo', bo)]);
    ada.always({ do: 'status', status: 401 });
    expect(await make()).toMatchObject({ status: 'succeeded', fellBackFrom: 'Model ada' });
    ada.always({ do: 'status', status: 400, code: 'content_policy_violation' });
    bo.calls.length = 0;
    expect((await make()).status).toBe('blocked');
    expect(bo.calls).toEqual([]);
  });

  it('keeps a video with the provider that has its job, even if that provider is switched off meanwhile', async () => {
    await save('video', [provider('ada', ada), provider('bo', bo)]);
    // The provider creates the video's job, and the first question about the job fails. The second attempt must ask about the same job again.
    ada.script({ do: 'ok' }, { do: 'status', status: 500 });
    const user = await app.register();
    const { body } = await ask(user, { contentType: 'video', length: undefined });
    await eventually(async () => ada.videoJobs() === 1, 10_000);
    await save('video', [provider('ada', ada, { enabled: false, key: { do: 'replace', key: NEW_KEY } }), provider('bo', bo)]);
    await eventually(async () => (await call(user, getGeneration, { params: { id: body.generation.id } })).body.generation.finishedAt !== null, 20_000);
    const run = (await call(user, getGeneration, { params: { id: body.generation.id } })).body.generation;
    expect(run).toMatchObject({ status: 'succeeded', model: { label: 'Model ada' } });
    expect(run.fellBackFrom).toBeUndefined();
    expect([ada.videoJobs(), bo.videoJobs()]).toEqual([1, 0]);
  });
});

describe('a test call', () => {
  const test = async (type: ContentType, tested: ProviderInput) => (await call(admin, testProvider, { params: { type }, body: { provider: tested, model: tested.models[0]!.name } })).body;
  it('tests a provider that is not saved, tells how long the call took, and logs it', async () => {
    expect(await test('text', provider('new', bo))).toMatchObject({ worked: true, code: null, words: 'It wrote a short text.', ms: expect.any(Number) as number });
    expect(await test('image', provider('new', bo))).toMatchObject({ worked: true });
    expect((await page()).log[0]).toMatchObject({ provider: 'Provider new', purpose: 'test', outcome: 'worked' });
  });

  it('repeats a provider’s error message after a test call without the API key in it', async () => {
    bo.script({ do: 'status', status: 401, message: `Incorrect API key provided: ${KEY}` });
    const { worked, words } = await test('text', provider('new', bo));
    expect(worked).toBe(false);
    expect(words).toContain('Incorrect API key provided: …');
    expect(words).not.toContain(KEY);
  });

  it('makes no video in a test of a video provider, and calls no private address', async () => {
    bo.script({ do: 'empty' });
    await test('video', provider('new', bo));
    expect([bo.calls.map(({ path }) => path), bo.videoJobs()]).toEqual([['/models'], 0]);
    const refused = await call(admin, testProvider, { params: { type: 'text' }, body: { provider: provider('new', bo, { baseUrl: 'https://10.0.0.1/v1' }), model: 'new' } });
    expect(refused.status).toBe(400);
  });
});

describe('limits of runs', () => {
  it('uses saved limits of runs from the next attempt on, and can return to those of the environment', async () => {
    await save('text', [provider('ada', ada)]);
    const { limits } = await page();
    expect(limits).toMatchObject({ from: 'environment', revision: 0, value: { attempts: 3, textMs: 120_000 } });
    const change = (revision: number, value: typeof limits.value | null) => call(admin, saveRunLimits, { body: { revision, limits: value }, key: newId() });
    expect((await change(0, { ...limits.value, attempts: 1 })).body.limits).toMatchObject({ from: 'settings', revision: 1, value: { attempts: 1 } });
    expect((await change(0, limits.value)).status).toBe(409);
    await wait(500);
    ada.always({ do: 'status', status: 500 });
    expect(await make()).toMatchObject({ status: 'failed', attempt: 1, receipt: { captured: 0 } });
    expect((await change(1, null)).body.limits).toMatchObject({ from: 'environment', revision: 2, value: { attempts: 3 } });
    await wait(500);
  });
});

describe('keys', () => {
  it('writes the API keys of providers to no answer, no log and no table', async () => {
    // An API process that logs everything gets four requests: a save, a refused save, a save over an older version, and a test whose provider repeats the key.
    const api = await given.stack.api();
    admin.baseUrl = api.url;
    await save('text', [provider('ada', ada)]);
    expect((await put('text', [provider('ada', ada, { baseUrl: 'nowhere' })])).status).toBe(400);
    expect((await put('text', [provider('ada', ada)], { revision: 0 })).status).toBe(409);
    bo.script({ do: 'status', status: 401, message: `Incorrect API key provided: ${KEY}` });
    const tested = await call(admin, testProvider, { params: { type: 'text' }, body: { provider: provider('new', bo), model: 'new' } });
    expect([tested.status, tested.body.worked]).toEqual([200, false]);
    const told = [...given.answers, tested.text, given.worker.log(), api.log()].join('\n');
    expect(api.log()).toContain('/api/admin/providers/');
    const tables = await rows<{ content: string }>(app.services.db.knex, `
      select coalesce(content::text, '') as content from settings_versions union all select payload::text from outbox_events union all select coalesce(body, '') from idempotency_keys
      union all select details::text from audit_log union all select row_to_json(c)::text from provider_calls c`);
    for (const key of [KEY, NEW_KEY]) {
      expect(told).not.toContain(key);
      expect(tables.filter(({ content }) => content.includes(key))).toEqual([]);
    }
  });
});
