import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#contracts/durations.ts';
import type { QueryOf } from '#contracts/endpoint.ts';
import { listCreators, listRails, suggestPrompts } from '#contracts/prompt-discovery.ts';
import { getPricing } from '#contracts/pricing.ts';
import { listPrompts } from '#contracts/prompts.ts';
import type { PromptCard, PromptSort } from '#contracts/prompts.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { sentBy } from '#testing/query-plans.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

const SORTS: readonly PromptSort[] = ['trending', 'newest', 'top-rated', 'most-run', 'price-asc', 'price-desc', 'success-rate'];
const VALUE: Record<PromptSort, string> = {
  trending: 'trending_score', newest: 'published_at', 'top-rated': 'rating_rank', 'most-run': 'runs_rank', 'price-asc': 'price_tokens', 'price-desc': 'price_tokens', 'success-rate': 'success_score',
};

let app: TestApp;
let ada: HttpUser;
let adaId: string;
let bobId: string;
beforeAll(async () => {
  app = await createTestApp();
  ada = await app.register();
  const bob = await app.register();
  const idOf = async (user: HttpUser): Promise<string> => ((await app.services.db.knex('users').where({ username: user.username }).first()) as { id: string }).id;
  [adaId, bobId] = [await idOf(ada), await idOf(bob)];
}, 60_000);
afterAll(() => app.close());

type Query = Partial<QueryOf<typeof listPrompts>>;
const sql = <Row>(text: string, bindings: Record<string, unknown> = {}) => rows<Row>(app.services.db.knex, text, bindings);
const list = async (query: Query = {}, user: HttpUser = app.visitor()) => (await call(user, listPrompts, { query })).body;
const refresh = async (name: string) => app.modules.prompts.maintenance!.find((task) => task.name === `prompts.${name}`)!.run();
const slugs = (cards: readonly PromptCard[]) => cards.map(({ slug }) => slug);

/** A copy of a starter that differs as told. */
async function publish(slug: string, differs: Record<string, unknown> = {}): Promise<string> {
  const id = newId();
  const names = Object.keys(differs);
  await sql(
    `insert into prompts (id, owner_id, slug, title, one_liner, description_md, content_type, category, language, tags, status, visibility, pricing, license, search, published_version_id, published_at, created_at, updated_at)
     select :id, :owner, :slug, :slug, 'A line', 'Words', content_type, category, language, '{}', 'published', 'public', 'free', 'open', '', published_version_id, now(), now(), now()
     from prompts where slug = 'hook-factory'`,
    { id, owner: adaId, slug },
  );
  if (names.length > 0) await sql(`update prompts set ${names.map((name) => `${name} = :${name}`).join(', ')} where id = :id`, { ...differs, id });
  return id;
}

async function everyPage(query: Query): Promise<PromptCard[]> {
  const seen: PromptCard[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await list({ ...query, limit: 4, ...(cursor ? { cursor } : {}) });
    seen.push(...page.items);
    if (!page.nextCursor) return seen;
    cursor = page.nextCursor;
  }
}

describe('paging', () => {
  it.each(SORTS)('by %s meets every prompt once, in order, however many are equal and however fine they differ', async (sort) => {
    // Thirds of a real and microseconds of a time are what a rounded cursor would lose.
    await sql(`update prompts set runs_rank = (length(slug) % 3), reviews = 3, rating_sum = 8 + length(slug) % 2, success_score = (length(slug) % 7)::real / 30,
      trending_score = round((1 + length(slug) % 3)::numeric / 3, 4), published_at = timestamptz '2026-01-01 00:00:00.000001+00' + (length(slug) % 4) * interval '1 microsecond'`);
    const all = await sql<{ slug: string }>(`select slug from prompts where status = 'published' and visibility = 'public'
      order by ${VALUE[sort]} ${sort === 'price-asc' ? 'asc' : 'desc'}, id ${sort === 'price-asc' ? 'asc' : 'desc'}`);
    expect(slugs(await everyPage({ sort }))).toEqual(all.map(({ slug }) => slug));
    await sql('update prompts set runs_rank = 0, reviews = 0, rating_sum = 0, success_score = -1, trending_score = 0, published_at = created_at');
  });

  it('of a search meets every match once', async () => {
    const found = await everyPage({ q: 'in' });
    expect(found.length).toBeGreaterThan(4);
    expect(new Set(slugs(found)).size).toBe(found.length);
    expect(slugs(found).sort()).toEqual(slugs(await everyPage({ q: 'in', sort: 'newest' })).sort());
  });
});

