import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { generation as generationContract } from '#contracts/generation.ts';
import { createPatternCheck } from '#contracts/pattern-engine.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { openGenerationFixtures } from '#testing/generation-fixtures.ts';
import type { GenerationFixtures } from '#testing/generation-fixtures.ts';
import { scriptedProvider } from '#testing/scripted-provider.ts';
import type { PromptWish } from './accepting/run-request.ts';
import { acceptRun } from './commands/accept-run.ts';
import { presentRuns } from './queries/present-runs.ts';

let fixtures: GenerationFixtures;
const provider = scriptedProvider();
beforeAll(async () => {
  fixtures = await openGenerationFixtures({ sources: [provider], options: { waiting: { free: 5, pro: 7 } } });
});
afterAll(() => fixtures.close());
beforeEach(() => {
  fixtures.pushed.length = 0;
});

const count = async (userId: string): Promise<number> =>
  (await rows<{ n: number }>(fixtures.db.knex, 'select count(*) as n from generations where user_id = ?', [userId]))[0]!.n;
const jobs = (ids: string[]) =>
  rows<{ job_id: string; priority: number }>(fixtures.db.knex, 'select job_id, priority from outbox_jobs where job_id = any(?) order by id', [
    ids.map((id) => `gen-${id}`),
  ]);

describe('accepting a run', () => {
  it('holds the price of a run, announces the run and queues its job in one transaction', async () => {
    const userId = await fixtures.user(10);
    const run = await fixtures.ask(userId, { contentType: 'image', quantity: 3, aspect: '3:2' });
    expect(run).toMatchObject({ status: 'queued', quantity: 3, aspect: '3:2', length: null, quote: { total: 6, unit: 2, quantity: 3 } });
    expect(await fixtures.wallet.state(fixtures.db.knex, userId)).toEqual({ balance: 4, held: 6 });
    expect(await fixtures.events(run.id)).toEqual(['generation_requested']);
    expect(await jobs([run.id])).toEqual([{ job_id: `gen-${run.id}`, priority: 1 }]);
    const [view] = await presentRuns(fixtures.db.knex, fixtures.deps, [run]);
    expect(generationContract.parse(view)).toMatchObject({ id: run.id, status: 'queued', queuePosition: 0 });
  });

  it('stores no run and holds no tokens when the wallet cannot pay', async () => {
    const userId = await fixtures.user(1);
    await expect(fixtures.ask(userId, { contentType: 'video' })).rejects.toMatchObject({ code: 'insufficient_tokens' });
    expect(await count(userId)).toBe(0);
    expect(await fixtures.wallet.state(fixtures.db.knex, userId)).toEqual({ balance: 1, held: 0 });
  });

  it('refuses run options that do not fit the content type, and names the path of each', async () => {
    const userId = await fixtures.user(10);
    const wrong = fixtures.ask(userId, { contentType: 'video', quantity: 2, length: 100, aspect: '1:1' });
    await expect(wrong).rejects.toMatchObject({ status: 400, issues: [{ path: ['quantity'] }, { path: ['length'] }, { path: ['aspect'] }] });
    await expect(fixtures.ask(userId, { aspect: '16:9' })).rejects.toMatchObject({ issues: [{ path: ['aspect'] }] });
    await expect(fixtures.ask(userId, { model: 'nobody' })).rejects.toMatchObject({ issues: [{ path: ['model'] }] });
    expect(await count(userId)).toBe(0);
  });

  it('prices a text by its length in words', async () => {
    const userId = await fixtures.user(10);
    expect((await fixtures.ask(userId, { length: 400 })).quote.total).toBe(1);
    expect((await fixtures.ask(userId, { length: 401 })).quote.total).toBe(2);
    expect((await fixtures.ask(userId)).length).toBe(250);
  });
});

describe('slots for runs at once', () => {
  it('queues three runs of a person with rising priority, lets five wait, and refuses the next without a hold', async () => {
    const userId = await fixtures.user(50);
    const runs = [];
    for (let n = 0; n < 8; n += 1) runs.push(await fixtures.ask(userId));
    expect(runs.map((run) => run.dispatched_at !== null)).toEqual([true, true, true, false, false, false, false, false]);
    expect((await jobs(runs.map((run) => run.id))).map((job) => job.priority)).toEqual([1, 2, 3]);
    await expect(fixtures.ask(userId)).rejects.toMatchObject({ code: 'too_many_waiting', status: 429 });
    expect(await count(userId)).toBe(8);
    expect(await fixtures.wallet.state(fixtures.db.knex, userId)).toEqual({ balance: 42, held: 8 });
    const views = await presentRuns(fixtures.db.knex, fixtures.deps, await Promise.all(runs.map((run) => fixtures.run(run.id))));
    const positions = views.map((view) => view.queuePosition!);
    expect(positions.slice(3).map((place) => place - positions[3]!)).toEqual([0, 1, 2, 3, 4]);
    expect(positions[3]!).toBeGreaterThanOrEqual(3);
  });

  it('starts six runs of a Pro user at once, and lets the seventh wait for a slot', async () => {
    const userId = await fixtures.user(50, 'pro');
    const runs = [];
    for (let n = 0; n < 7; n += 1) runs.push(await fixtures.ask(userId, {}, 'pro'));
    expect(runs.filter((run) => run.dispatched_at !== null)).toHaveLength(6);
  });

  it('starts at most three runs of a free user when eight requests arrive at once, because the wallet\'s lock makes their count exact', async () => {
    const userId = await fixtures.user(50);
    const runs = await Promise.all(Array.from({ length: 8 }, () => fixtures.ask(userId)));
    expect(runs.filter((run) => run.dispatched_at !== null)).toHaveLength(3);
  });
});

