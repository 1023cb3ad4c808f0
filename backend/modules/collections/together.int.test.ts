import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blockPerson, unblockPerson } from '#contracts/blocks.ts';
import {
  acceptInvite, addToCollection, changeCollectionItem, changeContributor, createCollection, createInvite, listCollectionChoices, listCollections, listContributors, openCollection, removeContributor,
  removeFromCollection, revokeInvite,
} from '#contracts/collections.ts';
import type { ContributorPermission } from '#contracts/collections.ts';
import { listMessages } from '#contracts/messages.ts';
import { listPrompts } from '#contracts/prompts.ts';
import { openAchievements } from '#modules/achievements/testing/achievements-fixtures.ts';
import type { AchievementsFixtures } from '#modules/achievements/testing/achievements-fixtures.ts';
import { rows } from '#kernel/db/raw.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { call } from '#testing/test-app.ts';

type Person = Awaited<ReturnType<AchievementsFixtures['join']>>;

let fixtures: AchievementsFixtures;
let [owner, friend, stranger]: Person[] = [];
let promptIds: string[];
beforeAll(async () => {
  fixtures = await openAchievements();
  [owner, friend, stranger] = [await fixtures.join(), await fixtures.join(), await fixtures.join()];
  await fixtures.deliverEvents();
  promptIds = (await call(owner.user, listPrompts, {})).body.items.map(({ id }) => id);
}, 60_000);
afterAll(() => fixtures.close());

const make = async (more: Partial<{ visibility: 'private' | 'public'; add: 'owner' | 'anyone' | 'review' }> = {}): Promise<string> =>
  (await call(owner!.user, createCollection, { body: { name: 'Together', visibility: 'private', add: 'owner', kind: 'mixed', ...more } })).body.collection.id;
const invite = async (id: string, permission: ContributorPermission, by: Person = owner!) => call(by.user, createInvite, { params: { id }, body: { permission } });
const tokenOf = (url: string): string => /\/collection-invite\/([A-Za-z0-9_-]{43})$/.exec(url)![1]!;
const join = (person: Person, url: string) => call(person.user, acceptInvite, { params: { token: tokenOf(url) } });
const joined = async (id: string, permission: ContributorPermission, person: Person = friend!): Promise<void> => void (await join(person, (await invite(id, permission)).body.url));
const add = (person: Person, id: string, itemId: string) => call(person.user, addToCollection, { params: { id }, body: { itemType: 'prompt', itemId } });
const open = async (user: HttpUser, idOrSlug: string, status: 'accepted' | 'review' = 'accepted') => (await call(user, openCollection, { params: { idOrSlug }, query: { status } })).body;
const decide = (person: Person, id: string, itemId: string, decision: 'accept' | 'decline') => call(person.user, changeCollectionItem, { params: { id, itemId }, body: { decision } });
const told = async (person: Person, id: string): Promise<string[]> => {
  await fixtures.deliverEvents();
  return (await call(person.user, listMessages, { query: { category: 'social' } })).body.filter(({ relatedEntityId }) => relatedEntityId === id).map(({ subject }) => subject);
};

