import { afterAll, beforeAll, expect, it } from 'vitest';
import { HOUR_MS } from '#contracts/durations.ts';
import { generateFreeForm } from '#contracts/generation.ts';
import { login } from '#contracts/identity.ts';
import { getToday } from '#contracts/today.ts';
import { rows } from '#kernel/db/raw.ts';
import { firstIdAt, newId } from '#kernel/ids.ts';
import { dayRuns } from '#modules/generation/index.ts';
import { daySignUps } from '#modules/identity/index.ts';
import { daySales } from '#modules/payments/index.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { comparedDays } from './queries/gather-today.ts';

let app: TestApp;
let admin: HttpUser;
let ada: HttpUser;
beforeAll(async () => {
  app = await createTestApp({ overrides: { STARTER_SAMPLES_ENABLED: 'off' } });
  [admin, ada] = [await app.register(), await app.register()];
  await app.services.db.knex('users').where({ username: admin.username }).update({ role: 'admin' });
  await call(admin, login, { body: { username: admin.username, password: 'correct-horse-9' } });
}, 60_000);
afterAll(() => app.close());

const ask = async (): Promise<string> =>
  (await call(ada, generateFreeForm, { body: { expectedTotal: 9, contentType: 'text', prompt: `Rain ${newId()}`, length: 60 }, key: newId() })).body.generation.id;

/** Copies a run to another moment, with some columns changed. The copy's id follows the time, as ids of real runs do. */
let copies = 0;
async function copied(id: string, at: Date, changes: Record<string, unknown>): Promise<void> {
  copies += 1;
  const to = { id: firstIdAt(at).replace(/0{12}$/, copies.toString(16).padStart(12, '0')), created_at: at, request_hash: null, ...changes };
  await rows(app.services.db.knex, 'insert into generations select (jsonb_populate_record(g, cast(:to as jsonb))).* from generations g where g.id = :id', { id, to: JSON.stringify(to) });
}

it('today\'s figures compare the time since midnight with the same time of yesterday', () => {
  expect(comparedDays(new Date('2026-11-26T16:20:00Z'))).toEqual({
    today: new Date('2026-11-26T00:00:00Z'), now: new Date('2026-11-26T16:20:00Z'), yesterday: new Date('2026-11-25T00:00:00Z'), then: new Date('2026-11-25T16:20:00Z'),
  });
});

it('today\'s run figures equal a recount of the rows, and count no run outside the compared times', async () => {
  const now = new Date('2031-03-05T10:00:00Z');
  const days = comparedDays(now);
  const id = await ask();
  const statuses = ['succeeded', 'partial', 'failed', 'queued', 'running', 'blocked', 'cancelled'] as const;
  const made: { at: number; status: string; captured: number | null }[] = [];
  // The test makes a run every 40 minutes over three days, so that some are exactly at the start and the end of both days.
  for (let at = days.yesterday.getTime() - 2 * HOUR_MS; at <= now.getTime() + 2 * HOUR_MS; at += 40 * 60_000) {
    const status = statuses[made.length % statuses.length]!;
    const ended = !['queued', 'running'].includes(status);
    const captured = ended ? Number(['succeeded', 'partial'].includes(status)) : null;
    await copied(id, new Date(at), { status, captured, finished_at: ended ? new Date(at + 1_000) : null, started_at: null, heartbeat_at: status === 'running' ? new Date(at) : null, output_text: null, dispatched_at: null });
    made.push({ at, status, captured });
  }
  // Test runs, improvements and review runs count nowhere in today's figures, as in the analytics.
  for (const source of ['test', 'improve', 'review']) await copied(id, new Date(days.today.getTime() + HOUR_MS), { run_source: source });
  const recount = (from: Date, to: Date) => {
    const inside = made.filter(({ at }) => at >= from.getTime() && at < to.getTime());
    const ended = inside.filter(({ captured }) => captured !== null);
    const spent = ended.reduce((sum, { captured }) => sum + captured!, 0);
    return { runs: inside.length, people: Number(inside.length > 0), ended: ended.length, worked: inside.filter(({ status }) => ['succeeded', 'partial'].includes(status)).length, tokensSpent: spent, tokensReturned: ended.length - spent };
  };
  const [today, yesterday] = [recount(days.today, days.now), recount(days.yesterday, days.then)];
  expect(today.runs).toBeGreaterThan(10);
  const figures = await dayRuns(app.services.db.knex, days);
  expect(Object.fromEntries(Object.entries(figures).map(([name, { now: counted }]) => [name, counted]))).toEqual(today);
  expect(Object.fromEntries(Object.entries(figures).map(([name, { then: counted }]) => [name, counted]))).toEqual(yesterday);
  // Proves that the test checks the end of the day's part: a recount with one moment more gives another number.
  expect(recount(days.today, new Date(days.now.getTime() + 1))).not.toEqual(today);
});

it('today\'s figures count new accounts, and money from paid orders only', async () => {
  const { knex } = app.services.db;
  const now = new Date('2032-05-05T12:00:00Z');
  const days = comparedDays(now);
  const users = await Promise.all(Array.from({ length: 3 }, () => app.register()));
  const moments = [new Date('2032-05-05T01:00:00Z'), new Date('2032-05-04T01:00:00Z'), new Date('2032-05-04T13:00:00Z')];
  for (const [place, { username }] of users.entries()) await knex('users').where({ username }).update({ created_at: moments[place]! });
  expect(await daySignUps(knex, days)).toEqual({ signUps: { now: 1, then: 1 } });
  const [{ id: userId }] = (await rows<{ id: string }>(knex, 'select id from users where username = ?', [ada.username])) as [{ id: string }];
  const order = (at: Date, granted: boolean) => ({
    id: newId(), user_id: userId, kind: 'tokens' as const, product_id: 'creator-stack', product_name: 'Creator Stack', amount_cents: 999, currency: 'usd', tokens: 100,
    status: granted ? ('paid' as const) : ('failed' as const), granted, paid_at: at, created_at: at, updated_at: at,
  });
  await knex('orders').insert([order(moments[0]!, true), order(moments[0]!, true), order(moments[0]!, false), order(moments[1]!, true), order(moments[2]!, true)]);
  expect(await daySales(knex, days)).toEqual({ tokensSold: { now: 200, then: 100 }, revenueCents: { now: 1_998, then: 999 } });
});

it('only administrators see what is under way, and how hosted providers worked in the last hour', async () => {
  const { knex } = app.services.db;
  const call_ = (minutes: number, outcome: 'worked' | 'failed', ms: number) => ({
    id: newId(), at: new Date(Date.now() - minutes * 60_000), content_type: 'text' as const, provider_id: 'ada', provider: 'Ada', model: 'one', purpose: 'run' as const, outcome, code: outcome === 'failed' ? 'timeout' : null, ms,
  });
  await knex('provider_calls').insert([call_(1, 'worked', 400), call_(2, 'failed', 9_000), call_(70, 'failed', 9_000)]);
  const { status, body } = await call(admin, getToday);
  expect(status).toBe(200);
  expect(body.providers).toEqual([{ type: 'text', provider: 'Ada', worked: 1, failed: 1, p95Ms: 400 }]);
  expect(body.lanes.map(({ type }) => type)).toEqual(['text', 'image', 'video']);
  expect(body.lanes[0]!.waiting).toBeGreaterThan(0);
  expect(body.figures.signUps.now).toBeGreaterThanOrEqual(0);
  expect((await call(ada, getToday)).status).toBe(403);
});
