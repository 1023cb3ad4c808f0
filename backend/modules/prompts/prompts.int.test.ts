import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getPrompt } from '#contracts/prompt-detail.ts';
import { suggestPrompts } from '#contracts/prompt-discovery.ts';
import { listPrompts } from '#contracts/prompts.ts';
import type { PromptCard } from '#contracts/prompts.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { generationErrorEvent, generationSuccess } from '#modules/generation/index.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
}, 60_000);
afterAll(() => app.close());

const list = async (query: Parameters<typeof call<typeof listPrompts>>[2] = {}) =>
  (await call(app.visitor(), listPrompts, query)).body;

describe('the catalogue of starter prompts', () => {
  it('a new marketplace holds 15 free, 5 per-run, 3 unlockable and 2 pack-only starter prompts of platform accounts', async () => {
    const { items, nextCursor } = await list({ query: { limit: 60 } });
    expect(nextCursor).toBeNull();
    expect(items.every((prompt) => prompt.creator.platform)).toBe(true);
    expect(items.every((prompt) => prompt.stats.successRate === null && prompt.stats.runs === 0)).toBe(true);
    expect(new Set(items.map((prompt) => prompt.category)).size).toBe(23);
    const priced = (pricing: string) => items.filter((prompt) => prompt.pricing === pricing);
    expect([priced('free').length, priced('run').length, priced('unlock').length, items.length]).toEqual([15, 5, 3, 23]);
    expect(priced('run').every(({ runRoyalty, unlockPrice }) => runRoyalty >= 1 && unlockPrice === 0)).toBe(true);
    expect(priced('unlock').every(({ runRoyalty, unlockPrice }) => runRoyalty === 0 && unlockPrice >= 1)).toBe(true);
    const inPacks = await rows<{ slug: string }>(app.services.db.knex, `select slug from prompts where pricing = 'pack_only' and visibility = 'unlisted' and status = 'published' order by slug`);
    expect(inPacks.map(({ slug }) => slug)).toEqual(['launch-day-kit', 'seasonal-hero-banner']);
  });

  it('starter prompts are published once: a second start of the server adds no prompt', async () => {
    expect(await app.modules.prompts.seed()).toBe(0);
  });

  it('starter prompts are found by creator, tag and misspelt word right after the first start', async () => {
    const { creators } = (await call(app.visitor(), suggestPrompts, { query: { q: 'conjure' } })).body;
    expect(creators.length).toBeGreaterThan(0);
    expect((await call(app.visitor(), suggestPrompts, { query: { q: 'logo' } })).body.tags).toEqual([{ tag: 'logo', prompts: 1 }]);
    expect((await list({ query: { q: 'stroybook' } })).correctedTo).toBe('storybook');
  });

  it.each(['trending', 'newest', 'most-run'] as const)('the marketplace lists every prompt once when it is paged by %s', async (sort) => {
    const seen: PromptCard[] = [];
    let cursor: string | undefined;
    do {
      const page = await list({ query: { sort, limit: 7, ...(cursor ? { cursor } : {}) } });
      seen.push(...page.items);
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(new Set(seen.map((prompt) => prompt.id)).size).toBe(23);
    expect(seen).toHaveLength(23);
  });

  it('the marketplace filters by type and category, and finds unfinished words', async () => {
    const images = await list({ query: { contentType: 'image', limit: 60 } });
    expect(images.items).toHaveLength(7);
    const animation = await list({ query: { category: 'animation' } });
    expect(animation.items.map((prompt) => prompt.title)).toEqual(['Looping Mascot Micro-Animation']);
    const found = await list({ query: { q: 'isomet diag' } });
    expect(found.items[0]?.title).toBe('Isometric System Diagram Maker');
    expect((await list({ query: { q: '!!!' } })).items).toEqual([]);
    expect((await list({ query: { q: "'; drop table prompts; --" } })).items).toEqual([]);
  });

  it.each([
    { cursor: 'nonsense' }, { cursor: Buffer.from('{"sort":"newest"}').toString('base64url') }, { sort: 'price' }, { limit: 500 },
    { contentType: 'audio' }, { unknown: 'x' },
  ])('the list of prompts refuses %j and names the wrong parameter', async (query) => {
    const answer = await call(app.visitor(), listPrompts, { query: query as never });
    expect(answer.status).toBe(400);
    expect((answer.body as unknown as { issues: { path: string[] }[] }).issues[0]?.path.length).toBeGreaterThan(0);
  });
});

const open = (idOrSlug: string) => call(app.visitor(), getPrompt, { params: { idOrSlug } });

describe('the page of a prompt', () => {
  it('the page of a prompt opens by slug, by id and by a former slug, with form, samples and template', async () => {
    const { prompt } = (await open('hook-factory')).body;
    expect(prompt.form.sections.length).toBeGreaterThan(0);
    expect(prompt.sampleInputs.length).toBeGreaterThan(1);
    expect(prompt.template).toContain('{{');
    expect((await open(prompt.id)).body.prompt.slug).toBe('hook-factory');
    await rows(app.services.db.knex, `update prompts set previous_slugs = array['hooks'] where id = ?`, [prompt.id]);
    expect((await open('hooks')).body.prompt.slug).toBe('hook-factory');
  });

  it('the page of a paid prompt has no template, and private or unknown prompts answer 404', async () => {
    const { prompt } = (await open('plot-twist-with-three-endings')).body;
    const { knex } = app.services.db;
    await rows(knex, `update prompts set pricing = 'run', run_royalty = 3 where id = ?`, [prompt.id]);
    const sealed = await open(prompt.id);
    expect(sealed.body.prompt).not.toHaveProperty('template');
    expect(sealed.text).not.toContain(prompt.template!.slice(0, 40));
    await rows(knex, `update prompts set visibility = 'private' where id = ?`, [prompt.id]);
    expect((await open(prompt.id)).status).toBe(404);
    expect((await open(newId())).status).toBe(404);
    await rows(knex, `update prompts set visibility = 'public', pricing = 'free', run_royalty = 0 where id = ?`, [prompt.id]);
  });

  it('a public prompt has metadata for link previews, and an unknown one has none', async () => {
    const { prompts } = app.modules.prompts;
    expect(await prompts.head(app.services.db.knex, 'hook-factory')).toMatchObject({ title: 'Hook Factory: 15 Scroll-Stopping Openers' });
    expect(await prompts.head(app.services.db.knex, newId())).toBeNull();
  });

  it('the database refuses to change a published version', async () => {
    const change = rows(app.services.db.knex, `update prompt_versions set template = 'other'`);
    await expect(change).rejects.toThrow(/never changes/);
  });
});

describe('statistics of a prompt', () => {
  const count = (tx: Tx, event: { name: string }, payload: object, occurredAt = new Date()): Promise<void> =>
    app.modules.prompts.subscriptions!.find((subscription) => subscription.event.name === event.name)!.handle(tx, payload, { eventId: newId(), occurredAt });

  it('a prompt\'s statistics count finished runs by outcome and by person, and show a success rate from 20 runs on', async () => {
    const { prompt } = (await call(app.visitor(), getPrompt, { params: { idOrSlug: 'readme-people-finish' } })).body;
    const run = { generationId: newId(), promptId: prompt.id, title: 't', contentType: 'text' as const };
    const react = (event: { name: string }, payload: object, at?: Date): Promise<void> => app.services.db.transaction((tx) => count(tx, event, payload, at));
    const people = [newId(), newId()];
    for (let index = 0; index < 19; index += 1) {
      const done = { ...run, userId: people[index % 2]!, status: 'succeeded', delivered: 1, quantity: 1, captured: 1, released: 0 };
      await react(generationSuccess, done);
    }
    const stats = async () => (await call(app.visitor(), getPrompt, { params: { idOrSlug: prompt.id } })).body.prompt.stats;
    expect(await stats()).toMatchObject({ runs: 19, successRate: null });
    await react(generationErrorEvent, { ...run, userId: people[0]!, status: 'failed', code: 'x', message: 'm', released: 1 });
    expect(await stats()).toMatchObject({ runs: 20, successRate: 95 });
    // An event that arrives late counts for the day on which its run ended. It does not replace a user's latest run by an earlier one.
    const [, other] = people;
    const late = new Date('2020-02-03T04:05:06Z');
    await react(generationSuccess, { ...run, userId: other, status: 'succeeded', delivered: 1, quantity: 1, captured: 1, released: 0 }, late);
    const told = (sql: string) => rows<{ n: number }>(app.services.db.knex, sql, { id: prompt.id, other, late });
    expect(await told('select attempts as n from prompt_daily_stats where prompt_id = :id and day = cast(:late as date)')).toEqual([{ n: 1 }]);
    expect(await told('select count(*)::int as n from prompt_runners where prompt_id = :id and user_id = :other and last_run_at > :late')).toEqual([{ n: 1 }]);

    await app.modules.prompts.maintenance!.find((task) => task.name === 'prompts.refresh_statistics')!.run();
    expect(await stats()).toMatchObject({ runs: 21, successRate: 95 });
    for (const sort of ['trending', 'most-run', 'success-rate'] as const) expect((await list({ query: { sort, limit: 1 } })).items[0]?.id).toBe(prompt.id);
  });

  it('counting a run writes to no index of the prompts table', async () => {
    const { db } = app.services;
    // Rows that a test inserted all at once fill their pages, so the table is rewritten to leave the free room that it asks for.
    await rows(db.knex, 'vacuum full prompts');
    const { prompt } = (await open('hook-factory')).body;
    const run = { generationId: newId(), promptId: prompt.id, userId: newId(), title: 't', contentType: 'text', status: 'succeeded', delivered: 1, quantity: 1, captured: 1, released: 0 };
    const [before, after] = await db.transaction(async (tx) => {
      const writes = async () => (await rows<{ rows: number; bare: number }>(tx, `select n_tup_upd::int as rows, n_tup_hot_upd::int as bare from pg_stat_xact_user_tables where relname = 'prompts'`))[0]!;
      return [await writes(), await count(tx, generationSuccess, run).then(writes)];
    });
    expect([after!.rows - before!.rows, after!.bare - before!.bare]).toEqual([1, 1]);
  });

  it('maintenance deletes the daily counts that no query reads any more, and keeps the others', async () => {
    const { knex } = app.services.db;
    const { prompt } = (await open('hook-factory')).body;
    await rows(knex, `insert into prompt_daily_stats (prompt_id, day, attempts) select ?, current_date - days, 1 from unnest(array[1, 95, 102, 700]) as days on conflict (prompt_id, day) do nothing`, [prompt.id]);
    await rows(knex, `insert into free_trial_runs (creator_id, user_id, day, prompt_id, generation_id) select gen_random_uuid(), gen_random_uuid(), current_date - days, ?, gen_random_uuid() from unnest(array[0, 2, 5]) as days`, [prompt.id]);
    await app.modules.prompts.maintenance!.find((task) => task.name === 'prompts.forget_days')!.run();
    const ages = (table: string) => rows<{ age: number }>(knex, `select current_date - day as age from ${table} where prompt_id = ? and day < current_date order by 1`, [prompt.id]);
    expect((await ages('prompt_daily_stats')).map(({ age }) => age)).toEqual([1, 95]);
    expect((await ages('free_trial_runs')).map(({ age }) => age)).toEqual([2]);
    await rows(knex, 'delete from free_trial_runs');
  });
});
