import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkFile, uploadFile } from '#contracts/media.ts';
import type { MeasuredFile } from '#contracts/media.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

let app: TestApp;
let owner: HttpUser;
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.register();
});
afterAll(() => app.close());

interface Answer {
  file?: MeasuredFile & { id: string; url: string };
  received?: MeasuredFile;
  stored?: boolean;
  code?: string;
  message?: string;
  issues?: { path: string[] }[];
}

async function post(path: string, data: Buffer, name: string, user: HttpUser): Promise<{ status: number; body: Answer }> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(data)]), name);
  const response = await fetch(app.url + path, { method: 'POST', body: form, headers: { Cookie: user.cookie(), 'Sec-Fetch-Site': 'same-origin' } });
  return { status: response.status, body: (await response.json()) as Answer };
}
const check = (data: Buffer, name: string, user = app.visitor()) => post(checkFile.path, data, name, user);
const upload = (data: Buffer, name: string, user = owner) => post(uploadFile.path, data, name, user);
const remove = (id: string, user = owner) => user.send<Answer>('DELETE', `/api/files/${id}`);
const picture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: 'teal' } });
const rows = async (): Promise<number> => Number((await app.services.db.knex('files').count())[0]!.count);
const sha256 = (data: Buffer): string => createHash('sha256').update(data).digest('hex');

describe('checking a file without an upload', () => {
  it('checking a file measures a picture for visitors and members, and stores nothing', async () => {
    const before = await rows();
    const data = await picture(64, 48).png().toBuffer();
    for (const user of [app.visitor(), owner]) {
      const { status, body } = await check(data, 'garden.png', user);
      expect(status).toBe(200);
      expect(body).toEqual({ file: { name: 'garden.png', mime: 'image/png', bytes: data.length, width: 64, height: 48, sha256: sha256(data) }, stored: false });
    }
    expect(await rows()).toBe(before);
  });

  it('checking a file finds the type from the bytes, and swaps width and height of a picture that is shown rotated', async () => {
    const data = await picture(30, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect((await check(data, 'misnamed.png')).body.file).toMatchObject({ mime: 'image/jpeg', width: 20, height: 30 });
    expect((await check(Buffer.from('# Hi'), 'notes.md')).body.file).toMatchObject({ mime: 'text/markdown', bytes: 4, width: null, height: null });
  });

  it('checking an animation measures one frame of it', async () => {
    const frames = await Promise.all(['red', 'blue', 'green'].map((background) => sharp({ create: { width: 10, height: 6, channels: 3, background } }).png().toBuffer()));
    const data = await sharp(frames, { join: { animated: true } }).gif().toBuffer();
    expect((await check(data, 'wave.gif')).body.file).toMatchObject({ mime: 'image/gif', width: 10, height: 6 });
    expect((await upload(data, 'wave.gif')).body.file).toMatchObject({ mime: 'image/webp', width: 10, height: 6 });
  });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  it.each([
    ['a text with the file name of a PNG', Buffer.from('just words'), 'words.png', /ends in \.png, but it is not a picture/],
    ['an SVG', Buffer.from(svg), 'x.svg', /SVG pictures can contain scripts/],
    ['an SVG under another name', Buffer.from(`<?xml version="1.0"?>${svg}`), 'x.jpg', /SVG pictures can contain scripts/],
    ['an SVG behind the first bytes of a GIF', Buffer.from(`GIF89a${svg}`), 'x.gif', /cannot be read/],
    ['an SVG behind the first bytes of a PNG', Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.from(svg)]), 'x.png', /cannot be read/],
    ['a program', Buffer.from('MZ'), 'x.exe', /kind of file cannot be used/],
    ['an empty file', Buffer.alloc(0), 'x.png', /empty/],
  ])('a check and an upload of %s are refused', async (_, data, name, reason) => {
    for (const { status, body } of [await check(data, name), await upload(data, name)]) {
      expect(status).toBe(400);
      expect(body.message).toMatch(reason);
      expect(body.issues?.[0]?.path).toEqual(['file']);
    }
  });

  it('a check refuses a broken picture, one that unpacks to too many pixels, and files over 10 MB', async () => {
    const noise = await sharp({ create: { width: 200, height: 200, channels: 3, background: 'white', noise: { type: 'gaussian', mean: 128, sigma: 60 } } }).png().toBuffer();
    expect((await check(noise, 'whole.png')).status).toBe(200);
    expect((await check(noise.subarray(0, noise.length / 2), 'half.png')).status).toBe(400);
    const bomb = await picture(8000, 4000).png().toBuffer();
    expect((await check(bomb, 'bomb.png')).status).toBe(400);
    const heavy = await check(Buffer.alloc(10 * 1024 * 1024 + 1), 'x.png');
    expect([heavy.status, heavy.body.message]).toEqual([413, 'This file is too large: the limit is 10 MB.']);
  });

  it('one IP address may check only a limited number of files', async () => {
    const strict = await createTestApp({ overrides: { RATE_LIMIT_UPLOAD: '2/60' } });
    try {
      const statuses: number[] = [];
      for (let n = 0; n < 3; n += 1) {
        const form = new FormData();
        form.set('file', new Blob(['words']), 'a.txt');
        statuses.push((await fetch(strict.url + checkFile.path, { method: 'POST', body: form, headers: { 'Sec-Fetch-Site': 'same-origin' } })).status);
      }
      expect(statuses).toEqual([200, 200, 429]);
    } finally {
      await strict.close();
    }
  });
});

