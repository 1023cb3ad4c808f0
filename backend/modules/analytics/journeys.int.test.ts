import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listDropped, readFirstValue, readFunnel, readLifecycle, readPaths, readRetention, readTimeline } from '#contracts/journeys.ts';
import type { EventChoice, Segment, Unit } from '#contracts/journeys.ts';
import type { AnyEndpoint, BodyOf, ResponseOf } from '#contracts/endpoint.ts';
import { DAY_MS } from '#contracts/durations.ts';
import { must } from '#contracts/must.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { seededRandom } from '#kernel/seeded-random.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { randomJourneys } from './testing/random-journeys.ts';
import { recountFirstValue, recountFunnel, recountLifecycle, recountPaths, recountRetention } from './testing/recount.ts';
import type { RawEvent } from './testing/recount.ts';

const DEFINITIONS = 20;
let app: TestApp;
let admin: HttpUser;
const { events, pick } = randomJourneys(seededRandom(18), 400);
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.register();
  await app.services.db.knex('users').where({ username: admin.username }).update({ role: 'admin' });
  expect((await admin.send('POST', '/api/auth/login', { body: { username: admin.username, password: 'correct-horse-9' } })).status).toBe(200);
  await insert(events);
  for (const task of must(app.modules.analytics.maintenance, 'maintenance')) await task.run();
}, 120_000);
afterAll(() => app.close());

const insert = (given: readonly RawEvent[]): Promise<unknown> => rows(app.services.db.knex, `
  insert into events (id, at, received_at, name, person, user_id, device, country, source, plan, props)
  select id, at, at, name, person, "userId", device, country, source, plan, props from jsonb_to_recordset(cast(? as jsonb))
    as e (id uuid, at timestamptz, name text, person uuid, "userId" uuid, device text, country text, source text, plan text, props jsonb)`,
  [JSON.stringify(given.map((event) => ({ ...event, at: new Date(event.at).toISOString() })))]);

const ask = async <E extends AnyEndpoint>(endpoint: E, body: BodyOf<E>): Promise<ResponseOf<E>> => {
  const answer = await call(admin, endpoint, { body } as never);
  expect([answer.status, JSON.stringify(answer.body).slice(0, 300)]).toEqual([200, expect.any(String)]);
  return answer.body;
};

const EVENTS: EventChoice[] = [
  { name: 'page_viewed' }, { name: 'page_viewed', where: { page: '/pricing' } }, { name: 'signed_up' }, { name: 'generation_success' },
  { name: 'generation_success', where: { type: 'image' } }, { name: 'item_saved' }, { name: 'order_paid' }, { name: 'chat_answered' },
];
const range = () => {
  const from = Date.parse('2026-01-01T00:00:00Z') + pick([0, 3, 10, 25]) * DAY_MS;
  return { from: new Date(from).toISOString(), to: new Date(from + pick([1, 7, 30, 90]) * DAY_MS).toISOString() };
};
const unit = (): Unit => pick(['day', 'week', 'month']);
/** Adds a random segment of people to some of the questions, and asks the others about all people. */
const segmented = (): { segment?: Segment } => pick([{}, {}, { segment: { by: 'device', value: 'phone' } }, { segment: { by: 'plan', value: 'pro' } }, { segment: { by: 'source', value: 'search' } }] as const);
const sorted = (list: readonly object[]): string[] => list.map((item) => JSON.stringify(item)).sort();
const close = (steps: readonly { medianSeconds: number | null }[]) => steps.map(({ medianSeconds, ...step }) => ({ ...step, medianSeconds: medianSeconds === null ? null : Math.round(medianSeconds * 10) }));
const funnelOf = (): BodyOf<typeof readFunnel> => ({
  steps: Array.from({ length: pick([2, 3, 4, 6]) }, () => pick(EVENTS)), ...range(), windowHours: pick([1, 24, 168, 720]), ...segmented(), ...(pick([true, false]) && { breakdown: pick(['source', 'device', 'country', 'plan']) }),
});

