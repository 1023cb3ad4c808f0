import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkFile, getStorage, uploadFile } from '#contracts/media.ts';
import type { MeasuredFile, StoredFile } from '#contracts/media.ts';
import { uploadImport } from '#contracts/prompt-import.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { sendFile } from '#testing/send-file.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { rows } from '#kernel/db/raw.ts';

const KILOBYTE = 1024;
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ overrides: { STORAGE_QUOTA_MB: '1', STORAGE_QUOTA_PRO_MB: '3', SESSION_CACHE_MS: '1', PICTURES_WAITING: '2' } });
});
afterAll(() => app?.close());

interface Uploaded {
  file: StoredFile;
  received: MeasuredFile;
}
const text = (kilobytes: number) => Buffer.from('words and '.repeat(103).slice(0, KILOBYTE).repeat(kilobytes));
const upload = (user: HttpUser, data: Buffer, name = 'a.txt') => sendFile<Uploaded>(user, uploadFile.path, data, name);
const storage = async (user: HttpUser) => (await call(user, getStorage)).body.storage;
const idOf = async (user: HttpUser): Promise<string> => (await app.services.db.knex('users').where({ username: user.username }).first('id'))!.id;
const setPlan = (user: HttpUser, plan: 'free' | 'pro') => app.services.db.knex('users').where({ username: user.username }).update({ plan });

describe('the storage quota of an account', () => {
  it('an account sees its used and allowed bytes, and an upload or import beyond them is refused with these figures', async () => {
    const user = await app.register();
    expect(await storage(user)).toEqual({ usedBytes: 0, quotaBytes: 1024 * KILOBYTE, filesBytes: 0, promptsBytes: 0 });
    expect((await upload(user, text(700))).status).toBe(201);
    expect(await storage(user)).toMatchObject({ usedBytes: 700 * KILOBYTE, filesBytes: 700 * KILOBYTE });
    const refused = await upload(user, text(400));
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'storage_full', details: { usedBytes: 700 * KILOBYTE, quotaBytes: 1024 * KILOBYTE, neededBytes: 400 * KILOBYTE } }]);
    expect((await sendFile(user, uploadImport.path, text(400), 'p.txt')).body).toMatchObject({ code: 'storage_full' });
    expect((await upload(user, text(300))).status).toBe(201);
  });

  it('deleting a file frees its bytes for a new upload', async () => {
    const user = await app.register();
    const { body } = await upload(user, text(900));
    expect((await upload(user, text(900))).status).toBe(409);
    await user.send('DELETE', `/api/files/${body.file.id}`);
    expect((await upload(user, text(900))).status).toBe(201);
  });

  it('outputs of runs count for the storage quota, and are stored even beyond it', async () => {
    const user = await app.register();
    const { media } = app.modules.media;
    const made = await media.store({ ownerId: await idOf(user), data: text(2_000), mime: 'text/plain', name: 'output.txt', visibility: 'private' });
    expect(made.bytes).toBe(2_000 * KILOBYTE);
    expect(await storage(user)).toMatchObject({ usedBytes: 2_000 * KILOBYTE });
    expect((await upload(user, text(1))).status).toBe(409);
  });

  it('texts of drafts and imports count for the storage quota', async () => {
    const user = await app.register();
    const csv = Buffer.from(`act,prompt\n${Array.from({ length: 50 }, (_, n) => `Story teller ${n},"${Math.random()} ${text(4).toString()}"`).join('\n')}\n`);
    expect((await sendFile(user, uploadImport.path, csv, 'p.csv')).status).toBe(201);
    expect((await storage(user)).promptsBytes).toBeGreaterThan(10 * KILOBYTE);
  });

  it('all files stay when Pro ends, and uploads are refused while the account is over its quota', async () => {
    const user = await app.register();
    await setPlan(user, 'pro');
    expect((await storage(user)).quotaBytes).toBe(3 * 1024 * KILOBYTE);
    const kept = [await upload(user, text(1_000)), await upload(user, text(1_000))];
    expect(kept.map(({ status }) => status)).toEqual([201, 201]);
    await setPlan(user, 'free');
    expect((await upload(user, text(1))).body).toMatchObject({ code: 'storage_full' });
    for (const { body } of kept) expect((await user.send('GET', body.file.url)).status).toBe(200);
  });

  it('of six uploads at once, only those that fit into the storage quota are accepted', async () => {
    const user = await app.register();
    const answers = await Promise.all(Array.from({ length: 6 }, () => upload(user, text(400))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409, 409]);
    expect((await storage(user)).usedBytes).toBe(800 * KILOBYTE);
  });

  it('without the lock, two transactions that both check before either stores exceed the storage quota', async () => {
    const account = { userId: await idOf(await app.register()), plan: 'free' as const };
    const { media } = app.modules.media;
    let arrived = 0;
    let open: () => void;
    const bothLooked = new Promise<void>((resolve) => (open = resolve));
    const twin = () => app.services.db.transaction(async (tx) => {
      await media.checkRoom(tx, account, 600 * KILOBYTE);
      if ((arrived += 1) === 2) open();
      await bothLooked;
      await rows(tx, `insert into files (id, owner_id, storage_key, name, mime, bytes, visibility, sweep_after, created_at)
        values (gen_random_uuid(), :userId, gen_random_uuid()::text, 'a', 'text/plain', :bytes, 'private', now() + interval '1 day', now())`, { userId: account.userId, bytes: 600 * KILOBYTE });
    });
    await Promise.all([twin(), twin()]);
    expect((await media.storageUse(app.services.db.knex, account)).usedBytes).toBe(1_200 * KILOBYTE);
  });
});

