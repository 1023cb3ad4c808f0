import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addToCollection, changeCollection, changeCollectionItem, createCollection, deleteCollection, duplicateCollection, followCollection, listCollections, listCollectionsOf, openCollection,
  removeFromCollection, unfollowCollection,
} from '#contracts/collections.ts';
import { listPrompts } from '#contracts/prompts.ts';
import { getMarks, savePrompt, unsavePrompt } from '#contracts/social.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import type { ExportEntry } from '#kernel/module.ts';
import { fewestSentBy } from '#testing/query-plans.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { HttpUser } from '#testing/http-user.ts';
import type { TestApp } from '#testing/test-app.ts';
import { personalData } from './personal-data.ts';

let app: TestApp;
let [ada, bo]: HttpUser[] = [];
let ids: Record<'ada' | 'bo', string>;
let promptIds: string[];
beforeAll(async () => {
  app = await createTestApp();
  [ada, bo] = [await app.register(), await app.register()];
  ids = { ada: await idOf(ada), bo: await idOf(bo) };
  promptIds = (await call(ada, listPrompts, {})).body.items.map(({ id }) => id);
});
afterAll(() => app.close());

const query = <Row>(sql: string, bindings: unknown[] = []): Promise<Row[]> => rows<Row>(app.services.db.knex, sql, bindings);
const idOf = async ({ username }: HttpUser): Promise<string> => (await query<{ id: string }>('select id from users where username = ?', [username]))[0]!.id;
const codeOf = ({ body }: { body: unknown }): string | undefined => (body as { code?: string }).code;
const make = async (owner: HttpUser, more: Partial<{ name: string; visibility: 'private' | 'unlisted' | 'public'; add: 'owner' | 'anyone' | 'review'; kind: 'mixed' | 'prompts' | 'creations' }> = {}) =>
  (await call(owner, createCollection, { body: { name: 'Posters', visibility: 'private', add: 'owner', kind: 'mixed', ...more } })).body.collection;
const add = (person: HttpUser, id: string, itemId: string, note?: string) => call(person, addToCollection, { params: { id }, body: { itemType: 'prompt', itemId, ...(note !== undefined && { note }) } });
const open = (person: HttpUser, idOrSlug: string, more: Record<string, unknown> = {}) => call(person, openCollection, { params: { idOrSlug }, query: more });
const order = async (person: HttpUser, id: string): Promise<string[]> => (await open(person, id)).body.items.map(({ itemId }) => itemId);
const published = async (name: string, promptId: string): Promise<number> => (await query(`select id from outbox_events where name = ? and payload->>'promptId' = ?`, [name, promptId])).length;
/** Collections whose stored counts differ from the number of their rows. The list must be empty after each test. */
const miscounted = () => query(`
  select c.id from collections c where item_count <> (select count(*) from collection_items i where i.collection_id = c.id and i.status = 'accepted')
    or review_count <> (select count(*) from collection_items i where i.collection_id = c.id and i.status = 'review')
    or follower_count <> (select count(*) from collection_followers f where f.collection_id = c.id)
  union all select s.prompt_id from prompt_saves s where s.count <> (select count(*) from collection_items i where i.item_id = s.prompt_id and i.collection_id in (select id from collections where is_saved))`);

it('a collection names the types of the works whose covers make its picture, so that a cover of words is not cropped', async () => {
  const works = promptIds.slice(0, 6);
  const { id } = await make(ada!, { name: 'Mixed covers' });
  for (const work of works) await add(ada!, id, work);
  const { body: { collection } } = await open(ada!, id);
  const types = new Map((await query<{ id: string; type: string }>('select id, content_type as type from prompts')).map((row) => [row.id, row.type]));
  expect(collection.coverTypes).toEqual(works.slice(0, 5).map((work) => types.get(work)));
  expect(collection.coverUrls).toHaveLength(5);
});

