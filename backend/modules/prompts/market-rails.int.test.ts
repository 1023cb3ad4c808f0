import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#contracts/durations.ts';
import { listRails } from '#contracts/prompt-discovery.ts';
import { newId } from '#kernel/ids.ts';
import { call } from '#testing/test-app.ts';
import { openMarket, slugs } from './testing/market-fixtures.ts';
import type { Market } from './testing/market-fixtures.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
  await market.publish('in-the-description', { runs: 900 });
  await market.publish('in-the-tags');
  await market.publish('in-the-title');
  await market.publish('just-so');
  // The maintenance task refresh_terms below stores who is a new creator, so Bob's prompt is published before it.
  await market.publish('by-bob', { owner_id: market.bobId });
  await market.refresh('refresh_terms');
}, 60_000);
afterAll(() => market.close());

describe('the rails of the marketplace', () => {
  it('the rails of the marketplace show each prompt once, and keep the reserved places for new creators', async () => {
    const { rails } = (await call(market.app.visitor(), listRails)).body;
    const all = rails.flatMap(({ items }) => slugs(items));
    expect(new Set(all).size).toBe(all.length);
    expect(slugs(rails.find(({ key }) => key === 'new-creators')!.items)).toHaveLength(1);
  });

  it('the rails show what is featured now, what trends, new free prompts and new creators, and no empty rail', async () => {
    const rails = async () => Object.fromEntries((await call(market.app.visitor(), listRails)).body.rails.map(({ key, items }) => [key, slugs(items)]));
    const platformRails = await rails();
    expect(Object.keys(platformRails)).toEqual(['fresh-free', 'new-creators']);
    expect(platformRails['fresh-free']).toHaveLength(12);
    expect(platformRails['new-creators']).not.toContain('hook-factory');
    expect(platformRails['new-creators']).toHaveLength(1);

    const { featured } = market.app.modules.prompts;
    const id = async (slug: string) => (await market.sql<{ id: string }>('select id from prompts where slug = :slug', { slug }))[0]!.id;
    const [now, hour] = [Date.now(), HOUR_MS];
    const slots = [
      { promptId: await id('just-so'), startsAt: new Date(now - hour), endsAt: null },
      { promptId: await id('hook-factory'), startsAt: new Date(now - hour), endsAt: new Date(now + hour) },
      { promptId: await id('in-the-tags'), startsAt: new Date(now + hour), endsAt: null },
      { promptId: await id('in-the-title'), startsAt: new Date(now - 2 * hour), endsAt: new Date(now - hour) },
    ];
    await market.app.services.db.transaction((tx) => featured.replace(tx, slots, market.adaId));
    expect((await featured.list(market.app.services.db.knex)).map(({ position }) => position)).toEqual([1, 2, 3, 4]);
    expect((await rails())['featured']).toEqual(['just-so', 'hook-factory']);
    const unknown = market.app.services.db.transaction((tx) => featured.replace(tx, [{ promptId: newId(), startsAt: new Date(), endsAt: null }], market.adaId));
    await expect(unknown).rejects.toThrow();
    expect(await featured.list(market.app.services.db.knex)).toHaveLength(4);
    // Two moderators replace the featured slots at once. The later replacement must stand as a whole.
    await Promise.all(['just-so', 'hook-factory'].map((slug) => market.app.services.db.transaction(async (tx) => {
      await featured.replace(tx, [{ promptId: await id(slug), startsAt: new Date(now - hour), endsAt: null }], market.adaId);
      await setTimeout(50);
    })));
    expect(await featured.list(market.app.services.db.knex)).toHaveLength(1);
  });

  it('trending prompts are ranked by how many people ran them, halved for each day, and not by the runs of their author', async () => {
    const people = async (slug: string, days: readonly number[], user = newId) => {
      const [{ id }] = await market.sql<{ id: string }>('select id from prompts where slug = :slug', { slug }) as [{ id: string }];
      for (const age of days) await market.sql('insert into prompt_runners values (:id, :user, :at) on conflict do nothing', { id, user: user(), at: new Date(Date.now() - age * DAY_MS) });
    };
    await people('in-the-tags', [0.1, 0.1, 0.1]);
    await people('in-the-title', [2, 2, 2, 2, 2, 2, 2, 2]);
    await people('just-so', [0], () => market.adaId);
    await people('in-the-description', [8, 8, 8, 8]);
    await market.refresh('refresh_statistics');
    const trending = await market.sql<{ slug: string }>('select slug from prompts where trending_score > 0 order by trending_score desc');
    expect(trending.map(({ slug }) => slug)).toEqual(['in-the-tags', 'in-the-title']);
    const before = await market.sql('select xmin::text from prompts order by id');
    await market.refresh('refresh_statistics');
    expect(await market.sql('select xmin::text from prompts order by id')).toEqual(before);
  });
});

describe('success rates', () => {
  it('the marketplace offers a success rate as a filter once a prompt reaches it, rounded to whole percent as on screens', async () => {
    const rates = async (): Promise<readonly number[]> => {
      // Replacing the featured prompts clears the cached rails, so that this request computes the success rates again.
      await market.app.services.db.transaction((tx) => market.app.modules.prompts.featured.replace(tx, [], market.adaId));
      return (await call(market.app.visitor(), listRails)).body.successRates;
    };
    await market.sql('update prompts set success_score = -1');
    expect(await rates()).toEqual([]);
    await market.sql(`update prompts set success_score = 0.896 where slug = 'hook-factory'`);
    expect(await rates()).toEqual([80, 90]);
  });
});
