import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { openGenerationFixtures } from '#testing/generation-fixtures.ts';
import type { GenerationFixtures } from '#testing/generation-fixtures.ts';
import { scriptedProvider } from '#testing/scripted-provider.ts';
import { deleteRuns } from './commands/delete-runs.ts';
import { showCreation } from './commands/show-creation.ts';
import { ProviderFailure } from './provider.port.ts';
import { findRun } from './queries/find-run.ts';
import { listRuns } from './queries/list-runs.ts';
import { presentRuns } from './queries/present-runs.ts';
import { runChoices, runHistory, runTotals } from './queries/run-history.ts';
import { shownCreation } from './queries/shown-creation.ts';
import { ownerCalls } from './testing/owner-calls.ts';

let fixtures: GenerationFixtures;
const provider = scriptedProvider();
const original = { ...provider.script };
const { attempt, cancel, finished, forget, remove, retry } = ownerCalls(() => fixtures);
beforeAll(async () => {
  fixtures = await openGenerationFixtures({ sources: [provider], options: { storeTextMs: 10, deltaMs: 10 } });
});
afterAll(() => fixtures.close());
beforeEach(() => {
  Object.assign(provider.script, original);
  provider.texts.length = 0;
});

describe('deleting a run', () => {
  it('moves a finished run to the trash once, and releases its files when the trash is emptied', async () => {
    const userId = await fixtures.user(10);
    const { id } = await fixtures.ask(userId, { contentType: 'image' });
    await expect(remove(userId, id)).rejects.toMatchObject({ code: 'still_running' });
    await attempt(id);
    const { file_id: fileId } = (await fixtures.db.knex('generation_outputs').where({ generation_id: id }).first())!;
    await remove(userId, id);
    await expect(findRun(fixtures.db.knex, userId, id)).rejects.toMatchObject({ status: 404 });
    await expect(remove(userId, id)).rejects.toMatchObject({ status: 404 });
    expect(await fixtures.db.knex('files').where({ id: fileId })).toMatchObject([{ claims: 1 }]);
    expect(await forget(userId, id)).toEqual([id]);
    expect(await forget(userId, id)).toEqual([]);
    const [file] = (await fixtures.db.knex('files').where({ id: fileId })) as { claims: number; sweep_after: Date | null }[];
    expect(file).toMatchObject({ claims: 0 });
    expect(file!.sweep_after).not.toBeNull();
    expect((await fixtures.receipt(id)).captured).toBe(2);
  });

  it('deletes the prompt, the output and the title of a run in own words when its owner deletes it for ever', async () => {
    const userId = await fixtures.user(10);
    const id = await finished(userId);
    expect((await fixtures.run(id)).title).not.toBe('');
    await remove(userId, id);
    await forget(userId, id);
    const run = await fixtures.run(id);
    expect([run.title, run.request.prompt, run.output_text, run.error_message]).toEqual(['', '', null, null]);
  });
});

it('uses the prompt’s title as the alt text of a sealed run’s picture, because the provider’s text quotes the template', async () => {
  const userId = await fixtures.user(10);
  const { id, title } = await fixtures.ask(userId, { contentType: 'image' });
  await fixtures.db.knex('generations').where({ id }).update({ sealed: true });
  await attempt(id);
  const [view] = await presentRuns(fixtures.db.knex, fixtures.deps, [await fixtures.run(id)]);
  expect(view!.outputs).toMatchObject([{ kind: 'image', altText: title }]);
});

describe('runs of an owner', () => {
  it('answers 404 when another user reads, cancels, repeats or deletes a person\'s run', async () => {
    const owner = await fixtures.user(10);
    const other = await fixtures.user(10);
    const { id } = await fixtures.ask(owner);
    for (const act of [cancel, retry, remove]) await expect(act(other, id)).rejects.toMatchObject({ status: 404 });
    await expect(findRun(fixtures.db.knex, other, id)).rejects.toMatchObject({ status: 404 });
    await expect(findRun(fixtures.db.knex, owner, newId())).rejects.toMatchObject({ status: 404 });
  });

  it('lists own runs newest first, page by page, filtered by type and state', async () => {
    const userId = await fixtures.user(30);
    const ids: string[] = [];
    for (let n = 0; n < 5; n += 1) ids.unshift(await finished(userId));
    const image = (await fixtures.ask(userId, { contentType: 'image' })).id;
    const list = (query: object) => listRuns(fixtures.db.knex, userId, { limit: 24, ...query });
    expect((await list({})).runs.map((run) => run.id)).toEqual([image, ...ids]);
    const first = await list({ limit: 4 });
    const second = await list({ limit: 4, before: first.nextCursor! });
    expect([...first.runs, ...second.runs].map((run) => run.id)).toEqual([image, ...ids]);
    expect(second.nextCursor).toBeNull();
    expect((await list({ state: 'active' })).runs.map((run) => run.id)).toEqual([image]);
    expect((await list({ state: 'finished', contentType: 'text' })).runs.map((run) => run.id)).toEqual(ids);
    await expect(list({ before: 'nonsense' })).rejects.toMatchObject({ status: 400 });
    const [card] = await presentRuns(fixtures.db.knex, fixtures.deps, second.runs);
    expect(card).toMatchObject({ excerpt: 'Once upon a time.', outputs: [] });
  });
});