describe('Saved', () => {
  it('the collection Saved contains a prompt once, however often a person saves it and however many requests arrive at once', async () => {
    const id = promptIds[0]!;
    const answers = await Promise.all(Array.from({ length: 12 }, () => call(ada!, savePrompt, { params: { id } })));
    expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [200, { on: true, count: 1 }]));
    expect((await call(bo!, savePrompt, { params: { id } })).body).toEqual({ on: true, count: 2 });
    expect(await published('prompt_saved', id)).toBe(2);
    for (const count of [1, 1]) expect((await call(ada!, unsavePrompt, { params: { id } })).body).toEqual({ on: false, count });
    expect(await published('prompt_unsaved', id)).toBe(1);
    expect(await miscounted()).toEqual([]);
  });

  it('the collection Saved lists the latest save first, is private, and has the id of its owner', async () => {
    const saved = promptIds.slice(1, 4);
    for (const id of saved) await call(ada!, savePrompt, { params: { id } });
    expect(await order(ada!, ids.ada)).toEqual([...saved].reverse());
    expect((await call(ada!, getMarks, { query: { prompts: promptIds.slice(0, 5).join(',') } })).body.saved.sort()).toEqual([...saved].sort());
    expect((await open(ada!, ids.ada)).body.collection).toMatchObject({ name: 'Saved', isSaved: true, visibility: 'private', itemCount: 3, viewer: { own: true } });
    for (const stranger of [bo!, app.visitor()]) expect((await open(stranger, ids.ada)).status).toBe(404);
  });

  it('a prompt saved by the save route or by the collection route is in the same collection Saved', async () => {
    const id = promptIds[5]!;
    await add(ada!, ids.ada, id);
    expect((await call(ada!, getMarks, { query: { prompts: id } })).body.saved).toEqual([id]);
    expect(await published('prompt_saved', id)).toBe(1);
    await call(ada!, removeFromCollection, { params: { id: ids.ada, itemId: id } });
    expect((await call(ada!, getMarks, { query: { prompts: id } })).body.saved).toEqual([]);
    expect(await published('prompt_unsaved', id)).toBe(1);
    expect(await miscounted()).toEqual([]);
  });

  it('the collection Saved cannot be renamed, opened for contributions, or deleted', async () => {
    const params = { id: ids.ada };
    for (const body of [{ name: 'Mine' }, { add: 'anyone' as const }]) expect(codeOf(await call(ada!, changeCollection, { params, body }))).toBe('saved_collection');
    expect(codeOf(await call(ada!, deleteCollection, { params }))).toBe('saved_collection');
    expect((await call(ada!, changeCollection, { params, body: { description: 'For later' } })).body.collection).toMatchObject({ name: 'Saved', description: 'For later' });
  });
});

