import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EVENT_NAMES, EVENTS_A_BATCH, recordEvents } from '#contracts/analytics.ts';
import type { BrowserEvent } from '#contracts/analytics.ts';
import type { BodyOf } from '#contracts/endpoint.ts';
import { DAY_MS, HOUR_MS } from '#contracts/durations.ts';
import { must } from '#contracts/must.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { everyEventExample } from '#testing/event-examples.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { FACT_SOURCES } from './facts.ts';

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
let app: TestApp;
let now = Date.parse('2026-03-10T10:00:00.000Z');
beforeAll(async () => {
  app = await createTestApp({ clock: { now: () => new Date(now) }, overrides: { RATE_LIMIT_EVENTS: '12/600' } });
}, 60_000);
afterAll(() => app.close());

const viewed = (page = '/marketplace', at = new Date(now)): BrowserEvent => ({ id: newId(), name: 'page_viewed', props: { page }, at: at.toISOString() });
/** Makes a new browser. Without an account, only its user agent distinguishes it from others. */
const browser = (): string => `${PHONE} test/${newId()}`;
type Headers = Record<string, string>;
const send = (user: HttpUser, events: BrowserEvent[], headers: Headers = {}, about: Partial<BodyOf<typeof recordEvents>> = {}) =>
  call(user, recordEvents, { body: { events, zone: 'Europe/Vienna', source: 'search', ...about }, headers: { 'User-Agent': PHONE, ...headers } });
const ask = <Row extends object>(sql: string, bindings: unknown[] = []): Promise<Row[]> => rows<Row>(app.services.db.knex, sql, bindings);
const stored = (ids: readonly string[]) => ask<{ name: string; at: Date; received_at: Date; person: string; user_id: string | null; device: string; country: string; source: string; plan: string; props: object; address: Buffer }>(
  'select * from events where id = any(?::uuid[]) order by at, id', [[...ids]]);
const untracked = async (name: string): Promise<number> => (await ask<{ n: number }>('select coalesce(sum(events), 0)::int as n from untracked_counts where name = ?', [name]))[0]!.n;
const idOf = async (user: HttpUser): Promise<string> => must((await ask<{ id: string }>('select id from users where username = ?', [user.username]))[0], 'the user').id;
const maintain = async (): Promise<void> => {
  for (const task of must(app.modules.analytics.maintenance, 'maintenance')) await task.run();
};
/** Marks the events of the outbox as handled by all subscribers, and lets maintenance read them as facts. */
async function deliver(times = 1): Promise<void> {
  await ask('update outbox_events set completed_at = ? where completed_at is null', [new Date(now)]);
  const task = must(app.modules.analytics.maintenance?.find(({ name }) => name === 'analytics.read_facts'), 'the task');
  for (let time = 0; time < times; time += 1) await task.run();
}

describe('a batch of events', () => {
  it('a batch of analytics events is stored with device, country and source, and with a hash in place of the IP address', async () => {
    const events = [viewed('/prompt/:idOrSlug')];
    expect(await send(app.visitor(), events)).toMatchObject({ status: 202, body: { accepted: 1 } });
    const [row] = await stored([events[0]!.id]);
    expect(row).toMatchObject({ name: 'page_viewed', user_id: null, device: 'phone', country: 'AT', source: 'search', plan: null, props: { page: '/prompt/:idOrSlug' } });
    expect(row!.address).toHaveLength(16);
    expect(JSON.stringify(await ask('select * from events'))).not.toMatch(/127\.0\.0\.1|iPhone/);
  });

  it('an analytics event counts once by its id, however often and in whichever batch it is sent', async () => {
    const visitor = app.visitor();
    const [first, second] = [viewed(), viewed()];
    expect((await send(visitor, [first, first])).body.accepted).toBe(1);
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(visitor, [first, second])));
    expect(answers.reduce((sum, { body }) => sum + body.accepted, 0)).toBe(1);
    now += DAY_MS;
    expect((await send(app.visitor(), [first, second])).body.accepted).toBe(0);
    expect(await stored([first.id, second.id])).toHaveLength(2);
  });

  it('times of a browser\'s events are moved to within 24 hours of the server\'s time', async () => {
    const events = [viewed('/', new Date(now - 90 * DAY_MS)), viewed('/', new Date(now - HOUR_MS)), viewed('/', new Date(now + 90 * DAY_MS))];
    await send(app.visitor(), events);
    const kept = await stored(events.map(({ id }) => id));
    expect(kept.map(({ at }) => at.getTime())).toEqual([now - DAY_MS, now - HOUR_MS, now + DAY_MS]);
    expect(new Set(kept.map(({ received_at: at }) => at.getTime()))).toEqual(new Set([now]));
  });

  it('a whole batch of events is refused when a name or property is not on the list, or when it is too long', async () => {
    const good = viewed();
    const bad: unknown[] = [
      { ...viewed(), name: 'order_paid' }, { ...viewed(), props: { page: '/prompt/<script>' } }, { ...viewed(), props: { page: '/', email: 'a@example.test' } },
      { ...viewed(), props: { page: `/${'a'.repeat(2_000)}` } }, { ...viewed(), at: 'yesterday' }, { ...viewed(), id: 'one' },
    ];
    for (const event of bad) expect((await send(app.visitor(), [good, event as BrowserEvent])).status).toBe(400);
    expect((await send(app.visitor(), Array.from({ length: EVENTS_A_BATCH + 1 }, () => viewed()))).status).toBe(400);
    expect(await stored([good.id])).toEqual([]);
    expect((await send(app.visitor(), Array.from({ length: EVENTS_A_BATCH }, () => viewed()))).body.accepted).toBe(EVENTS_A_BATCH);
  });

  it('batches of analytics events are limited for each browser', async () => {
    const name = { 'User-Agent': browser() };
    const answers = [];
    for (let count = 0; count < 13; count += 1) answers.push((await send(app.visitor(), [viewed()], name)).status);
    expect(answers).toEqual([...Array.from({ length: 12 }, () => 202), 429]);
    expect((await send(app.visitor(), [viewed()], { 'User-Agent': browser() })).status).toBe(202);
  });
});