describe('deleting an upload', () => {
  const stored = async () => {
    const data = await picture(40, 30).png().toBuffer();
    const { status, body } = await upload(data, 'mine.png');
    expect(status).toBe(201);
    expect(body.file).toMatchObject({ name: 'mine.webp', mime: 'image/webp', width: 40, height: 30 });
    expect(body.received).toEqual({ name: 'mine.png', mime: 'image/png', bytes: data.length, width: 40, height: 30, sha256: sha256(data) });
    return body.file!;
  };
  const key = (id: string): string => `${id.slice(-2)}/${id}`;

  it('deleting an unused upload removes its row and its bytes, and its address answers 404', async () => {
    const file = await stored();
    expect((await owner.send('GET', file.url)).status).toBe(200);
    expect(await remove(file.id)).toMatchObject({ status: 200, body: { success: true } });
    expect((await owner.send('GET', file.url)).status).toBe(404);
    expect(await app.services.storage.size(key(file.id))).toBeNull();
    expect(await app.services.db.knex('files').where({ id: file.id })).toEqual([]);
    expect((await remove(file.id)).status).toBe(404);
  });

  it('another user or a visitor cannot delete a file', async () => {
    const file = await stored();
    expect((await remove(file.id, await app.register())).status).toBe(404);
    expect((await remove(file.id, app.visitor())).status).toBe(401);
    expect((await owner.send('GET', file.url)).status).toBe(200);
    expect((await remove('not-an-id')).status).toBe(400);
  });

  it('a file that is in use cannot be deleted', async () => {
    const file = await stored();
    const { media } = app.modules.media;
    await app.services.db.transaction((tx) => media.claim(tx, [file.id]));
    expect(await remove(file.id)).toMatchObject({ status: 409, body: { code: 'file_in_use' } });
    expect((await owner.send('GET', file.url)).status).toBe(200);
    await app.services.db.transaction((tx) => media.release(tx, [file.id]));
    expect((await remove(file.id)).status).toBe(404);
  });

  it('a repeated deletion with the same Idempotency-Key gets the first answer', async () => {
    const file = await stored();
    const again = () => owner.send('DELETE', `/api/files/${file.id}`, { key: 'delete-once-0123456789' });
    expect((await again()).status).toBe(200);
    const repeat = await again();
    expect([repeat.status, repeat.headers.get('idempotent-replayed')]).toEqual([200, 'true']);
  });
});
