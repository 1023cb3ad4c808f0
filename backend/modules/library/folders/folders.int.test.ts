import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeCreations } from '#contracts/creations.ts';
import type { BodyOf, QueryOf } from '#contracts/endpoint.ts';
import { addToFolder, changeFolder, createFolder, deleteFolder, findForFolder, FOLDERS_LIMIT, listFolders, openFolder, orderFolderItem, removeFromFolder } from '#contracts/folders.ts';
import type { Folder, FolderItemType } from '#contracts/folders.ts';
import { listPrompts } from '#contracts/prompts.ts';
import { savePrompt } from '#contracts/social.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { fewestSentBy, readWhole, sentBy } from '#testing/query-plans.ts';
import { call } from '#testing/test-app.ts';
import { personalData } from '../personal-data.ts';
import { openCreations } from '../testing/creation-fixtures.ts';
import type { CreationFixtures } from '../testing/creation-fixtures.ts';

let fixtures: CreationFixtures;
let promptIds: string[];
beforeAll(async () => {
  fixtures = await openCreations();
  promptIds = (await call(fixtures.app.visitor(), listPrompts, {})).body.items.map(({ id }) => id);
}, 60_000);
afterAll(() => fixtures.app.close());

const make = async (user: HttpUser, body: Partial<BodyOf<typeof createFolder>> = {}): Promise<Folder> => (await call(user, createFolder, { body: { name: 'Launch week', kind: 'manual', ...body } })).body.folder;
const change = (user: HttpUser, id: string, body: BodyOf<typeof changeFolder>) => call(user, changeFolder, { params: { id }, body });
const add = (user: HttpUser, id: string, itemType: FolderItemType, itemId: string) => call(user, addToFolder, { params: { id }, body: { itemType, itemId } });
const order = (user: HttpUser, id: string, itemId: string, after: string | null) => call(user, orderFolderItem, { params: { id, itemId }, body: { after } });
const open = (user: HttpUser, slug: string, query: Partial<QueryOf<typeof openFolder>> = {}) => call(user, openFolder, { params: { slug }, query });
const codeOf = ({ body }: { body: unknown }): string | undefined => (body as { code?: string }).code;
const itemIds = async (user: HttpUser, slug: string, query: Partial<QueryOf<typeof openFolder>> = {}): Promise<string[]> =>
  (await open(user, slug, query)).body.items.map((item) => (item.itemType === 'prompt' ? item.prompt.id : item.creation.id));
const names = async (user: HttpUser): Promise<string[]> => (await call(user, listFolders)).body.map(({ name }) => name);

