import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { listGenerations } from '#contracts/generation.ts';
import { login } from '#contracts/identity.ts';
import { listMessages } from '#contracts/messages.ts';
import { listCollections } from '#contracts/collections.ts';
import { listCreations } from '#contracts/creations.ts';
import { listCreators, listRails, suggestPrompts } from '#contracts/prompt-discovery.ts';
import { listPrompts } from '#contracts/prompts.ts';
import { listPacks, packSort } from '#contracts/packs.ts';
import type { PackCard } from '#contracts/packs.ts';
import { must } from '#contracts/must.ts';
import { getRunChoices, getRunTotals, listRunHistory } from '#contracts/run-history.ts';
import { listTransactions } from '#contracts/wallet.ts';
import { encodeCursor } from '#kernel/cursor.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { bigTables, fewestSentBy, indexesOf, readWhole, sentBy } from '#testing/query-plans.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { CallOptions, TestApp } from '#testing/test-app.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import type { TestDatabase } from '#testing/test-database.ts';
import { demoOptions } from '../../../infra/demo-data/demo-options.ts';
import { fillDemoData } from '../../../infra/demo-data/fill.ts';
import { askFor, idsOf, KEPT_PAGES } from '../library/testing/kept-pages.ts';
import type { KeptIds } from '../library/testing/kept-pages.ts';
import { fillPacks } from '../packs/testing/many-packs.ts';

/** Inserts so many rows that Postgres prefers an index to reading a whole table, as it does with real data. */
const SIZE = { prompts: 5_000, runs: 12_000, people: 2_000, messages: 12_000 };
const PACKS = 6_000;
const BIG = 1_500;

let database: TestDatabase;
let app: TestApp;
let reader: HttpUser;
let big: ReadonlySet<string>;
beforeAll(async () => {
  database = await createTestDatabase('plans');
  await fillDemoData(database.url, { ...demoOptions(SIZE, new Date('2026-03-01T00:00:00Z')), storageDir: null, kept: true });
  await fillPacks(database.url, PACKS);
  app = await createTestApp({ overrides: { DATABASE_URL: database.url } });
  const { knex } = app.services.db;
  big = await bigTables(knex, BIG);
  // Demo people have no password. This one gets the password of a newly registered user, so that the test can sign in.
  const { username } = await app.register();
  await rows(knex, `insert into credentials (user_id, password_hash, changed_at) select d.id, c.password_hash, now() from users d, users u join credentials c on c.user_id = u.id
    where d.username = 'demo-1' and u.username = ?`, [username]);
  reader = app.visitor();
  await call(reader, login, { body: { username: 'demo-1', password: 'correct-horse-9' } });
}, 300_000);
afterAll(async () => {
  await app.close();
  await database.drop();
});

/** Sends a request, expects success, and expects that none of its statements reads a big table whole. */
const looksUp = <E extends AnyEndpoint>(endpoint: E, options: CallOptions<E> = {}, user: HttpUser = app.visitor()): Promise<void> => looksUpBy(() => call(user, endpoint, options));
async function looksUpBy(ask: () => Promise<{ status: number }>): Promise<void> {
  const { knex } = app.services.db;
  const sent = await sentBy(knex, async () => expect((await ask()).status).toBe(200));
  expect(sent.length).toBeGreaterThan(0);
  const whole: string[] = [];
  for (const query of sent) whole.push(...(await readWhole(knex, query, big)));
  expect(whole).toEqual([]);
}

