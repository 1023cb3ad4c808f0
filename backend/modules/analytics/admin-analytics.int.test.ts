import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '#contracts/admin-analytics.ts';
import { recordEvents } from '#contracts/analytics.ts';
import { DAY_MS, HOUR_MS } from '#contracts/durations.ts';
import { must } from '#contracts/must.ts';
import { shiftDay, utcDay } from '#contracts/utc-days.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { seededRandom } from '#kernel/seeded-random.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { insertRuns, randomRuns } from './testing/random-runs.ts';
import type { RawRun } from './testing/random-runs.ts';
import { recountPeople, recountTrends } from './testing/recount-figures.ts';

const BEGIN = Date.parse('2026-02-01T00:00:00Z');
const DAYS = 40;
const next = seededRandom(2_218);

let app: TestApp;
let admin: HttpUser;
let runs: RawRun[];
let people: string[];
const categories = new Map<string, string | null>();

const ask = <Row extends object>(sql: string, bindings: unknown[] = []): Promise<Row[]> => rows<Row>(app.services.db.knex, sql, bindings);
const idOf = async (user: HttpUser): Promise<string> => must((await ask<{ id: string }>('select id from users where username = ?', [user.username]))[0], 'the user').id;

async function administrator(): Promise<HttpUser> {
  const user = await app.register();
  await ask(`update users set role = 'admin' where username = ?`, [user.username]);
  expect((await user.send('POST', '/api/auth/login', { body: { username: user.username, password: 'correct-horse-9' } })).status).toBe(200);
  return user;
}

beforeAll(async () => {
  app = await createTestApp();
  admin = await administrator();
  people = await Promise.all(Array.from({ length: 4 }, async () => idOf(await app.register())));
  const prompts = await ask<{ id: string; creator: string; category: string | null }>('select id, owner_id as creator, category from prompts order by slug limit 5');
  expect(prompts).toHaveLength(5);
  for (const { id, category } of prompts) categories.set(id, category);
  runs = randomRuns(next, 900, { people, prompts, begin: BEGIN, days: DAYS });
  await insertRuns(app.services.db.knex, runs);
}, 120_000);
afterAll(() => app.close());

const maintain = async (name: string): Promise<void> => must(app.modules.analytics.maintenance?.find((task) => task.name === `analytics.${name}`), name).run();
const sorted = (list: readonly object[]): string[] => list.map((item) => JSON.stringify(item)).sort();
/** Medians are sums of floating point numbers, whose last digits depend on the order. So both compared values are rounded to milliseconds. */
const rounded = <Row extends { half: number | null; most: number | null }>(list: readonly Row[]): object[] =>
  list.map(({ half, most, ...row }) => ({ ...Object.fromEntries(Object.entries(row).sort()), half: half === null ? null : Math.round(half * 1_000), most: most === null ? null : Math.round(most * 1_000) }));
const comparable = (figures: ReturnType<typeof recountTrends> | contract.Trends) => ({
  people: figures.people, days: sorted(rounded(figures.days)), models: sorted(rounded(figures.models)), categories: sorted(figures.categories), failures: sorted(figures.failures),
});
const span = (from: number, days: number) => ({ from: new Date(from).toISOString(), to: new Date(from + days * DAY_MS).toISOString() });

