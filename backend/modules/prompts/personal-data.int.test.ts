import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Draft } from '#contracts/prompt-drafts.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { sendFile } from '#testing/send-file.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { drafted, finished, published, saved } from './testing/drafting.ts';

const PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

describe('a person’s data in the prompts module', () => {
  let app: TestApp;
  let author: HttpUser;
  let buyer: HttpUser;
  beforeAll(async () => {
    app = await createTestApp();
    [author, buyer] = [await app.register(), await app.register()];
  }, 60_000);
  afterAll(() => app.close());

  const knex = () => app.services.db.knex;
  const idOf = async ({ username }: HttpUser) => (await rows<{ id: string }>(knex(), 'select id from users where username = ?', [username]))[0]!.id;
  const grant = async ({ promptId }: Draft, user: HttpUser) => {
    const userId = await idOf(user);
    await app.services.db.transaction((tx) => app.modules.prompts.selling.grantAccess(tx, { promptId, userId, source: 'gift', sourceId: newId() }));
  };
  const exported = async (user: HttpUser) => {
    const entries = new Map<string, unknown>();
    for await (const { name, data } of app.modules.prompts.personalData!.export(await idOf(user))) entries.set(name, data);
    return entries;
  };
  const upload = async () => (await sendFile<{ file: { id: string } }>(author, '/api/files', PIXEL, 'cover.png')).body.file.id;
  const claims = async (id: string) => (await rows<{ claims: number }>(knex(), 'select claims from files where id = ?', [id]))[0]?.claims;

  it('a person’s prompts are exported with drafts and versions, and erased except those that other people use', async () => {
    const cover = await upload();
    const sold = await published(author, finished({ title: 'Bought by somebody', coverFileId: cover }));
    await grant(sold, buyer);
    await saved(author, sold, finished({ title: 'Bought, and being rewritten', coverFileId: cover }));
    await rows(knex(), `update prompts set status = 'draft' where id = ?`, [sold.promptId]);
    const gone = await published(author, finished({ title: 'Nobody else’s', visibility: 'private', template: 'Write a secret note to {{place}} and {{friend}} about nothing at all.' }));
    const never = await drafted(author, finished({ title: 'Never out', coverFileId: cover }));
    // Two drafts, a version and a prompt each claim this cover.
    expect(await claims(cover)).toBe(4);

    const mine = await exported(author);
    expect(mine.get(`prompts/${sold.slug}.json`)).toMatchObject({ draft: { revision: 2, content: { title: 'Bought, and being rewritten' } }, versions: [{ version: 1, terms: { title: 'Bought by somebody' }, labels: [] }] });
    expect(mine.get(`prompts/${never.slug}.json`)).toMatchObject({ draft: { content: { title: 'Never out' } }, versions: [] });
    const theirs = await exported(buyer);
    expect(theirs.get('prompts/unlocked-0001.json')).toMatchObject([{ slug: sold.slug, source: 'gift', fromVersion: 1 }]);
    expect(JSON.stringify([...theirs.values()])).not.toContain(finished().template);

    const authorId = await idOf(author);
    await app.services.db.transaction((tx) => app.modules.prompts.personalData!.erase(tx, authorId));
    const left = await rows<{ id: string }>(knex(), 'select id from prompts where id = any(?::uuid[])', [[sold.promptId, gone.promptId, never.promptId]]);
    expect(left.map(({ id }) => id)).toEqual([sold.promptId]);
    expect(await rows(knex(), 'select 1 from prompt_drafts where prompt_id = ?', [sold.promptId])).toEqual([]);
    expect(await claims(cover)).toBe(2);
    expect((await buyer.send('GET', `/api/prompts/${sold.promptId}`)).status).toBe(200);

    const buyerId = await idOf(buyer);
    await app.services.db.transaction((tx) => app.modules.prompts.personalData!.erase(tx, buyerId));
    expect(await rows(knex(), 'select 1 from prompt_access where user_id = ?', [buyerId])).toEqual([]);
  });

  it('a cover is visible to its author alone until the prompt is published, and to all people from then on', async () => {
    const writer = await app.register();
    const cover = (await sendFile<{ file: { id: string } }>(writer, '/api/files', PIXEL, 'cover.png')).body.file.id;
    const seen = async (user: HttpUser) => (await user.send('GET', `/media/${cover}`)).status;
    const draft = await drafted(writer, finished({ title: 'With a picture', coverFileId: cover }));
    expect([await seen(writer), await seen(app.visitor())]).toEqual([200, 404]);
    expect((await writer.send('PUT', `/api/drafts/${draft.promptId}`, { body: { revision: 1, content: finished({ coverFileId: null }) } })).status).toBe(200);
    expect(await claims(cover)).toBe(0);
    const out = await published(writer, finished({ title: 'With a picture again', coverFileId: cover, template: 'Hang a picture of {{place}} above the bed of {{friend}} and describe it.' }));
    expect(await seen(app.visitor())).toBe(200);
    expect((await app.visitor().send<{ prompt: { coverUrl: string } }>('GET', `/api/prompts/${out.slug}`)).body.prompt.coverUrl).toBe(`/media/${cover}`);
  });
});