describe('the plans of frequent queries', () => {
  it('this test file recognises a statement that reads a big table whole', async () => {
    expect([...big]).toEqual(expect.arrayContaining(['prompts', 'prompt_versions', 'generations', 'ledger_entries', 'messages', 'users', 'prompt_runners', 'holds']));
    const [found] = await readWhole(app.services.db.knex, { sql: 'select count(*) from prompts where title ilike $1', bindings: ['%fox%'] }, big);
    expect(found).toMatch(/Seq Scan on prompts/);
  });

  const sorts = ['trending', 'newest', 'top-rated', 'most-run', 'price-asc', 'price-desc', 'success-rate'] as const;
  it.each(sorts)('the list of prompts by %s, its second page and its narrowed forms read no big table whole', async (sort) => {
    await looksUp(listPrompts, { query: { sort } });
    const { nextCursor } = (await call(app.visitor(), listPrompts, { query: { sort } })).body;
    await looksUp(listPrompts, { query: { sort, cursor: nextCursor! } });
    for (const narrow of [{ contentType: 'image' }, { category: 'animation' }, { price: 'free' }, { language: 'de' }] as const) await looksUp(listPrompts, { query: { sort, ...narrow } });
    await looksUp(listPrompts, { query: { sort, q: 'fox story' } });
  });

  it.each([
    { tag: 'pastel' }, { creator: 'demo-3' }, { rating: 4 }, { works: 90 }, { license: 'forkable' }, { license: 'commercial' }, { freeTrialRun: 'true' }, { price: 'run' }, { price: 'unlock' },
    { hideOwned: 'true' }, { followed: 'true' }, { price: 'pack' }, { q: 'lighthouse' }, { q: 'in' }, { q: 'lighthosue' }, { q: 'xyzzyplugh' }, { q: 'velvet otter in three' },
  ] as const)('the list of prompts with %j reads no big table whole', async (query) => {
    await looksUp(listPrompts, { query }, reader);
  });

  it.each([{}, { q: 'm' }, { cursor: encodeCursor([3, newId()]) }])('the list of creators with %j reads no big table whole', async (query) => {
    await looksUp(listCreators, { query });
  });

  it.each(['m', 'vel', 'demo', 'story', 'lighthosue', 'ightho', 'xyzzyplugh'])('suggestions for "%s" read no big table whole', async (q) => {
    await looksUp(suggestPrompts, { query: { q } });
  });

  it('the rails, a person\'s runs and messages, and the activity of a wallet read no big table whole', async () => {
    await looksUp(listRails);
    await looksUp(listGenerations, {}, reader);
    await looksUp(listGenerations, { query: { state: 'finished', contentType: 'text' } }, reader);
    const [run] = (await call(reader, listRunHistory, {})).body;
    const months = { from: '2026-01-01T00:00:00.000Z', to: '2026-02-01T00:00:00.000Z' };
    for (const query of [{}, { promptId: run!.prompt!.id }, { status: 'failed' }, { model: run!.model.id, ...months }] as const) {
      await looksUp(listRunHistory, { query }, reader);
      await looksUp(getRunTotals, { query }, reader);
    }
    await looksUp(getRunChoices, {}, reader);
    await looksUp(listMessages, {}, reader);
    await looksUp(listTransactions, {}, reader);
    expect((await call(reader, listGenerations)).body.length).toBeGreaterThan(3);
    expect((await call(reader, listMessages)).body.length).toBeGreaterThan(3);
  });
});

describe('the plans of the lists of what people keep', () => {
  let ids: KeptIds;
  beforeAll(async () => {
    ids = await idsOf(app.services.db.knex, 'demo-3');
    expect([...big]).toEqual(expect.arrayContaining(['creations', 'library_entries', 'prompt_packs', 'pack_versions', 'pack_version_items']));
  });

  it.each(KEPT_PAGES)('the page "$name" of kept things reads no big table whole', async (page) => {
    await looksUpBy(() => askFor(page, reader, ids));
  });

  it.each(['price-asc', 'price-desc'] as const)('free packs sorted by %s are read through an index of their own, page by page', async (sort) => {
    const { knex } = app.services.db;
    const page = (limit: number, cursor?: string) => call(reader, listPacks, { query: { sort, price: 'free', limit, ...(cursor === undefined ? {} : { cursor }) } });
    const sent = await sentBy(knex, () => page(10));
    const indexes = await Promise.all(sent.map((query) => indexesOf(knex, query)));
    expect(indexes.flat()).toContain('pack_versions_free');
    const all = (await page(60)).body.items;
    expect(all.length).toBeGreaterThan(20);
    expect(all.every(({ price }) => price === 0)).toBe(true);
    const first = (await page(10)).body;
    const second = (await page(10, must(first.nextCursor, 'a second page'))).body;
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(all.slice(0, 20).map(({ id }) => id));
  });

  it.each(packSort.options)('the second page of packs sorted by %s continues where the first one ends', async (sort) => {
    const page = (cursor?: string) => call(reader, listPacks, { query: { sort, limit: 30, ...(cursor === undefined ? {} : { cursor }) } });
    const first = (await page()).body;
    await looksUpBy(() => page(must(first.nextCursor, 'a second page')));
    const second = (await page(must(first.nextCursor, 'a second page'))).body;
    const both = (await call(reader, listPacks, { query: { sort, limit: 60 } })).body;
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(both.items.map(({ id }) => id));
    expect(new Set(both.items.map(({ id }) => id)).size).toBe(60);
    const values: Record<string, (pack: PackCard) => number> = { newest: (pack) => Date.parse(pack.publishedAt ?? ''), 'most-sold': (pack) => pack.sales, 'price-asc': (pack) => -pack.price, 'price-desc': (pack) => pack.price };
    const sorted = both.items.map(values[sort] ?? (() => 0));
    expect(sorted).toEqual([...sorted].sort((a, b) => b - a));
  });
});

