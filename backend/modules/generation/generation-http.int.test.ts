import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  cancelGeneration, deleteGeneration, freeRetry, generateFreeForm, generateFromPrompt, getGeneration, listGenerations, retryGeneration,
} from '#contracts/generation.ts';
import type { FreeRunBody } from '#contracts/generation.ts';
import { listPrompts } from '#contracts/prompts.ts';
import { deleteRuns, getRunChoices, getRunTotals, HISTORY_CSV_PATH, HISTORY_JSON_PATH, listRunHistory } from '#contracts/run-history.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
}, 60_000);
afterAll(() => app.close());

const text = { expectedTotal: 99, contentType: 'text' as const, prompt: 'Three lines about rain' };
const ask = (user: HttpUser, key?: string, body: FreeRunBody = text) =>
  call(user, generateFreeForm, { body, ...(key ? { key } : {}) });
const balance = async (user: HttpUser) => (await user.send<number>('GET', '/api/user/balance')).body;

describe('POST /api/ai/generate', () => {
  it('answers a request for a run with 202, the run and its queue position, and holds its price', async () => {
    const user = await app.register();
    const answer = await ask(user);
    expect(answer.status).toBe(202);
    const { generation } = answer.body;
    expect(answer.headers.get('location')).toBe(`/api/generations/${generation.id}`);
    expect(generation).toMatchObject({ status: 'queued', contentType: 'text', length: 250, quote: { total: 1 }, queuePosition: 0 });
    expect(generation.model.id).toBe('studio-text');
    expect(generation.credit).toMatch(/Studio/);
    expect(await balance(user)).toBe(19);
  });

  it('makes one run of twelve requests with the same Idempotency-Key, and sends the same body to all of them', async () => {
    const user = await app.register();
    const key = newId();
    const first = await Promise.all(Array.from({ length: 6 }, () => ask(user, key)));
    const later = await Promise.all(Array.from({ length: 6 }, () => ask(user, key)));
    const answers = [...first, ...later];
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([202]));
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
    expect(answers.filter((answer) => answer.headers.get('idempotent-replayed') === 'true')).toHaveLength(11);
    expect(await balance(user)).toBe(19);
    expect((await ask(user, key, { ...text, prompt: 'Other words' })).status).toBe(422);
    const other = await app.register();
    expect((await ask(other, key)).status).toBe(202);
  });

  it('makes one run of a double click without an Idempotency-Key, and two runs when two keys are sent', async () => {
    const user = await app.register();
    const [one, two] = await Promise.all([ask(user), ask(user)]);
    expect(one.body.generation.id).toBe(two.body.generation.id);
    expect(await balance(user)).toBe(19);
    await Promise.all([ask(user, newId()), ask(user, newId())]);
    expect(await balance(user)).toBe(17);
  });

  it.each([
    ['no prompt', { expectedTotal: 1, contentType: 'text' }, 'prompt'],
    ['an unknown field', { ...text, cheap: true }, 'cheap'],
    ['too long a prompt', { ...text, prompt: 'x'.repeat(4001) }, 'prompt'],
    ['a wrong length', { ...text, length: 49 }, 'length'],
    ['many texts', { ...text, quantity: 2 }, 'quantity'],
    ['an unknown type', { ...text, contentType: 'song' }, 'contentType'],
    ['an unknown model', { ...text, model: 'none' }, 'model'],
  ])('refuses a run request with %s, names the path of the mistake, and writes nothing', async (_, body, path) => {
    const user = await app.register();
    const answer = await user.send<{ issues: { path: string[] }[] }>('POST', '/api/ai/generate', { body });
    expect(answer.status).toBe(400);
    expect(answer.body.issues.map((issue) => issue.path.join('.'))).toContain(path);
    expect((await call(user, listGenerations)).body).toEqual([]);
    expect(await balance(user)).toBe(20);
  });

  it('answers a run request with 402 when the wallet cannot pay, and with 401 to visitors', async () => {
    const user = await app.register();
    const images = await Promise.all(Array.from({ length: 5 }, () => ask(user, newId(), { expectedTotal: 8, contentType: 'image', prompt: 'Rain', quantity: 4 })));
    expect(images.map((answer) => answer.status).sort()).toEqual([202, 202, 402, 402, 402]);
    expect(await balance(user)).toBe(4);
    expect((await ask(app.visitor())).status).toBe(401);
  });
});

