import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blockPerson } from '#contracts/blocks.ts';
import { createCollection } from '#contracts/collections.ts';
import { changeCreation } from '#contracts/creations.ts';
import { getProfileCounts, listPins, PINS_LIMIT, pinWork, unpinWork } from '#contracts/pins.ts';
import type { PinType } from '#contracts/pins.ts';
import { newId } from '#kernel/ids.ts';
import { openCreations } from '#modules/library/testing/creation-fixtures.ts';
import type { CreationFixtures } from '#modules/library/testing/creation-fixtures.ts';
import { finished, published } from '#modules/prompts/testing/drafting.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { call } from '#testing/test-app.ts';

type Member = Awaited<ReturnType<CreationFixtures['member']>>;

let fixtures: CreationFixtures;
beforeAll(async () => {
  fixtures = await openCreations();
}, 60_000);
afterAll(() => fixtures.app.close());

const promptOf = async ({ user }: Member): Promise<string> => (await published(user, finished({ title: `Poster ${newId()}`, template: `${newId()} {{place}} {{friend}}` }))).promptId;
const collectionOf = async ({ user }: Member, visibility: 'public' | 'private' = 'public'): Promise<string> => (await call(user, createCollection, { body: { name: 'Walls', visibility, add: 'owner', kind: 'mixed' } })).body.collection.id;
async function creationOf({ user, id }: Member): Promise<string> {
  const made = await fixtures.made(id, { type: 'image' });
  await fixtures.told();
  await call(user, changeCreation, { params: { id: made }, body: { visibility: 'public' } });
  return made;
}
const pin = ({ user }: Member, itemType: PinType, itemId: string, body: { after?: string | null } = {}) => call(user, pinWork, { params: { itemType, itemId }, body });
const pinsOf = async ({ id }: Member, viewer: HttpUser = fixtures.app.visitor()): Promise<string[]> => (await call(viewer, listPins, { params: { id } })).body.items.map(({ itemId }) => itemId);

describe('pinned works', () => {
  it('shows the pinned works of a profile to all people in the order that their owner chose', async () => {
    const member = await fixtures.member();
    const [prompt, collection, creation] = [await promptOf(member), await collectionOf(member), await creationOf(member)];
    for (const [type, id] of [['prompt', prompt], ['collection', collection], ['creation', creation]] as const) expect((await pin(member, type, id)).status).toBe(200);
    expect(await pinsOf(member)).toEqual([prompt, collection, creation]);
    await pin(member, 'creation', creation, { after: null });
    expect(await pinsOf(member)).toEqual([creation, prompt, collection]);
    await pin(member, 'creation', creation, { after: prompt });
    expect(await pinsOf(member)).toEqual([prompt, creation, collection]);
    // Pinning a work again without naming a place does not move it.
    await pin(member, 'creation', creation);
    expect(await pinsOf(member, member.user)).toEqual([prompt, creation, collection]);
    const items = (await call(fixtures.app.visitor(), listPins, { params: { id: member.id } })).body.items;
    expect(items).toMatchObject([{ itemType: 'prompt', prompt: { id: prompt } }, { itemType: 'creation', creation: { id: creation } }, { itemType: 'collection', collection: { name: 'Walls' } }]);
    for (let round = 0; round < 2; round += 1) expect((await call(member.user, unpinWork, { params: { itemType: 'prompt', itemId: prompt } })).status).toBe(200);
    expect(await pinsOf(member)).toEqual([creation, collection]);
  });

  it('lets members pin only their own public works, at most six, and only after a pinned work', async () => {
    const [member, other] = [await fixtures.member(), await fixtures.member()];
    const [hidden, theirs] = [await collectionOf(member, 'private'), await collectionOf(other)];
    expect([await pin(member, 'collection', hidden), await pin(member, 'collection', theirs), await pin(member, 'prompt', newId())].map(({ status }) => status)).toEqual([404, 404, 404]);
    const own: string[] = [];
    for (let count = 0; count < PINS_LIMIT + 1; count += 1) own.push(await collectionOf(member));
    for (const id of own.slice(0, PINS_LIMIT)) await pin(member, 'collection', id);
    expect((await pin(member, 'collection', own[PINS_LIMIT]!)).body).toMatchObject({ code: 'pins_full' });
    expect((await pin(member, 'collection', own[0]!, { after: own[PINS_LIMIT]! })).status).toBe(400);
    expect((await call(fixtures.app.visitor(), pinWork, { params: { itemType: 'collection', itemId: own[0]! }, body: {} })).status).toBe(401);
    // The profile hides a pinned work that is no longer public, and another work can take its place.
    await fixtures.query(`update collections set visibility = 'private' where id = ?`, [own[2]]);
    expect(await pinsOf(member, member.user)).toEqual(own.slice(0, PINS_LIMIT).filter((id) => id !== own[2]));
    expect((await pin(member, 'collection', own[PINS_LIMIT]!)).status).toBe(200);
    await fixtures.query(`update collections set visibility = 'public' where id = ?`, [own[2]]);
    expect(await pinsOf(member)).toEqual(own.filter((id) => id !== own[2]));
  });

  it('hides the pinned works of banned people, and hides pinned works from people whom their owner blocked', async () => {
    const [member, reader] = [await fixtures.member(), await fixtures.member()];
    const id = await collectionOf(member);
    await pin(member, 'collection', id);
    expect(await pinsOf(member, reader.user)).toEqual([id]);
    await call(member.user, blockPerson, { params: { id: reader.id } });
    expect([await pinsOf(member, reader.user), await pinsOf(member)]).toEqual([[], [id]]);
    expect((await call(reader.user, getProfileCounts, { params: { id: member.id } })).body.collections).toBe(0);
    await fixtures.query('update users set banned_at = now() where id = ?', [member.id]);
    expect(await pinsOf(member)).toEqual([]);
  });

  it('leaves sensitive pinned works out for people who did not ask for sensitive content', async () => {
    const member = await fixtures.member();
    const [creation, prompt] = [await creationOf(member), await promptOf(member)];
    for (const [type, id] of [['creation', creation], ['prompt', prompt]] as const) await pin(member, type, id);
    await call(member.user, changeCreation, { params: { id: creation }, body: { sensitive: true } });
    await fixtures.query('update prompts set safety_flag = true where id = ?', [prompt]);
    expect([await pinsOf(member), await pinsOf(member, member.user)]).toEqual([[], [creation, prompt]]);
  });
});

it('counts the public works of each kind on a profile', async () => {
  const member = await fixtures.member();
  const counts = async () => (await call(fixtures.app.visitor(), getProfileCounts, { params: { id: member.id } })).body;
  expect(await counts()).toEqual({ prompts: 0, packs: 0, creations: 0, collections: 0, reviews: 0 });
  await promptOf(member);
  await creationOf(member);
  await fixtures.made(member.id);
  await fixtures.told();
  for (const visibility of ['public', 'public', 'private'] as const) await collectionOf(member, visibility);
  expect(await counts()).toEqual({ prompts: 1, packs: 0, creations: 1, collections: 2, reviews: 0 });
});