describe('the tree of folders', () => {
  it('the tree of folders has three levels, and refuses a fourth level and a folder inside itself', async () => {
    const { user } = await fixtures.member();
    const top = await make(user, { name: 'Client work', icon: 'briefcase', color: 'amber', description: 'All of it' });
    const middle = await make(user, { name: 'Crumb & Co.', parentId: top.id });
    const low = await make(user, { name: 'Launch week', parentId: middle.id });
    expect(top).toMatchObject({ parentId: null, kind: 'manual', visibility: 'private', icon: 'briefcase', color: 'amber', description: 'All of it', query: null, defaultModel: null, defaultInputs: {}, counts: { prompts: 0, creations: 0 } });
    expect(top.slug).toMatch(/^client-work-[0-9a-f]{12}$/);
    expect(codeOf(await call(user, createFolder, { body: { name: 'Deeper', kind: 'manual', parentId: low.id } }))).toBe('too_deep');
    for (const parentId of [top.id, middle.id, low.id]) expect(codeOf(await change(user, top.id, { parentId }))).toBe('folder_loop');
    const other = await make(user, { name: 'Posters' });
    expect(codeOf(await change(user, middle.id, { parentId: other.id }))).toBeUndefined();
    expect(codeOf(await change(user, other.id, { parentId: top.id }))).toBe('too_deep');
    expect((await open(user, low.slug)).body.above.map(({ name }) => name)).toEqual(['Posters', 'Crumb & Co.']);
    expect((await open(user, other.slug)).body.below.map(({ name }) => name)).toEqual(['Crumb & Co.']);
  });

  it('the tree of folders keeps its owner\'s order, and a renamed folder keeps its address', async () => {
    const { user } = await fixtures.member();
    const [a, b, c] = [await make(user, { name: 'A' }), await make(user, { name: 'B' }), await make(user, { name: 'C' })];
    await change(user, c.id, { after: null });
    expect(await names(user)).toEqual(['C', 'A', 'B']);
    await change(user, c.id, { after: a.id });
    expect(await names(user)).toEqual(['A', 'C', 'B']);
    expect((await change(user, c.id, { after: c.id })).status).toBe(400);
    const renamed = (await change(user, b.id, { name: 'Writing desk' })).body.folder;
    expect(renamed.slug).toMatch(/^writing-desk-/);
    expect((await open(user, b.slug)).body.folder.slug).toBe(renamed.slug);
    for (const slug of ['no-folder', `x-${'0'.repeat(12)}`]) expect((await open(user, slug)).status).toBe(404);
  });

  it('deleting a folder deletes the folders inside it, and their prompts and creations stay in no folder', async () => {
    const { user, id: owner } = await fixtures.member();
    const top = await make(user);
    const low = await make(user, { parentId: top.id });
    const creation = await fixtures.made(owner);
    await fixtures.told();
    await add(user, low.id, 'creation', creation);
    await add(user, low.id, 'prompt', promptIds[0]!);
    expect((await call(user, deleteFolder, { params: { id: top.id } })).status).toBe(200);
    expect(await names(user)).toEqual([]);
    expect(await fixtures.query('select folder_id, folder_place from creations where id = ?', [creation])).toEqual([{ folder_id: null, folder_place: null }]);
  });

  it('refuses a new folder at the limit of folders of one person', async () => {
    const { user, id: owner } = await fixtures.member();
    await fixtures.query(`insert into folders (id, owner_id, name, icon, color, kind, place, created_at, updated_at)
      select gen_random_uuid(), ?, 'F', 'folder', 'violet', 'manual', 'a0', now(), now() from generate_series(1, ?)`, [owner, FOLDERS_LIMIT]);
    expect(codeOf(await call(user, createFolder, { body: { name: 'One more', kind: 'manual' } }))).toBe('folders_full');
  });

  it('folders belong to one person, and all others get 404', async () => {
    const [{ user }, { user: stranger }] = [await fixtures.member(), await fixtures.member()];
    const folder = await make(user);
    const own = await make(stranger);
    expect((await change(stranger, folder.id, { name: 'Mine' })).status).toBe(404);
    expect((await change(stranger, own.id, { parentId: folder.id })).status).toBe(404);
    expect((await add(stranger, folder.id, 'prompt', promptIds[0]!)).status).toBe(404);
    expect((await call(stranger, deleteFolder, { params: { id: folder.id } })).status).toBe(404);
    for (const other of [stranger, fixtures.app.visitor()]) expect((await open(other, folder.slug)).status).toBe(404);
  });
});

