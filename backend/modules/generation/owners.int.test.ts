import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPatternCheck } from '#contracts/pattern-engine.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { raceCancels } from '#testing/cancel-race.ts';
import { openGenerationFixtures } from '#testing/generation-fixtures.ts';
import type { GenerationFixtures } from '#testing/generation-fixtures.ts';
import { scriptedProvider } from '#testing/scripted-provider.ts';
import { cancelGeneration } from './commands/cancel-generation.ts';
import { deleteGeneration } from './commands/delete-generation.ts';
import { ProviderFailure } from './provider.port.ts';
import { deleteRuns } from './commands/delete-runs.ts';
import { retryGeneration } from './commands/retry-generation.ts';
import { showCreation } from './commands/show-creation.ts';
import { listRuns } from './queries/list-runs.ts';
import { findRun } from './queries/find-run.ts';
import { presentRuns } from './queries/present-runs.ts';
import { shownCreation } from './queries/shown-creation.ts';
import { runChoices, runHistory, runTotals } from './queries/run-history.ts';

let fixtures: GenerationFixtures;
const provider = scriptedProvider();
const original = { ...provider.script };
beforeAll(async () => {
  fixtures = await openGenerationFixtures({ sources: [provider], options: { storeTextMs: 10, deltaMs: 10 } });
});
afterAll(() => fixtures.close());
beforeEach(() => {
  Object.assign(provider.script, original);
  provider.texts.length = 0;
});

const cancel = (userId: string, id: string) => fixtures.db.transaction((tx) => cancelGeneration(tx, fixtures.deps, userId, id));
const retry = (userId: string, id: string) =>
  fixtures.db.transaction((tx) => retryGeneration(tx, fixtures.deps, { userId, plan: 'free', requestHash: null, expectedTotal: null, patterns: createPatternCheck() }, { runId: id, free: false }));
const remove = (userId: string, id: string) => fixtures.db.transaction((tx) => deleteGeneration(tx, fixtures.deps, userId, id));
const attempt = (id: string, signal = new AbortController().signal) => fixtures.module.generation.runAttempt(id, { signal });

async function finished(userId: string): Promise<string> {
  const { id } = await fixtures.ask(userId);
  await attempt(id);
  return id;
}

