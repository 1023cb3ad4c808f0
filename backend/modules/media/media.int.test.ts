import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpUser } from '#testing/http-user.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

let app: TestApp;
let owner: HttpUser;
let ownerId: string;
const bytes = Buffer.from(Array.from({ length: 1000 }, (_, n) => n % 256));

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.register();
  ownerId = (await owner.send<{ user: { id: string } }>('GET', '/api/auth/me')).body.user.id;
});
afterAll(() => app.close());

const media = () => app.modules.media.media;
const store = (visibility: 'public' | 'private', mime = 'video/mp4') =>
  media().store({ ownerId, data: bytes, mime, name: 'clip.mp4', visibility });
const get = (path: string, headers: Record<string, string> = {}, user: HttpUser | null = owner, method = 'GET') =>
  fetch(app.url + path, { method, headers: { ...headers, ...(user ? { Cookie: user.cookie() } : {}) } });
const body = async (response: Response): Promise<Buffer> => Buffer.from(await response.arrayBuffer());

describe('serving a file', () => {
  it('a private file is served to its owner alone', async () => {
    const { url } = await store('private');
    const answer = await get(url);
    expect(answer.status).toBe(200);
    expect(await body(answer)).toEqual(bytes);
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('accept-ranges')).toBe('bytes');
    expect((await get(url, {}, null)).status).toBe(404);
    expect((await get(url, {}, await app.register())).status).toBe(404);
  });

  it('a public file is served to visitors, with a cache lifetime of a year', async () => {
    const { url } = await store('public');
    const answer = await get(url, {}, null);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const again = await get(url, { 'If-None-Match': answer.headers.get('etag')!, 'Cache-Control': 'max-age=0' }, null);
    expect(again.status).toBe(304);
  });

  it('a range request for a file gets 206, or 416 outside the file, and HEAD gets no body', async () => {
    const { url } = await store('private');
    const part = await get(url, { Range: 'bytes=100-199' });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe('bytes 100-199/1000');
    expect(part.headers.get('content-length')).toBe('100');
    expect(await body(part)).toEqual(bytes.subarray(100, 200));
    const tail = await get(url, { Range: 'bytes=-10' });
    expect(await body(tail)).toEqual(bytes.subarray(990));
    const outside = await get(url, { Range: 'bytes=1000-' });
    expect(outside.status).toBe(416);
    expect(outside.headers.get('content-range')).toBe('bytes */1000');
    const head = await get(url, {}, owner, 'HEAD');
    expect([head.status, head.headers.get('content-length'), (await body(head)).length]).toEqual([200, '1000', 0]);
    expect((await get(url, { Range: 'bytes=0-1,5-6' })).status).toBe(200);
  });

  it('a range with If-Range is answered if it names the current ETag, else with the whole file', async () => {
    const { url } = await store('private');
    const etag = (await get(url)).headers.get('etag')!;
    expect((await get(url, { Range: 'bytes=0-9', 'If-Range': etag })).status).toBe(206);
    expect((await get(url, { Range: 'bytes=0-9', 'If-Range': '"other"' })).status).toBe(200);
  });

  it('a file is downloaded under its name, and browsers show only pictures, videos and sounds themselves', async () => {
    const { url } = await store('private');
    expect((await get(url)).headers.get('content-disposition')).toMatch(/^inline; filename="clip\.mp4"/);
    expect((await get(`${url}?download=My%20clip.mp4`)).headers.get('content-disposition')).toMatch(/^attachment; filename="My clip\.mp4"/);
    const text = await store('private', 'text/markdown');
    expect((await get(text.url)).headers.get('content-disposition')).toMatch(/^attachment/);
  });

  it.each([
    '/media/none', '/media/00000000-0000-7000-8000-000000000000', '/media/..%2f..%2fetc%2fpasswd'
  ])('a request for a file at %s answers 404', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});

