import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ARCHIVE_DAYS, ARCHIVES_KEPT } from '#contracts/archives.ts';
import { changeCreation, createArchive, getArchive } from '#contracts/creations.ts';
import type { CreationArchive } from '#contracts/creations.ts';
import { DAY_MS } from '#contracts/durations.ts';
import type { BodyOf } from '#contracts/endpoint.ts';
import { must } from '#contracts/must.ts';
import { newId } from '#kernel/ids.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { readZip } from '#testing/read-zip.ts';
import { call } from '#testing/test-app.ts';
import { openCreations } from './testing/creation-fixtures.ts';
import type { CreationFixtures } from './testing/creation-fixtures.ts';

let fixtures: CreationFixtures;
let dir: string;
let now = Date.now();
beforeAll(async () => {
  fixtures = await openCreations({}, { now: () => new Date(now) });
  dir = await mkdtemp(path.join(tmpdir(), 'conjure-archive-'));
}, 60_000);
afterAll(async () => {
  await fixtures.app.close();
  await rm(dir, { recursive: true, force: true });
});

const order = (user: HttpUser, body: BodyOf<typeof createArchive>) => call(user, createArchive, { body });
const state = async (user: HttpUser, { id }: CreationArchive) => (await call(user, getArchive, { params: { id } })).body.archive;
const prepare = (id: string, signal = new AbortController().signal) => fixtures.app.modules.archives.archives.prepare(id, { signal, lastAttempt: false });
const download = async (user: HttpUser, url: string, headers: Record<string, string> = {}, method = 'GET') => {
  const answer = await fetch(user.baseUrl + url, { method, headers: { Cookie: user.cookie(), ...headers } });
  return { status: answer.status, headers: answer.headers, data: Buffer.from(await answer.arrayBuffer()) };
};
const sha = (data: Buffer): string => createHash('sha256').update(data).digest('hex');
const sweep = () => must(fixtures.app.modules.archives.maintenance[0], 'the task').run();

/** Stores a creation with a picture whose file is really in the storage. */
async function picture(ownerId: string, bytes: Buffer): Promise<string> {
  const id = await fixtures.made(ownerId, { type: 'image', inputs: { scene: 'a red fox' } });
  const [file] = await fixtures.query<{ storage_key: string }>('select f.storage_key from generation_outputs o join files f on f.id = o.file_id where o.generation_id = ?', [id]);
  await fixtures.app.services.storage.put(must(file, 'the file').storage_key, bytes, 'image/webp');
  return id;
}

async function ready(user: HttpUser, body: BodyOf<typeof createArchive>): Promise<CreationArchive> {
  const { archive } = (await order(user, body)).body;
  await prepare(archive.id);
  return state(user, archive);
}

