import { buffer } from 'node:stream/consumers';
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addToCollection, createCollection, listCollections, openCollection } from '#contracts/collections.ts';
import { changeCreation, getCreation, listCreations } from '#contracts/creations.ts';
import type { ErrorBody } from '#contracts/errors.ts';
import { addToFolder, changeFolder, createFolder, listFolders } from '#contracts/folders.ts';
import { changeEntry, listLibrary } from '#contracts/library.ts';
import { must } from '#contracts/must.ts';
import { createExport, createImport, deleteImport, getImport, IMPORT_PART_BYTES, listExports, listImportItems } from '#contracts/portability.ts';
import type { AccountImport, ImportedItem } from '#contracts/portability.ts';
import { blankDraft, createDraft, listDrafts } from '#contracts/prompt-drafts.ts';
import { zipStream } from '#kernel/http/zip-stream.ts';
import { newId } from '#kernel/ids.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { readZip } from '#testing/read-zip.ts';
import { call } from '#testing/test-app.ts';
import { openCreations } from '../library/testing/creation-fixtures.ts';
import type { CreationFixtures } from '../library/testing/creation-fixtures.ts';
import { accountPortrait } from './testing/account-portrait.ts';

/** Two installations, each with its own database, storage and people. */
let here: CreationFixtures;
let there: CreationFixtures;
let source: { user: HttpUser; id: string };
let exported: Buffer;
beforeAll(async () => {
  [here, there] = await Promise.all([openCreations(), openCreations()]);
  source = await here.member();
  await fill(source);
  exported = await exportOf(here, source.user);
}, 90_000);
afterAll(() => Promise.all([here.app.close(), there.app.close()]));

const idle = new AbortController().signal;
const picture = (width: number, height: number, background = 'teal') => sharp({ create: { width, height, channels: 3, background } });
const PICTURES = new Map(await Promise.all(([['a', 'red'], ['b', 'blue'], ['g', 'green']] as const).map(async ([letter, colour]) => [letter, await picture(8, 8, colour).webp().toBuffer()] as const)));
/** A picture as the product makes it: WebP without metadata. */
const webp = (letter: 'a' | 'b' | 'g'): Buffer => must(PICTURES.get(letter), 'a picture');
const sha256 = (data: Buffer | string): string => createHash('sha256').update(data).digest('hex');

async function fill({ user, id: owner }: { user: HttpUser; id: string }): Promise<void> {
  const promptIds: string[] = [];
  for (const [title, template] of [['Fox poster', 'A poster of {{animal}} in {{season}}'], ['Tidy notes', 'Tidy: {{notes}}']]) {
    const { draft } = (await call(user, createDraft, { body: { content: { ...blankDraft(), title: must(title, 'a title'), template: must(template, 'a template'), tags: ['fox', 'keep'] } } })).body;
    promptIds.push(draft.promptId);
  }
  await here.told();
  expect((await call(user, changeEntry, { params: { id: must(promptIds[1], 'a prompt') }, body: { tags: ['client work'] } })).status).toBe(200);
  const text = await here.made(owner, { title: 'Rain', inputs: { topic: 'rain' }, text: '# Rain\n\nfalls on the roof', promptId: must(promptIds[1], 'a prompt') });
  const pictures: string[] = [];
  for (const letter of ['a', 'b'] as const) {
    const id = await here.made(owner, { type: 'image', pictures: 2, inputs: { scene: `fox ${letter}` } });
    for (const { storage_key: key } of await here.query<{ storage_key: string }>('select f.storage_key from generation_outputs o join files f on f.id = o.file_id where o.generation_id = ? order by o.position', [id])) {
      await here.app.services.storage.put(key, webp(letter), 'image/webp');
    }
    pictures.push(id);
  }
  await here.told();
  const [first, second] = [must(pictures[0], 'a picture'), must(pictures[1], 'a picture')];
  await call(user, changeCreation, { params: { id: first }, body: { favourite: true, title: 'Vixen' } });
  const { collection } = (await call(user, createCollection, { body: { name: 'Foxes', visibility: 'public', add: 'owner', kind: 'mixed' } })).body;
  for (const [itemId, note] of [[second, 'the better one'], [text, ''], [first, 'the first try']] as const) await call(user, addToCollection, { params: { id: collection.id }, body: { itemType: 'creation', itemId, note } });
  const { folder: top } = (await call(user, createFolder, { body: { name: 'Work', kind: 'manual', icon: 'rocket', color: 'teal' } })).body;
  const { folder: inside } = (await call(user, createFolder, { body: { name: 'Posters', kind: 'manual', parentId: top.id } })).body;
  await call(user, createFolder, { body: { name: 'All pictures', kind: 'smart', query: { of: 'creation', type: 'image' } } });
  await call(user, changeFolder, { params: { id: top.id }, body: { defaultModel: 'studio-text', defaultInputs: { tone: 'dry' } } });
  for (const itemId of [second, first]) await call(user, addToFolder, { params: { id: inside.id }, body: { itemType: 'creation', itemId } });
}

