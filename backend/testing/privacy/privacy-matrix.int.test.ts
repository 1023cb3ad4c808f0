import { afterAll, beforeAll, expect, it } from 'vitest';
import { allKinds, findLeaks, NO_VIEWERS, VIEWERS } from './matrix.ts';
import type { PrivacyKind } from './matrix.ts';
import { openPrivacyWorld } from './world.ts';
import type { PrivacyWorld } from './world.ts';

let world: PrivacyWorld;
beforeAll(async () => {
  world = await openPrivacyWorld();
}, 90_000);
afterAll(() => world.close());

it('each kind of thing is found by exactly the people whom its visibility names, in every way that leads to it', async () => {
  const { findings, looks } = await findLeaks(world, await allKinds());
  expect(findings).toEqual([]);
  expect(looks).toBeGreaterThan(800);
}, 300_000);

it('the privacy check notices a planted leak, and a thing that is hidden from the people whom it is for', async () => {
  const title = (id: string): Promise<{ title: string }[]> => world.query('select title from creations where id = ?', [id]);
  const leaky: PrivacyKind = {
    kind: 'leaky creation',
    visibilities: ['private'],
    async plant({ made, query, told, ownerId }, _, word) {
      const id = await made(ownerId);
      await told();
      await query('update creations set title = ? where id = ?', [word, id]);
      return { id, slug: id };
    },
    ways: {
      'a list that forgot to ask': { look: async ({ thing }) => JSON.stringify(await title(thing.id)), sees: { private: ['owner'] } },
      'a list that shows nothing': { look: () => Promise.resolve(''), sees: { private: ['owner'] } },
      'a list that asks': { look: async ({ thing, userId }) => (userId === world.ownerId ? JSON.stringify(await title(thing.id)) : ''), sees: { private: ['owner'], public: NO_VIEWERS } },
    },
  };
  const { findings } = await findLeaks(world, [leaky]);
  expect(findings.map(({ way, viewer, problem }) => [way, viewer, problem])).toEqual([
    ...VIEWERS.filter((viewer) => viewer !== 'owner').map((viewer) => ['a list that forgot to ask', viewer, 'leak']),
    ['a list that shows nothing', 'owner', 'hidden'],
  ]);
});