describe('filters', () => {
  it('narrow by price, tag, language, model, stars, success rate, licence and free trial runs', async () => {
    await publish('the-paid-one', {
      pricing: 'run_and_unlock', run_royalty: 4, unlock_price: 90, tags: ['zebra'], language: 'de', license: 'no_fork', allow_commercial: false, free_trial_runs_per_day: 2,
      reviews: 2, rating_sum: 9, success_score: 179 / 200, models: ['only-this'],
    });
    const finds = async (query: Query) => slugs((await list({ ...query, limit: 60 })).items).includes('the-paid-one');
    const yes: Query[] = [{ price: 'run' }, { price: 'unlock' }, { tag: 'Zebra' }, { language: 'de' }, { rating: 4.5 }, { works: 90 }, { freeTrialRun: 'true' }, { creator: ada.username!.toUpperCase() }];
    for (const query of yes) expect(await finds(query), JSON.stringify(query)).toBe(true);
    const no: Query[] = [{ price: 'free' }, { price: 'pack' }, { tag: 'zeb' }, { language: 'en' }, { rating: 5 }, { works: 91 }, { license: 'forkable' }, { license: 'commercial' }, { model: 'no-such-model' }, { followed: 'true' }, { creator: 'nobody-at-all' }];
    for (const query of no) expect(await finds(query), JSON.stringify(query)).toBe(false);
  });

  it('by model finds what names it, and what names none and is of its type', async () => {
    const { rateCard } = (await call(app.visitor(), getPricing)).body;
    const { id } = rateCard.models.find(({ contentType }) => contentType === 'image')!;
    await publish('names-a-model', { models: [id] });
    const found = (await list({ model: id, limit: 60 })).items;
    expect(slugs(found)).toContain('names-a-model');
    expect(found.filter(({ contentType }) => contentType === 'image')).toHaveLength(7);
    expect(found).toHaveLength(8);
  });

  it('leave out what is mine or unlocked, and show whom I follow', async () => {
    const bobs = await publish('by-bob', { owner_id: bobId, pricing: 'unlock', unlock_price: 10 });
    const mine = async (query: Query) => slugs((await list({ ...query, limit: 60 }, ada)).items);
    expect(await mine({ hideOwned: 'true' })).not.toContain('the-paid-one');
    expect(await mine({ hideOwned: 'true' })).toContain('by-bob');
    await sql(`insert into prompt_access (id, prompt_id, user_id, source, source_id, from_version_no, granted_at) values (:id, :bobs, :adaId, 'unlock', :id, 1, now())`, { id: newId(), bobs, adaId });
    expect(await mine({ hideOwned: 'true' })).not.toContain('by-bob');
    expect(await mine({})).toContain('by-bob');
    await sql('insert into prompt_followed_creators values (:adaId, :bobId, true, now())', { adaId, bobId });
    expect(await mine({ followed: 'true' })).toEqual(['by-bob']);
    expect(await mine({ price: 'pack' })).toEqual([]);
    await sql(`update prompt_access set source = 'pack'`);
    expect(await mine({ price: 'pack' })).toEqual(['by-bob']);
  });
});