describe('an invite link', () => {
  it('an invite link is returned once, is stored as a hash, and makes people contributors until it is revoked', async () => {
    const id = await make();
    const made = (await invite(id, 'add')).body;
    expect(JSON.stringify(await rows(fixtures.app.services.db.knex, 'select * from collection_invites'))).not.toContain(tokenOf(made.url));
    expect((await call(stranger!.user, openCollection, { params: { idOrSlug: id } })).status).toBe(404);
    for (let again = 0; again < 2; again += 1) expect((await join(friend!, made.url)).body.collection).toMatchObject({ id, viewer: { own: false, permission: 'add' } });
    expect((await call(owner!.user, listContributors, { params: { id } })).body).toMatchObject({ contributors: [{ person: { id: friend!.userId }, permission: 'add' }], invites: [{ joined: 1 }] });
    expect((await call(owner!.user, revokeInvite, { params: { id, inviteId: made.invite.id } })).status).toBe(200);
    expect([(await join(stranger!, made.url)).status, (await call(fixtures.app.visitor(), acceptInvite, { params: { token: tokenOf(made.url) } })).status]).toEqual([404, 401]);
    expect((await call(friend!.user, listCollections, { query: { scope: 'contributing' } })).body.items.map((item) => item.id)).toEqual([id]);
  });

  it('an invitation for one person sends a message, works for this person only, and ends when they join', async () => {
    const id = await make();
    const invited = (person: Person, by: Person = owner!) => call(by.user, createInvite, { params: { id }, body: { permission: 'add', username: person.user.username } });
    const { invite: made, url } = (await invited(friend!)).body;
    expect(made).toMatchObject({ permission: 'add', to: { id: friend!.userId } });
    expect((await told(friend!, made.id))).toEqual([expect.stringContaining('invites you to “Together”')]);
    const accept = (person: Person) => call(person.user, acceptInvite, { params: { token: made.id } });
    expect([url.endsWith(`/collection-invite/${made.id}`), (await accept(stranger!)).status, (await accept(friend!)).status, (await accept(friend!)).status]).toEqual([true, 404, 200, 404]);
    expect([(await invited(friend!)).status, (await invited(owner!)).status]).toEqual([409, 409]);
    await call(stranger!.user, blockPerson, { params: { id: owner!.userId } });
    expect((await invited(stranger!)).status).toBe(403);
    await call(stranger!.user, unblockPerson, { params: { id: owner!.userId } });
  });

  it('an invite link raises the permission of a contributor, and never lowers it', async () => {
    const id = await make();
    for (const [permission, expected] of [['view', 'view'], ['add', 'add'], ['add_review', 'add'], ['manage', 'manage']] as const) {
      await joined(id, permission);
      expect((await open(friend!.user, id)).collection.viewer.permission).toBe(expected);
    }
  });

  it('people who manage a collection make invite links, but only its owner\'s links give the permission to manage', async () => {
    const id = await make();
    await joined(id, 'add');
    expect((await invite(id, 'add', friend!)).status).toBe(403);
    await call(owner!.user, changeContributor, { params: { id, personId: friend!.userId }, body: { permission: 'manage' } });
    expect([(await invite(id, 'add', friend!)).status, (await invite(id, 'manage', friend!)).status, (await invite(owner!.userId, 'add')).status]).toEqual([201, 403, 409]);
    await joined(id, 'manage', stranger!);
    expect((await call(friend!.user, removeContributor, { params: { id, personId: stranger!.userId } })).status).toBe(403);
    expect((await call(stranger!.user, removeContributor, { params: { id, personId: stranger!.userId } })).status).toBe(200);
    expect((await call(stranger!.user, openCollection, { params: { idOrSlug: id } })).status).toBe(404);
  });
});