describe('what lies in a folder', () => {
  it('a prompt or creation lies in one folder at a time, and leaves its former folder when it is put into another', async () => {
    const { user, id: owner } = await fixtures.member();
    const [a, b] = [await make(user, { name: 'A' }), await make(user, { name: 'B' })];
    const creation = await fixtures.made(owner);
    await fixtures.told();
    expect((await add(user, a.id, 'prompt', promptIds[0]!))).toMatchObject({ status: 201, body: { item: { itemType: 'prompt', itemId: promptIds[0], folderId: a.id } } });
    await add(user, a.id, 'prompt', promptIds[0]!);
    await add(user, a.id, 'creation', creation);
    expect(await itemIds(user, a.slug)).toEqual([promptIds[0], creation]);
    await add(user, b.id, 'prompt', promptIds[0]!);
    await add(user, b.id, 'creation', creation);
    expect((await call(user, listFolders)).body.map(({ counts }) => counts)).toEqual([{ prompts: 0, creations: 0 }, { prompts: 1, creations: 1 }]);
    expect((await call(user, removeFromFolder, { params: { id: b.id, itemId: creation } })).status).toBe(200);
    expect((await call(user, removeFromFolder, { params: { id: b.id, itemId: creation } })).status).toBe(404);
    expect(await itemIds(user, b.slug)).toEqual([promptIds[0]]);
    const { id: foreign } = await fixtures.member();
    const theirs = await fixtures.made(foreign);
    await fixtures.told();
    for (const [type, id] of [['creation', theirs], ['creation', newId()], ['prompt', newId()]] as const) expect((await add(user, a.id, type, id)).status).toBe(404);
  });

  it('a folder orders prompts and creations apart, is read page by page, and can be listed newest first', async () => {
    const { user, id: owner } = await fixtures.member();
    const folder = await make(user);
    const made: string[] = [];
    for (let n = 0; n < 3; n += 1) made.push(await fixtures.made(owner));
    await fixtures.told();
    for (const id of promptIds.slice(0, 3)) await add(user, folder.id, 'prompt', id);
    const bulk = await call(user, changeCreations, { body: { ids: made, action: 'move', folderId: folder.id } });
    expect(bulk.body.done).toBe(3);
    expect((await order(user, folder.id, made[2]!, null)).body).toEqual({ item: { itemType: 'creation', itemId: made[2], folderId: folder.id } });
    await order(user, folder.id, promptIds[0]!, promptIds[1]!);
    const expected = [promptIds[1], promptIds[0], promptIds[2], made[2], made[0], made[1]];
    const found: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof open>> = await open(user, folder.slug, { limit: 2, ...(cursor ? { cursor } : {}) });
      found.push(...page.body.items.map((item) => (item.itemType === 'prompt' ? item.prompt.id : item.creation.id)));
      cursor = page.body.nextCursor;
    } while (cursor);
    expect(found).toEqual(expected);
    expect(await itemIds(user, folder.slug, { type: 'creation', sort: 'newest' })).toEqual([...made].reverse());
    expect(await itemIds(user, folder.slug, { type: 'prompt', sort: 'oldest' })).toEqual(promptIds.slice(0, 3).sort());
    expect((await order(user, folder.id, made[0]!, made[0]!)).status).toBe(400);
    expect((await order(user, folder.id, made[0]!, promptIds[0]!)).status).toBe(404);
    expect((await open(user, folder.slug, { cursor: newId() })).status).toBe(400);
  });

  it('a page of a folder takes the same number of statements, however many items lie in the folder', async () => {
    const { user, id: owner } = await fixtures.member();
    const folder = await make(user);
    await add(user, folder.id, 'prompt', promptIds[0]!);
    await add(user, folder.id, 'creation', await told(owner));
    const reads = async (read: () => Promise<unknown>): Promise<number> =>
      (await fewestSentBy(fixtures.app.services.db.knex, read)).filter(({ sql }) => /folder|creations|prompts|generations/.test(sql)).length;
    const [few, fewListed] = [await reads(() => open(user, folder.slug)), await reads(() => call(user, listFolders))];
    expect(few).toBeGreaterThan(3);
    for (const id of promptIds.slice(1, 5)) await add(user, folder.id, 'prompt', id);
    for (let n = 0; n < 3; n += 1) await make(user, { parentId: folder.id });
    await add(user, folder.id, 'creation', await told(owner));
    expect(await reads(() => open(user, folder.slug))).toBe(few);
    expect(await reads(() => call(user, listFolders))).toBe(fewListed);
  });

  const told = async (owner: string): Promise<string> => {
    const id = await fixtures.made(owner);
    await fixtures.told();
    return id;
  };
});

describe('a smart folder', () => {
  it('a smart folder holds nothing itself, and counts what its query finds now', async () => {
    const { user, id: owner } = await fixtures.member();
    const smart = await make(user, { kind: 'smart', query: { of: 'creation', type: 'image' } });
    const texts = await make(user, { kind: 'smart', query: { of: 'creation', type: 'text', text: 'rain' } });
    await fixtures.made(owner, { type: 'image' });
    await fixtures.made(owner, { title: 'Three lines about rain' });
    await fixtures.made(owner, { title: 'A quiet sea' });
    await fixtures.told();
    expect((await call(user, listFolders)).body.map(({ counts }) => counts.creations)).toEqual([1, 1]);
    expect(codeOf(await add(user, smart.id, 'prompt', promptIds[0]!))).toBe('smart_folder');
    expect(codeOf(await call(user, createFolder, { body: { name: 'Inside', kind: 'manual', parentId: texts.id } }))).toBe('smart_folder');
    expect((await call(user, createFolder, { body: { name: 'No query', kind: 'smart' } })).status).toBe(400);
    expect((await call(user, createFolder, { body: { name: 'Odd', kind: 'smart', query: { of: 'creation', price: 3 } as never } })).status).toBe(400);
  });
});