describe('POST /api/prompts/:id/generate', () => {
  it('runs a starter prompt, and answers 400 without inputs and 404 for an unknown prompt', async () => {
    const user = await app.register();
    const prompts = await call(user, listPrompts, { query: { contentType: 'text' } });
    const prompt = prompts.body.items[0]!;
    const bare = await call(user, generateFromPrompt, { params: { id: prompt.id }, body: { expectedTotal: 99, inputs: {} } });
    expect(bare.status).toBe(400);
    const detail = await user.send<{ prompt: { sampleInputs: { inputs: Record<string, unknown> }[] } }>('GET', `/api/prompts/${prompt.slug}`);
    const run = await call(user, generateFromPrompt, { params: { id: prompt.id }, body: { expectedTotal: 99, inputs: detail.body.prompt.sampleInputs[0]!.inputs } });
    expect(run.status).toBe(202);
    expect(run.body.generation.prompt).toMatchObject({ id: prompt.id, slug: prompt.slug });
    const full = (await call(user, getGeneration, { params: { id: run.body.generation.id } })).body.generation;
    expect(full.promptText).not.toContain('{{');
    expect(full.receipt).toMatchObject({ held: run.body.generation.quote.total, status: 'open' });
    // The name of a run comes from its inputs. Lists and the run's own page show the same name.
    const typed = Object.values(detail.body.prompt.sampleInputs[0]!.inputs).find((value) => typeof value === 'string' && value.includes(' ')) as string;
    expect(full.name).toContain(typed.slice(0, 40));
    expect((await call(user, listGenerations)).body[0]!.name).toBe(full.name);
    const unknown = await call(user, generateFromPrompt, { params: { id: newId() }, body: { expectedTotal: 99, inputs: {} } });
    expect(unknown.status).toBe(404);
  });
});

describe('the history of runs', () => {
  it('filters a person\'s history of runs, and exports CSV in which a cell that begins with = is no formula', async () => {
    const user = await app.register();
    await ask(user, newId(), { ...text, prompt: '=1+1 is what a spreadsheet would run' });
    const [run] = (await call(user, listRunHistory, { query: { contentType: 'text', status: 'queued' } })).body;
    expect(run).toMatchObject({ version: null, captured: null });
    expect((await call(user, listRunHistory, { query: { contentType: 'video' } })).body).toEqual([]);
    expect((await call(user, getRunTotals, {})).body.totals).toEqual({ runs: 1, spent: 0, released: 0, works: null });
    expect((await call(user, getRunChoices, {})).body.models).toEqual([{ id: run!.model.id, label: run!.model.label }]);
    expect((await call(user, deleteRuns, { body: { ids: [run!.id] } })).body).toEqual({ deleted: [] });
    const file = (path: string) => fetch(app.url + path, { headers: { cookie: user.cookie() } });
    const csv = await (await file(HISTORY_CSV_PATH)).text();
    expect(csv).toContain("'=1+1");
    expect(csv).toContain(',Tokens held,Charged,Returned,');
    expect(csv.trim().split('\r\n')).toHaveLength(2);
    expect(await (await file(`${HISTORY_JSON_PATH}?status=queued`)).json()).toMatchObject([{ id: run!.id, status: 'queued' }]);
    expect(await (await file(`${HISTORY_JSON_PATH}?status=failed`)).json()).toEqual([]);
    expect((await file(`${HISTORY_CSV_PATH}?colour=red`)).status).toBe(400);
  });
});

describe('own runs', () => {
  it('lets a person list, stop, repeat and delete their own runs, and answers 404 to other users', async () => {
    const user = await app.register();
    for (let n = 0; n < 3; n += 1) await ask(user, newId());
    const page = await call(user, listGenerations, { query: { limit: 2 } });
    expect(page.body).toHaveLength(2);
    const next = await call(user, listGenerations, { query: { limit: 2, before: page.headers.get('x-next-cursor')! } });
    expect(next.body).toHaveLength(1);
    expect(next.headers.get('x-next-cursor')).toBeNull();

    const { id } = page.body[0]!;
    const stranger = await app.register();
    for (const endpoint of [getGeneration, cancelGeneration, deleteGeneration]) expect((await call(stranger, endpoint, { params: { id } })).status).toBe(404);
    for (const endpoint of [retryGeneration, freeRetry]) expect((await call(stranger, endpoint, { params: { id }, body: { expectedTotal: 99 } })).status).toBe(404);
    expect((await call(user, deleteGeneration, { params: { id } })).status).toBe(409);
    expect((await call(user, cancelGeneration, { params: { id } })).body.generation.status).toBe('cancelled');
    expect(await balance(user)).toBe(18);
    const again = await call(user, retryGeneration, { params: { id }, body: { expectedTotal: 1 } });
    expect(again.status).toBe(202);
    expect(again.headers.get('location')).toBe(`/api/generations/${again.body.generation.id}`);
    await rows(app.services.db.knex, `update generations set free_retry_until = now() + interval '5 minutes' where id = ?`, [id]);
    expect((await call(user, getGeneration, { params: { id } })).body.generation).toMatchObject({ againPrice: 1, freeRetriesLeft: 1 });
    const key = newId();
    const free = await Promise.all([1, 2].map(() => call(user, freeRetry, { params: { id }, body: { expectedTotal: 0 }, key })));
    expect(free.map(({ status, body }) => [status, body.generation.id === free[0]!.body.generation.id, body.generation.waived])).toEqual([[202, true, 1], [202, true, 1]]);
    expect((await call(user, freeRetry, { params: { id }, body: { expectedTotal: 0 }, key: newId() })).body).toMatchObject({ code: 'free_retry_gone' });
    expect((await call(user, getGeneration, { params: { id } })).body.generation).toMatchObject({ freeRetryUntil: null, freeRetriesLeft: null });
    expect((await call(user, deleteGeneration, { params: { id } })).body).toEqual({ success: true });
    expect((await call(user, getGeneration, { params: { id } })).status).toBe(404);
  });
});