describe('a collection', () => {
  it('the owner of a private collection finds it by id and by address, also after its name changed', async () => {
    const made = await make(ada!, { name: 'Posters for a small theatre' });
    expect(made).toMatchObject({ visibility: 'private', itemCount: 0, isSaved: false, viewer: { own: true, permission: null, following: false, toReview: 0 } });
    expect(made.slug).toMatch(/^posters-for-a-small-theatre-[0-9a-f]{12}$/);
    await call(ada!, changeCollection, { params: { id: made.id }, body: { name: '海报', visibility: 'unlisted' } });
    for (const address of [made.id, made.slug, made.slug.slice(-12)]) expect((await open(app.visitor(), address)).body.collection.name).toBe('海报');
    await call(ada!, changeCollection, { params: { id: made.id }, body: { visibility: 'private' } });
    expect((await open(bo!, made.slug)).status).toBe(404);
    expect((await open(ada!, 'no-such-address')).status).toBe(404);
  });

  it('only its owner can change and delete a collection', async () => {
    const { id } = await make(ada!, { visibility: 'public' });
    expect([(await call(bo!, changeCollection, { params: { id }, body: { name: 'Mine' } })).status, (await call(bo!, deleteCollection, { params: { id } })).status, (await add(bo!, id, promptIds[0]!)).status]).toEqual([403, 403, 403]);
    expect((await call(ada!, deleteCollection, { params: { id } })).status).toBe(200);
    expect((await open(ada!, id)).status).toBe(404);
  });

  it('a collection accepts a work once, at its end, and only of its own kind', async () => {
    const { id } = await make(ada!);
    for (const promptId of promptIds.slice(0, 3)) expect((await add(ada!, id, promptId, 'Three inks')).status).toBe(201);
    expect((await add(ada!, id, promptIds[0]!)).body.item).toEqual({ itemType: 'prompt', itemId: promptIds[0], note: 'Three inks', status: 'accepted' });
    expect((await add(ada!, id, promptIds[0]!, 'Four inks')).body.item.note).toBe('Four inks');
    expect((await open(ada!, id)).body.items[0]).toMatchObject({ itemId: promptIds[0], note: 'Four inks' });
    expect(await order(ada!, id)).toEqual(promptIds.slice(0, 3));
    expect((await add(ada!, id, newId())).status).toBe(404);
    expect((await call(ada!, addToCollection, { params: { id }, body: { itemType: 'creation', itemId: newId() } })).status).toBe(404);
    const creations = await make(ada!, { kind: 'creations' });
    expect(codeOf(await add(ada!, creations.id, promptIds[0]!))).toBe('wrong_kind');
    expect(await miscounted()).toEqual([]);
  });

  it('a collection keeps its owner\'s order, page by page', async () => {
    const { id } = await make(ada!);
    const [a, b, c, d] = promptIds.slice(0, 4) as [string, string, string, string];
    for (const promptId of [a, b, c, d]) await add(ada!, id, promptId);
    const move = (itemId: string, after: string | null) => call(ada!, changeCollectionItem, { params: { id, itemId }, body: { after } });
    await move(d, a);
    expect(await order(ada!, id)).toEqual([a, d, b, c]);
    await move(c, null);
    expect(await order(ada!, id)).toEqual([c, a, d, b]);
    expect([(await move(a, a)).status, (await move(a, newId())).status]).toEqual([400, 404]);
    const first = (await open(ada!, id, { limit: 3 })).body;
    const second = (await open(ada!, id, { limit: 3, cursor: first.nextCursor! })).body;
    expect([...first.items, ...second.items].map(({ itemId }) => itemId)).toEqual([c, a, d, b]);
    expect([second.nextCursor, (await open(ada!, id, { cursor: 'x' })).status]).toEqual([null, 400]);
  });

  it('a collection leaves out private works for all viewers, and unlisted works for all but its owner and contributors', async () => {
    const { id } = await make(ada!, { visibility: 'public' });
    const [open1, linked, hidden] = promptIds.slice(6, 9) as [string, string, string];
    for (const promptId of [open1, linked, hidden]) await add(ada!, id, promptId);
    await query(`update prompts set visibility = 'unlisted' where id = ?`, [linked]);
    await query(`update prompts set visibility = 'private' where id = ?`, [hidden]);
    expect([await order(ada!, id), await order(bo!, id), await order(app.visitor(), id)]).toEqual([[open1, linked], [open1], [open1]]);
    const copy = (await call(bo!, duplicateCollection, { params: { id } })).body.collection;
    expect(copy).toMatchObject({ name: 'Posters (copy)', visibility: 'private', itemCount: 1, owner: { username: bo!.username } });
    await query(`update prompts set visibility = 'public' where id = any(?)`, [[linked, hidden]]);
    expect(await order(bo!, copy.id)).toEqual([open1]);
  });

  it('following a collection twice counts once, and its owner cannot follow it', async () => {
    const { id } = await make(ada!, { visibility: 'public' });
    for (let again = 0; again < 2; again += 1) expect((await call(bo!, followCollection, { params: { id } })).body).toEqual({ on: true, count: 1 });
    expect(codeOf(await call(ada!, followCollection, { params: { id } }))).toBe('own_collection');
    const following = async () => (await call(bo!, listCollections, { query: { scope: 'following' } })).body.items.map((item) => item.id);
    expect(await following()).toContain(id);
    await call(ada!, changeCollection, { params: { id }, body: { visibility: 'private' } });
    expect(await following()).not.toContain(id);
    for (let again = 0; again < 2; again += 1) expect((await call(bo!, unfollowCollection, { params: { id } })).body).toEqual({ on: false, count: 0 });
    expect(await miscounted()).toEqual([]);
  });

  it('own collections are listed last changed first in pages, with the same number of statements for every page size', async () => {
    const owner = await app.register();
    const made = [await make(owner), await make(owner, { visibility: 'public' }), await make(owner)];
    for (const { id } of made) await add(owner, id, promptIds[0]!);
    const statements = async (limit: number) => (await fewestSentBy(app.services.db.knex, () => call(owner, listCollections, { query: { limit } }))).length;
    // The first request of a session may need more queries than the later ones, so it is not counted.
    await statements(1);
    const [small, large] = [await statements(1), await statements(20)];
    expect(large).toBe(small);
    const first = (await call(owner, listCollections, { query: { limit: 2 } })).body;
    const second = (await call(owner, listCollections, { query: { limit: 2, cursor: first.nextCursor! } })).body;
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(made.map(({ id }) => id).reverse());
    const ownerId = await idOf(owner);
    expect((await call(app.visitor(), listCollectionsOf, { params: { id: ownerId } })).body.items.map(({ id }) => id)).toEqual([made[1]!.id]);
  });

  it('opening a collection takes the same number of statements for ten items of all types and for twenty', async () => {
    const { id } = await make(ada!, { visibility: 'public' });
    const statements = async () => (await fewestSentBy(app.services.db.knex, () => open(app.visitor(), id))).length;
    // Covers and samples are only queried when there is an image or a video, so both lists must contain some.
    for (const promptId of promptIds.slice(0, 10)) await add(ada!, id, promptId);
    const ten = await statements();
    for (const promptId of promptIds.slice(10, 20)) await add(ada!, id, promptId);
    expect(await statements()).toBe(ten);
  });
});

