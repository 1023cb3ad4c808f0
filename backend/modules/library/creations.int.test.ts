import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeCreation, changeCreations, changeOutput, getCreation, getCreationCounts, listCreations } from '#contracts/creations.ts';
import type { BodyOf, QueryOf } from '#contracts/endpoint.ts';
import { must } from '#contracts/must.ts';
import { rateRun } from '#contracts/reviews.ts';
import { newId } from '#kernel/ids.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { call } from '#testing/test-app.ts';
import { openCreations } from './testing/creation-fixtures.ts';
import type { CreationFixtures } from './testing/creation-fixtures.ts';

let fixtures: CreationFixtures;
beforeAll(async () => {
  fixtures = await openCreations();
}, 60_000);
afterAll(() => fixtures.app.close());

const list = async (user: HttpUser, query: Partial<QueryOf<typeof listCreations>> = {}) => (await call(user, listCreations, { query })).body;
const ids = async (user: HttpUser, query: Partial<QueryOf<typeof listCreations>> = {}) => (await list(user, query)).items.map(({ id }) => id);
const change = (user: HttpUser, id: string, body: BodyOf<typeof changeCreation>) => call(user, changeCreation, { params: { id }, body });
const bulk = (user: HttpUser, body: BodyOf<typeof changeCreations>) => call(user, changeCreations, { body });

describe('own creations', () => {
  it('a person\'s creations are the runs that delivered something, newest first', async () => {
    const { user, id: owner } = await fixtures.member();
    const text = await fixtures.made(owner, { title: 'Three lines about rain', text: '**Rain** falls on the tin roof.' });
    const picture = await fixtures.made(owner, { type: 'image', pictures: 2, inputs: { scene: 'a red fox in the snow' } });
    await fixtures.made(owner, { status: 'failed' });
    await fixtures.made(owner, { source: 'improve' });
    const foreign = await fixtures.made((await fixtures.member()).id);
    await fixtures.told();
    await fixtures.told();
    const { items, nextCursor } = await list(user);
    expect(items.map(({ id }) => id)).toEqual([picture, text]);
    expect(nextCursor).toBeNull();
    expect(items[1]).toMatchObject({ title: 'Three lines about rain', excerpt: 'Rain falls on the tin roof.', contentType: 'text', favourite: false, visibility: 'private', cost: 1, trashedAt: null, outputs: [] });
    expect(items[0]).toMatchObject({ title: 'a red fox in the snow', excerpt: null, outputs: [{ id: '0', kind: 'image', altText: 'the words of the template' }, { id: '1' }] });
    expect((await call(user, getCreation, { params: { id: foreign } })).status).toBe(404);
    expect((await change(user, foreign, { favourite: true })).status).toBe(404);
    expect((await call(user, getCreationCounts)).body.counts).toEqual({ all: 2, text: 1, image: 1, video: 0, favourites: 0, public: 0, trash: 0 });
  });

  it('a person\'s creations are read page by page in both directions', async () => {
    const { user, id: owner } = await fixtures.member();
    const made: string[] = [];
    for (let n = 0; n < 5; n += 1) made.push(await fixtures.made(owner));
    await fixtures.told();
    for (const [sort, expected] of [['newest', [...made].reverse()], ['oldest', made]] as const) {
      const found: string[] = [];
      let cursor: string | null = null;
      do {
        const page = await list(user, { sort, limit: 2, ...(cursor ? { cursor } : {}) });
        found.push(...page.items.map(({ id }) => id));
        cursor = page.nextCursor;
      } while (cursor);
      expect(found).toEqual(expected);
    }
    expect((await call(user, listCreations, { query: { cursor: 'x' } })).status).toBe(400);
    expect((await call(user, listCreations, { query: { sort: 'favourites', cursor: newId() } })).status).toBe(400);
  });

  it('a person\'s creations are found by each filter and by words of title, inputs and output', async () => {
    const { user, id: owner } = await fixtures.member();
    const promptId = newId();
    const one = await fixtures.made(owner, { title: 'Café at night', text: 'The barista hums an old Lullaby.', promptId, model: 'studio-text' });
    const two = await fixtures.made(owner, { type: 'image', inputs: { scene: 'foxes under the moon' }, model: 'other-image' });
    await fixtures.told();
    for (const [query, found] of [
      [{ type: 'image' }, [two]], [{ type: 'video' }, []], [{ prompt: promptId }, [one]], [{ model: 'other-image' }, [two]], [{ folder: 'none' }, [two, one]], [{ folder: newId() }, []],
      [{ favourite: 'false' }, [two, one]], [{ favourite: 'true' }, []], [{ visibility: 'public' }, []], [{ rating: 'up' }, []], [{ trash: 'true' }, []],
      [{ from: '2020-01-01T00:00:00.000Z' }, [two, one]], [{ to: '2020-01-01T00:00:00.000Z' }, []],
      [{ q: 'cafe' }, [one]], [{ q: 'LULL' }, [one]], [{ q: 'fox mo' }, [two]], [{ q: 'fox lullaby' }, []], [{ q: '…' }, []], [{ q: '', type: 'text' }, [one]], [{ q: 'night', type: 'image' }, []],
    ] as const) expect([query, await ids(user, query)]).toEqual([query, [...found]]);
    expect((await call(user, listCreations, { query: { collection: newId() } })).status).toBe(404);
    await call(user, rateRun, { params: { id: one }, body: { rating: 1 } });
    await fixtures.told();
    expect(await ids(user, { rating: 'up' })).toEqual([one]);
    expect((await change(user, two, { title: '  Vixen  ' })).body.creation.title).toBe('Vixen');
    expect(await ids(user, { q: 'vix' })).toEqual([two]);
    expect((await change(user, two, { title: '' })).body.creation.title).toBe('foxes under the moon');
    expect(await ids(user, { q: 'vix' })).toEqual([]);
  });

  it('favourite creations have an order of their own', async () => {
    const { user, id: owner } = await fixtures.member();
    const [a, b, c] = [await fixtures.made(owner), await fixtures.made(owner), await fixtures.made(owner)];
    await fixtures.told();
    for (const id of [a, b, c]) await change(user, id, { favourite: true });
    const order = () => ids(user, { sort: 'favourites' });
    expect(await order()).toEqual([c, b, a]);
    await change(user, c, { after: a });
    expect(await order()).toEqual([b, a, c]);
    await change(user, a, { after: null });
    expect(await order()).toEqual([a, b, c]);
    const { nextCursor } = await list(user, { sort: 'favourites', limit: 2 });
    expect(await ids(user, { sort: 'favourites', cursor: must(nextCursor, 'a second page') })).toEqual([c]);
    await change(user, b, { favourite: false });
    expect(await order()).toEqual([a, c]);
    expect((await change(user, a, { after: b })).status).toBe(404);
    // Ten moves of favourites at once give ten different places.
    await Promise.all(Array.from({ length: 10 }, (_, n) => change(user, n % 2 === 0 ? a : c, { after: null })));
    expect((await order()).sort()).toEqual([a, c].sort());
  });

  it('the owner of a creation can change the alt text of its outputs', async () => {
    const { user, id: owner } = await fixtures.member();
    const id = await fixtures.made(owner, { type: 'image' });
    await fixtures.told();
    const describe = (outputId: string, altText: string) => call(user, changeOutput, { params: { id, outputId }, body: { altText } });
    expect((await describe('0', 'A fox')).body.creation.outputs).toMatchObject([{ altText: 'A fox' }]);
    expect((await describe('1', 'A fox')).status).toBe(404);
    expect((await describe('0', ' ')).status).toBe(400);
  });
});