describe('a ZIP of creations', () => {
  it('a ZIP of creations contains the files and facts of each creation, and no word of a prompt\'s template', async () => {
    const { user, id: owner } = await fixtures.member();
    const bytes = Buffer.from(Array.from({ length: 5_000 }, (_, n) => (n * 7) % 251));
    const fox = await picture(owner, bytes);
    const text = await fixtures.made(owner, { title: 'Rain', text: '# Rain\n\nfalls', request: 'SECRETTEMPLATE about rain' });
    await fixtures.told();
    const first = await order(user, { filter: {} });
    expect([first.status, first.body.archive.status, first.body.archive.items]).toEqual([201, 'preparing', 2]);
    expect((await download(user, first.body.archive.url)).status).toBe(409);
    await prepare(first.body.archive.id);
    const archive = await state(user, first.body.archive);
    expect(archive).toMatchObject({ status: 'ready', done: 2, failure: null });
    const whole = await download(user, archive.url);
    expect([whole.status, whole.data.length, whole.headers.get('content-type'), whole.headers.get('accept-ranges')]).toEqual([200, archive.bytes, 'application/zip', 'bytes']);
    expect(whole.headers.get('content-disposition')).toMatch(/^attachment; filename="conjure-creations-\d{4}-\d\d-\d\d\.zip"/);
    const entries = [...readZip(whole.data)];
    const named = (end: string) => entries.filter(([name]) => name.endsWith(end));
    expect(named('a-red-fox.webp').map(([, data]) => data.equals(bytes))).toEqual([true]);
    expect(named('rain.md').map(([, data]) => data.toString())).toEqual(['# Rain\n\nfalls']);
    const about = named('creation.json').map(([, data]): unknown => JSON.parse(data.toString()));
    expect(about).toMatchObject([
      { id: fox, title: 'a red fox', inputs: { scene: 'a red fox' }, model: { id: 'studio-text', label: 'Model' }, seed: 1, cost: 1, files: [{ name: 'a-red-fox.webp', kind: 'image' }] },
      { id: text, contentType: 'text', files: [{ name: 'rain.md' }] },
    ]);
    expect(whole.data.includes('SECRETTEMPLATE') || JSON.stringify(about).includes('SECRETTEMPLATE')).toBe(false);
    const stranger = (await fixtures.member()).user;
    expect((await download(stranger, archive.url)).status).toBe(404);
    expect((await download(fixtures.app.visitor(), archive.url)).status).toBe(401);
  });

  it('an interrupted download of a ZIP continues where it stopped, and both parts together equal the whole file', async () => {
    const { user, id: owner } = await fixtures.member();
    const ids = [await picture(owner, Buffer.alloc(300_000, 'abc')), await picture(owner, Buffer.alloc(100_001, 'd'))];
    await fixtures.told();
    const archive = await ready(user, { ids });
    const whole = await download(user, archive.url);
    const etag = must(whole.headers.get('etag'), 'an ETag');
    const head = await download(user, archive.url, { Range: 'bytes=5-9' }, 'HEAD');
    expect([head.status, head.headers.get('content-length'), head.headers.get('etag'), head.data.length]).toEqual([200, String(archive.bytes), etag, 0]);
    expect((await download(user, archive.url, { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' })).status).toBe(304);
    const start = await download(user, archive.url, { Range: 'bytes=0-123456' });
    const rest = await download(user, archive.url, { Range: 'bytes=123457-', 'If-Range': etag });
    expect([start.status, rest.status, rest.headers.get('content-range')]).toEqual([206, 206, `bytes 123457-${must(archive.bytes, 'bytes') - 1}/${archive.bytes}`]);
    const joined = Buffer.concat([start.data, rest.data]);
    expect([sha(joined), `"${sha(joined)}"`]).toEqual([sha(whole.data), etag]);
    const file = path.join(dir, 'joined.zip');
    await writeFile(file, joined);
    await promisify(execFile)('python3', ['-m', 'zipfile', '-t', file]);
    expect((await download(user, archive.url, { Range: `bytes=${archive.bytes}-` })).status).toBe(416);
    expect((await download(user, archive.url, { Range: 'bytes=0-9', 'If-Match': '"other"' })).status).toBe(412);
  });

  it('a download that continues after the ZIP was made again gets the whole new ZIP', async () => {
    const { user, id: owner } = await fixtures.member();
    const id = await picture(owner, Buffer.alloc(10_000, 'x'));
    await fixtures.told();
    const archive = await ready(user, { ids: [id] });
    const before = await download(user, archive.url, { Range: 'bytes=0-99' });
    await call(user, changeCreation, { params: { id }, body: { title: 'Another name' } });
    await fixtures.query(`update archives set status = 'preparing' where id = ?`, [archive.id]);
    await prepare(archive.id);
    const after = await download(user, archive.url, { Range: 'bytes=100-', 'If-Range': must(before.headers.get('etag'), 'an ETag') });
    expect([after.status, after.headers.get('content-range')]).toEqual([200, null]);
    expect([...readZip(after.data).keys()].some((name) => name.includes('another-name'))).toBe(true);
  });

  it('a ZIP whose worker died is made by the next worker, and a late worker changes nothing', async () => {
    const { user, id: owner } = await fixtures.member();
    const id = await picture(owner, Buffer.alloc(10_000, 'y'));
    await fixtures.told();
    const { archive } = (await order(user, { ids: [id] })).body;
    const { storage } = fixtures.app.services;
    const put = storage.putStream.bind(storage);
    let overtaken = false;
    // The first worker has written the whole file. Before it can finish, a second worker makes the archive again.
    storage.putStream = async (...given) => {
      const bytes = await put(...given);
      if (!overtaken) {
        overtaken = true;
        await prepare(archive.id);
      }
      return bytes;
    };
    await prepare(archive.id);
    storage.putStream = put;
    const [row] = await fixtures.query<{ attempt_no: number; status: string }>('select attempt_no, status from archives where id = ?', [archive.id]);
    expect(row).toEqual({ attempt_no: 2, status: 'ready' });
    expect([await storage.size(`archives/${archive.id}-1`), await storage.size(`archives/${archive.id}-2`)]).toEqual([null, (await state(user, archive)).bytes]);

    const { archive: lost } = (await order(user, { ids: [id] })).body;
    const stop = new AbortController();
    stop.abort(new Error('killed'));
    await expect(prepare(lost.id, stop.signal)).rejects.toThrow();
    expect((await state(user, lost)).status).toBe('preparing');
    now += 4 * 60_000;
    await sweep();
    const queued = await fixtures.query(`select 1 from outbox_jobs where job_id = ?`, [`archive-${lost.id}`]);
    expect(queued.length).toBeGreaterThan(0);
    await prepare(lost.id);
    expect((await state(user, lost)).status).toBe('ready');
    // The ZIP took longer than a minute to prepare, so its owner gets a message.
    const told = await fixtures.query(`select 1 from outbox_events where name = 'archive_ready' and payload ->> 'archiveId' = ?`, [lost.id]);
    expect(told).toHaveLength(1);
  });

  it('a new ZIP of creations replaces the oldest one, expires after seven days, and is refused while two are in preparation', async () => {
    const { user, id: owner } = await fixtures.member();
    const id = await fixtures.made(owner);
    await fixtures.told();
    const kept: CreationArchive[] = [];
    for (let n = 0; n <= ARCHIVES_KEPT; n += 1) kept.push(await ready(user, { ids: [id] }));
    const [oldest, second] = [must(kept[0], 'the first'), must(kept[1], 'the second')];
    expect([(await state(user, oldest)).status, (await state(user, second)).status]).toEqual(['expired', 'ready']);
    expect((await download(user, oldest.url)).status).toBe(404);
    await sweep();
    const { storage } = fixtures.app.services;
    expect([await storage.size(`archives/${oldest.id}-1`), await storage.size(`archives/${second.id}-1`)]).toEqual([null, second.bytes]);
    now += ARCHIVE_DAYS * DAY_MS;
    await sweep();
    expect([(await state(user, second)).status, await storage.size(`archives/${second.id}-1`)]).toEqual(['expired', null]);
    expect([(await order(user, { ids: [id] })).status, (await order(user, { filter: { type: 'text' } })).status]).toEqual([201, 201]);
    expect(await order(user, { ids: [id] })).toMatchObject({ status: 409, body: { code: 'archives_busy' } });
    expect((await order(user, { ids: [newId()] })).status).toBe(404);
    expect((await order(user, {})).status).toBe(400);
  });
});