describe('personal data', () => {
  it('a person\'s collections are exported, and account deletion erases them and corrects the counts of saves and followers', async () => {
    const deleted = await app.register();
    const id = await idOf(deleted);
    const saved = promptIds[10]!;
    await call(deleted, savePrompt, { params: { id: saved } });
    await call(bo!, savePrompt, { params: { id: saved } });
    const theirs = await make(ada!, { visibility: 'public', add: 'anyone' });
    const waiting = await make(ada!, { visibility: 'public', add: 'review' });
    await add(deleted, theirs.id, saved, 'My words');
    await add(deleted, waiting.id, saved);
    await call(deleted, followCollection, { params: { id: theirs.id } });
    const own = await make(deleted);
    const data = personalData(app.services);
    const entries: ExportEntry[] = [];
    for await (const entry of data.export(id)) entries.push(entry);
    expect(entries.map(({ name }) => name)).toEqual(['collections/own-0001.json', 'collections/items-0001.json', 'collections/following-0001.json']);
    expect(entries[1]!.data).toHaveLength(3);
    await app.services.db.transaction((tx) => data.erase(tx, id));
    expect(await query('select id from collections where owner_id = ?', [id])).toEqual([]);
    expect(await query('select 1 from collection_items where added_by = ? or collection_id = ?', [id, own.id])).toEqual([]);
    expect((await open(ada!, theirs.id)).body.items).toMatchObject([{ itemId: saved, note: '', addedBy: null }]);
    expect(await query('select count from prompt_saves where prompt_id = ?', [saved])).toEqual([{ count: 1 }]);
    expect(await published('prompt_unsaved', saved)).toBe(1);
    expect(await miscounted()).toEqual([]);
  });
});