describe('search', () => {
  it('ranks the title above the tags above the description, and popularity within', async () => {
    await publish('in-the-description', { description_md: 'A quokka smiles', runs: 900 });
    await publish('in-the-tags', { tags: ['quokka'] });
    await publish('in-the-title', { title: 'Draw me a quokka today' });
    await publish('in-the-title-and-liked', { title: 'Draw me a quokka again', runs: 500 });
    await publish('just-so', { title: 'Quokka' });
    const found = slugs((await list({ q: 'quokka' })).items);
    expect(found).toEqual(['just-so', 'in-the-title-and-liked', 'in-the-title', 'in-the-tags', 'in-the-description']);
  });

  it('knows stems, beginnings and both, and forgets small words', async () => {
    for (const q of ['drawing quokkas', 'quok', 'dra quo', 'to draw a quokka for the']) expect(slugs((await list({ q })).items), q).toContain('in-the-title');
    await publish('generation', { title: 'Generation of marmots' });
    for (const q of ['generati', 'generated marmot', 'GENERATIONS']) expect(slugs((await list({ q })).items)[0], q).toBe('generation');
  });

  it('reads what was mistyped as the nearest known words, says so, and goes on so on the next page', async () => {
    await refresh('refresh_terms');
    for (const [typed, meant] of [['quokak', 'quokka'], ['qoukka', 'quokka'], ['marmotts', 'marmots'], ['draw quoka', 'draw quokka']] as const) {
      const page = await list({ q: typed });
      expect(page.correctedTo, typed).toBe(meant);
      expect(page.items.length, typed).toBeGreaterThan(0);
    }
    const first = await list({ q: 'quokak', limit: 2 });
    const second = await list({ q: 'quokak', limit: 2, cursor: first.nextCursor! });
    expect(second.correctedTo).toBe('quokka');
    expect(second.items).toHaveLength(2);
    expect(slugs(second.items)).not.toContain(first.items[0]!.slug);
    expect(await list({ q: 'xyzzyplugh' })).toEqual({ items: [], nextCursor: null, correctedTo: null });
  });

  it('never reads a template, and finds nothing that is not public', async () => {
    const id = await publish('secretive');
    await sql(
      `insert into prompt_versions (id, prompt_id, version_no, template, system_template, form_schema, output_settings, sample_inputs, checksum, author_id, published_at, created_at)
       select :version, :id, 1, 'Ask the xylophonist', 'You are a bassoonist', form_schema, output_settings, sample_inputs, 'x', author_id, now(), now() from prompt_versions limit 1`,
      { version: newId(), id },
    );
    await sql('update prompts set published_version_id = (select id from prompt_versions where prompt_id = :id), pricing = $$unlock$$ where id = :id', { id });
    await refresh('refresh_terms');
    for (const q of ['xylophonist', 'bassoonist', 'xylo']) {
      expect(await list({ q }), q).toEqual({ items: [], nextCursor: null, correctedTo: null });
      expect((await call(app.visitor(), suggestPrompts, { query: { q } })).body, q).toEqual({ prompts: [], creators: [], tags: [] });
    }
    for (const [slug, differs] of Object.entries({ unlisted: { visibility: 'unlisted' }, private: { visibility: 'private' }, removed: { status: 'removed' } })) {
      await publish(`wombat-${slug}`, { title: 'Wombat', ...differs });
    }
    await publish('wombat-draft', { title: 'Wombat', published_version_id: null, status: 'draft' });
    expect((await list({ q: 'wombat' })).items).toEqual([]);
    expect((await sql<{ search: string }>(`select search::text from prompts where slug = 'wombat-draft'`))[0]!.search).toBe('');
  });
});

