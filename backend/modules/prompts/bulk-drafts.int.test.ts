import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BULK_PUBLISH_PER_DAY, categorizeDrafts, deleteDrafts, getDraft, listDraftIds, listDrafts, publishDrafts } from '#contracts/prompt-drafts.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { drafted, finished, published, sealed } from './testing/drafting.ts';

let app: TestApp;
let author: HttpUser;
let stranger: HttpUser;
beforeAll(async () => {
  app = await createTestApp();
}, 60_000);
afterAll(() => app.close());

const fresh = async (): Promise<void> => void ([author, stranger] = [await app.register(), await app.register()]);
const template = (word: string): string => `Tell a short story about {{place}} for {{friend}} with the word ${word} in every line. ${newId()} ${newId()}`;
const ready = (word: string) => finished({ title: `A story with ${word}`, template: template(word) });
const list = async (query: object = {}) => (await call(author, listDrafts, { query })).body;
const publish = async (ids: string[], user = author) => call(user, publishDrafts, { body: { ids }, key: newId() });

describe('the list of a person’s own prompts', () => {
  beforeAll(fresh);

  it('the list of own prompts is filtered by words, state, type and category, and says how many prompts match', async () => {
    await published(author, ready('harbour'));
    await drafted(author, finished({ title: '100 % of the harbour', category: null }));
    await drafted(author, finished({ title: 'A lighthouse', contentType: 'image', category: 'digital-art', outputSettings: {}, systemTemplate: null }));
    await drafted(stranger, finished({ title: 'Another harbour' }));
    const titles = async (query: object) => (await list(query)).items.map(({ title }) => title).sort();
    expect(await titles({ q: 'HARBOUR' })).toEqual(['100 % of the harbour', 'A story with harbour']);
    expect(await titles({ q: '0 %' })).toEqual(['100 % of the harbour']);
    expect(await titles({ q: '_' })).toEqual([]);
    expect(await titles({ state: 'published' })).toEqual(['A story with harbour']);
    expect(await titles({ contentType: 'image' })).toEqual(['A lighthouse']);
    expect(await titles({ category: 'none' })).toEqual(['100 % of the harbour']);
    expect([(await list()).total, (await list({ q: 'harbour' })).total]).toEqual([3, 2]);
    expect((await call(app.visitor(), listDraftIds)).status).toBe(401);
  });

  it('the list of own prompts shows each draft of a large import once across its pages, and can select all of them', async () => {
    await fresh();
    const { promptId } = await drafted(author, finished({ title: 'One of many' }));
    await copies(promptId);
    const seen = new Set<string>();
    let cursor: string | undefined;
    do {
      const page = await list({ limit: 60, ...(cursor === undefined ? {} : { cursor }) });
      expect(page.total).toBe(cursor === undefined ? 1_259 : null);
      for (const item of page.items) seen.add(item.promptId);
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen.size).toBe(1_259);
    const { ids } = (await call(author, listDraftIds, { query: { q: 'imported' } })).body;
    expect(ids).toHaveLength(1_258);
    const removed = await call(author, deleteDrafts, { body: { ids: ids.slice(0, 100) } });
    expect([removed.status, removed.body.results.every(({ outcome }) => outcome === 'done'), (await list()).total]).toEqual([200, true, 1_159]);
  }, 60_000);

  /** Inserts copies of a draft under other titles, as many as a large import creates. */
  async function copies(promptId: string): Promise<void> {
    const columns = (await rows<{ name: string }>(app.services.db.knex, `select column_name as name from information_schema.columns where table_name = 'prompts' and is_generated = 'NEVER' and column_name not in ('id', 'slug', 'title', 'updated_at')`)).map(({ name }) => `"${name}"`).join(', ');
    await rows(app.services.db.knex, `
      insert into prompts (id, slug, title, updated_at, ${columns})
      select gen_random_uuid(), 'many-' || at, 'Imported ' || at, updated_at - at * interval '1 minute', ${columns} from prompts, generate_series(1, 1258) at where id = ?`, [promptId]);
    await rows(app.services.db.knex, `
      insert into prompt_drafts (prompt_id, revision, content, checksum, created_at, updated_at)
      select p.id, 1, jsonb_set(d.content, '{title}', to_jsonb(p.title)), d.checksum, d.created_at, p.updated_at from prompts p, prompt_drafts d where d.prompt_id = ? and p.slug like 'many-%'`, [promptId]);
  }
});

