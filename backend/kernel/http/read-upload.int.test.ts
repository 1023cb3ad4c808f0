import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#contracts/errors.ts';
import { FILE_LIMIT_BYTES } from '#contracts/media.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

describe('uploads', () => {
  let app: TestApp;
  let user: HttpUser;
  let picture: Buffer;
  beforeAll(async () => {
    app = await createTestApp();
    user = await app.register();
    picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } }).png().toBuffer();
  });
  afterAll(() => app.close());

  async function upload(parts: Record<string, Buffer | string>, cookie = user.cookie()): Promise<{ status: number; body: ErrorBody & { file?: { url: string } } }> {
    const form = new FormData();
    for (const [name, part] of Object.entries(parts)) {
      if (typeof part === 'string') form.set(name, part);
      else form.set(name, new Blob([new Uint8Array(part)], { type: 'image/png' }), '../../evil "name".png');
    }
    const answer = await fetch(`${app.url}/api/files`, {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'same-origin', Cookie: cookie },
      body: form,
    });
    return { status: answer.status, body: (await answer.json()) as never };
  }

  it('takes an uploaded picture and serves it to its owner alone', async () => {
    const { status, body } = await upload({ file: picture, note: 'hello' });
    expect(status).toBe(201);
    expect((await user.send('GET', body.file!.url)).status).toBe(200);
    expect((await app.visitor().send('GET', body.file!.url)).status).toBe(404);
  });

  it('refuses an upload that is too large, without a file, from a visitor, or of another content type', async () => {
    expect((await upload({ file: Buffer.alloc(FILE_LIMIT_BYTES + 1) })).status).toBe(413);
    const empty = await upload({ note: 'no file' });
    expect([empty.status, empty.body.issues?.[0]?.path]).toEqual([400, ['file']]);
    expect((await upload({ other: picture })).status).toBe(400);
    expect((await upload({ file: picture }, '')).status).toBe(401);
    expect((await user.send('POST', '/api/files', { body: { file: 'x' } })).status).toBe(415);
    const broken = await fetch(`${app.url}/api/files`, {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'same-origin', Cookie: user.cookie(), 'Content-Type': 'multipart/form-data; boundary=x' },
      body: '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nnever ends',
    });
    expect(broken.status).toBe(400);
  });
});