describe('a visitor', () => {
  it('a visitor counts as one person within a day, and as another person on the next day', async () => {
    const headers = { 'User-Agent': browser() };
    const persons: string[] = [];
    for (const hours of [0, 1, 24]) {
      now += hours * HOUR_MS;
      const event = viewed();
      await send(app.visitor(), [event], headers);
      persons.push((await stored([event.id]))[0]!.person);
    }
    expect(persons[0]).toBe(persons[1]);
    expect(persons[2]).not.toBe(persons[0]);
    await maintain();
    expect(await ask('select day from analytics_salts')).toHaveLength(1);
  });

  it('a new member keeps the events from before the sign-up, but only those of the same day and browser', async () => {
    const [headers, others] = [{ 'User-Agent': browser() }, { 'User-Agent': browser() }];
    const [before, after, other] = [viewed('/'), viewed('/pricing'), viewed('/')];
    await send(app.visitor(), [before], headers);
    await send(app.visitor(), [other], others);
    const user = await app.register();
    const userId = await idOf(user);
    await deliver(3);
    await send(user, [after], headers);
    expect((await stored([before.id, after.id])).map(({ user_id: owner }) => owner)).toEqual([userId, userId]);
    expect((await stored([other.id]))[0]!.user_id).toBeNull();
    expect(await ask('select name from events where user_id = ? order by name', [userId])).toEqual([{ name: 'page_viewed' }, { name: 'page_viewed' }, { name: 'signed_up' }]);
  });
});

describe('a person who asks not to be tracked', () => {
  it('events of a person who asks not to be tracked only raise counters, facts of the server included', async () => {
    for (const signal of [{ DNT: '1' }, { 'Sec-GPC': '1' }] as Headers[]) {
      const [before, visited, seen] = [await untracked('page_viewed'), viewed(), viewed()];
      await send(app.visitor(), [visited], { ...signal, 'User-Agent': browser() });
      const user = await app.register();
      const userId = await idOf(user);
      await send(user, [seen, seen], signal);
      await send(user, [seen], signal);
      // The person asked not to be tracked in one browser. The wish holds, although a batch of another browser lacks it.
      await send(user, [viewed()]);
      const facts = await untracked('signed_up');
      await deliver(2);
      expect(await untracked('signed_up')).toBe(facts + 1);
      expect(await untracked('page_viewed')).toBe(before + 3);
      expect(await stored([visited.id, seen.id])).toEqual([]);
      expect(await ask('select 1 as one from events where person = ?', [userId])).toEqual([]);
      now += 31 * DAY_MS;
      expect((await send(await again(user), [viewed()])).status).toBe(202);
      expect(await ask('select name from events where person = ?', [userId])).toEqual([{ name: 'page_viewed' }]);
    }
  });

  /** The person signs in again, because the test moved the clock past the end of the session. */
  async function again(user: HttpUser): Promise<HttpUser> {
    expect((await user.send('POST', '/api/auth/login', { body: { username: user.username, password: 'correct-horse-9' } })).status).toBe(200);
    return user;
  }
});

