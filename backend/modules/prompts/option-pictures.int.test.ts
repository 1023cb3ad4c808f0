import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { uploadFile } from '#contracts/media.ts';
import type { StoredFile } from '#contracts/media.ts';
import { rows } from '#kernel/db/raw.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { sendFile } from '#testing/send-file.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { drafted, finished, publish, saved } from './testing/drafting.ts';

let app: TestApp;
let author: HttpUser;
let stranger: HttpUser;
beforeAll(async () => {
  app = await createTestApp();
  [author, stranger] = [await app.register(), await app.register()];
}, 60_000);
afterAll(() => app.close());

const upload = async (user: HttpUser): Promise<StoredFile> => {
  const data = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#7c5cff' } }).png().toBuffer();
  const { status, body } = await sendFile<{ file: StoredFile }>(user, uploadFile.path, data, 'hat.png');
  expect(status).toBe(201);
  return body.file;
};
const withPictures = (...images: string[]) => finished({
  title: 'Postcards with pictures', template: 'Paint {{place}} in the manner of {{style}}.', testInputs: [{ label: 'One', inputs: { place: 'Porto', style: 'style_0' } }],
  form: { sections: [{ title: '', fields: [
    { key: 'place', type: 'short_text', label: 'Place', required: true },
    { key: 'style', type: 'radio_cards', label: 'Style', required: true, options: images.map((image, at) => ({ value: `style_${at}`, label: `Style ${at}`, image })) },
  ] }] },
});
const keepers = async (fileId: string): Promise<boolean> => (await rows<{ claimed: boolean }>(app.services.db.knex, 'select claims > 0 as claimed from files where id = ?', [fileId]))[0]!.claimed;

it('pictures of form options are kept with the draft, and visible to all people once the prompt is published', async () => {
  const [hat, foreign] = [await upload(author), await upload(stranger)];
  const draft = await drafted(author, withPictures(hat.url));
  expect(await keepers(hat.id)).toBe(true);
  expect((await stranger.send('GET', hat.url)).status).toBe(404);
  const revision = await saved(author, draft, withPictures(hat.url, foreign.url, '/media/nothing', 'https://elsewhere.example/x.png'));
  expect(await keepers(foreign.id)).toBe(false);
  const answer = await publish(author, { promptId: draft.promptId, revision }, { despiteWarning: true });
  expect(answer.status).toBe(200);
  expect((await stranger.send('GET', hat.url)).status).toBe(200);
  expect((await author.send('GET', foreign.url)).status).toBe(404);
});