describe('stopping', () => {
  it('a queued run ends it at once, gives everything back and starts the next', async () => {
    const userId = await fixtures.user(10);
    const runs = [];
    for (let n = 0; n < 4; n += 1) runs.push(await fixtures.ask(userId));
    expect(runs[3]!.dispatched_at).toBeNull();
    expect(await cancel(userId, runs[0]!.id)).toMatchObject({ status: 'cancelled' });
    expect(await fixtures.receipt(runs[0]!.id)).toMatchObject({ captured: 0, released: 1 });
    expect((await fixtures.run(runs[3]!.id)).dispatched_at).not.toBeNull();
    expect(await fixtures.events(runs[0]!.id)).toEqual(['generation_requested', 'generation_cancelled']);
    await attempt(runs[0]!.id);
    expect(provider.texts).toHaveLength(0);
  });

  it('a running text cuts the provider within a second, keeps the words and charges their share', async () => {
    const workers = await fixtures.work();
    const userId = await fixtures.user(10);
    provider.script.text = async function* ({ signal }) {
      yield Array.from({ length: 300 }, (_, n) => `w${n}`).join(' ');
      await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
    };
    const { id } = await fixtures.ask(userId, { length: 1000 });
    while ((await fixtures.run(id)).output_text === null) await pause(10);
    const stopped = performance.now();
    expect(await cancel(userId, id)).toMatchObject({ status: 'cancelled' });
    const { signal } = provider.texts.find((request) => request.idempotencyKey === `${id}-0`)!;
    while (!signal.aborted) await pause(5);
    expect(performance.now() - stopped).toBeLessThan(1_000);
    // 2 tokens x 300 of 1,000 words, rounded up.
    expect(await fixtures.receipt(id)).toMatchObject({ held: 2, captured: 1, released: 1 });
    await workers.close({ graceMs: 1_000, deadlineMs: 2_000 });
    const run = await fixtures.run(id);
    expect(run.output_text).toMatch(/^w0 w1 .* w299$/);
    const [view] = await presentRuns(fixtures.db.knex, fixtures.deps, [run]);
    expect(view!.outputs).toEqual([{ kind: 'text', text: run.output_text, mime: 'text/markdown' }]);
    expect(await fixtures.events(id)).toEqual(['generation_requested', 'generation_cancelled']);
  }, 20_000);

  it('a video that has shown nothing costs nothing', async () => {
    const userId = await fixtures.user(10);
    const { id } = await fixtures.ask(userId, { contentType: 'video' });
    const controller = new AbortController();
    provider.script.video = ({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
    const running = attempt(id, controller.signal);
    while ((await fixtures.run(id)).status !== 'running') await pause(5);
    await cancel(userId, id);
    controller.abort(new Error('cancelled'));
    await running.catch(() => undefined);
    expect(await fixtures.run(id)).toMatchObject({ status: 'cancelled' });
    expect(await fixtures.receipt(id)).toMatchObject({ held: 5, captured: 0, released: 5 });
  });

  it('images costs those that arrived before', async () => {
    const userId = await fixtures.user(10);
    const { id } = await fixtures.ask(userId, { contentType: 'image', quantity: 3 });
    provider.script.image = ({ position }) => (position === 0 ? Promise.resolve(Buffer.from('one')) : new Promise(() => undefined));
    const controller = new AbortController();
    const running = attempt(id, controller.signal);
    while ((await fixtures.run(id)).delivered === 0) await pause(5);
    await cancel(userId, id);
    controller.abort(new Error('cancelled'));
    await running.catch(() => undefined);
    expect(await fixtures.receipt(id)).toMatchObject({ held: 6, captured: 2, released: 4 });
  });

  it('races with success: each run ends once, captured and released make up what was held', async () => {
    const stopped = await raceCancels(fixtures, 12, 10);
    expect(stopped).toBeGreaterThan(0);
    expect(stopped).toBeLessThan(120);
    expect(await fixtures.ledger.violations(fixtures.db.knex)).toEqual([]);
  }, 60_000);

  it('twice is stopping once; a finished run cannot be stopped', async () => {
    const userId = await fixtures.user(10);
    const { id } = await fixtures.ask(userId);
    await cancel(userId, id);
    expect(await cancel(userId, id)).toMatchObject({ status: 'cancelled' });
    await expect(cancel(userId, await finished(userId))).rejects.toMatchObject({ code: 'already_finished', status: 409 });
  });
});

describe('running again', () => {
  it('is a new run with the same request, held at today\'s price', async () => {
    const userId = await fixtures.user(10);
    const { id } = await fixtures.ask(userId, { contentType: 'image', quantity: 2, aspect: '2:3', prompt: 'A red door' });
    await expect(retry(userId, id)).rejects.toMatchObject({ code: 'still_running', status: 409 });
    await cancel(userId, id);
    const again = await retry(userId, id);
    expect(again).toMatchObject({ status: 'queued', quantity: 2, aspect: '2:3', retry_of_id: id, request: { prompt: 'A red door' } });
    expect(again.id).not.toBe(id);
    expect(await fixtures.wallet.state(fixtures.db.knex, userId)).toEqual({ balance: 6, held: 4 });
  });
});

describe('once more for nothing', () => {
  const free = (userId: string, id: string, plan: 'free' | 'pro' = 'free', deps = fixtures.deps) =>
    fixtures.db.transaction((tx) => retryGeneration(tx, deps, { userId, plan, requestHash: null, expectedTotal: 0, patterns: createPatternCheck() }, { runId: id, free: true }));
  const codes = async (asked: Promise<{ id: string }>[]): Promise<string[]> =>
    (await Promise.allSettled(asked)).map((answer) => (answer.status === 'fulfilled' ? 'begun' : (answer.reason as { code: string }).code)).sort();
  const times = (n: number, code: string): string[] => Array.from({ length: n }, () => code);

  it('a delivered run is, at no cost: no token moves, and its events name no prompt', async () => {
    const userId = await fixtures.user(10);
    const { id } = await fixtures.ask(userId, { contentType: 'image', quantity: 2, prompt: 'A red door' });
    await expect(free(userId, id)).rejects.toMatchObject({ code: 'still_running' });
    await attempt(id);
    expect((await presentRuns(fixtures.db.knex, fixtures.deps, [await fixtures.run(id)]))[0]).toMatchObject({ waived: null, freeRetryUntil: new Date((await fixtures.run(id)).finished_at!.getTime() + 600_000).toISOString() });
    const again = await free(userId, id);
    expect(again).toMatchObject({ retry_of_id: id, quantity: 2, waived: 4, quote: { total: 0, royalty: 0 }, request: { prompt: 'A red door' } });
    await attempt(again.id);
    expect(await fixtures.receipt(again.id)).toMatchObject({ held: 0, captured: 0, status: 'settled' });
    expect(await fixtures.wallet.state(fixtures.db.knex, userId)).toEqual({ balance: 6, held: 0 });
    const [view] = await presentRuns(fixtures.db.knex, fixtures.deps, [await fixtures.run(again.id)]);
    expect(view).toMatchObject({ status: 'succeeded', delivered: 2, waived: 4, freeRetryUntil: null });
    const told = await rows<{ payload: object }>(fixtures.db.knex, `select payload from outbox_events where name = 'generation_success' and payload->>'generationId' = ?`, [again.id]);
    expect(told).toMatchObject([{ payload: { freeRetry: true, promptId: null, captured: 0 } }]);
    expect(await codes([free(userId, id, 'pro'), free(userId, again.id, 'pro')])).toEqual(times(2, 'free_retry_gone'));
    expect(await fixtures.ledger.violations(fixtures.db.knex)).toEqual([]);
  });

  it('not after ten minutes, not of a free trial run, and no more often than the day allows; tomorrow again', async () => {
    const userId = await fixtures.user(10);
    const [late, freeTrialRun, first, second] = [await finished(userId), await finished(userId), await finished(userId), await finished(userId)];
    await rows(fixtures.db.knex, `update generations set free_retry_until = now() - interval '1 second' where id = ?`, [late]);
    await rows(fixtures.db.knex, 'update generations set free_retry_until = null where id = ?', [freeTrialRun]);
    expect(await codes([free(userId, late)])).toEqual(['free_retry_too_late']);
    expect(await codes([free(userId, freeTrialRun)])).toEqual(['free_retry_gone']);
    await free(userId, first);
    await expect(free(userId, second)).rejects.toMatchObject({ code: 'free_retries_used', status: 409, message: expect.stringContaining('Pro has three a day') });
    await free(userId, second, 'pro');
    await rows(fixtures.db.knex, `update generations set free_retry_day = free_retry_day - 1 where user_id = ?`, [userId]);
    await free(userId, await finished(userId));
  });

  it('is handed on by one that brought nothing, and used by one that was stopped with words on the screen', async () => {
    const userId = await fixtures.user(10);
    const failed = await free(userId, await finished(userId));
    provider.script.text = () => { throw new ProviderFailure('invalid_request', 'no'); };
    await attempt(failed.id).catch(() => undefined);
    expect(await fixtures.run(failed.id)).toMatchObject({ status: 'failed', free_retry_day: null });
    Object.assign(provider.script, original);
    const stopped = await free(userId, failed.id);
    expect(stopped).toMatchObject({ waived: 1 });
    await expect(free(userId, failed.id)).rejects.toMatchObject({ code: 'free_retry_gone' });
    await rows(fixtures.db.knex, `update generations set output_text = 'Once upon' where id = ?`, [stopped.id]);
    await cancel(userId, stopped.id);
    expect(await fixtures.run(stopped.id)).toMatchObject({ status: 'cancelled', captured: 0, free_retry_until: null });
    await remove(userId, stopped.id);
    await expect(free(userId, await finished(userId))).rejects.toMatchObject({ code: 'free_retries_used' });
  });

  it('once, however many ask at once; where the right were not taken away, they would get three', async () => {
    const [userId, forgetful] = [await fixtures.user(10), await fixtures.user(10)];
    const [id, other] = [await finished(userId), await finished(forgetful)];
    const ask = (of: string, run: string) => codes(Array.from({ length: 20 }, () => free(of, run, 'pro')));
    expect(await ask(userId, id)).toEqual(['begun', ...times(19, 'free_retry_gone')]);
    await rows(fixtures.db.knex, `create function keep_right() returns trigger language plpgsql as 'begin new.free_retry_until = old.free_retry_until; return new; end'`);
    await rows(fixtures.db.knex, 'create trigger keep_right before update of free_retry_until on generations for each row when (new.free_retry_until is null) execute function keep_right()');
    expect(await ask(forgetful, other)).toEqual([...times(3, 'begun'), ...times(17, 'free_retries_used')]);
    await rows(fixtures.db.knex, 'drop function keep_right() cascade');
  });

  it('three of many at once for Pro; without the wallet\'s lock it would be more', async () => {
    const at = (deps: typeof fixtures.deps) => async () => {
      const userId = await fixtures.user(10);
      const ids: string[] = [];
      for (let n = 0; n < 8; n += 1) ids.push(await finished(userId));
      return (await codes(ids.map((id) => free(userId, id, 'pro', deps)))).filter((code) => code === 'begun').length;
    };
    expect(await at(fixtures.deps)()).toBe(3);
    let here = 0;
    const all = new Map<string, () => void>();
    const lock = (_: unknown, userId: string) => new Promise<void>((resolve) => {
      all.set(`${userId} ${here++}`, resolve);
      if (here === 8) for (const go of all.values()) go();
    });
    expect(await at({ ...fixtures.deps, wallet: { ...fixtures.wallet, lock } })()).toBeGreaterThan(3);
  });
});

describe('deleting', () => {
  it('takes a finished run and its files away, once', async () => {
    const userId = await fixtures.user(10);
    const { id } = await fixtures.ask(userId, { contentType: 'image' });
    await expect(remove(userId, id)).rejects.toMatchObject({ code: 'still_running' });
    await attempt(id);
    const { file_id: fileId } = (await fixtures.db.knex('generation_outputs').where({ generation_id: id }).first())!;
    await remove(userId, id);
    await expect(findRun(fixtures.db.knex, userId, id)).rejects.toMatchObject({ status: 404 });
    await expect(remove(userId, id)).rejects.toMatchObject({ status: 404 });
    const [file] = (await fixtures.db.knex('files').where({ id: fileId })) as { claims: number; sweep_after: Date | null }[];
    expect(file).toMatchObject({ claims: 0 });
    expect(file!.sweep_after).not.toBeNull();
    expect((await fixtures.receipt(id)).captured).toBe(2);
  });

  it('keeps none of the words of a free run, its title included', async () => {
    const userId = await fixtures.user(10);
    const id = await finished(userId);
    expect((await fixtures.run(id)).title).not.toBe('');
    await remove(userId, id);
    const run = await fixtures.run(id);
    expect([run.title, run.request.prompt, run.output_text, run.error_message]).toEqual(['', '', null, null]);
  });
});

it('describes the picture of a sealed prompt by its title: the words that made it stay here', async () => {
  const userId = await fixtures.user(10);
  const { id, title } = await fixtures.ask(userId, { contentType: 'image' });
  await fixtures.db.knex('generations').where({ id }).update({ sealed: true });
  await attempt(id);
  const [view] = await presentRuns(fixtures.db.knex, fixtures.deps, [await fixtures.run(id)]);
  expect(view!.outputs).toMatchObject([{ kind: 'image', altText: title }]);
});

describe('runs of an owner', () => {
  it('answer 404 when another user reads, cancels, retries or removes them', async () => {
    const owner = await fixtures.user(10);
    const other = await fixtures.user(10);
    const { id } = await fixtures.ask(owner);
    for (const act of [cancel, retry, remove]) await expect(act(other, id)).rejects.toMatchObject({ status: 404 });
    await expect(findRun(fixtures.db.knex, other, id)).rejects.toMatchObject({ status: 404 });
    await expect(findRun(fixtures.db.knex, owner, newId())).rejects.toMatchObject({ status: 404 });
  });

  it('are listed newest first, page by page, by type and state', async () => {
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

describe('looking back', () => {
  it('finds runs by what they are, adds up what they cost, and deletes those that are over', async () => {
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
    // What was not allowed has not failed.
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

  it('shows a creation while it is shared, and not what recites a text that has been sealed since', async () => {
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
