import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeCreation } from '#contracts/creations.ts';
import type { BodyOf, QueryOf } from '#contracts/endpoint.ts';
import { addToFolder, changeFolder, createFolder, openFolder } from '#contracts/folders.ts';
import type { Folder, FolderItemType } from '#contracts/folders.ts';
import { listPrompts } from '#contracts/prompts.ts';
import { createReport } from '#contracts/reports.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { call } from '#testing/test-app.ts';
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
const open = (user: HttpUser, slug: string, query: Partial<QueryOf<typeof openFolder>> = {}) => call(user, openFolder, { params: { slug }, query });
const itemIds = async (user: HttpUser, slug: string, query: Partial<QueryOf<typeof openFolder>> = {}): Promise<string[]> =>
  (await open(user, slug, query)).body.items.map((item) => (item.itemType === 'prompt' ? item.prompt.id : item.creation.id));

describe('a published folder', () => {
  it('a published folder shows other people only the items that they may see, and its owner all of them', async () => {
    const { user, id: owner } = await fixtures.member();
    const [top, inside, secret] = [await make(user, { name: 'Shown' }), await make(user, { name: 'Open one' }), await make(user, { name: 'Secret one' })];
    for (const { id } of [inside, secret]) await change(user, id, { parentId: top.id });
    await change(user, top.id, { visibility: 'public', defaultModel: 'studio-text', defaultInputs: { brand: 'Crumb & Co.' } });
    await change(user, inside.id, { visibility: 'public', defaultInputs: { tone: 'Warm' } });
    const [open1, hidden] = [await fixtures.made(owner, { title: 'A public one' }), await fixtures.made(owner, { title: 'A private one' })];
    await fixtures.told();
    for (const id of [open1, hidden]) await add(user, top.id, 'creation', id);
    expect((await call(user, changeCreation, { params: { id: open1 }, body: { visibility: 'public' } })).status).toBe(200);
    await add(user, top.id, 'prompt', promptIds[0]!);
    await add(user, top.id, 'prompt', promptIds[1]!);
    await fixtures.query(`update prompts set visibility = 'private' where id = ?`, [promptIds[1]]);
    try {
      const page = (await open(user, inside.slug)).body;
      expect(page.startsWith).toEqual({ model: { value: 'studio-text', from: { id: top.id, name: 'Shown', slug: top.slug } }, inputs: [
        { key: 'brand', value: 'Crumb & Co.', from: { id: top.id, name: 'Shown', slug: top.slug } }, { key: 'tone', value: 'Warm', from: null },
      ] });
      for (const other of [fixtures.app.visitor(), (await fixtures.member()).user]) {
        const seen = await open(other, top.slug);
        expect(seen.status).toBe(200);
        expect(seen.body).toMatchObject({ own: false, startsWith: null, nextCursor: null, folder: { counts: null, query: null, defaultModel: null, defaultInputs: {} } });
        expect(seen.body.below.map(({ name }) => name)).toEqual(['Open one']);
        expect(await itemIds(other, top.slug)).toEqual([promptIds[0], open1]);
        expect(JSON.stringify(seen.body)).not.toMatch(/Secret one|A private one|Crumb/);
        expect((await open(other, secret.slug)).status).toBe(404);
      }
      expect(await itemIds(user, top.slug, { type: 'creation' })).toEqual([open1, hidden]);
      expect(await fixtures.app.modules.library.library.folderHead(fixtures.app.services.db.knex, top.slug)).toMatchObject({ name: 'Shown', slug: top.slug });
      await change(user, top.id, { visibility: 'private' });
      expect((await open(fixtures.app.visitor(), top.slug)).status).toBe(404);
      expect(await fixtures.app.modules.library.library.folderHead(fixtures.app.services.db.knex, top.slug)).toBeNull();
    } finally {
      await fixtures.query(`update prompts set visibility = 'public' where id = ?`, [promptIds[1]]);
    }
  });
});

describe('a published folder that is reported', () => {
  it('a published folder that a moderator takes down is hidden from other people until the decision is overturned', async () => {
    const [{ user }, { user: reader }] = [await fixtures.member(), await fixtures.member()];
    const folder = await make(user, { name: 'Dubious' });
    const report = () => call(reader, createReport, { body: { targetType: 'folder', targetId: folder.id, rule: 'misleading', details: '' } });
    expect((await report()).status).toBe(404);
    await change(user, folder.id, { visibility: 'public' });
    expect((await report()).status).toBe(201);
    const { folderTarget: target } = fixtures.app.modules.library;
    const { db } = fixtures.app.services;
    const remove = () => db.transaction(async (tx) => target.remove(tx, folder.id, 'misleading'));
    expect([await remove(), await remove()]).toEqual([{ words: null }, null]);
    expect((await open(reader, folder.slug)).status).toBe(404);
    expect((await open(user, folder.slug)).body.folder.removed).toBe(true);
    expect(await target.standing(db.knex, [folder.id])).toEqual(new Map());
    const page = (await target.pages?.(db.knex, [folder.id]))?.get(folder.id);
    expect(page).toMatchObject({ type: 'folder', title: 'Dubious', slug: folder.slug });
    await db.transaction(async (tx) => target.restore(tx, folder.id, null, page!));
    expect((await open(reader, folder.slug)).status).toBe(200);
  });
});