describe('a fact of the server', () => {
  it('each fact of the server is stored as one event of the right person, for each kind of fact', async () => {
    const userId = await idOf(await app.register());
    const context = { userId, promptId: newId(), removedId: newId(), featureId: newId(), at: new Date(now).toISOString() };
    const { db, outbox } = app.services;
    await deliver();
    const published: string[] = [];
    for (const { event } of FACT_SOURCES) {
      const example = must(everyEventExample(context).find(({ name }) => name === event.name), event.name);
      published.push(await db.transaction((tx) => example.publish(tx, outbox)));
    }
    // The example event is about a later version of a prompt, which is no new fact.
    await ask(`update outbox_events set payload = payload || '{"first": true}' where id = any(?::uuid[]) and name = 'prompt_published'`, [published]);
    await deliver(2);
    const facts = await ask<{ id: string; name: string; person: string; exact: boolean }>('select e.id, e.name, e.person, e.at = o.occurred_at as exact from events e join outbox_events o using (id) where e.id = any(?::uuid[])', [published]);
    expect(facts.map(({ id }) => id).sort()).toEqual([...published].sort());
    expect(facts.every(({ exact }) => exact)).toBe(true);
    expect(facts.map(({ name }) => name).sort()).toEqual([...EVENT_NAMES].filter((name) => !['page_viewed', 'searched', 'wallet_opened', 'purchase_opened'].includes(name)).sort());
  });
});

describe('an event that cannot be read', () => {
  it('an outbox event that cannot be read as a fact is left out, and the events after it are counted', async () => {
    await app.register();
    await deliver();
    const broken = newId();
    await ask(`insert into outbox_events select (jsonb_populate_record(e, jsonb_build_object('id', cast(? as text), 'payload', '{}'::jsonb, 'completed_at', cast(? as text)))).*
      from outbox_events e where name = 'user_registered' limit 1`, [broken, new Date(now).toISOString()]);
    const later = await idOf(await app.register());
    await deliver();
    expect(await ask('select name from events where person = ?', [later])).toEqual([{ name: 'signed_up' }]);
    expect(await ask('select 1 as one from events where id = ?', [broken])).toEqual([]);
    expect(await ask(`select 1 as one from processed_events where event_id = ? and subscriber = 'analytics.read_facts'`, [broken])).toHaveLength(1);
  });
});

describe('maintenance', () => {
  it('maintenance creates partitions of coming months, moves waiting events into them, and drops a month only after its figures are stored', async () => {
    const partitions = async (): Promise<string[]> => (await ask<{ name: string }>(`select relid::text as name from pg_partition_tree('events') where isleaf order by 1`)).map(({ name }) => name);
    await maintain();
    const event = viewed();
    await send(app.visitor(), [event], { 'User-Agent': browser() });
    const month = `events_${new Date(now).toISOString().slice(0, 7).replace('-', '_')}`;
    expect(await ask('select tableoid::regclass::text as place from events where id = ?', [event.id])).toEqual([{ place: month }]);
    const day = new Date(now).toISOString().slice(0, 10);
    now += 3 * DAY_MS;
    await maintain();
    await maintain();
    const [figures] = await ask<{ events: number; people: number }>(`select events, people from event_days where day = ? and name = '*'`, [day]);
    expect(figures).toEqual((await ask('select count(*) as events, count(distinct person) as people from events where at >= ?::timestamptz and at < ?::timestamptz', [day, new Date(Date.parse(day) + DAY_MS)]))[0]);
    now += 440 * DAY_MS;
    await maintain();
    expect(await partitions()).not.toContain(month);
    expect(await ask('select 1 as one from events where id = ?', [event.id])).toEqual([]);
    expect(await ask(`select events from event_days where day = ? and name = '*'`, [day])).toEqual([{ events: figures!.events }]);
  });
});

describe('personal data', () => {
  it('a person\'s analytics events are exported and erased with the account, and later facts add none', async () => {
    const user = await app.register();
    const userId = await idOf(user);
    await send(user, [viewed('/pricing')]);
    await deliver();
    const data = must(app.modules.analytics.personalData, 'personal data');
    const entries = [];
    for await (const entry of data.export(userId)) entries.push(entry);
    expect(entries).toEqual([{ name: 'analytics/events-0001.json', data: expect.arrayContaining([expect.objectContaining({ name: 'page_viewed', props: { page: '/pricing' } }), expect.objectContaining({ name: 'signed_up' })]) }]);
    const { db } = app.services;
    await db.transaction((tx) => data.erase(tx, userId));
    await db.knex('users').where({ id: userId }).update({ erased_at: new Date(now) });
    await db.knex('processed_events').where('subscriber', 'like', 'analytics.%').delete();
    await deliver();
    expect(await ask('select 1 as one from events where person = ? or user_id = ?', [userId, userId])).toEqual([]);
    expect(await ask('select 1 as one from analytics_people where user_id = ?', [userId])).toEqual([]);
  });
});
