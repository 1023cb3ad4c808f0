import { afterAll, beforeAll, expect, it } from 'vitest';
import { addToCollection, createCollection, followCollection, listCollections, listCollectionsOf, openCollection } from '#contracts/collections.ts';
import { appeal as appealEndpoint, decideAppeal, decideReport, listAppeals, listDecisions, listReports } from '#contracts/moderation.ts';
import { listMessages } from '#contracts/messages.ts';
import { listPrompts } from '#contracts/prompts.ts';
import { createReport } from '#contracts/reports.ts';
import { createPageHeads } from '../../bootstrap/page-heads.ts';
import { openModeration } from '#modules/moderation/testing/moderation-fixtures.ts';
import type { ModerationFixtures, Person } from '#modules/moderation/testing/moderation-fixtures.ts';
import { call } from '#testing/test-app.ts';

let fixtures: ModerationFixtures;
let [owner, reader, mo, judge]: Person[] = [];
let headOf: ReturnType<typeof createPageHeads>;
let promptId: string;
beforeAll(async () => {
  fixtures = await openModeration();
  [owner, reader, mo, judge] = [await fixtures.join(), await fixtures.join(), await fixtures.staff('moderator'), await fixtures.staff('moderator')];
  const { prompts, packs, identity, generation, library, collections } = fixtures.app.modules;
  headOf = createPageHeads({ db: fixtures.app.services.db, prompts: prompts.prompts, packs: packs.packs, identity: identity.identity, preferences: identity.preferences, generation: generation.generation, library: library.library, collections: collections.collections, publicUrl: 'https://conjure.example' });
  promptId = (await call(owner!.user, listPrompts, {})).body.items[0]!.id;
}, 60_000);
afterAll(() => fixtures.close());

const make = async (visibility: 'private' | 'unlisted' | 'public') => {
  const { collection } = (await call(owner!.user, createCollection, { body: { name: 'Posters', visibility, add: 'owner', kind: 'mixed' } })).body;
  await call(owner!.user, addToCollection, { params: { id: collection.id }, body: { itemType: 'prompt', itemId: promptId } });
  return collection;
};
const opened = async (person: Person, id: string): Promise<number> => (await call(person.user, openCollection, { params: { idOrSlug: id } })).status;
const report = (id: string) => call(reader!.user, createReport, { body: { targetType: 'collection', targetId: id, rule: 'rights', details: 'A brand.' } });

it('search engines may index only public collections, and link previews show unlisted ones too', async () => {
  const [open, linked, hidden] = [await make('public'), await make('unlisted'), await make('private')];
  expect(await headOf(`/collection/${open.slug}`)).toMatchObject({ title: 'Posters · Conjure', path: `/collection/${open.slug}`, indexed: true });
  expect(await headOf(`/collection/${linked.slug}`)).toMatchObject({ title: 'Posters · Conjure', indexed: false });
  expect(await headOf(`/collection/${hidden.slug}`)).toMatchObject({ title: 'Collection not found · Conjure', indexed: false, missing: true });
  const listed = (await fixtures.app.modules.collections.collections.publicPages(fixtures.app.services.db.knex, 100)).map(({ slug }) => slug);
  expect([open, linked, hidden].map(({ slug }) => listed.includes(slug))).toEqual([true, false, false]);
});

it('a reported collection that is taken down is visible to its owner only, until a granted appeal restores it', async () => {
  const { id, slug } = await make('public');
  await call(reader!.user, followCollection, { params: { id } });
  expect((await report(id)).status).toBe(201);
  const line = (await call(mo!.user, listReports, { query: { limit: 60 } })).body.items.find(({ targetId }) => targetId === id)!;
  expect(line).toMatchObject({ targetType: 'collection', title: 'Posters', subject: null, author: { id: owner!.userId } });
  expect((await call(mo!.user, decideReport, { params: { id: line.id }, body: { decision: 'remove', rule: 'rights', note: 'It shows a brand that is not yours.' } })).status).toBe(200);
  expect([await opened(reader!, id), await opened(owner!, id), (await headOf(`/collection/${slug}`))?.missing]).toEqual([404, 200, true]);
  expect((await call(owner!.user, openCollection, { params: { idOrSlug: id } })).body.collection.removed).toBe(true);
  expect((await call(reader!.user, listCollections, { query: { scope: 'following' } })).body.items).toEqual([]);
  expect((await call(reader!.user, listCollectionsOf, { params: { id: owner!.userId } })).body.items.map((item) => item.id)).not.toContain(id);
  const decision = (await call(owner!.user, listDecisions, {})).body.items[0]!;
  expect(decision).toMatchObject({ outcome: 'removed', targetType: 'collection', targetTitle: 'Posters', rule: 'rights' });
  expect((await call(owner!.user, appealEndpoint, { params: { id: decision.id }, body: { message: 'The brand is my own theatre, and I can prove it.' } })).status).toBe(201);
  const appeal = (await call(judge!.user, listAppeals, {})).body.items.find(({ decision: { id: about } }) => about === decision.id)!;
  expect((await call(judge!.user, decideAppeal, { params: { id: appeal.id }, body: { decision: 'grant', note: 'You are right, thank you.' } })).status).toBe(200);
  expect([await opened(reader!, id), (await headOf(`/collection/${slug}`))?.indexed]).toEqual([200, true]);
});

it('the owner of a collection gets one message a day about new followers', async () => {
  const { id } = await make('public');
  for (const person of [reader!, mo!]) await call(person.user, followCollection, { params: { id } });
  await fixtures.deliverEvents();
  const told = (await call(owner!.user, listMessages, { query: { category: 'social' } })).body.filter(({ relatedEntityId }) => relatedEntityId === id);
  expect(told.map(({ subject }) => subject)).toEqual(['“Posters” has a new follower']);
});
