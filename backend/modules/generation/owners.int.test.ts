import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { raceCancels } from '#testing/cancel-race.ts';
import { openGenerationBed } from '#testing/generation-test-bed.ts';
import type { GenerationTestBed } from '#testing/generation-test-bed.ts';
import { pause } from '#testing/job-test-bed.ts';
import { scriptedProvider } from '#testing/scripted-provider.ts';
import { cancelGeneration } from './commands/cancel-generation.ts';
import { deleteGeneration } from './commands/delete-generation.ts';
import { ProviderFailure } from './providers/provider-failure.ts';
import { deleteRuns } from './commands/delete-runs.ts';
import { retryGeneration } from './commands/retry-generation.ts';
import { showCreation } from './commands/show-creation.ts';
import { listRuns } from './queries/list-runs.ts';
import { findRun } from './queries/find-run.ts';
import { presentRuns } from './queries/present-runs.ts';
import { shownCreation } from './queries/shown-creation.ts';
import { runChoices, runHistory, runTotals } from './queries/run-history.ts';

let bed: GenerationTestBed;
const provider = scriptedProvider();
const original = { ...provider.script };
beforeAll(async () => {
  bed = await openGenerationBed({ sources: [provider], options: { storeTextMs: 10, deltaMs: 10 } });
});
afterAll(() => bed.close());
beforeEach(() => {
  Object.assign(provider.script, original);
  provider.texts.length = 0;
});

const cancel = (userId: string, id: string) => bed.db.transaction((tx) => cancelGeneration(tx, bed.deps, userId, id));
const retry = (userId: string, id: string) =>
  bed.db.transaction((tx) => retryGeneration(tx, bed.deps, { userId, plan: 'free', requestHash: null }, id));
const remove = (userId: string, id: string) => bed.db.transaction((tx) => deleteGeneration(tx, bed.deps, userId, id));
const attempt = (id: string, signal = new AbortController().signal) => bed.module.generation.runAttempt(id, { signal });

async function finished(userId: string): Promise<string> {
  const { id } = await bed.ask(userId);
  await attempt(id);
  return id;
}

