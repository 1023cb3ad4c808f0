import { afterAll, beforeAll, expect, it } from 'vitest';
import { readOverview } from '#contracts/admin-analytics.ts';
import { DAY_MS } from '#contracts/durations.ts';
import type { AnyEndpoint, BodyOf } from '#contracts/endpoint.ts';
import { readFunnel, readPaths, readRetention } from '#contracts/journeys.ts';
import { login } from '#contracts/identity.ts';
import { must } from '#contracts/must.ts';
import { rows } from '#kernel/db/raw.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { CallOptions, TestApp } from '#testing/test-app.ts';
import { fillEvents } from './fill-events.ts';

const EVENTS = 10_000_000;
/**
 * The fewest people that an analytics report must count in this test, or its speed would prove nothing. The number grows with the events, so
 * a smaller trial passes the same checks.
 */
const SOME_PEOPLE = EVENTS / 200_000;
const ROUNDS = 5;
/** The reports of this test end with the last full month, because the demo data does too. */
const NOW = new Date();
const END = Date.UTC(NOW.getUTCFullYear(), NOW.getUTCMonth(), 1);
const last = (days: number) => ({ from: new Date(END - days * DAY_MS).toISOString(), to: new Date(END).toISOString() });

let app: TestApp;
let admin: HttpUser;
beforeAll(async () => {
  app = await createTestApp({ overrides: { DATABASE_STATEMENT_TIMEOUT_MS: '1800000' } });
  admin = await app.register();
  await app.services.db.knex('users').where({ username: admin.username }).update({ role: 'admin' });
  await call(admin, login, { body: { username: admin.username, password: 'correct-horse-9' } });
  await rows(app.services.db.knex, "set maintenance_work_mem = '256MB'");
  const start = performance.now();
  await fillEvents(app.services.db.knex, { events: EVENTS, until: new Date(END) });
  console.log(`filled in ${Math.round((performance.now() - start) / 1_000)} s`);
  for (const task of must(app.modules.analytics.maintenance, 'maintenance')) {
    const began = performance.now();
    await task.run();
    console.log(`${task.name}: ${Math.round(performance.now() - began)} ms`);
  }
  await app.services.db.knex.raw('vacuum analyze');
}, 3_600_000);
afterAll(() => app.close());

/** Asks for an analytics report five times over HTTP. @returns the median time in ms, and the last answer */
async function timed<E extends AnyEndpoint>(name: string, endpoint: E, asked: CallOptions<E>): Promise<{ ms: number; body: unknown }> {
  const times: number[] = [];
  let body: unknown;
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    const answer = await call(admin, endpoint, asked);
    times.push(performance.now() - start);
    expect([answer.status, answer.status === 200 ? null : answer.body]).toEqual([200, null]);
    ({ body } = answer);
  }
  const ms = Math.round(must(times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)], 'the median'));
  console.log(`${name}: ${ms} ms (${times.map((time) => Math.round(time)).join(', ')})`);
  return { ms, body };
}

it('the API counts a funnel of four steps over 30 days within 2 s, among ten million events', async () => {
  const body: BodyOf<typeof readFunnel> = { steps: [{ name: 'page_viewed' }, { name: 'signed_up' }, { name: 'generation_success' }, { name: 'order_paid' }], ...last(30), windowHours: 168 };
  const { ms, body: answer } = await timed('funnel', readFunnel, { body });
  expect((answer as { steps: { people: number }[] }).steps.map(({ people }) => people > SOME_PEOPLE)).toEqual([true, true, true, true]);
  expect(ms).toBeLessThanOrEqual(2_000);
});

it('the API counts the retention of people over 12 weeks within 2 s, among ten million events', async () => {
  const { ms, body } = await timed('retention', readRetention, { body: { entry: { name: 'signed_up' }, back: { name: 'page_viewed' }, unit: 'week', ...last(84) } });
  expect((body as { cohorts: { people: number; back: number[] }[] }).cohorts.filter(({ people, back }) => people > SOME_PEOPLE && back.some((some) => some > 0)).length).toBeGreaterThan(5);
  expect(ms).toBeLessThanOrEqual(2_000);
});

it('the API counts paths of five events over 30 days within 4 s, among ten million events', async () => {
  const { ms, body } = await timed('paths', readPaths, { body: { event: { name: 'page_viewed', where: { page: '/pricing' } }, direction: 'after', depth: 5, ...last(30) } });
  expect((body as { links: object[] }).links.length).toBeGreaterThan(50);
  expect(ms).toBeLessThanOrEqual(4_000);
});

it('the API answers the overview of analytics within 300 ms, among ten million events', async () => {
  const { ms } = await timed('overview', readOverview, { query: last(30) });
  expect(ms).toBeLessThanOrEqual(300);
});