describe('uploading a file', () => {
  async function upload(data: Buffer, name: string, type = 'application/octet-stream', user = owner) {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(data)], { type }), name);
    const response = await fetch(`${app.url}/api/files`, {
      method: 'POST',
      body: form,
      headers: { Cookie: user.cookie(), Origin: app.url, 'Sec-Fetch-Site': 'same-origin' },
    });
    return { status: response.status, body: (await response.json()) as { file?: { id: string; url: string; mime: string; name: string; bytes: number }; issues?: { path: string[] }[] } };
  }
  const picture = (width: number) => sharp({ create: { width, height: 8, channels: 3, background: 'red' } });

  it.each(['png', 'jpeg', 'gif', 'webp'] as const)('an uploaded %s is converted to WebP without its metadata', async (format) => {
    const data = await picture(12).withMetadata({ exif: { IFD0: { Copyright: 'CANARY' } } }).toFormat(format).toBuffer();
    const { status, body: answer } = await upload(data, 'holiday.PNG');
    expect(status).toBe(201);
    expect(answer.file).toMatchObject({ mime: 'image/webp', name: 'holiday.webp' });
    const served = await body(await get(answer.file!.url));
    expect(served.length).toBe(answer.file!.bytes);
    expect(served.includes('CANARY')).toBe(false);
    expect(await sharp(served).metadata()).toMatchObject({ format: 'webp', width: 12, height: 8 });
  });

  it('an uploaded plain text file is stored, and prompts can use its text', async () => {
    const { status, body: answer } = await upload(Buffer.from('# Notes\nRemember ✨'), 'notes.md');
    expect(status).toBe(201);
    expect(answer.file).toMatchObject({ mime: 'text/markdown', name: 'notes.md' });
    const attached = await media().attached(app.services.db.knex, ownerId, [answer.file!.id]);
    expect(attached.get(answer.file!.id)).toEqual({ name: 'notes.md', mime: 'text/markdown', text: '# Notes\nRemember ✨' });
    expect(await media().attached(app.services.db.knex, '00000000-0000-7000-8000-000000000000', [answer.file!.id])).toEqual(new Map());
  });

  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'), 'x.svg', 'image/svg+xml'],
    ['an HTML page with the type of a picture', Buffer.from('<html><script>1</script></html>'), 'x.png', 'image/png'],
    ['a broken picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]), 'x.png', 'image/png'],
    ['binary data with the type of a text', Buffer.from([0, 1, 2, 255]), 'x.txt', 'text/plain'],
    ['a program', Buffer.from('MZ...'), 'x.exe', 'application/octet-stream'],
    ['an empty file', Buffer.alloc(0), 'x.png', 'image/png'],
    ['a text of more than 1 MB', Buffer.alloc(1024 * 1024 + 1, 'a'), 'x.txt', 'text/plain'],
  ])('an upload of %s is refused', async (_, data, name, type) => {
    const { status, body: answer } = await upload(data, name, type);
    expect(status).toBe(400);
    expect(answer.issues?.[0]?.path).toEqual(['file']);
  });

  it('an upload is refused when it unpacks to a huge picture, or is over 10 MB', async () => {
    const bomb = await sharp({ create: { width: 8000, height: 4000, channels: 3, background: 'red' } }).png().toBuffer();
    expect((await upload(bomb, 'bomb.png')).status).toBe(400);
    expect((await upload(Buffer.alloc(10 * 1024 * 1024 + 1), 'x.png')).status).toBe(413);
  });

  it('an upload by a visitor is refused with 401', async () => {
    expect((await upload(bytes, 'x.png', 'image/png', app.visitor())).status).toBe(401);
  });
});

describe('releasing files', () => {
  const knex = () => app.services.db.knex;
  const transaction = <T>(work: Parameters<typeof app.services.db.transaction<T>>[0]) => app.services.db.transaction(work);
  const sweep = () => app.modules.media.maintenance[0]!.run();

  it('unclaimed files are deleted after a day, and claimed ones are kept', async () => {
    const kept = await store('private');
    const loose = await store('private');
    await transaction((tx) => media().claim(tx, [kept.id]));
    await knex()('files').where({ id: loose.id }).update({ sweep_after: new Date(Date.now() - 1000) });
    expect((await get(loose.url)).status).toBe(404);
    await sweep();
    expect(await knex()('files').where({ id: loose.id })).toEqual([]);
    expect((await get(kept.url)).status).toBe(200);
    await expect(transaction((tx) => media().claim(tx, [loose.id]))).rejects.toMatchObject({ code: 'file_gone' });
  });

  it('a file is kept until the last row releases it, and then the sweep deletes it at once', async () => {
    const file = await store('private');
    await transaction((tx) => media().claim(tx, [file.id]));
    await transaction((tx) => media().claim(tx, [file.id]));
    await transaction((tx) => media().release(tx, [file.id]));
    expect((await get(file.url)).status).toBe(200);
    await transaction((tx) => media().release(tx, [file.id]));
    expect((await get(file.url)).status).toBe(404);
    await sweep();
    const { storage } = app.services;
    expect(await storage.size(`${file.id.slice(-2)}/${file.id}`)).toBeNull();
  });
});