describe('stopping', () => {
  it('a queued run ends it at once, gives everything back and starts the next', async () => {
    const userId = await bed.user(10);
    const runs = [];
    for (let n = 0; n < 4; n += 1) runs.push(await bed.ask(userId));
    expect(runs[3]!.dispatched_at).toBeNull();
    expect(await cancel(userId, runs[0]!.id)).toMatchObject({ status: 'cancelled' });
    expect(await bed.receipt(runs[0]!.id)).toMatchObject({ captured: 0, released: 1 });
    expect((await bed.run(runs[3]!.id)).dispatched_at).not.toBeNull();
    expect(await bed.events(runs[0]!.id)).toEqual(['generation_requested', 'generation_cancelled']);
    await attempt(runs[0]!.id);
    expect(provider.texts).toHaveLength(0);
  });

  it('a running text cuts the provider within a second, keeps the words and charges their share', async () => {
    const workers = await bed.work();
    const userId = await bed.user(10);
    provider.script.text = async function* ({ signal }) {
      yield Array.from({ length: 300 }, (_, n) => `w${n}`).join(' ');
      await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
    };
    const { id } = await bed.ask(userId, { length: 1000 });
    while ((await bed.run(id)).output_text === null) await pause(10);
    const stopped = performance.now();
    expect(await cancel(userId, id)).toMatchObject({ status: 'cancelled' });
    const { signal } = provider.texts.find((request) => request.idempotencyKey === `${id}-0`)!;
    while (!signal.aborted) await pause(5);
    expect(performance.now() - stopped).toBeLessThan(1_000);
    // 2 tokens x 300 of 1,000 words, rounded up.
    expect(await bed.receipt(id)).toMatchObject({ held: 2, captured: 1, released: 1 });
    await workers.close({ graceMs: 1_000, deadlineMs: 2_000 });
    const run = await bed.run(id);
    expect(run.output_text).toMatch(/^w0 w1 .* w299$/);
    const [view] = await presentRuns(bed.db.knex, bed.deps, [run]);
    expect(view!.outputs).toEqual([{ kind: 'text', text: run.output_text, mime: 'text/markdown' }]);
    expect(await bed.events(id)).toEqual(['generation_requested', 'generation_cancelled']);
  }, 20_000);

  it('a video that has shown nothing costs nothing', async () => {
    const userId = await bed.user(10);
    const { id } = await bed.ask(userId, { contentType: 'video' });
    const controller = new AbortController();
    provider.script.video = ({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
    const running = attempt(id, controller.signal);
    while ((await bed.run(id)).status !== 'running') await pause(5);
    await cancel(userId, id);
    controller.abort(new Error('cancelled'));
    await running.catch(() => undefined);
    expect(await bed.run(id)).toMatchObject({ status: 'cancelled' });
    expect(await bed.receipt(id)).toMatchObject({ held: 5, captured: 0, released: 5 });
  });

  it('images costs those that arrived before', async () => {
    const userId = await bed.user(10);
    const { id } = await bed.ask(userId, { contentType: 'image', quantity: 3 });
    provider.script.image = ({ position }) => (position === 0 ? Promise.resolve(Buffer.from('one')) : new Promise(() => undefined));
    const controller = new AbortController();
    const running = attempt(id, controller.signal);
    while ((await bed.run(id)).delivered === 0) await pause(5);
    await cancel(userId, id);
    controller.abort(new Error('cancelled'));
    await running.catch(() => undefined);
    expect(await bed.receipt(id)).toMatchObject({ held: 6, captured: 2, released: 4 });
  });

  it('races with success: each run ends once, captured and released make up what was held', async () => {
    const stopped = await raceCancels(bed, 12, 10);
    expect(stopped).toBeGreaterThan(0);
    expect(stopped).toBeLessThan(120);
    expect(await bed.wallet.violations(bed.db.knex)).toEqual([]);
  }, 60_000);

  it('twice is stopping once; a finished run cannot be stopped', async () => {
    const userId = await bed.user(10);
    const { id } = await bed.ask(userId);
    await cancel(userId, id);
    expect(await cancel(userId, id)).toMatchObject({ status: 'cancelled' });
    await expect(cancel(userId, await finished(userId))).rejects.toMatchObject({ code: 'already_finished', status: 409 });
  });
});

describe('running again', () => {
  it('is a new run with the same request, held at today\'s price', async () => {
    const userId = await bed.user(10);
    const { id } = await bed.ask(userId, { contentType: 'image', quantity: 2, aspect: '2:3', prompt: 'A red door' });
    await expect(retry(userId, id)).rejects.toMatchObject({ code: 'still_running', status: 409 });
    await cancel(userId, id);
    const again = await retry(userId, id);
    expect(again).toMatchObject({ status: 'queued', quantity: 2, aspect: '2:3', retry_of_id: id, request: { prompt: 'A red door' } });
    expect(again.id).not.toBe(id);
    expect(await bed.wallet.state(bed.db.knex, userId)).toEqual({ balance: 6, held: 4 });
  });
});

describe('deleting', () => {
  it('takes a finished run and its files away, once', async () => {
    const userId = await bed.user(10);
    const { id } = await bed.ask(userId, { contentType: 'image' });
    await expect(remove(userId, id)).rejects.toMatchObject({ code: 'still_running' });
    await attempt(id);
    const [{ file_id: fileId }] = (await bed.db.knex('generation_outputs').where({ generation_id: id })) as [{ file_id: string }];
    await remove(userId, id);
    await expect(findRun(bed.db.knex, userId, id)).rejects.toMatchObject({ status: 404 });
    await expect(remove(userId, id)).rejects.toMatchObject({ status: 404 });
    const [file] = (await bed.db.knex('files').where({ id: fileId })) as { claims: number; sweep_after: Date | null }[];
    expect(file).toMatchObject({ claims: 0 });
    expect(file!.sweep_after).not.toBeNull();
    expect((await bed.receipt(id)).captured).toBe(2);
  });

  it('keeps none of the words of a free run, its title included', async () => {
    const userId = await bed.user(10);
    const id = await finished(userId);
    expect((await bed.run(id)).title).not.toBe('');
    await remove(userId, id);
    const run = await bed.run(id);
    expect([run.title, run.request.prompt, run.output_text, run.error_message]).toEqual(['', '', null, null]);
  });
});

it('describes the picture of a sealed prompt by its title: the words that made it stay here', async () => {
  const userId = await bed.user(10);
  const { id, title } = await bed.ask(userId, { contentType: 'image' });
  await bed.db.knex('generations').where({ id }).update({ sealed: true });
  await attempt(id);
  const [view] = await presentRuns(bed.db.knex, bed.deps, [await bed.run(id)]);
  expect(view!.outputs).toMatchObject([{ kind: 'image', altText: title }]);
});

describe('whose runs', () => {
  it('are their owner\'s alone', async () => {
    const owner = await bed.user(10);
    const other = await bed.user(10);
    const { id } = await bed.ask(owner);
    for (const act of [cancel, retry, remove]) await expect(act(other, id)).rejects.toMatchObject({ status: 404 });
    await expect(findRun(bed.db.knex, other, id)).rejects.toMatchObject({ status: 404 });
    await expect(findRun(bed.db.knex, owner, newId())).rejects.toMatchObject({ status: 404 });
  });

  it('are listed newest first, page by page, by type and state', async () => {
    const userId = await bed.user(30);
    const ids: string[] = [];
    for (let n = 0; n < 5; n += 1) ids.unshift(await finished(userId));
    const image = (await bed.ask(userId, { contentType: 'image' })).id;
    const list = (query: object) => listRuns(bed.db.knex, userId, { limit: 24, ...query });
    expect((await list({})).runs.map((run) => run.id)).toEqual([image, ...ids]);
    const first = await list({ limit: 4 });
    const second = await list({ limit: 4, before: first.nextCursor! });
    expect([...first.runs, ...second.runs].map((run) => run.id)).toEqual([image, ...ids]);
    expect(second.nextCursor).toBeNull();
    expect((await list({ state: 'active' })).runs.map((run) => run.id)).toEqual([image]);
    expect((await list({ state: 'finished', contentType: 'text' })).runs.map((run) => run.id)).toEqual(ids);
    await expect(list({ before: 'nonsense' })).rejects.toMatchObject({ status: 400 });
    const [card] = await presentRuns(bed.db.knex, bed.deps, second.runs);
    expect(card).toMatchObject({ excerpt: 'Once upon a time.', outputs: [] });
  });
});

describe('looking back', () => {
  it('finds runs by what they are, adds up what they cost, and deletes those that are over', async () => {
    const userId = await bed.user(30);
    const look = (filter: Parameters<typeof runTotals>[2]) => runTotals(bed.db.knex, userId, filter);
    expect(await look({})).toEqual({ runs: 0, spent: 0, released: 0, works: null });
    const [good, bad, waiting] = [await finished(userId), (await bed.ask(userId, { contentType: 'image', quantity: 2 })).id, (await bed.ask(userId)).id] as const;
    provider.script.image = ({ position }) => (position === 0 ? Promise.resolve(Buffer.from('one')) : Promise.reject(new ProviderFailure('invalid_request', 'no')));
    await attempt(bad).catch(() => undefined);
    const { captured, released } = await bed.receipt(bad);
    expect(await bed.run(bad)).toMatchObject({ captured });
    const all = await look({});
    expect(all).toMatchObject({ runs: 3, spent: captured + 1, released, works: 100 });
    expect(await look({ contentType: 'image' })).toMatchObject({ runs: 1, spent: captured });
    expect(await look({ status: 'queued' })).toEqual({ runs: 1, spent: 0, released: 0, works: null });
    expect(await look({ to: '2020-01-01T00:00:00.000Z' })).toMatchObject({ runs: 0 });

    const list = async (filter: object) => (await runHistory(bed.db.knex, bed.deps, userId, { limit: 2, ...filter })).runs.map(({ id }) => id);
    expect(await list({})).toEqual([waiting, bad]);
    expect(await list({ before: bad })).toEqual([good]);
    expect(await list({ status: 'succeeded' })).toEqual([good]);
    expect((await runChoices(bed.db.knex, bed.deps, userId)).models.map(({ id }) => id).length).toBeGreaterThan(0);

    const stranger = await finished(await bed.user(5));
    expect(await bed.db.transaction((tx) => deleteRuns(tx, bed.deps, userId, [waiting, good, stranger, newId()]))).toEqual([good]);
    expect(await list({})).toEqual([waiting, bad]);
  });

  it('shows a creation while it is shared, and not what recites a text that has been sealed since', async () => {
    const [userId, promptId] = [await bed.user(5), newId()];
    const id = await finished(userId);
    const shown = (sealed: boolean) => shownCreation(bed.db.knex, bed.deps, id, sealed);
    const show = (sealed: boolean) => bed.db.transaction((tx) => showCreation(tx, bed.deps, userId, id, { id: promptId, sealed }));
    expect(await shown(false)).toBeNull();
    await rows(bed.db.knex, `update generations set prompt_id = ?, surface = 'prompt' where id = ?`, [promptId, id]);
    await show(false);
    expect(await shown(true)).toMatchObject({ id, outputs: [{ text: 'Once upon a time.' }] });
    const recital = 'Write about a lighthouse keeper who counts the waves each night and never once arrives at the same number twice.';
    await rows(bed.db.knex, `update generations set output_text = :recital, request = jsonb_set(request, '{prompt}', to_jsonb(cast(:recital as text))) where id = :id`, { recital, id });
    await expect(show(true)).rejects.toMatchObject({ code: 'too_telling' });
    await show(false);
    expect(await shown(false)).not.toBeNull();
    expect(await shown(true)).toBeNull();
  });
});
