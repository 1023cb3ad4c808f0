import { afterAll, beforeAll, expect, it } from 'vitest';
import { blockPerson, unblockPerson } from '#contracts/blocks.ts';
import { addToCollection, createCollection, openCollection } from '#contracts/collections.ts';
import { unpublishPack } from '#contracts/pack-builder.ts';
import { listPacks, savePack, unsavePack } from '#contracts/packs.ts';
import { codeOf } from '#modules/selling/testing/unlock-calls.ts';
import { openSellingFixtures } from '#modules/selling/testing/selling-fixtures.ts';
import type { Person, SellingFixtures } from '#modules/selling/testing/selling-fixtures.ts';
import { call } from '#testing/test-app.ts';
import { bought, buy, packOf, seen } from './testing/pack-fixtures.ts';

let fixtures: SellingFixtures;
beforeAll(async () => {
  fixtures = await openSellingFixtures();
});
afterAll(() => fixtures.close());

const savedBy = async (person: Person): Promise<string[]> => (await call(person, listPacks, { query: { scope: 'saved' } })).body.items.map(({ id }) => id);
const collected = async (person: Person, id: string) => (await call(person, openCollection, { params: { idOrSlug: id }, query: { type: 'pack' } })).body;

it('a saved pack appears once in the collection Saved and in the list of saved packs, until it is removed', async () => {
  const [maker, reader] = [await fixtures.person(), await fixtures.person()];
  const { id } = await packOf(fixtures, maker);
  const clicks = await Promise.all(Array.from({ length: 8 }, () => call(reader, savePack, { params: { id } })));
  expect(clicks.map(({ status, body }) => [status, body])).toEqual(clicks.map(() => [200, { on: true }]));
  const { collection, items } = await collected(reader, reader.id);
  expect([collection.itemCount, items.map(({ itemType, itemId }) => [itemType, itemId])]).toEqual([1, [['pack', id]]]);
  expect([await savedBy(reader), await savedBy(maker), (await seen(reader, id)).saved, (await seen(maker, id)).saved]).toEqual([[id], [], true, false]);
  for (let again = 0; again < 2; again += 1) expect((await call(reader, unsavePack, { params: { id } })).body).toEqual({ on: false });
  expect([await savedBy(reader), (await collected(reader, reader.id)).collection.itemCount]).toEqual([[], 0]);
  expect((await call(fixtures.app.visitor(), listPacks, { query: { scope: 'saved' } })).status).toBe(401);
});

it('a collection shows a pack to all people while it is on the market, and afterwards to its buyers and its maker', async () => {
  const [maker, buyer, other] = [await fixtures.person(), await fixtures.person(100), await fixtures.person()];
  const { id } = await packOf(fixtures, maker);
  const make = async (kind: 'mixed' | 'prompts') => (await call(other, createCollection, { body: { name: 'Kits', visibility: 'public', kind, add: 'owner' } })).body.collection.id;
  const add = (collectionId: string) => call(other, addToCollection, { params: { id: collectionId }, body: { itemType: 'pack', itemId: id } });
  const shelf = await make('mixed');
  expect([(await add(shelf)).status, codeOf(await add(await make('prompts')))]).toEqual([201, 'wrong_kind']);
  await bought(buyer, id, 30);
  const shownTo = async (): Promise<boolean[]> => Promise.all([maker, buyer, other].map(async (person) => (await collected(person, shelf)).items.length === 1));
  expect(await shownTo()).toEqual([true, true, true]);
  await call(maker, unpublishPack, { params: { id } });
  expect(await shownTo()).toEqual([true, true, false]);
  expect([(await add(await make('mixed'))).status, (await call(other, savePack, { params: { id } })).status]).toEqual([404, 404]);
});

it('people of whom one blocked the other cannot give each other packs, and the blocked person\'s list has none of the maker', async () => {
  const [maker, giver, receiver] = [await fixtures.person(), await fixtures.person(100), await fixtures.person(100)];
  const { id } = await packOf(fixtures, maker);
  const listed = async (): Promise<string[]> => (await call(giver, listPacks, { query: { creator: maker.username } })).body.items.map((pack) => pack.id);
  expect(await listed()).toEqual([id]);
  for (const blocker of [receiver, maker]) await call(blocker, blockPerson, { params: { id: giver.id } });
  expect([codeOf(await buy(giver, id, 30, { giftTo: receiver.username })), codeOf(await buy(receiver, id, 30, { giftTo: giver.username })), await listed()]).toEqual(['blocked', 'blocked', []]);
  for (const blocker of [receiver, maker]) await call(blocker, unblockPerson, { params: { id: giver.id } });
  expect([(await buy(giver, id, 30, { giftTo: receiver.username })).status, await listed()]).toEqual([201, [id]]);
});
