import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AVATAR_PRICE, drawAgentAvatar } from '#contracts/agent-builder.ts';
import { getGeneration } from '#contracts/generation.ts';
import { newId } from '#kernel/ids.ts';
import { generationErrorEvent, generationSuccess } from '#modules/generation/index.ts';
import { openModeration } from '#modules/moderation/testing/moderation-fixtures.ts';
import type { ModerationFixtures, Person } from '#modules/moderation/testing/moderation-fixtures.ts';
import { call } from '#testing/test-app.ts';
import { codeOf, draftOf, drafted, maintain, publish } from './testing/agent-fixtures.ts';

let fixtures: ModerationFixtures;
let author: Person;
beforeAll(async () => {
  fixtures = await openModeration();
  author = await fixtures.join();
}, 60_000);
afterAll(async () => {
  expect(await fixtures.violations()).toEqual([]);
  await fixtures.close();
});

const draw = ({ user }: Person, id: string, expectedTotal = AVATAR_PRICE) => call(user, drawAgentAvatar, { params: { id }, body: { expectedTotal }, key: newId() });
const about = (generationId: string) => ({ generationId, userId: author.userId, promptId: null, title: 'A face', contentType: 'image' as const, runSource: 'free' as const });

/** Does what the worker does at the end of a run: stores a picture and publishes the event of its success. */
async function deliver(generationId: string): Promise<string> {
  const data = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#73c' } }).webp().toBuffer();
  const file = await fixtures.app.modules.media.media.store({ ownerId: author.userId, data, mime: 'image/webp', name: 'out.webp', visibility: 'private' });
  const { knex } = fixtures.app.services.db;
  await knex('generation_outputs').insert({ generation_id: generationId, position: 0, kind: 'image', file_id: file.id, mime: 'image/webp', width: 900, height: 700, alt_text: '', created_at: new Date() });
  await fixtures.publish(generationSuccess, { ...about(generationId), status: 'succeeded', delivered: 1, quantity: 1, captured: AVATAR_PRICE, released: 0 });
  await fixtures.deliverEvents();
  return file.id;
}

describe('a picture of an agent that is ordered', () => {
  it('draws an agent’s picture by a run of its author at the shown price, from name and description alone', async () => {
    const { id } = await drafted(author.user, { instructions: 'Secretword is never part of the picture.' });
    const dear = await draw(author, id, 1);
    expect([dear.status, codeOf(dear)]).toEqual([409, 'price_changed']);
    expect((await draw(await fixtures.join(), id)).status).toBe(404);
    const { status, body: { generationId } } = await draw(author, id);
    expect(status).toBe(202);
    const { generation } = (await call(author.user, getGeneration, { params: { id: generationId } })).body;
    expect(generation).toMatchObject({ contentType: 'image', runSource: 'free', quantity: 1, quote: { total: AVATAR_PRICE } });
    expect(generation.promptText).toContain('Kind Fox');
    expect(generation.promptText).not.toContain('Secretword');
  });

  it('puts a square copy of the drawn picture into the agent’s draft with a new revision', async () => {
    const { id, revision } = await drafted(author.user);
    const fileId = await deliver((await draw(author, id)).body.generationId);
    await maintain(fixtures.app, 'keep_avatars');
    const draft = await draftOf(author.user, id);
    expect([draft.revision, draft.definition.avatarFileId === fileId, draft.avatarUrl]).toEqual([revision + 1, false, `/media/${draft.definition.avatarFileId}`]);
    const face = await fixtures.app.modules.media.media.bytes(fixtures.app.services.db.knex, draft.definition.avatarFileId!);
    expect(await sharp(face!).metadata()).toMatchObject({ width: 512, height: 512, format: 'webp' });
    await maintain(fixtures.app, 'keep_avatars');
    expect((await draftOf(author.user, id)).revision).toBe(revision + 1);
    // Strangers may load the picture once the agent is published.
    const load = async () => (await fixtures.app.visitor().send('GET', draft.avatarUrl!)).status;
    const before = await load();
    await publish(author.user, id);
    expect([before, await load()]).toEqual([404, 200]);
  });

  it('changes no draft when the run for an agent’s picture fails', async () => {
    const { id, revision } = await drafted(author.user);
    const { generationId } = (await draw(author, id)).body;
    await fixtures.publish(generationErrorEvent, { ...about(generationId), status: 'failed', code: 'timeout', message: 'It took too long.', released: AVATAR_PRICE });
    await fixtures.deliverEvents();
    await maintain(fixtures.app, 'keep_avatars');
    expect((await draftOf(author.user, id)).revision).toBe(revision);
    expect(await fixtures.query('select 1 from agent_avatar_runs where generation_id = ?', [generationId])).toEqual([]);
  });
});