describe('looking back at own runs', () => {
  it('filters a person\'s own runs, sums their tokens, and deletes only own runs that have ended', async () => {
    const userId = await fixtures.user(30);
    const look = (filter: Parameters<typeof runTotals>[2]) => runTotals(fixtures.db.knex, userId, filter);
    expect(await look({})).toEqual({ runs: 0, spent: 0, released: 0, works: null });
    const [good, bad, waiting] = [await finished(userId), (await fixtures.ask(userId, { contentType: 'image', quantity: 2 })).id, (await fixtures.ask(userId)).id] as const;
    provider.script.image = ({ position }) => (position === 0 ? Promise.resolve(Buffer.from('one')) : Promise.reject(new ProviderFailure('invalid_request', 'no')));
    await attempt(bad).catch(() => undefined);
    const { captured, released } = await fixtures.receipt(bad);
    expect(await fixtures.run(bad)).toMatchObject({ captured });
    const all = await look({});
    expect(all).toMatchObject({ runs: 3, spent: captured + 1, released, works: 100 });
    expect(await look({ contentType: 'image' })).toMatchObject({ runs: 1, spent: captured });
    expect(await look({ status: 'queued' })).toEqual({ runs: 1, spent: 0, released: 0, works: null });
    expect(await look({ to: '2020-01-01T00:00:00.000Z' })).toMatchObject({ runs: 0 });

    provider.script.image = () => Promise.reject(new ProviderFailure('refused', 'no'));
    const refused = (await fixtures.ask(userId, { contentType: 'image' })).id;
    await attempt(refused).catch(() => undefined);
    expect(await fixtures.run(refused)).toMatchObject({ status: 'blocked' });
    // A blocked run does not count as a failure in the success rate.
    expect(await look({})).toMatchObject({ runs: 4, works: 100 });
    await fixtures.db.transaction((tx) => deleteRuns(tx, fixtures.deps, userId, [refused]));

    const list = async (filter: object) => (await runHistory(fixtures.db.knex, fixtures.deps, userId, { limit: 2, ...filter })).runs.map(({ id }) => id);
    expect(await list({})).toEqual([waiting, bad]);
    expect(await list({ before: bad })).toEqual([good]);
    expect(await list({ status: 'succeeded' })).toEqual([good]);
    expect((await runChoices(fixtures.db.knex, fixtures.deps, userId)).models.map(({ id }) => id).length).toBeGreaterThan(0);

    const stranger = await finished(await fixtures.user(5));
    expect(await fixtures.db.transaction((tx) => deleteRuns(tx, fixtures.deps, userId, [waiting, good, stranger, newId()]))).toEqual([good]);
    expect(await list({})).toEqual([waiting, bad]);
  });

  it('shows an output that its owner shared, unless it repeats a text that was sealed later', async () => {
    const [userId, promptId] = [await fixtures.user(5), newId()];
    const id = await finished(userId);
    const shown = (sealed: boolean) => shownCreation(fixtures.db.knex, fixtures.deps, id, sealed);
    const show = (sealed: boolean) => fixtures.db.transaction((tx) => showCreation(tx, fixtures.deps, userId, id, { id: promptId, sealed }));
    expect(await shown(false)).toBeNull();
    await rows(fixtures.db.knex, `update generations set prompt_id = ?, run_source = 'prompt' where id = ?`, [promptId, id]);
    await show(false);
    expect(await shown(true)).toMatchObject({ id, outputs: [{ text: 'Once upon a time.' }] });
    const recital = 'Write about a lighthouse keeper who counts the waves each night and never once arrives at the same number twice.';
    await rows(fixtures.db.knex, `update generations set output_text = :recital, request = jsonb_set(request, '{prompt}', to_jsonb(cast(:recital as text))) where id = :id`, { recital, id });
    await expect(show(true)).rejects.toMatchObject({ code: 'too_telling' });
    await show(false);
    expect(await shown(false)).not.toBeNull();
    expect(await shown(true)).toBeNull();
  });
});
