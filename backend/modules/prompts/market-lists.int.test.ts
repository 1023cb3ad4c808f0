import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#contracts/durations.ts';
import { getPricing } from '#contracts/pricing.ts';
import type { PromptCard, PromptSort } from '#contracts/prompts.ts';
import { newId } from '#kernel/ids.ts';
import { call } from '#testing/test-app.ts';
import { openMarket, slugs } from './testing/market-fixtures.ts';
import type { Market, MarketQuery } from './testing/market-fixtures.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
}, 60_000);
afterAll(() => market.close());

const SORTS: readonly PromptSort[] = ['trending', 'newest', 'top-rated', 'most-run', 'price-asc', 'price-desc', 'success-rate'];
const VALUE: Record<PromptSort, string> = {
  trending: 'trending_score', newest: 'published_at', 'top-rated': 'rating_rank', 'most-run': 'runs_rank', 'price-asc': 'price_tokens', 'price-desc': 'price_tokens', 'success-rate': 'success_score',
};

async function everyPage(query: MarketQuery): Promise<PromptCard[]> {
  const seen: PromptCard[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await market.list({ ...query, limit: 4, ...(cursor ? { cursor } : {}) });
    seen.push(...page.items);
    if (!page.nextCursor) return seen;
    cursor = page.nextCursor;
  }
}

describe('paging', () => {
  it.each(SORTS)('paging through the marketplace by %s lists every prompt once and in order, also prompts with equal values', async (sort) => {
    // Gives the prompts sort values that a rounded cursor would change: thirds as floating point numbers, and times that differ by a microsecond.
    await market.sql(`update prompts set runs_rank = (length(slug) % 3), reviews = 3, rating_sum = 8 + length(slug) % 2, success_score = (length(slug) % 7)::real / 30,
      trending_score = round((1 + length(slug) % 3)::numeric / 3, 4), published_at = timestamptz '2026-01-01 00:00:00.000001+00' + (length(slug) % 4) * interval '1 microsecond'`);
    const all = await market.sql<{ slug: string }>(`select slug from prompts where status = 'published' and visibility = 'public'
      order by ${VALUE[sort]} ${sort === 'price-asc' ? 'asc' : 'desc'}, id ${sort === 'price-asc' ? 'asc' : 'desc'}`);
    expect(slugs(await everyPage({ sort }))).toEqual(all.map(({ slug }) => slug));
    await market.sql('update prompts set runs_rank = 0, reviews = 0, rating_sum = 0, success_score = -1, trending_score = 0, published_at = created_at');
  });

  it('paging through the results of a search lists every found prompt once', async () => {
    const found = await everyPage({ q: 'in' });
    expect(found.length).toBeGreaterThan(4);
    expect(new Set(slugs(found)).size).toBe(found.length);
    expect(slugs(found).sort()).toEqual(slugs(await everyPage({ q: 'in', sort: 'newest' })).sort());
  });
});

describe('filters of the marketplace', () => {
  it('the filters of the marketplace narrow by price, tag, language, model, stars, success rate, licence and free trial runs', async () => {
    await market.publish('the-paid-one', {
      pricing: 'run_and_unlock', run_royalty: 4, unlock_price: 90, tags: ['zebra'], language: 'de', license: 'no_fork', allow_commercial: false, free_trial_runs_per_day: 2,
      reviews: 2, rating_sum: 9, success_score: 179 / 200, models: ['only-this'],
    });
    const finds = async (query: MarketQuery) => slugs((await market.list({ ...query, limit: 60 })).items).includes('the-paid-one');
    const yes: MarketQuery[] = [{ price: 'run' }, { price: 'unlock' }, { tag: 'Zebra' }, { language: 'de' }, { rating: 4.5 }, { works: 90 }, { freeTrialRun: 'true' }, { creator: market.ada.username!.toUpperCase() }];
    for (const query of yes) expect(await finds(query), JSON.stringify(query)).toBe(true);
    const no: MarketQuery[] = [{ price: 'free' }, { price: 'pack' }, { tag: 'zeb' }, { language: 'en' }, { rating: 5 }, { works: 91 }, { license: 'forkable' }, { license: 'commercial' }, { model: 'no-such-model' }, { followed: 'true' }, { creator: 'nobody-at-all' }];
    for (const query of no) expect(await finds(query), JSON.stringify(query)).toBe(false);
  });

  it('the filter by model finds prompts that name the model, and prompts of its content type that name no model', async () => {
    const { rateCard } = (await call(market.app.visitor(), getPricing)).body;
    const { id } = rateCard.models.find(({ contentType }) => contentType === 'image')!;
    await market.publish('names-a-model', { models: [id] });
    const found = (await market.list({ model: id, limit: 60 })).items;
    expect(slugs(found)).toContain('names-a-model');
    expect(found.filter(({ contentType }) => contentType === 'image')).toHaveLength(7);
    expect(found).toHaveLength(8);
  });

  it('filters leave out the viewer’s own and unlocked prompts, or list only prompts of creators whom the viewer follows', async () => {
    const bobs = await market.publish('by-bob', { owner_id: market.bobId, pricing: 'unlock', unlock_price: 10 });
    const mine = async (query: MarketQuery) => slugs((await market.list({ ...query, limit: 60 }, market.ada)).items);
    expect(await mine({ hideOwned: 'true' })).not.toContain('the-paid-one');
    expect(await mine({ hideOwned: 'true' })).toContain('by-bob');
    await market.sql(`insert into prompt_access (id, prompt_id, user_id, source, source_id, from_version_no, granted_at) values (:id, :bobs, :adaId, 'unlock', :id, 1, now())`, { id: newId(), bobs, adaId: market.adaId });
    expect(await mine({ hideOwned: 'true' })).not.toContain('by-bob');
    expect(await mine({})).toContain('by-bob');
    await market.sql('insert into prompt_followed_creators values (:adaId, :bobId, true, now())', { adaId: market.adaId, bobId: market.bobId });
    expect(await mine({ followed: 'true' })).toEqual(['by-bob']);
    expect(await mine({ price: 'pack' })).toEqual([]);
    await market.sql(`update prompt_access set source = 'pack'`);
    expect(await mine({ price: 'pack' })).toEqual(['by-bob']);
  });
});