describe('figures of runs', () => {
  it('the figures of runs equal a recount in JavaScript for 20 random ranges, and the recount detects a range that is one moment too long', async () => {
    let differences = 0;
    let counted = 0;
    for (let count = 0; count < 20; count += 1) {
      const query = span(BEGIN + Math.floor(next() * 30) * DAY_MS, 1 + Math.floor(next() * 12));
      const { status, body } = await call(admin, contract.readTrends, { query });
      expect(status).toBe(200);
      const categoryOf = (id: string): string | null => categories.get(id) ?? null;
      const again = recountTrends(runs, query, categoryOf);
      expect({ query, ...comparable(body) }).toEqual({ query, ...comparable(again) });
      counted += body.days.reduce((sum, day) => sum + day.runs, 0);
      const oneMore = recountTrends(runs, query, categoryOf, (at, from, to) => at >= from && at <= to);
      if (JSON.stringify(comparable(oneMore)) !== JSON.stringify(comparable(body))) differences += 1;
    }
    expect(counted).toBeGreaterThan(500);
    expect(differences).toBeGreaterThan(10);
  }, 60_000);

  it('administrators list exactly the runs behind a figure in pages, and each look is in the audit log', async () => {
    const range = span(BEGIN, DAYS);
    const { body: figures } = await call(admin, contract.readTrends, { query: range });
    const model = must(figures.models.find(({ failed }) => failed > 5), 'a model with failures');
    const before = (await looks()).length;
    const found: contract.RunBehind[] = [];
    let cursor: string | undefined;
    let pages = 0;
    do {
      const { status, body } = await call(admin, contract.listRunsBehind, { body: { ...range, model: model.model, type: model.type, outcome: 'failed', limit: 5, ...(cursor !== undefined && { before: cursor }) } });
      expect(status).toBe(200);
      found.push(...body.items);
      cursor = body.nextCursor ?? undefined;
      pages += 1;
    } while (cursor !== undefined);
    expect(found).toHaveLength(model.failed);
    expect(new Set(found.map(({ id }) => id)).size).toBe(model.failed);
    expect(found.every(({ status, person }) => ['failed', 'blocked'].includes(status) && person !== null)).toBe(true);
    expect(pages).toBe(Math.ceil(model.failed / 5));
    expect((await looks()).slice(before).map(({ target }) => target)).toEqual(Array.from({ length: pages }, () => 'runs'));
    const [failure] = figures.failures;
    expect((await call(admin, contract.listRunsBehind, { body: { ...range, code: must(failure, 'a reason').code, outcome: 'failed', limit: 100 } })).body.items).toHaveLength(failure!.runs);
    expect(JSON.stringify(found)).not.toContain('A run');
  }, 60_000);

  const looks = () => ask<{ target: string }>(`select payload ->> 'targetLabel' as target from outbox_events where name = 'admin_action' and payload ->> 'action' = 'analytics.list_rows' order by id`);

  it('the figures of runs name the prompts that ran most, and their creators', async () => {
    const { status, body } = await call(admin, contract.readTop, { query: span(BEGIN, DAYS) });
    expect(status).toBe(200);
    const ofPrompt = (id: string): number => runs.filter(({ prompt }) => prompt === id).length;
    expect(body.prompts.map(({ id, runs: count }) => [id, count])).toEqual([...categories.keys()].map((id) => [id, ofPrompt(id)] as const).sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1)));
    expect(body.prompts.every(({ title, slug, creator }) => title !== '' && slug !== null && creator !== null)).toBe(true);
    expect(body.creators.reduce((sum, { runs: count }) => sum + count, 0)).toBe(runs.filter(({ prompt }) => prompt !== null).length);
  });
});

describe('figures of members', () => {
  it('maintenance counts members as a recount in JavaScript does, and counts unfinished days again', async () => {
    const today = utcDay(Date.now());
    const start = Date.parse(shiftDay(today, -45));
    const members = await Promise.all(Array.from({ length: 6 }, async () => idOf(await app.register())));
    const events = members.flatMap((user, index) => {
      const first = start + index * 7 * DAY_MS;
      return [
        { at: first, user, name: 'signed_up' },
        ...Array.from({ length: 12 }, () => ({ at: first + Math.floor(next() * (Date.parse(today) - first) / HOUR_MS) * HOUR_MS, user, name: 'generation_success' })),
      ];
    });
    await insertEvents(events);
    await maintain('count_people');
    const days = Array.from({ length: 46 }, (_, index) => shiftDay(today, index - 45));
    const read = () => call(admin, contract.readOverview, { query: { from: `${days[0]}T00:00:00.000Z`, to: `${shiftDay(today, 1)}T00:00:00.000Z` } });
    expect((await read()).body.days).toEqual(recountPeople(events, days));
    expect(recountPeople(events, days, 7)).not.toEqual(recountPeople(events, days));
    const late = { at: Date.parse(today), user: members[0]!, name: 'generation_success' };
    await insertEvents([late]);
    await maintain('count_people');
    expect((await read()).body.days).toEqual(recountPeople([...events, late], days));
    const { body } = await call(admin, contract.listPeopleBehind, { body: { from: `${days[0]}T00:00:00.000Z`, to: `${shiftDay(today, 1)}T00:00:00.000Z`, only: 'signed_up', limit: 4 } });
    expect(body.items.map(({ person }) => person?.id)).toEqual([...members].reverse().slice(0, 4));
    expect(body.nextCursor).not.toBeNull();
  }, 60_000);

  const insertEvents = (events: readonly { at: number; user: string; name: string }[]) => ask(`
    insert into events (id, at, received_at, name, person, user_id, props)
    select id, at, at, name, "user", "user", '{}' from jsonb_to_recordset(cast(? as jsonb)) as e (id uuid, at timestamptz, name text, "user" uuid)`,
  [JSON.stringify(events.map((event) => ({ ...event, id: newId(), at: new Date(event.at).toISOString() })))]);
});