describe('bulk actions on own drafts', () => {
  beforeAll(fresh);

  it('bulk deletion deletes drafts that were never published, and refuses all other prompts', async () => {
    const [mine, out, theirs] = [await drafted(author, ready('anchor')), await published(author, ready('buoy')), await drafted(stranger, ready('crane'))];
    const { status, body } = await call(author, deleteDrafts, { body: { ids: [mine.promptId, out.promptId, theirs.promptId] } });
    const outcomes = new Map(body.results.map(({ promptId, outcome }) => [promptId, outcome]));
    expect([status, outcomes.get(mine.promptId), outcomes.get(out.promptId), outcomes.get(theirs.promptId)]).toEqual([200, 'done', 'refused', 'refused']);
    expect(body.results.find(({ promptId }) => promptId === theirs.promptId)!.title).toBe('A prompt that is gone');
    expect((await call(stranger, getDraft, { params: { idOrSlug: theirs.promptId } })).status).toBe(200);
    expect((await call(author, deleteDrafts, { body: { ids: [] } })).status).toBe(400);
  });

  it('a bulk action sets the category of drafts of the matching content type, as a save of the draft would', async () => {
    const [text, image] = [await drafted(author, ready('dune')), await drafted(author, finished({ contentType: 'image', category: 'digital-art', outputSettings: {}, systemTemplate: null }))];
    const { body } = await call(author, categorizeDrafts, { body: { ids: [text.promptId, image.promptId], category: 'creative-writing' } });
    expect(new Set(body.results.map(({ promptId, outcome }) => `${promptId} ${outcome}`))).toEqual(new Set([`${text.promptId} done`, `${image.promptId} refused`]));
    expect((await call(author, getDraft, { params: { idOrSlug: text.promptId } })).body.draft).toMatchObject({ revision: 2, content: { category: 'creative-writing' } });
  });

  it('bulk publishing publishes the drafts that are ready, and answers for each other draft with what is missing', async () => {
    const [good, bare, paid] = [await drafted(author, ready('eel')), await drafted(author, finished({ title: 'Hm', template: template('fog') })), await drafted(author, sealed(`canary-${newId()}`))];
    const { status, body } = await publish([good.promptId, bare.promptId, paid.promptId]);
    const of = (id: string) => body.results.find(({ promptId }) => promptId === id);
    expect([status, body.leftToday, of(good.promptId)?.outcome, of(bare.promptId)?.outcome, of(paid.promptId)?.message]).toEqual([200, BULK_PUBLISH_PER_DAY - 1, 'published', 'refused', 'Paid prompts show at least one sample. Choose a test run of this text as a sample.']);
    const [incomplete] = (await publish([(await drafted(author, finished({ title: 'Hm', oneLiner: '', category: null }))).promptId])).body.results;
    expect(of(bare.promptId)?.message).toMatch(/title of at least/);
    expect(incomplete).toMatchObject({ message: 'Give it a title of at least 5 characters.', more: ['Write one line about what it makes.', 'Choose a category.'] });
    expect((await call(author, getDraft, { params: { idOrSlug: bare.promptId } })).body.draft.status).toBe('draft');
  });

  it('bulk publishing publishes at most 20 drafts of a person in a UTC day, even when two requests arrive at once', async () => {
    await fresh();
    const ids: string[] = [];
    for (let n = 0; n < BULK_PUBLISH_PER_DAY + 4; n += 1) ids.push((await drafted(author, ready(`gull${n}`))).promptId);
    const answers = await Promise.all([publish(ids.slice(0, 12)), publish(ids.slice(12))]);
    const outcomes = answers.flatMap(({ body }) => body.results.map(({ outcome }) => outcome));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect([outcomes.filter((outcome) => outcome === 'published').length, outcomes.filter((outcome) => outcome === 'refused').length]).toEqual([20, 4]);
    expect((await list({ state: 'published' })).total).toBe(20);
    expect((await publish(ids.slice(0, 1), stranger)).body.results).toMatchObject([{ outcome: 'refused' }]);
  }, 60_000);

  it('a repeated bulk request gets the answer of the first one and changes nothing again', async () => {
    await fresh();
    const { promptId } = await drafted(author, ready('heron'));
    const key = newId();
    const first = await call(author, publishDrafts, { body: { ids: [promptId] }, key });
    const again = await call(author, publishDrafts, { body: { ids: [promptId] }, key });
    expect(again.body).toEqual(first.body);
    expect(first.body.leftToday).toBe(BULK_PUBLISH_PER_DAY - 1);
  });
});
