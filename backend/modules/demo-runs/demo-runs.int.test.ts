import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listCreations } from '#contracts/creations.ts';
import { claimDemoRun, getDemoRun, getDemoState, startDemoRun } from '#contracts/demo-runs.ts';
import type { DemoInputs } from '#contracts/demo-runs.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contracts/durations.ts';
import { must } from '#contracts/must.ts';
import { rows } from '#kernel/db/raw.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

const BLANKS: DemoInputs = { who: 'a lighthouse keeper', habit: 'never lights the lamp', ending: 'quietly' };
const JOB = { signal: new AbortController().signal, lastAttempt: true };
let app: TestApp;
let now = Date.parse('2026-03-01T10:00:00.000Z');

beforeAll(async () => {
  app = await createTestApp({ clock: { now: () => new Date(now) }, overrides: { DEMO_RUNS_PER_NETWORK: '3' } });
}, 60_000);
afterAll(() => app.close());
// Each test runs on a day of its own, so that no test meets limits that another one has used up.
beforeEach(() => {
  now += 2 * DAY_MS;
});

const start = (browser: HttpUser, blanks: Partial<DemoInputs> = {}) => call(browser, startDemoRun, { body: { ...BLANKS, ...blanks } });
const write = (id: string) => app.modules.demoRuns.demoRuns.write(id, JOB);
const read = (browser: HttpUser, id: string) => call(browser, getDemoRun, { params: { id } });
const state = async (browser: HttpUser) => (await call(browser, getDemoState)).body;
const forget = () => Promise.all(app.modules.demoRuns.maintenance.map((task) => task.run()));

async function written(browser: HttpUser): Promise<string> {
  const { id } = (await start(browser)).body.run;
  await write(id);
  return id;
}

/** Registers an account in a browser that has made a demo run. */
const register = async (browser: HttpUser): Promise<void> => {
  const body = { username: browser.username, email: `${browser.username}@example.test`, password: 'correct-horse-9' };
  expect((await browser.send('POST', '/api/auth/register', { body })).status).toBe(201);
};

/** Delivers the events about claimed demo runs to the library. */
async function tellLibrary(): Promise<void> {
  const { db } = app.services;
  const kept = await rows<{ id: string; payload: object; occurred_at: Date }>(db.knex, `select id, payload, occurred_at from outbox_events where name = 'run_kept'`);
  const subscription = must(app.modules.library.subscriptions?.find(({ event }) => event.name === 'run_kept'), 'the subscription');
  for (const { id, payload, occurred_at: occurredAt } of kept) await db.transaction((tx) => subscription.handle(tx, payload, { eventId: id, occurredAt }));
}

describe('a demo run', () => {
  it('writes a demo run for a visitor, and lets only the same browser read it', async () => {
    const visitor = app.visitor();
    expect(await state(visitor)).toEqual({ offered: true, run: null, nextAt: null });
    const id = await written(visitor);
    const { run } = (await read(visitor, id)).body;
    expect(run).toMatchObject({ status: 'done', inputs: BLANKS, credit: 'Made by Studio, the built-in demo provider' });
    expect(run.text).toMatch(/lighthouse/i);
    expect(await state(visitor)).toEqual({ offered: true, run, nextAt: new Date(Math.ceil(now / DAY_MS) * DAY_MS).toISOString() });
    expect((await read(app.visitor(), id)).status).toBe(404);
  });

  it('gives each browser one demo run a day: the same words get the same run, and other words are refused', async () => {
    const visitor = app.visitor();
    const first = await start(visitor);
    const again = await start(visitor);
    expect([first.status, again.status, again.body.run.id]).toEqual([202, 202, first.body.run.id]);
    const second = await start(visitor, { who: 'a clockmaker' });
    expect([second.status, second.body]).toEqual([409, expect.objectContaining({ code: 'demo_used' })]);
    now += DAY_MS;
    expect((await start(visitor, { who: 'a clockmaker' })).status).toBe(202);
  });

  it('refuses demo runs beyond the limit of a block of addresses, also when ten browsers start at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => start(app.visitor())));
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 202, 202, ...Array.from({ length: 7 }, () => 429)]);
  });

  it('lets a browser start another demo run on the same day when its first one failed', async () => {
    const visitor = app.visitor();
    const { id } = (await start(visitor)).body.run;
    await rows(app.services.db.knex, `update demo_runs set provider = 'gone' where id = ?`, [id]);
    await write(id);
    expect((await read(visitor, id)).body.run.status).toBe('failed');
    expect((await start(visitor)).status).toBe(202);
  });

  it('refuses a demo run whose words are empty, too long or not among the choices', async () => {
    for (const blanks of [{ who: ' ' }, { habit: 'x'.repeat(61) }, { ending: 'badly' }]) expect((await app.visitor().send('POST', '/api/demo-runs', { body: { ...BLANKS, ...blanks } })).status).toBe(400);
  });
});

it('makes a demo run the first creation of the visitor who registers, at no cost, and lets no other account claim it', async () => {
  const browser = app.visitor();
  const id = await written(browser);
  await register(browser);
  const claim = () => call(browser, claimDemoRun, { params: { id } });
  expect([(await claim()).body, (await claim()).body]).toEqual([{ creationId: id }, { creationId: id }]);
  await tellLibrary();
  await tellLibrary();
  expect((await call(browser, listCreations)).body.items).toMatchObject([{ id, title: 'a lighthouse keeper who never lights the lamp', cost: 0, excerpt: expect.stringMatching(/\w/) as string }]);
  expect((await browser.send('GET', '/api/user/balance')).body).toBe(20);
  expect((await state(browser)).run).toBeNull();
  // A second account registers in the same browser. It cannot claim the demo run, because the first account has it.
  expect((await browser.send('POST', '/api/auth/logout')).status).toBe(200);
  browser.username = `${browser.username}-2`;
  await register(browser);
  expect((await claim()).status).toBe(404);
  expect((await call(await app.register(), claimDemoRun, { params: { id } })).status).toBe(404);
});

it('deletes a demo run after 24 hours, and ends one as failed when its job was lost', async () => {
  const id = await written(app.visitor());
  now += 23 * HOUR_MS;
  const lost = (await start(app.visitor())).body.run.id;
  await forget();
  const left = () => rows<{ id: string; status: string }>(app.services.db.knex, 'select id, status from demo_runs where id = any(?) order by id', [[id, lost]]);
  expect(await left()).toEqual([{ id, status: 'done' }, { id: lost, status: 'waiting' }]);
  now += HOUR_MS + MINUTE_MS;
  await forget();
  expect(await left()).toEqual([{ id: lost, status: 'failed' }]);
});