describe('figures of tokens and files', () => {
  it('the figures of tokens sum the wallets of all people, and administrators list the ledger entries behind them', async () => {
    const range = span(Date.now() - DAY_MS, 2);
    const { status, body } = await call(admin, contract.readTokenFlow, { query: range });
    expect(status).toBe(200);
    const [held] = await ask<{ sum: number }>('select sum(bonus + subscription + earned + purchased + held)::int as sum from wallets');
    expect(body.days.reduce((sum, { given, taken }) => sum + given - taken, 0)).toBe(held!.sum);
    expect(held!.sum).toBeGreaterThan(0);
    const { kind, given } = body.days.find((day) => day.given > 0)!;
    const { body: moves } = await call(admin, contract.listMovesBehind, { body: { ...range, kind, limit: 100 } });
    expect(moves.items.filter(({ amount }) => amount > 0).reduce((sum, { amount }) => sum + amount, 0)).toBe(given);
  });

  it('administrators see the stored files by kind, and the accounts that store most', async () => {
    const { body } = await call(admin, contract.readStorage, { query: span(Date.now() - DAY_MS, 2) });
    const [stored] = await ask<{ bytes: number; files: number }>('select coalesce(sum(bytes), 0)::int as bytes, count(*)::int as files from files where removed_at is null');
    expect(body.kinds.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(stored!.bytes);
    const { body: accounts } = await call(admin, contract.listStorageBehind, { body: { limit: 100 } });
    expect(accounts.items.reduce((sum, { files }) => sum + files, 0)).toBe(stored!.files);
  });
});

describe('searches', () => {
  it('searches are counted by their words, once for each event id, and without the person', async () => {
    const user = await app.register();
    const search = (words: string, found: boolean, id = newId()) => ({ id, name: 'searched' as const, props: { words, found }, at: new Date().toISOString() });
    const again = search('  Wedding Speech ', true);
    for (const events of [[again, again, search('wedding speech', false)], [again]]) expect((await call(user, recordEvents, { body: { events } })).status).toBe(202);
    expect((await call(user, recordEvents, { body: { events: [search('İ'.repeat(60), false)] } })).status).toBe(202);
    expect((await call(user, recordEvents, { body: { events: [search('unseen', true)] }, headers: { DNT: '1' } })).status).toBe(202);
    const { body } = await call(admin, contract.readTop, { query: span(Date.now() - DAY_MS, 2) });
    expect(body.searches.filter(({ words }) => words === 'wedding speech')).toEqual([{ words: 'wedding speech', searches: 2, missed: 1 }]);
    expect(body.missed.map(({ words }) => words)).toContain('wedding speech');
    expect(JSON.stringify(body)).not.toContain('unseen');
    expect(JSON.stringify(await ask('select * from events'))).not.toMatch(/wedding/i);
  });
});

describe('saved views', () => {
  it('all administrators see saved views, and only the administrator who saved one can delete it', async () => {
    const other = await administrator();
    const { status, body } = await call(admin, contract.saveView, { body: { page: 'analytics', name: 'Videos', address: 'range=90&type=video' } });
    expect(status).toBe(201);
    const seen = async (user: HttpUser) => (await call(user, contract.listViews, { query: { page: 'analytics' } })).body.items;
    expect(await seen(other)).toEqual([{ ...body.view, own: false }]);
    expect((await call(other, contract.listViews, { query: { page: 'journeys' } })).body.items).toEqual([]);
    expect((await call(other, contract.deleteView, { params: { id: body.view.id } })).status).toBe(404);
    expect((await call(admin, contract.deleteView, { params: { id: body.view.id } })).status).toBe(200);
    expect(await seen(admin)).toEqual([]);
    expect((await call(admin, contract.saveView, { body: { page: 'analytics', name: 'Bad', address: 'https://evil.example/' } })).status).toBe(400);
  });

  it('two views that are saved at once cannot exceed the limit of saved views of a page', async () => {
    await ask(`insert into analytics_views (id, owner_id, page, name, address, created_at) select gen_random_uuid(), ?, 'journeys', 'View', '', now() from generate_series(1, ?)`, [await idOf(admin), contract.VIEWS_A_PAGE - 1]);
    const save = (name: string) => call(admin, contract.saveView, { body: { page: 'journeys', name, address: 'tab=paths' } });
    const statuses = (await Promise.all([save('One'), save('Two'), save('Three')])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 409, 409]);
  });
});

it('refuses analytics figures to members, and invalid ranges to administrators', async () => {
  const query = span(BEGIN, 1);
  expect((await call(await app.register(), contract.readTrends, { query })).status).toBe(403);
  expect((await call(admin, contract.readTrends, { query: { from: query.to, to: query.from } })).status).toBe(400);
  expect((await call(admin, contract.readTrends, { query: { from: query.from, to: '2029-01-01T00:00:00Z' } })).status).toBe(400);
  expect((await call(admin, contract.readCohorts, { query })).body.cohorts).toHaveLength(1);
});