describe('the plans of folders', () => {
  const BIG = new Set(['creations']);

  it('Postgres finds the items of a folder and the results of a smart folder by indexes among the rows of many people', async () => {
    const { user, id: owner } = await fixtures.member();
    const folder = await make(user);
    const smart = await make(user, { kind: 'smart', query: { of: 'creation', type: 'image', model: 'm', text: 'rain' } });
    const prompts = await make(user, { kind: 'smart', query: { of: 'prompt', type: 'image' } });
    // Postgres must use the index: one in fifty of the 6,000 items belongs to this person and lies in the folder.
    for (let part = 0; part < 4; part += 1) {
      await fixtures.query(`
        insert into creations (id, owner_id, content_type, model_id, rating, created_at, words, folder_id, folder_place)
        select gen_random_uuid(), case when n % 50 = 0 then cast(:owner as uuid) else md5((n % 500)::text)::uuid end, 'image', 'm', 0, now(), '', case when n % 50 = 0 then cast(:folder as uuid) end, case when n % 50 = 0 then 'a' || lpad(n::text, 6, '0') end
        from generate_series(${part * 1_500}, ${part * 1_500 + 1_499}) n`.replaceAll(':owner', `'${owner}'`).replaceAll(':folder', `'${folder.id}'`));
    }
    await fixtures.query(`insert into folder_prompts (owner_id, prompt_id, folder_id, place) select '${owner}', gen_random_uuid(), '${folder.id}', 'a' || lpad(n::text, 6, '0') from generate_series(1, 200) n`);
    await fixtures.query('analyze creations');
    const { knex } = fixtures.app.services.db;
    const whole: string[] = [];
    const looksUp = async (read: () => Promise<{ status: number }>): Promise<void> => {
      const sent = await sentBy(knex, async () => expect((await read()).status).toBe(200));
      for (const query of sent) whole.push(...(await readWhole(knex, query, BIG)));
    };
    for (const sort of ['own', 'newest', 'oldest'] as const) await looksUp(() => open(user, folder.slug, { type: 'creation', sort }));
    for (const { slug } of [smart, prompts]) await looksUp(() => open(user, slug));
    await looksUp(() => call(user, listFolders));
    await looksUp(() => call(user, findForFolder, { query: { of: 'creation', rating: 'up' } }));
    expect(whole).toEqual([]);
    // Proves that the check works: a statement that reads all creations must fail it.
    const all = await sentBy(knex, () => rows(knex, `select count(*) from creations where title like '%x%'`));
    expect(await readWhole(knex, all[0]!, BIG)).toHaveLength(1);
  });
});

async function entriesOf<Entry>(entries: AsyncIterable<Entry>): Promise<Entry[]> {
  const all: Entry[] = [];
  for await (const entry of entries) all.push(entry);
  return all;
}

describe('a smart folder of prompts', () => {
  it('a smart folder of prompts finds those of its owner\'s library, and counts the results while its owner edits the query', async () => {
    const { user } = await fixtures.member();
    for (const id of promptIds.slice(0, 3)) await call(user, savePrompt, { params: { id } });
    await fixtures.told();
    const first = (await call(fixtures.app.visitor(), listPrompts, {})).body.items[0]!;
    const sameType = (await call(fixtures.app.visitor(), listPrompts, {})).body.items.slice(0, 3).filter(({ contentType }) => contentType === first.contentType).map(({ id }) => id);
    const found = (await call(user, findForFolder, { query: { of: 'prompt', type: first.contentType } })).body;
    expect([found.count, found.items.length]).toEqual([sameType.length, sameType.length]);
    const smart = await make(user, { kind: 'smart', query: { of: 'prompt', type: first.contentType } });
    expect((await itemIds(user, smart.slug)).sort()).toEqual([...sameType].sort());
    expect((await call(user, listFolders)).body[0]?.counts).toEqual({ prompts: sameType.length, creations: 0 });
    expect((await call(user, findForFolder, { query: { of: 'prompt', text: 'zzzz-nothing' } })).body).toEqual({ count: 0, items: [] });
    for (const query of [{ of: 'prompt', rating: 'up' }, { of: 'prompt', model: 'm', favourite: 'true', tag: 'x', category: first.category }, { of: 'creation', tag: 'x', category: first.category, prompt: first.id }] as const) {
      expect((await call(user, findForFolder, { query })).body.count).toBe(0);
    }
  });
});

describe('personal data', () => {
  it('the personal data export contains folders and the prompts in them, and account deletion erases them', async () => {
    const { user, id: owner } = await fixtures.member();
    const folder = await make(user);
    await add(user, folder.id, 'prompt', promptIds[0]!);
    const { db } = fixtures.app.services;
    const data = personalData({ db });
    const text = JSON.stringify(await entriesOf(data.export(owner)));
    for (const part of [folder.id, 'Launch week', promptIds[0]!]) expect(text).toContain(part);
    await db.transaction((tx) => data.erase(tx, owner));
    expect(await rows(db.knex, 'select id from folders where owner_id = :owner union all select prompt_id from folder_prompts where owner_id = :owner', { owner })).toEqual([]);
  });
});