async function exportOf({ app }: CreationFixtures, user: HttpUser): Promise<Buffer> {
  const { archive } = (await call(user, createExport)).body;
  await app.modules.archives.archives.prepare(archive.id, { signal: idle, lastAttempt: true });
  expect((await call(user, listExports)).body.archives[0]).toMatchObject({ id: archive.id, status: 'ready' });
  const answer = await fetch(user.baseUrl + archive.url, { headers: { Cookie: user.cookie() } });
  return Buffer.from(await answer.arrayBuffer());
}

const begin = async (user: HttpUser, zip: Buffer): Promise<AccountImport> => (await call(user, createImport, { body: { name: 'account.zip', bytes: zip.length } })).body.import;
async function sendPart(user: HttpUser, importId: string, offset: number, data: Buffer): Promise<{ status: number; body: { import: AccountImport } & ErrorBody }> {
  const form = new FormData();
  form.set('importId', importId);
  form.set('offset', String(offset));
  form.set('file', new Blob([new Uint8Array(data)]), 'part');
  const response = await fetch(`${user.baseUrl}/api/account/imports/parts`, { method: 'POST', body: form, headers: { Cookie: user.cookie(), 'Sec-Fetch-Site': 'same-origin' } });
  return { status: response.status, body: (await response.json()) as { import: AccountImport } & ErrorBody };
}
const part = (zip: Buffer, offset: number): Buffer => zip.subarray(offset, offset + IMPORT_PART_BYTES);
async function imported(user: HttpUser, zip: Buffer): Promise<AccountImport> {
  const { id } = await begin(user, zip);
  for (let offset = 0; offset < zip.length; offset += IMPORT_PART_BYTES) expect((await sendPart(user, id, offset, part(zip, offset))).status).toBe(200);
  await there.app.modules.portability.portability.read(id, { signal: idle, lastAttempt: true });
  return (await call(user, getImport, { params: { id } })).body.import;
}
const reportOf = async (user: HttpUser, { id }: AccountImport): Promise<ImportedItem[]> => (await call(user, listImportItems, { params: { id }, query: { limit: 100 } })).body.items;
const zipOf = (entries: Iterable<[string, Buffer | string]>): Promise<Buffer> => buffer(zipStream((async function* () {
  for (const [name, data] of entries) yield await Promise.resolve({ name, data });
})(), new Date()));