describe('suggestions', () => {
  const suggest = async (q: string) => (await call(app.visitor(), suggestPrompts, { query: { q } })).body;

  it('are at most five prompts, creators and tags', async () => {
    await refresh('refresh_terms');
    const quo = await suggest('Quok');
    expect(quo.prompts.map(({ slug }) => slug).sort()).toEqual(['in-the-title', 'in-the-title-and-liked', 'just-so']);
    expect(quo.tags).toEqual([{ tag: 'quokka', prompts: 1 }]);
    expect((await suggest('q')).prompts.map(({ slug }) => slug)).toEqual(['just-so', 'quote-card-set']);
    expect((await suggest(ada.username!.slice(0, 6))).creators.map(({ username }) => username)).toContain(ada.username);
    for (const q of ['a', 'e', 'co', 'the', '%', '_', '\\']) {
      const { prompts, creators, tags } = await suggest(q);
      expect(Math.max(prompts.length, creators.length, tags.length), q).toBeLessThanOrEqual(5);
    }
    expect(await suggest('%')).toEqual({ prompts: [], creators: [], tags: [] });
  });

  it('find parts of words, and mistyped words', async () => {
    expect((await suggest('uokk')).prompts.length).toBeGreaterThan(0);
    expect((await suggest('qoukka')).prompts.length).toBeGreaterThan(0);
  });

  it('look through no titles for signs alone', async () => {
    for (const signs of ['!', '!!!', '-- ?', '🎉🎉🎉']) {
      const sent = await sentBy(app.services.db.knex, async () => expect((await suggest(signs)).prompts).toEqual([]));
      expect(sent.filter(({ sql }) => sql.includes('prompts_titled'))).toEqual([]);
    }
  });
});

describe('creators', () => {
  it('are those with prompts in the shop, page by page and by the beginning of a name', async () => {
    const page = async (query: Partial<QueryOf<typeof listCreators>>) => (await call(app.visitor(), listCreators, { query })).body;
    const all = (await page({})).items.map(({ username }) => username);
    expect(all).toEqual(expect.arrayContaining([ada.username, 'conjure-words']));
    const walked: string[] = [];
    for (let cursor: string | undefined; ; ) {
      const { items, nextCursor } = await page({ limit: 2, ...(cursor && { cursor }) });
      walked.push(...items.map(({ username }) => username));
      if (nextCursor === null) break;
      cursor = nextCursor;
    }
    expect(walked).toEqual(all);
    expect((await page({ q: 'Conjure Wo' })).items).toEqual([expect.objectContaining({ username: 'conjure-words', platform: true, prompts: expect.any(Number) })]);
    expect((await page({ q: '%' })).items).toEqual([]);
  });
});

describe('rails', () => {
  it('hold each prompt once, and new creators keep the place that they are promised', async () => {
    const { rails } = (await call(app.visitor(), listRails)).body;
    const all = rails.flatMap(({ items }) => slugs(items));
    expect(new Set(all).size).toBe(all.length);
    expect(slugs(rails.find(({ key }) => key === 'new-creators')!.items)).toHaveLength(1);
  });

  it('show what is featured now, what trends, what is fresh and free, and new creators; empty ones are left out', async () => {
    const rails = async () => Object.fromEntries((await call(app.visitor(), listRails)).body.rails.map(({ key, items }) => [key, slugs(items)]));
    const platformRails = await rails();
    expect(Object.keys(platformRails)).toEqual(['fresh-free', 'new-creators']);
    expect(platformRails['fresh-free']).toHaveLength(12);
    expect(platformRails['new-creators']).not.toContain('hook-factory');
    expect(platformRails['new-creators']).toHaveLength(1);

    const { featured } = app.modules.prompts;
    const id = async (slug: string) => (await sql<{ id: string }>('select id from prompts where slug = :slug', { slug }))[0]!.id;
    const [now, hour] = [Date.now(), HOUR_MS];
    const slots = [
      { promptId: await id('just-so'), startsAt: new Date(now - hour), endsAt: null },
      { promptId: await id('hook-factory'), startsAt: new Date(now - hour), endsAt: new Date(now + hour) },
      { promptId: await id('in-the-tags'), startsAt: new Date(now + hour), endsAt: null },
      { promptId: await id('in-the-title'), startsAt: new Date(now - 2 * hour), endsAt: new Date(now - hour) },
    ];
    await app.services.db.transaction((tx) => featured.replace(tx, slots, adaId));
    expect((await featured.list(app.services.db.knex)).map(({ position }) => position)).toEqual([1, 2, 3, 4]);
    expect((await rails())['featured']).toEqual(['just-so', 'hook-factory']);
    const unknown = app.services.db.transaction((tx) => featured.replace(tx, [{ promptId: newId(), startsAt: new Date(), endsAt: null }], adaId));
    await expect(unknown).rejects.toThrow();
    expect(await featured.list(app.services.db.knex)).toHaveLength(4);
    // Of two that replace at once the later one stands, whole.
    await Promise.all(['just-so', 'hook-factory'].map((slug) => app.services.db.transaction(async (tx) => {
      await featured.replace(tx, [{ promptId: await id(slug), startsAt: new Date(now - hour), endsAt: null }], adaId);
      await setTimeout(50);
    })));
    expect(await featured.list(app.services.db.knex)).toHaveLength(1);
  });

  it('trend by their number of runners, halved for each day, and not by the runs of a single user', async () => {
    const people = async (slug: string, days: readonly number[], user = newId) => {
      const [{ id }] = await sql<{ id: string }>('select id from prompts where slug = :slug', { slug }) as [{ id: string }];
      for (const age of days) await sql('insert into prompt_runners values (:id, :user, :at) on conflict do nothing', { id, user: user(), at: new Date(Date.now() - age * DAY_MS) });
    };
    await people('in-the-tags', [0.1, 0.1, 0.1]);
    await people('in-the-title', [2, 2, 2, 2, 2, 2, 2, 2]);
    await people('just-so', [0], () => adaId);
    await people('in-the-description', [8, 8, 8, 8]);
    await refresh('refresh_statistics');
    const trending = await sql<{ slug: string }>('select slug from prompts where trending_score > 0 order by trending_score desc');
    expect(trending.map(({ slug }) => slug)).toEqual(['in-the-tags', 'in-the-title']);
    const before = await sql('select xmin::text from prompts order by id');
    await refresh('refresh_statistics');
    expect(await sql('select xmin::text from prompts order by id')).toEqual(before);
  });
});