describe('animations', { timeout: 120_000 }, () => {
  const SIDE = 500;
  async function checkers(frames: number): Promise<Buffer> {
    const pixels = Buffer.alloc(SIDE * SIDE * frames * 3);
    for (let at = 0; at < SIDE * SIDE * frames; at += 1) pixels.fill(((at % SIDE) + Math.floor(at / SIDE) + Math.floor(at / SIDE / SIDE)) % 2 === 0 ? 0 : 255, at * 3, at * 3 + 3);
    return sharp(pixels, { raw: { width: SIDE, height: SIDE * frames, channels: 3, pageHeight: SIDE } }).gif({ effort: 1, colours: 2, dither: 0 }).toBuffer();
  }

  it('an animation of 25 megapixels at most doubles its size, and costs less than 4 s of processor time', async () => {
    const user = await app.register();
    const gif = await checkers(100);
    const before = process.cpuUsage();
    const { status, body } = await upload(user, gif, 'checkers.gif');
    const { user: spent, system } = process.cpuUsage(before);
    expect(status).toBe(201);
    expect(body.file.bytes).toBeLessThan(2 * gif.length);
    expect((spent + system) / 1e6).toBeLessThan(4);
    const shown = await sharp(Buffer.from(await (await fetch(app.url + body.file.url, { headers: { Cookie: user.cookie() } })).arrayBuffer()), { animated: true }).metadata();
    expect([shown.pages, shown.pageHeight]).toEqual([100, SIDE]);
  });

  it('an animation is refused when its frames have too many pixels together, or are too many', async () => {
    const visitor = app.visitor();
    expect((await sendFile(visitor, checkFile.path, await checkers(101), 'a.gif')).status).toBe(400);
    const dots = await sharp(Buffer.from(Array.from({ length: 501 * 3 }, (_, at) => (at * 37) % 256)), { raw: { width: 1, height: 501, channels: 3, pageHeight: 1 } }).gif().toBuffer();
    const many = await sendFile(visitor, checkFile.path, dots, 'a.gif');
    expect([many.status, many.body.message]).toEqual([400, 'This animation has 501 frames; the limit is 500.']);
  });

  it('visitors\' animations are unpacked one at a time, and those beyond the few that may wait get 503', async () => {
    const gif = await checkers(60);
    const answers = await Promise.all(Array.from({ length: 6 }, () => sendFile(app.visitor(), checkFile.path, gif, 'a.gif')));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(2);
    expect(statuses.filter((status) => status === 503).length).toBeGreaterThanOrEqual(1);
    expect(answers.find(({ status }) => status === 503)!.body).toMatchObject({ code: 'busy' });
  });
});