describe('account imports', () => {
  it('imports an exported account unchanged: prompts as drafts, creations with files, collections and folders', async () => {
    const { user, id: owner } = await there.member();
    const done = await imported(user, exported);
    expect(done).toMatchObject({ status: 'done', failure: null, total: 9, imported: 9, skipped: 0, failed: 0 });
    expect((await reportOf(user, done)).map(({ type, title, state, reason }) => [type, title, state, reason])).toEqual([
      ['prompt', 'Fox poster', 'imported', null], ['prompt', 'Tidy notes', 'imported', null], ['creation', 'rain', 'imported', null], ['creation', 'Vixen', 'imported', null], ['creation', 'fox b', 'imported', null],
      ['collection', 'Foxes', 'imported', null], ['folder', 'Work', 'imported', null], ['folder', 'Posters', 'imported', null], ['folder', 'All pictures', 'imported', null],
    ]);
    const [before, after] = [accountPortrait(exported), accountPortrait(await exportOf(there, user))];
    expect(after).toEqual(before);
    expect((await call(user, listDrafts)).body.items.map(({ status }) => status)).toEqual(['draft', 'draft']);
    const { items } = (await call(user, listCreations)).body;
    expect(items.map(({ title, visibility, cost }) => [title, visibility, cost])).toEqual([['fox b', 'private', 0], ['Vixen', 'private', 0], ['rain', 'private', 0]]);
    // The imported creation names the imported prompt, which keeps the person's own tag. The library counts no run for that prompt.
    const [tidy] = (await call(user, listLibrary, { query: { tag: 'client work' } })).body.items;
    expect([tidy?.title, tidy?.runs, items.map(({ imported: mark, prompt }) => [mark, prompt?.title])]).toEqual(['Tidy notes', 0, [[true, undefined], [true, undefined], [true, 'Tidy notes']]]);
    const [foxes] = (await call(user, listCollections)).body.items.filter(({ name }) => name === 'Foxes');
    expect(foxes).toMatchObject({ visibility: 'private', itemCount: 3 });
    expect((await call(user, openCollection, { params: { idOrSlug: must(foxes, 'the collection').id } })).body.items.map(({ note }) => note)).toEqual(['the better one', '', 'the first try']);
    const [fox] = items;
    const bytes = await fetch(user.baseUrl + must(fox?.outputs[0], 'a picture').url, { headers: { Cookie: user.cookie() } });
    expect(sha256(Buffer.from(await bytes.arrayBuffer()))).toBe(sha256(webp('b')));
    // The imported creations are in no list of runs, published no event, and cannot be made public.
    expect(await there.query(`select name from outbox_events where payload ->> 'userId' = ? and name like 'generation%'`, [owner])).toEqual([]);
    expect((await user.send<object[]>('GET', '/api/generations')).body).toEqual([]);
    expect((await call(user, changeCreation, { params: { id: must(fox, 'a creation').id }, body: { visibility: 'public' } })).body).toMatchObject({ code: 'imported_run' });
  });

  it('duplicates nothing when the same account is imported again, and keeps changes made since then', async () => {
    const { user } = await there.member();
    await imported(user, exported);
    const [fox] = (await call(user, listCreations)).body.items;
    await call(user, changeCreation, { params: { id: must(fox, 'a creation').id }, body: { title: 'Renamed' } });
    const again = await imported(user, exported);
    expect(again).toMatchObject({ status: 'done', imported: 0, skipped: 9, failed: 0 });
    const { items } = (await call(user, listCreations)).body;
    expect([items.length, (await call(user, listDrafts)).body.items.length, (await call(user, listFolders)).body.length]).toEqual([3, 2, 3]);
    expect((await call(user, getCreation, { params: { id: must(fox, 'a creation').id } })).body.creation.title).toBe('Renamed');
  });

  it('continues an account import after its upload broke off and after its worker was killed', async () => {
    const { user } = await there.member();
    // Makes the ZIP larger than one upload part, by an entry whose name no export has. The import never opens that entry.
    const zip = await zipOf([...readZip(exported), ['filling.bin.webp', Buffer.alloc(IMPORT_PART_BYTES, 'x')]]);
    const { id } = await begin(user, zip);
    expect(await sendPart(user, id, IMPORT_PART_BYTES, part(zip, IMPORT_PART_BYTES))).toMatchObject({ status: 409, body: { code: 'wrong_part', details: { received: 0 } } });
    expect((await sendPart(user, id, 0, zip.subarray(0, 1_000))).status).toBe(409);
    expect((await sendPart(user, id, 0, part(zip, 0))).body.import).toMatchObject({ received: IMPORT_PART_BYTES, status: 'uploading' });
    // The client sends the first part again, as it does when the answer was lost.
    expect((await sendPart(user, id, 0, part(zip, 0))).body.import.received).toBe(IMPORT_PART_BYTES);
    expect((await call(user, createImport, { body: { name: 'other.zip', bytes: 5 } })).status).toBe(409);
    const stranger = await there.member();
    expect((await sendPart(stranger.user, id, IMPORT_PART_BYTES, part(zip, IMPORT_PART_BYTES))).status).toBe(404);
    expect((await sendPart(user, id, IMPORT_PART_BYTES, part(zip, IMPORT_PART_BYTES))).body.import).toMatchObject({ received: zip.length, status: 'reading' });
    expect((await call(user, deleteImport, { params: { id } })).status).toBe(409);

    const killed = new AbortController();
    const { storage } = there.app.services;
    const put = storage.put.bind(storage);
    // Stops the worker after it has stored a file and before the creation exists.
    storage.put = async (...given) => {
      await put(...given);
      killed.abort(new Error('killed'));
    };
    await expect(there.app.modules.portability.portability.read(id, { signal: killed.signal, lastAttempt: false })).rejects.toThrow('killed');
    storage.put = put;
    const half = (await call(user, getImport, { params: { id } })).body.import;
    expect([half.status, half.imported < 9]).toEqual(['reading', true]);
    await there.app.modules.portability.portability.read(id, { signal: idle, lastAttempt: false });
    expect((await call(user, getImport, { params: { id } })).body.import).toMatchObject({ status: 'done', imported: 9, skipped: 0, failed: 0 });
    expect(accountPortrait(await exportOf(there, user))).toEqual(accountPortrait(exported));
    expect(await storage.size(`imports/${id}/0`)).toBeNull();
  });
});

