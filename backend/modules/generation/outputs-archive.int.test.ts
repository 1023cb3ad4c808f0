import { afterAll, beforeAll, expect, it } from 'vitest';
import { generateFreeForm } from '#contracts/generation.ts';
import { outputsArchivePath } from '#contracts/output-file-name.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { fromBuffer } from 'yauzl';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
}, 60_000);
afterAll(() => app.close());

const namesIn = (zip: Buffer): Promise<string[]> =>
  new Promise((resolve, reject) => {
    fromBuffer(zip, (error, file) => {
      if (error) return reject(error);
      const names: string[] = [];
      file.on('entry', ({ fileName, uncompressedSize }: { fileName: string; uncompressedSize: number }) => names.push(`${fileName} ${uncompressedSize}`)).on('end', () => resolve(names));
    });
  });

/** Makes an image run that has ended and stored its pictures. */
async function picturesOf(user: HttpUser, contents: readonly string[]): Promise<string> {
  const { body } = await call(user, generateFreeForm, { key: newId(), body: { expectedTotal: 99, contentType: 'image', prompt: 'A red door', quantity: 2 } });
  const { db } = app.services;
  const [run] = await rows<{ user_id: string }>(db.knex, 'select user_id from generations where id = ?', [body.generation.id]);
  for (const [position, content] of contents.entries()) {
    const file = await app.modules.media.media.store({ ownerId: run!.user_id, data: Buffer.from(content), mime: 'image/webp', name: 'x', visibility: 'private' });
    await db.transaction((tx) => app.modules.media.media.claim(tx, [file.id]));
    await db.knex('generation_outputs').insert({ generation_id: body.generation.id, position, kind: 'image', file_id: file.id, mime: 'image/webp', width: 1, height: 1, alt_text: 'A door', created_at: new Date() });
  }
  return body.generation.id;
}

const get = (user: HttpUser | null, path: string): Promise<Response> => fetch(app.url + path, user ? { headers: { cookie: user.cookie() } } : {});

it('gives the owner all pictures of a run as one ZIP, numbered under the run\'s title', async () => {
  const user = await app.register();
  const id = await picturesOf(user, ['first', 'the second']);
  const answer = await get(user, outputsArchivePath(id));
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([200, 'application/zip', 'no-store']);
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="[a-z-]+\.zip"/);
  const names = await namesIn(Buffer.from(await answer.arrayBuffer()));
  expect(names.map((name) => name.replace(/^[a-z-]+(?=-\d)/, ''))).toEqual(['-1.webp 5', '-2.webp 10']);
});

it('answers 404 to a request for the ZIP of another person\'s run, of a run without files, or with a malformed id', async () => {
  const [user, other] = [await app.register(), await app.register()];
  const id = await picturesOf(user, ['first']);
  const empty = await picturesOf(user, []);
  expect((await get(null, outputsArchivePath(id))).status).toBe(401);
  expect((await get(other, outputsArchivePath(id))).status).toBe(404);
  for (const path of [empty, newId(), 'door']) expect((await get(user, outputsArchivePath(path))).status, path).toBe(404);
});