describe('the plans of statements when an account is deleted', () => {
  it('account deletion reads no big table whole', async () => {
    const { knex } = app.services.db;
    const [person] = await rows<{ id: string }>(knex, `select id from users where username = 'demo-2'`);
    const sent = await sentBy(knex, () =>
      expect(app.services.db.transaction(async (tx) => {
        for (const module of Object.values(app.modules)) await module.personalData?.erase(tx, person!.id);
        throw new Error('and stays');
      })).rejects.toThrow('and stays'));
    const whole: string[] = [];
    for (const query of sent) whole.push(...(await readWhole(knex, query, big)));
    expect(sent.length).toBeGreaterThan(50);
    expect([...new Set(whole)]).toEqual([]);
  });

  it('each foreign key that cascades on deletion has an index', async () => {
    const bare = await rows<{ key: string }>(app.services.db.knex, `
      select conrelid::regclass || ' ' || pg_get_constraintdef(c.oid) as key from pg_constraint c
      where contype = 'f' and confdeltype in ('c', 'n') and not exists (
        select from pg_index i where i.indrelid = c.conrelid and (i.indkey::int2[])[0:array_length(c.conkey, 1) - 1] @> c.conkey and c.conkey @> (i.indkey::int2[])[0:array_length(c.conkey, 1) - 1])`);
    // These tables need no index on their foreign keys: at most 24 prompts are featured, and rows of accounts are never deleted.
    const small = /^(prompt_featured_slots|registration_keys|social_flows) /;
    expect(bare.filter(({ key }) => !small.test(key))).toEqual([]);
  });
});

describe('the number of statements of a request', () => {
  it.each<[string, AnyEndpoint, object]>([
    ['a list of prompts', listPrompts, {}], ['a search of prompts', listPrompts, { q: 'fox' }], ['a filtered list of prompts', listPrompts, { hideOwned: 'true', followed: 'true', sort: 'newest' }],
    ['a list of runs', listGenerations, { contentType: 'image' }], ['a list of creations', listCreations, {}], ['a list of collections', listCollections, {}],  ['a list of messages', listMessages, {}], ['the activity of a wallet', listTransactions, {}],
  ])('the number of statements for %s is the same for 1 and for 24 rows', async (_what, endpoint, query) => {
    const sent = (limit: number) => fewestSentBy(app.services.db.knex, () => call(reader, endpoint, { query: { ...query, limit } as never }));
    // The first request of a session may need more queries than the later ones, so it is not counted.
    await sent(1);
    const [one, many] = [await sent(1), await sent(24)];
    expect(many.map(({ sql }) => sql)).toHaveLength(one.length);
    expect(many.length).toBeLessThanOrEqual(7);
  });

  it('a list of packs needs the same number of statements for 1 and for 24 rows', async () => {
    const sent = (limit: number) => fewestSentBy(app.services.db.knex, () => call(reader, listPacks, { query: { limit } }));
    await sent(1);
    expect((await sent(24)).map(({ sql }) => sql)).toHaveLength((await sent(1)).length);
  });
});