describe('what people say', () => {
  it('is counted on the card: likes, saves, stars, comments, and thumbs for thirty days after their run', async () => {
    const id = await publish('talked-about', { title: 'Talked about' });
    const react = async (name: string, payload: object): Promise<void> => {
      const reaction = app.modules.prompts.subscriptions!.find(({ event }) => event.name === name)!;
      await app.services.db.transaction((tx) => reaction.handle(tx, { promptId: id, targetType: 'prompt', targetId: id, userId: bobId, ...payload }, { eventId: newId(), occurredAt: new Date() }));
    };
    const stats = async () => (await list({ q: 'talked about' })).items[0]!.stats;
    const author = { id: bobId, username: 'bob', displayName: 'Bob' };
    const spoken = { targetTitle: 'Talked about', ownerId: adaId, author };
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
    await refresh('refresh_statistics');
    expect(await stats()).toMatchObject({ likedRate: 80 });
  });

  it('follows are known by the later fact, whichever arrives first', async () => {
    const [reader, at] = [newId(), Date.now()];
    const tell = async (name: string, ms: number): Promise<void> => {
      const reaction = app.modules.prompts.subscriptions!.find(({ event }) => event.name === name)!;
      const payload = { followerId: reader, followeeId: bobId, follower: { username: 'r', displayName: 'R' } };
      await app.services.db.transaction((tx) => reaction.handle(tx, payload, { eventId: newId(), occurredAt: new Date(at + ms) }));
    };
    const following = async () => (await sql<{ following: boolean }>('select following from prompt_followed_creators where user_id = :reader', { reader }))[0]!.following;
    await tell('person_unfollowed', 2);
    await tell('person_followed', 1);
    expect(await following()).toBe(false);
    await tell('person_followed', 3);
    expect(await following()).toBe(true);
  });
});

describe('success rates', () => {
  it('are offered as filters once some prompt reaches them, as screens show them in whole percent', async () => {
    const rates = async (): Promise<readonly number[]> => {
      // Another choice of featured prompts makes the process ask again.
      await app.services.db.transaction((tx) => app.modules.prompts.featured.replace(tx, [], adaId));
      return (await call(app.visitor(), listRails)).body.successRates;
    };
    await sql('update prompts set success_score = -1');
    expect(await rates()).toEqual([]);
    await sql(`update prompts set success_score = 0.896 where slug = 'hook-factory'`);
    expect(await rates()).toEqual([80, 90]);
  });
});