describe('adding', () => {
  it('whether an added work is accepted or waits depends on the contributor\'s permission and the collection\'s setting', async () => {
    const [promptId] = promptIds as [string];
    const outcome = async (permission: ContributorPermission | null, setting: 'owner' | 'anyone' | 'review') => {
      const id = await make({ visibility: 'public', add: setting });
      if (permission) await joined(id, permission);
      const answer = await add(friend!, id, promptId);
      return answer.status === 201 ? answer.body.item.status : answer.status;
    };
    expect([await outcome('view', 'owner'), await outcome('add', 'owner'), await outcome('add_review', 'anyone'), await outcome('manage', 'review')]).toEqual([403, 'accepted', 'review', 'accepted']);
    expect([await outcome(null, 'owner'), await outcome(null, 'anyone'), await outcome(null, 'review')]).toEqual([403, 'accepted', 'review']);
  });

  it('a work that needs review is hidden until the owner decides, and the owner and the contributor get one message each', async () => {
    const id = await make({ visibility: 'public' });
    await joined(id, 'add_review');
    const [first, second] = promptIds.slice(1, 3) as [string, string];
    for (const promptId of [first, second]) await add(friend!, id, promptId);
    expect((await open(stranger!.user, id)).items).toEqual([]);
    expect([(await open(stranger!.user, id, 'review')).items, (await open(fixtures.app.visitor(), id, 'review')).items]).toEqual([[], []]);
    expect((await open(friend!.user, id, 'review')).items.map(({ itemId }) => itemId)).toEqual([first, second]);
    expect((await open(owner!.user, id, 'review')).collection).toMatchObject({ itemCount: 0, viewer: { toReview: 2 } });
    expect((await decide(friend!, id, first, 'accept')).status).toBe(403);
    expect((await decide(owner!, id, first, 'accept')).body.item.status).toBe('accepted');
    expect((await decide(owner!, id, second, 'decline')).body.item.status).toBe('declined');
    expect((await open(stranger!.user, id)).items.map(({ itemId }) => itemId)).toEqual([first]);
    expect((await open(owner!.user, id)).collection.viewer.toReview).toBe(0);
    expect(await told(owner!, id)).toEqual([`${friend!.user.username} wants to add to “Together”`, `${friend!.user.username} joined “Together”`]);
    expect(await told(friend!, id)).toEqual(['Your addition was not accepted', 'Your addition was accepted']);
    expect((await add(friend!, id, second)).body.item.status).toBe('declined');
    expect((await add(owner!, id, second)).body.item.status).toBe('accepted');
  });

  it('the owner gets one message a day about works that a contributor adds, and the contributor can remove them again', async () => {
    const id = await make();
    await joined(id, 'add');
    for (const promptId of promptIds.slice(0, 2)) await add(friend!, id, promptId);
    expect(await told(owner!, id)).toEqual([`${friend!.user.username} added to “Together”`, `${friend!.user.username} joined “Together”`]);
    await add(owner!, id, promptIds[2]!);
    expect((await call(friend!.user, removeFromCollection, { params: { id, itemId: promptIds[2]! } })).status).toBe(403);
    expect((await call(friend!.user, removeFromCollection, { params: { id, itemId: promptIds[0]! } })).status).toBe(200);
    expect((await call(friend!.user, changeCollectionItem, { params: { id, itemId: promptIds[1]! }, body: { after: null } })).status).toBe(403);
    expect((await call(friend!.user, changeCollectionItem, { params: { id, itemId: promptIds[1]! }, body: { note: 'Three inks' } })).body.item.note).toBe('Three inks');
  });

  it('adding a work again replaces its note only for a person who may change the note', async () => {
    const id = await make();
    await joined(id, 'add');
    const [theirs, other] = promptIds.slice(0, 2) as [string, string];
    await add(friend!, id, theirs);
    await add(owner!, id, other);
    const again = async (person: Person, itemId: string) => (await call(person.user, addToCollection, { params: { id }, body: { itemType: 'prompt', itemId, note: `By ${person.user.username}` } })).body.item.note;
    expect([await again(friend!, theirs), await again(friend!, other), await again(owner!, theirs)]).toEqual([`By ${friend!.user.username}`, '', `By ${owner!.user.username}`]);
  });

  it('a person who adds a work gets a list of collections that accept it, with the works in them that the person may remove', async () => {
    const [own, shared, seen] = [await make(), await make(), await make()];
    await joined(shared, 'add_review');
    await joined(seen, 'view');
    const items = promptIds.slice(0, 2).join(',');
    const choices = async (person: Person) => (await call(person.user, listCollectionChoices, { query: { items } })).body.collections;
    const of = async (person: Person, id: string) => (await choices(person)).find((choice) => choice.id === id);
    for (const promptId of promptIds.slice(0, 2)) await add(owner!, own, promptId);
    await add(owner!, shared, promptIds[0]!);
    expect((await choices(owner!))[0]).toMatchObject({ isSaved: true, name: 'Saved' });
    expect(await of(owner!, own)).toMatchObject({ own: true, reviewed: false, holds: 2, removable: true });
    expect(await of(friend!, shared)).toMatchObject({ own: false, reviewed: true, holds: 1, removable: false });
    await add(friend!, shared, promptIds[1]!);
    expect(await of(friend!, shared)).toMatchObject({ holds: 2, removable: false });
    for (const hidden of [own, seen]) expect(await of(friend!, hidden)).toBeUndefined();
    expect((await call(friend!.user, listCollectionChoices, { query: { items: 'nothing' } })).status).toBe(400);
  });

  it('a person gets the achievement of a curator when five own collections are filled', async () => {
    for (let made = 0; made < 5; made += 1) {
      const id = await make();
      for (const promptId of promptIds.slice(0, 5)) await add(owner!, id, promptId);
    }
    await fixtures.deliverEvents();
    const { knex } = fixtures.app.services.db;
    expect(await rows(knex, `select 1 as one from achievement_unlocks where user_id = ? and key = 'curator'`, [owner!.userId])).toEqual([{ one: 1 }]);
  });
});