describe('a report over random journeys equals the recount in JavaScript', () => {
  it('the funnel of random journeys equals a recount in JavaScript, and the recount detects a window that is one moment too short', async () => {
    let differences = 0;
    let people = 0;
    for (let count = 0; count < DEFINITIONS; count += 1) {
      const question = funnelOf();
      const { steps, groups } = await ask(readFunnel, question);
      const again = recountFunnel(events, question);
      expect({ question, steps: close(steps) }).toEqual({ question, steps: close(again.steps) });
      expect(sorted(groups)).toEqual(sorted(again.groups));
      people += steps[1]!.people;
      const short = recountFunnel(events, question, (ms, window) => ms < window);
      if (JSON.stringify(close(short.steps)) !== JSON.stringify(close(steps))) differences += 1;
    }
    expect(people).toBeGreaterThan(100);
    expect(differences).toBeGreaterThan(0);
  }, 60_000);

  it('the paths of random journeys equal a recount in JavaScript, and the recount detects a visit that ends one moment too early', async () => {
    let [links, differences] = [0, 0];
    for (let count = 0; count < DEFINITIONS; count += 1) {
      const question = { event: pick(EVENTS), direction: pick(['after', 'before'] as const), depth: pick([1, 3, 5]), ...segmented(), ...range() };
      const answer = await ask(readPaths, question);
      const again = recountPaths(events, question);
      expect({ question, people: answer.people, links: sorted(answer.links) }).toEqual({ question, people: again.people, links: sorted(again.links) });
      links += answer.links.length;
      const short = recountPaths(events, question, (ms, silence) => ms < silence);
      if (JSON.stringify(sorted(short.links)) !== JSON.stringify(sorted(answer.links))) differences += 1;
    }
    expect(links).toBeGreaterThan(100);
    expect(differences).toBeGreaterThan(0);
  }, 60_000);

  it('the retention of random journeys equals a recount in JavaScript, and the recount detects a range without its first moment', async () => {
    let [back, differences] = [0, 0];
    for (let count = 0; count < DEFINITIONS; count += 1) {
      const question = { entry: pick(EVENTS), back: pick(EVENTS), unit: unit(), ...segmented(), ...range() };
      const answer = await ask(readRetention, question);
      expect({ question, ...answer }).toEqual({ question, ...recountRetention(events, question) });
      if (JSON.stringify(recountRetention(events, question, (at, begin) => at > begin).cohorts) !== JSON.stringify(answer.cohorts)) differences += 1;
      back += answer.cohorts.flatMap((cohort) => cohort.back).reduce((sum, people) => sum + people, 0);
    }
    expect(back).toBeGreaterThan(100);
    expect(differences).toBeGreaterThan(0);
  }, 60_000);

  it('times to the first value equal a recount in JavaScript, and the recount detects groups that leave out their last moment', async () => {
    let [reached, differences] = [0, 0];
    for (let count = 0; count < DEFINITIONS; count += 1) {
      const question = { entry: pick(EVENTS), value: pick(EVENTS), ...segmented(), ...range() };
      const answer = await ask(readFirstValue, question);
      const comparable = ({ people, groups, medianSeconds }: typeof answer) => ({ people, groups, medianSeconds: medianSeconds === null ? null : Math.round(medianSeconds * 10) });
      expect({ question, ...comparable(answer) }).toEqual({ question, ...comparable(recountFirstValue(events, question)) });
      reached += answer.groups.reduce((sum, people) => sum + people, 0);
      if (JSON.stringify(recountFirstValue(events, question, (seconds, end) => seconds < end).groups) !== JSON.stringify(answer.groups)) differences += 1;
    }
    expect(reached).toBeGreaterThan(100);
    expect(differences).toBeGreaterThan(0);
  }, 60_000);

  it('the lifecycle of members equals a recount in JavaScript, and the recount detects a range with one moment too many', async () => {
    let differences = 0;
    const sums = { new: 0, returning: 0, resurrected: 0, dormant: 0 };
    for (let count = 0; count < DEFINITIONS; count += 1) {
      const question = { unit: unit(), ...range() };
      const answer = await ask(readLifecycle, question);
      expect({ question, ...answer }).toEqual({ question, ...recountLifecycle(events, question) });
      if (JSON.stringify(recountLifecycle(events, question, (at, end) => at <= end).periods) !== JSON.stringify(answer.periods)) differences += 1;
      for (const period of answer.periods) for (const state of ['new', 'returning', 'resurrected', 'dormant'] as const) sums[state] += period[state];
    }
    expect(Math.min(...Object.values(sums))).toBeGreaterThan(10);
    expect(differences).toBeGreaterThan(0);
  }, 60_000);
});

describe('people behind a report', () => {
  it('administrators list in pages the people who left a funnel at a step, and each look is in the audit log', async () => {
    const members = await Promise.all([1, 2, 3].map(async () => must((await rows<{ id: string }>(app.services.db.knex, 'select id from users where username = ?', [(await app.register()).username]))[0], 'the user').id));
    const [stayed, left, alsoLeft] = members as [string, string, string];
    const visitor = newId().replace(/^(.{14})7/, '$18');
    const at = Date.parse('2026-09-01T10:00:00Z');
    const event = (person: string, name: string, minutes: number): RawEvent => ({ id: newId(), at: at + minutes * 60_000, name, person, userId: person === visitor ? null : person, source: null, device: null, country: null, plan: null, props: {} });
    await insert([...[stayed, left, alsoLeft, visitor].map((person, index) => event(person, 'signed_up', index)), event(stayed, 'order_paid', 60)]);
    const question = { steps: [{ name: 'signed_up' as const }, { name: 'order_paid' as const }], from: '2026-09-01T00:00:00Z', to: '2026-09-02T00:00:00Z', windowHours: 24, step: 1 };
    const first = await ask(listDropped, { ...question, limit: 1 });
    expect(first).toMatchObject({ items: [{ id: alsoLeft }], visitors: 1, nextCursor: expect.any(String) });
    const second = await ask(listDropped, { ...question, limit: 1, before: first.nextCursor! });
    expect(second).toMatchObject({ items: [{ id: left }], visitors: 1, nextCursor: null });
    const answer = await call(admin, readTimeline, { params: { id: stayed }, body: { limit: 50 } });
    expect(answer.body.items.map(({ name }) => name)).toEqual(['order_paid', 'signed_up']);
    const looks = await rows<{ action: string; target: string }>(app.services.db.knex, `select payload ->> 'action' as action, payload ->> 'targetId' as target from outbox_events where name = 'admin_action' and payload ->> 'action' like 'analytics.%' order by id`);
    expect(looks.map(({ action }) => action)).toEqual(['analytics.list_dropped', 'analytics.list_dropped', 'analytics.read_person']);
    expect(looks.at(-1)!.target).toBe(stayed);
  });

  it('refuses reports on journeys to members and visitors, and refuses invalid ranges', async () => {
    const question = { steps: [{ name: 'signed_up' as const }, { name: 'order_paid' as const }], from: '2026-09-01T00:00:00Z', to: '2026-09-02T00:00:00Z', windowHours: 24 };
    expect((await call(await app.register(), readFunnel, { body: question })).status).toBe(403);
    expect((await call(app.visitor(), readFunnel, { body: question })).status).toBe(401);
    expect((await call(admin, readFunnel, { body: { ...question, to: question.from } })).status).toBe(400);
    expect((await call(admin, readFunnel, { body: { ...question, to: '2029-09-02T00:00:00Z' } })).status).toBe(400);
  });
});