describe('many creations at once', () => {
  it('a bulk action changes own creations by ids, and refuses each creation of another person by itself', async () => {
    const { user, id: owner } = await fixtures.member();
    const [a, b] = [await fixtures.made(owner), await fixtures.made(owner, { source: 'test' })];
    const foreign = await fixtures.made((await fixtures.member()).id);
    await fixtures.told();
    expect((await bulk(user, { ids: [a, b, foreign], action: 'publish' })).body).toEqual({ done: 1, refused: [{ id: foreign, code: 'not_found' }, { id: b, code: 'test_run' }], more: false });
    expect((await call(user, getCreationCounts)).body.counts).toMatchObject({ public: 1 });
    expect((await bulk(user, { ids: [a, b], action: 'unpublish' })).body).toMatchObject({ done: 2, refused: [] });
    expect((await bulk(user, { ids: [a], action: 'move', folderId: null })).body).toMatchObject({ done: 1 });
    expect((await bulk(user, { ids: [a], action: 'move', folderId: newId() })).status).toBe(404);
    expect((await bulk(user, { ids: [a], action: 'collect', collectionId: newId() })).status).toBe(404);
    const refused: BodyOf<typeof changeCreations>[] = [{ action: 'trash' }, { ids: [a], filter: {}, action: 'trash' }, { ids: [a], action: 'move' }, { ids: [a], action: 'collect' }];
    for (const body of refused) expect((await bulk(user, body)).status).toBe(400);
    expect((await bulk(user, { ids: [a, b, foreign, a], action: 'trash' })).body).toMatchObject({ done: 2, refused: [{ id: foreign }] });
    expect((await bulk(user, { ids: [a], action: 'trash' })).body).toMatchObject({ done: 0, refused: [{ id: a, code: 'not_found' }] });
    expect(await ids(user, { trash: 'true' })).toEqual([b, a]);
    expect((await bulk(user, { ids: [a], action: 'restore' })).body).toMatchObject({ done: 1 });
    expect(await ids(user)).toEqual([a]);
  });

  it('a bulk action with a filter handles the creations in parts', async () => {
    const { user, id: owner } = await fixtures.member();
    for (let n = 0; n < 3; n += 1) await fixtures.made(owner, { title: 'Foxes' });
    const other = await fixtures.made(owner, { title: 'Owls' });
    await fixtures.told();
    await fixtures.query(`insert into creations (id, owner_id, content_type, model_id, rating, created_at, words) select gen_random_uuid(), ?, 'text', 'm', 0, now(), '' from generate_series(1, 2001)`, [owner]);
    // The 2,000 creations of this test have no run, so the action can move none. `more` must be false, because the same request would find the same ones again.
    expect((await bulk(user, { filter: { model: 'm' }, action: 'trash' })).body).toMatchObject({ done: 0, more: false });
    expect((await bulk(user, { filter: { model: 'm' }, action: 'unpublish' })).body).toMatchObject({ done: 0, more: false });
    await fixtures.query(`delete from creations where model_id = 'm'`);
    expect((await bulk(user, { filter: { q: 'fox' }, action: 'trash' })).body).toEqual({ done: 3, refused: [], more: false });
    expect(await ids(user)).toEqual([other]);
    expect((await bulk(user, { filter: {}, action: 'delete' })).body).toMatchObject({ done: 3 });
    expect(await ids(user, { trash: 'true' })).toEqual([]);
    expect(await ids(user)).toEqual([other]);
  });
});