describe('hostile account files', () => {
  const list = (items: object[]): string => JSON.stringify(items);
  const manifestOf = (lists: [name: string, type: string, text: string][]): string => JSON.stringify({
    format: 'conjure-account', version: 1, installation: newId(), createdAt: new Date().toISOString(), lists: lists.map(([name, type, text]) => ({ name, type, items: (JSON.parse(text) as object[]).length, sha256: sha256(text) })),
  });
  const creation = (title: string, file: { name: string; bytes: number; sha256: string }, more: object = {}) => ({
    id: newId(), contentType: 'image', title, runTitle: title, favourite: false, inputs: {}, model: { id: 'm', label: 'M' }, seed: 1, quantity: 1, aspect: null, length: null, rating: 0, text: null,
    createdAt: '2026-01-02T03:04:05.000Z', finishedAt: null, outputs: [{ kind: 'image', mime: 'image/webp', width: 8, height: 8, durationMs: null, altText: '', file, poster: null }], ...more,
  });

  it('imports the valid things of a hostile account file and reports each refused thing', async () => {
    const { user, id: owner } = await there.member();
    const [good, page, bomb] = [webp('g'), Buffer.from(`<script>${'alert(1)'.repeat(500)}</script>`), Buffer.concat([Buffer.from('RIFF0000WEBP'), Buffer.alloc(30_000_000)])];
    const at = (): string => `files/${newId()}/0`;
    const [goodName, pageName, bombName] = [at(), at(), at()];
    const file = (name: string, data: Buffer) => ({ name, bytes: data.length, sha256: sha256(data) });
    const creations = list([
      creation('Wrong hash', { ...file(goodName, good), sha256: sha256('other') }),
      creation('Wrong size', { ...file(goodName, good), bytes: good.length - 1 }),
      creation('Out of the folder', file('files/../../../etc/passwd', good)),
      creation('A bomb', file(bombName, bomb)),
      creation('A page', file(pageName, page)),
      creation('No file', file(at(), good)),
      creation('Too many', file(goodName, good), { quantity: 900 }),
      creation('Good', file(goodName, good)),
    ]);
    const unknown = list([{ id: newId(), virus: true }]);
    const prompts = list([{ id: newId(), content: { ...blankDraft(), title: 'Fine' }, cover: null }, { id: newId(), content: { title: 'Not a draft' }, cover: null }]);
    const miscounted = list([{ id: newId() }, { id: newId() }]);
    const manifest = manifestOf([['lists/prompt-00001.json', 'prompt', prompts], ['lists/creation-00001.json', 'creation', creations], ['lists/folder-00001.json', 'folder', unknown], ['lists/folder-00002.json', 'folder', miscounted], ['lists/collection-00001.json', 'collection', unknown]]);
    const zip = await zipOf([
      ['manifest.json', manifest.replace(`"items":2,"sha256":"${sha256(miscounted)}"`, `"items":1,"sha256":"${sha256(miscounted)}"`)], ['lists/folder-00002.json', miscounted],
      ['lists/prompt-00001.json', prompts], ['lists/creation-00001.json', creations], ['lists/folder-00001.json', unknown], ['lists/collection-00001.json', list([{ id: newId(), changed: true }])],
      [goodName, good], [pageName, page], [bombName, bomb], ['aa/aa/aa/etc/passwd.webp', good],
    ]);
    // No ZIP tool writes an entry name with `..`, so the test overwrites a name of equal length in the bytes.
    const hostile = Buffer.from(zip.toString('latin1').replaceAll('aa/aa/aa/etc/passwd.webp', '../../../etc/passwd.webp'), 'latin1');
    expect(hostile.length).toBe(zip.length);
    const done = await imported(user, hostile);
    expect(done).toMatchObject({ status: 'done', imported: 2, failed: 11 });
    const report = Object.fromEntries((await reportOf(user, done)).map(({ title, state, reason }) => [title, state === 'imported' ? state : reason]));
    expect(report).toMatchObject({
      'Fine': 'imported', 'Good': 'imported', 'Wrong hash': expect.stringContaining('checksum differs'), 'Wrong size': expect.stringContaining('far too much'), 'Out of the folder': expect.stringContaining('named by no file of an export'),
      'A bomb': expect.stringContaining('far too much data'), 'A page': expect.stringContaining('no picture or video'), 'No file': expect.stringContaining('is missing'), 'Too many': expect.stringContaining('does not fit'),
      'Not a draft': expect.stringContaining('does not fit'), 'lists/collection-00001.json': expect.stringContaining('checksum differs'), 'lists/folder-00002.json': expect.stringContaining('cannot be read'), 'Folder': expect.stringContaining('does not fit'),
    });
    expect((await call(user, listCreations)).body.items.map(({ title }) => title)).toEqual(['Good']);
    // Only the file of the one accepted creation is claimed: files of refused creations stay unclaimed and are deleted later.
    expect(await there.query('select count(*)::int as files from files where owner_id = ? and claims > 0', [owner])).toEqual([{ files: 1 }]);
  });

  /** Makes an account export that holds only these creations, each with one picture. */
  const creationsZip = (given: [title: string, mime: string, data: Buffer][]): Promise<Buffer> => {
    const named = given.map(([title, mime, data]) => ({ name: `files/${newId()}/0`, title, mime, data }));
    const items = list(named.map(({ title, mime, name, data }) => {
      const made = creation(title, { name, bytes: data.length, sha256: sha256(data) });
      return { ...made, outputs: made.outputs.map((output) => ({ ...output, mime })) };
    }));
    return zipOf([['manifest.json', manifestOf([['lists/creation-00001.json', 'creation', items]])], ['lists/creation-00001.json', items], ...named.map(({ name, data }): [string, Buffer] => [name, data])]);
  };
  const PLACE = 'a place on a map';

  it('converts imported pictures that are not WebP without metadata, and says so in the report', async () => {
    const { user } = await there.member();
    const photo = await picture(60, 40).withExif({ IFD0: { Copyright: PLACE } }).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const marked = await picture(20, 10).withExif({ IFD0: { Copyright: PLACE } }).webp().toBuffer();
    const longer = Buffer.concat([webp('g'), Buffer.from(PLACE)]);
    const dots = await sharp(Buffer.from(Array.from({ length: 501 * 3 }, (_, at) => (at * 37) % 256)), { raw: { width: 1, height: 501, channels: 3, pageHeight: 1 } }).gif().toBuffer();
    for (const data of [photo, marked, longer]) expect(data.includes(PLACE)).toBe(true);
    const garbage = Buffer.concat([webp('a').subarray(0, 20), Buffer.alloc(webp('a').length - 20, 'x')]);
    const done = await imported(user, await creationsZip([['Clean', 'image/webp', webp('g')], ['Photo', 'image/jpeg', photo], ['Marked', 'image/webp', marked], ['Longer', 'image/webp', longer], ['Many frames', 'image/gif', dots], ['Garbage', 'image/webp', garbage]]));
    const again = '1 picture of it was saved again as WebP, without metadata.';
    expect((await reportOf(user, done)).map(({ title, state, reason }) => [title, state, reason])).toEqual([
      ['Clean', 'imported', null], ['Photo', 'imported', again], ['Marked', 'imported', again], ['Longer', 'imported', again],
      ['Many frames', 'failed', 'This animation has 501 frames; the limit is 500.'], ['Garbage', 'failed', expect.stringContaining('cannot be read')],
    ]);
    const { items } = (await call(user, listCreations)).body;
    const kept = new Map(await Promise.all(items.map(async ({ title, outputs }) => {
      const answer = await fetch(user.baseUrl + must(outputs[0], 'a picture').url, { headers: { Cookie: user.cookie() } });
      return [title, { data: Buffer.from(await answer.arrayBuffer()), mime: answer.headers.get('content-type') }] as const;
    })));
    expect([...kept.keys()].sort()).toEqual(['Clean', 'Longer', 'Marked', 'Photo']);
    expect(kept.get('Clean')!.data.equals(webp('g'))).toBe(true);
    for (const { data, mime } of kept.values()) expect([mime, data.includes(PLACE)]).toEqual(['image/webp', false]);
    expect(await there.query('select o.mime, o.width, o.height from generation_outputs o join generations g on g.id = o.generation_id where g.user_id = (select id from users where username = ?) and g.title = ?', [user.username, 'Photo'])).toEqual([{ mime: 'image/webp', width: 40, height: 60 }]);
  });

  it('refuses an imported picture that exceeds the storage of the account after its conversion', async () => {
    const { user, id: ownerId } = await there.member();
    const noise = await sharp(Buffer.from(Array.from({ length: 64 * 64 }, (_, at) => (Math.imul(at + 1, 2_654_435_761) >>> 16) % 2 * 255)), { raw: { width: 64, height: 64, channels: 1 } }).png({ palette: true, colours: 2 }).toBuffer();
    const converted = await sharp(noise).webp({ quality: 90, effort: 1 }).toBuffer();
    expect(converted.length).toBeGreaterThan(noise.length + 400);
    const { media } = there.app.modules.media;
    const { usedBytes, quotaBytes } = await media.storageUse(there.app.services.db.knex, { userId: ownerId, plan: 'free' });
    const { id } = await media.store({ ownerId, data: Buffer.from('a'), mime: 'text/plain', name: 'a.txt', visibility: 'private' });
    await there.query('update files set bytes = ? where id = ?', [quotaBytes - usedBytes - noise.length - 200, id]);
    const done = await imported(user, await creationsZip([['Noise', 'image/png', noise]]));
    expect((await reportOf(user, done)).map(({ title, state, reason }) => [title, state, reason])).toEqual([['Noise', 'failed', expect.stringContaining('storage is too full')]]);
  });

  it('refuses a whole account import when the file is no export, is cut off, or exceeds the storage', async () => {
    const { user } = await there.member();
    expect(await imported(user, await zipOf([['notes.txt', 'hello']]))).toMatchObject({ status: 'failed', failure: expect.stringContaining('no exported account') });
    expect(await imported(user, exported.subarray(0, exported.length - 500))).toMatchObject({ status: 'failed', failure: expect.stringContaining('broken') });
    const later = await zipOf([['manifest.json', JSON.stringify({ format: 'conjure-account', version: 2, installation: newId(), createdAt: new Date().toISOString(), lists: [] })]]);
    expect(await imported(user, later)).toMatchObject({ status: 'failed', failure: expect.stringContaining('later version') });
    const lists = Array.from({ length: 251 }, (_, n) => ({ name: `lists/folder-${String(n + 1).padStart(5, '0')}.json`, type: 'folder', items: 1_000, sha256: sha256('') }));
    const endless = await zipOf([['manifest.json', JSON.stringify({ format: 'conjure-account', version: 1, installation: newId(), createdAt: new Date().toISOString(), lists })]]);
    expect(await imported(user, endless)).toMatchObject({ status: 'failed', failure: expect.stringContaining('things') });
    expect((await call(user, createImport, { body: { name: 'huge.zip', bytes: 10 ** 12 } })).status).toBe(413);
  });
});