describe('what people say', () => {
  it('a card counts likes, saves, stars, comments, and thumbs for thirty days after their run', async () => {
    const id = await market.publish('talked-about', { title: 'Talked about' });
    const react = async (name: string, payload: object): Promise<void> => {
      const reaction = market.app.modules.prompts.subscriptions!.find(({ event }) => event.name === name)!;
      await market.app.services.db.transaction((tx) => reaction.handle(tx, { promptId: id, targetType: 'prompt', targetId: id, userId: market.bobId, ...payload }, { eventId: newId(), occurredAt: new Date() }));
    };
    const stats = async () => (await market.list({ q: 'talked about' })).items[0]!.stats;
    const author = { id: market.bobId, username: 'bob', displayName: 'Bob' };
    const spoken = { targetTitle: 'Talked about', ownerId: market.adaId, author };
    for (const name of ['prompt_liked', 'prompt_liked', 'prompt_unliked', 'prompt_saved']) await react(name, {});
    await react('review_written', { ...spoken, reviewId: newId(), rating: 2 });
    await react('review_written', { ...spoken, reviewId: newId(), rating: 5 });
    await react('review_changed', { reviewId: newId(), previousRating: 2, rating: 4 });
    await react('comment_written', { ...spoken, commentId: newId(), answers: null });
    expect(await stats()).toMatchObject({ likes: 1, saves: 1, reviews: 2, rating: 4.5, comments: 1, likedRate: null });
    await react('review_deleted', { reviewId: newId(), rating: 5 });
    await react('comment_deleted', { commentId: newId() });
    expect(await stats()).toMatchObject({ reviews: 1, rating: 4, comments: 0 });

    const thumb = (days: number, previous: number, rating: number) => react('run_rated', { generationId: newId(), previous, rating, finishedAt: new Date(Date.now() - days * DAY_MS).toISOString() });
    for (let run = 0; run < 20; run += 1) await thumb(run, 0, run < 15 ? 1 : -1);
    await thumb(1, -1, 1);
    await thumb(2, 1, 0);
    await thumb(2, 0, 1);
    await thumb(40, 0, -1);
    expect(await stats()).toMatchObject({ likedRate: 80 });
    await market.refresh('refresh_statistics');
    expect(await stats()).toMatchObject({ likedRate: 80 });
  });

  it('the later of two follow events counts, whichever of them arrives first', async () => {
    const [reader, at] = [newId(), Date.now()];
    const tell = async (name: string, ms: number): Promise<void> => {
      const reaction = market.app.modules.prompts.subscriptions!.find(({ event }) => event.name === name)!;
      const payload = { followerId: reader, followeeId: market.bobId, follower: { username: 'r', displayName: 'R' } };
      await market.app.services.db.transaction((tx) => reaction.handle(tx, payload, { eventId: newId(), occurredAt: new Date(at + ms) }));
    };
    const following = async () => (await market.sql<{ following: boolean }>('select following from prompt_followed_creators where user_id = :reader', { reader }))[0]!.following;
    await tell('person_unfollowed', 2);
    await tell('person_followed', 1);
    expect(await following()).toBe(false);
    await tell('person_followed', 3);
    expect(await following()).toBe(true);
  });
});