describe('money under concurrent requests', () => {
  it('accepts exactly five of a hundred run requests at once when the wallet can pay for five', async () => {
    const userId = await fixtures.user(5);
    const answers = await Promise.allSettled(Array.from({ length: 100 }, () => fixtures.ask(userId)));
    const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? [(answer.reason as { status: number }).status] : []));
    expect(refusals).toHaveLength(95);
    expect(new Set(refusals)).toEqual(new Set([402]));
    expect(await fixtures.wallet.state(fixtures.db.knex, userId)).toEqual({ balance: 0, held: 5 });
    expect(await fixtures.ledger.violations(fixtures.db.knex)).toEqual([]);
  });

  it('makes one run of identical requests without an Idempotency-Key while the first run is unfinished', async () => {
    const userId = await fixtures.user(10);
    const copies = await Promise.all(Array.from({ length: 6 }, () => fixtures.ask(userId, {}, 'free', 'same')));
    expect(new Set(copies.map((run) => run.id)).size).toBe(1);
    expect(await fixtures.wallet.state(fixtures.db.knex, userId)).toEqual({ balance: 9, held: 1 });
    expect((await fixtures.ask(userId, {}, 'free', 'other')).id).not.toBe(copies[0]!.id);
    const other = await fixtures.user(10);
    expect((await fixtures.ask(other, {}, 'free', 'same')).id).not.toBe(copies[0]!.id);
  });
});

describe('running a prompt', () => {
  beforeAll(async () => {
    await fixtures.prompts.seed();
  }, 60_000);

  const requester = (userId: string) => ({ userId, plan: 'free' as const, requestHash: null, expectedTotal: null, patterns: createPatternCheck() });
  const runPrompt = (userId: string, promptId: string, wish: PromptWish) =>
    fixtures.db.transaction((tx) => acceptRun(tx, fixtures.deps, requester(userId), { source: 'prompt', promptId, wish }));
  const starter = async () => (await rows<{ id: string; published_version_id: string }>(fixtures.db.knex, 'select id, published_version_id from prompts where slug = ?', ['outline-first-blog-builder']))[0]!;
  const sampleOf = async (version: string) => (await rows<{ sample_inputs: { inputs: Record<string, unknown> }[] }>(fixtures.db.knex, 'select sample_inputs from prompt_versions where id = ?', [version]))[0]!.sample_inputs[0]!.inputs;

  it('checks the form of a run request, and names every problem by its path', async () => {
    const userId = await fixtures.user(10);
    const { id } = await starter();
    const wrong = runPrompt(userId, id, { inputs: { nonsense: 1 }, aspect: '1:1' });
    const failure = await wrong.catch((error: { status: number; issues: { path: unknown[] }[] }) => error);
    expect(failure).toMatchObject({ status: 400 });
    const paths = (failure as { issues: { path: unknown[] }[] }).issues.map((issue) => issue.path.join('.'));
    expect(paths).toContain('inputs.nonsense');
    expect(paths).toContain('aspect');
    expect(paths.length).toBeGreaterThan(2);
    expect(await count(userId)).toBe(0);
  });

  it('fills a prompt\'s templates once when a run is accepted, and names the prompt in the owner’s view of the run', async () => {
    const userId = await fixtures.user(10);
    const { id, published_version_id: version } = await starter();
    const inputs = await sampleOf(version);
    const run = await runPrompt(userId, id, { inputs });
    expect(run.request.prompt).not.toContain('{{');
    expect(run.request.subject.values.length).toBeGreaterThan(0);
    const [view] = await presentRuns(fixtures.db.knex, fixtures.deps, [run]);
    expect(generationContract.parse(view).prompt).toMatchObject({ id, slug: 'outline-first-blog-builder' });
  });

  it('answers 404 to a run request for a prompt that does not exist', async () => {
    const userId = await fixtures.user(10);
    const run = runPrompt(userId, newId(), { inputs: {} });
    await expect(run).rejects.toMatchObject({ status: 404 });
  });
});
