import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blockPerson, listBlocks, unblockPerson } from '#contracts/blocks.ts';
import { acceptInvite, createCollection, createInvite, followCollection, listCollectionsOf, openCollection } from '#contracts/collections.ts';
import { changeCreation, listCreationsOfPerson } from '#contracts/creations.ts';
import type { ErrorBody } from '#contracts/errors.ts';
import { must } from '#contracts/must.ts';
import { listPrompts } from '#contracts/prompts.ts';
import { listComments, writeComment } from '#contracts/reviews.ts';
import { followPerson, getFollowCounts, getMarks, listFollows } from '#contracts/social.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { call } from '#testing/test-app.ts';
import { openCreations } from '../library/testing/creation-fixtures.ts';
import type { CreationFixtures } from '../library/testing/creation-fixtures.ts';

type Member = Awaited<ReturnType<CreationFixtures['member']>>;

let fixtures: CreationFixtures;
beforeAll(async () => {
  fixtures = await openCreations();
}, 60_000);
afterAll(() => fixtures.app.close());

const block = (who: Member, whom: Member) => call(who.user, blockPerson, { params: { id: whom.id } });
const unblock = (who: Member, whom: Member) => call(who.user, unblockPerson, { params: { id: whom.id } });
const follow = (who: Member, whom: Member) => who.user.send<ErrorBody>('PUT', followPerson.path.replace(':id', whom.id), { body: {} });
const pair = async (): Promise<[Member, Member]> => [await fixtures.member(), await fixtures.member()];
const comment = (user: HttpUser, promptId: string, body: string) => call(user, writeComment, { body: { targetType: 'prompt', targetId: promptId, body } });

describe('a block between two people', () => {
  it('ends follows between two people when one blocks the other, and refuses new follows until the block ends', async () => {
    const [ada, ben] = await pair();
    await follow(ada, ben);
    await follow(ben, ada);
    expect((await block(ada, ben)).body).toEqual({ on: true });
    expect((await block(ada, ben)).body).toEqual({ on: true });
    const counts = async ({ id }: Member) => (await call(fixtures.app.visitor(), getFollowCounts, { params: { id } })).body;
    expect([await counts(ada), await counts(ben)]).toEqual([{ followers: 0, following: 0 }, { followers: 0, following: 0 }]);
    for (const [who, whom] of [[ada, ben], [ben, ada]] as const) {
      const refused = await follow(who, whom);
      expect([refused.status, refused.body.code]).toEqual([403, 'blocked']);
    }
    expect((await call(ada.user, listBlocks, {})).body.items.map(({ person }) => person.id)).toEqual([ben.id]);
    expect((await call(ben.user, listBlocks, {})).body.items).toEqual([]);
    expect((await call(ada.user, getMarks, { query: { people: ben.id } })).body.blocked).toEqual([ben.id]);
    expect((await call(ben.user, getMarks, { query: { people: ada.id } })).body.blocked).toEqual([]);
    await unblock(ada, ben);
    expect((await follow(ben, ada)).status).toBe(200);
  });

  it('refuses to block the own account and unknown people', async () => {
    const ada = await fixtures.member();
    expect((await block(ada, ada)).status).toBe(409);
    expect((await call(ada.user, blockPerson, { params: { id: '00000000-0000-7000-8000-000000000001' } })).status).toBe(404);
  });

  it('keeps a blocked person out of the blocker’s collections, also by an invite link, while visitors still see them', async () => {
    const [ada, ben] = await pair();
    const { collection } = (await call(ada.user, createCollection, { body: { name: 'Foxes', kind: 'mixed', visibility: 'public', add: 'anyone' } })).body;
    const { url } = (await call(ada.user, createInvite, { params: { id: collection.id }, body: { permission: 'add' } })).body;
    const token = must(url.split('/').at(-1), 'the token');
    await call(ben.user, followCollection, { params: { id: collection.id } });
    const seen = async (user: HttpUser) => [
      (await call(user, openCollection, { params: { idOrSlug: collection.id } })).status,
      (await call(user, listCollectionsOf, { params: { id: ada.id } })).body.items.length,
    ];
    expect(await seen(ben.user)).toEqual([200, 1]);
    await block(ada, ben);
    expect(await seen(ben.user)).toEqual([404, 0]);
    expect(await seen(fixtures.app.visitor())).toEqual([200, 1]);
    expect((await call(ben.user, followCollection, { params: { id: collection.id } })).status).toBe(404);
    expect((await call(ben.user, acceptInvite, { params: { token } })).status).toBe(404);
    expect((await call(ada.user, openCollection, { params: { idOrSlug: collection.id } })).body.collection).toMatchObject({ followerCount: 0 });
    await unblock(ada, ben);
    expect(await seen(ben.user)).toEqual([200, 1]);
  });

  it('hides the blocker’s public lists from the blocked person, and shows them to visitors', async () => {
    const [ada, ben] = await pair();
    const creation = await fixtures.made(ada.id);
    await fixtures.told();
    await call(ada.user, changeCreation, { params: { id: creation }, body: { visibility: 'public' } });
    const promptId = must((await call(fixtures.app.visitor(), listPrompts, {})).body.items[0], 'a prompt').id;
    await fixtures.query('update prompts set owner_id = ? where id = ?', [ada.id, promptId]);
    await follow(await fixtures.member(), ada);
    const lists = async (user: HttpUser) => [
      (await call(user, listCreationsOfPerson, { params: { id: ada.id } })).body.items.length,
      (await call(user, listPrompts, { query: { creator: ada.user.username } })).body.items.length,
      (await call(user, listFollows, { params: { id: ada.id }, query: { side: 'followers' } })).body.items.length,
    ];
    expect(await lists(ben.user)).toEqual([1, 1, 1]);
    await block(ada, ben);
    expect([await lists(ben.user), await lists(fixtures.app.visitor())]).toEqual([[0, 0, 0], [1, 1, 1]]);
  });

  it('refuses a blocked person’s comment on the blocker’s prompt, and hides earlier comments from the blocker', async () => {
    const [ada, ben] = await pair();
    const third = await fixtures.member();
    const promptId = must((await call(fixtures.app.visitor(), listPrompts, {})).body.items[2], 'a prompt').id;
    await fixtures.query('update prompts set owner_id = ? where id = ?', [ada.id, promptId]);
    expect((await comment(ben.user, promptId, 'First words')).status).toBe(201);
    await block(ada, ben);
    expect((await comment(ben.user, promptId, 'Second words')).status).toBe(403);
    const read = async (user: HttpUser) => (await call(user, listComments, { query: { targetType: 'prompt', targetId: promptId } })).body.items.map(({ body }) => body);
    expect([await read(ada.user), await read(third.user)]).toEqual([[null], ['First words']]);
  });
});

it('exports the people whom a person blocked, and deletes the blocks of an erased account', async () => {
  const [ada, ben] = await pair();
  await block(ada, ben);
  const data = must(fixtures.app.modules.social.personalData, 'the personal data');
  const names: string[] = [];
  for await (const { name } of data.export(ada.id)) names.push(name);
  expect(names.some((name) => name.startsWith('social/blocked'))).toBe(true);
  await fixtures.app.services.db.transaction((tx) => data.erase(tx, ben.id));
  expect((await call(ada.user, listBlocks, {})).body.items).toEqual([]);
});
