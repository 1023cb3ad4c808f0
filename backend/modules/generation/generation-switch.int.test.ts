import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startDemoRun } from '#contracts/demo-runs.ts';
import { generateFreeForm } from '#contracts/generation.ts';
import { getGenerationSwitch, setGenerationSwitch } from '#contracts/generation-switch.ts';
import type { GenerationMode } from '#contracts/generation-switch.ts';
import { login } from '#contracts/identity.ts';
import { getConfig } from '#contracts/system.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { registerUser } from '#testing/http-user.ts';
import { eventually } from '#testing/job-fixtures.ts';
import { startOpenAiDouble } from '#testing/openai-double.ts';
import type { OpenAiDouble } from '#testing/openai-double.ts';
import { createProductStack } from '#testing/product-stack.ts';
import type { ProductStack } from '#testing/product-stack.ts';
import { expectConverged } from '#testing/recovery/expect-converged.ts';
import type { ServerProcess } from '#testing/server-process.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { testRedisUrl } from '#testing/test-services.ts';

const MESSAGE = 'The cauldron is being cleaned. Back by 18:00.';

let app: TestApp;
let stack: ProductStack;
let other: ServerProcess;
let storageDir: string;
let double: OpenAiDouble;
let admin: HttpUser;
beforeAll(async () => {
  [double, storageDir] = await Promise.all([startOpenAiDouble(), mkdtemp(join(tmpdir(), 'conjure-switch-'))]);
  const env = { TEXT_PROVIDER_URL: double.baseUrl, TEXT_PROVIDER_MODEL: 'double', RUNS_AT_ONCE: '3', STARTER_SAMPLES_ENABLED: 'off' };
  app = await createTestApp({ overrides: env });
  const { config } = app.services;
  stack = createProductStack({ databaseUrl: config.database.url, redisUrl: testRedisUrl(), storageDir, env: { ...env, REDIS_PREFIX: config.redis.prefix } });
  // A separate worker process makes the runs, and a second API process accepts some of them. Both must learn of the switch by themselves.
  [other] = await Promise.all([stack.api(), stack.worker()]);
  admin = await app.register();
  await app.services.db.knex('users').where({ username: admin.username }).update({ role: 'admin' });
  await call(admin, login, { body: { username: admin.username, password: 'correct-horse-9' } });
}, 90_000);
afterAll(async () => {
  await stack.close();
  await Promise.all([app.close(), double.close(), rm(storageDir, { recursive: true, force: true })]);
});

let asked = 0;
const ask = (user: HttpUser) => call(user, generateFreeForm, { body: { expectedTotal: 9, contentType: 'text', prompt: `Rain, number ${asked++}`, length: 60 }, key: newId() });
const now = async () => (await call(admin, getGenerationSwitch)).body;
const set = async (mode: GenerationMode, message = '') =>
  call(admin, setGenerationSwitch, { body: { mode, message, revision: (await now()).revision, reason: 'The provider is down' }, key: newId() });
const codeOf = (body: unknown): string | undefined => (body as { code?: string }).code;
const balance = async (user: HttpUser) => (await user.send<number>('GET', '/api/user/balance')).body;

it('lets all people start runs before an administrator changes the switch for the first time', async () => {
  expect(await now()).toMatchObject({ mode: 'on', message: '', revision: 0, since: null });
});

it('ends waiting runs at no cost when generation is switched off, and lets running ones finish, under 20 requests a second', async () => {
  double.always({ do: 'ok', delayMs: 120 });
  const users = await Promise.all(Array.from({ length: 8 }, (_, place) => (place % 2 === 0 ? app.register() : registerUser(other.url))));
  const answers: { status: number; code: string | undefined; at: number }[] = [];
  const sent: Promise<void>[] = [];
  let offAt = Number.POSITIVE_INFINITY;
  for (let count = 0; count < 120; count += 1) {
    if (count === 60) {
      expect((await set('off', MESSAGE)).status).toBe(200);
      offAt = performance.now();
    }
    const at = performance.now();
    sent.push(ask(users[count % users.length]!).then(({ status, body }) => void answers.push({ status, code: codeOf(body), at })));
    await wait(50);
  }
  await Promise.all(sent);
  const refused = answers.filter(({ status }) => status === 409);
  expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['generation_off']));
  expect(answers.filter(({ status }) => status !== 409 && status !== 202)).toEqual([]);
  expect(answers.filter(({ status, at }) => status === 202 && at > offAt + 2_000)).toEqual([]);
  await expectConverged(app.services.db);
  const ended = await rows<{ status: string; code: string | null; runs: number; captured: number }>(app.services.db.knex, `
    select status, error_code as code, count(*)::int as runs, sum(captured)::int as captured from generations group by 1, 2 order by 1`);
  expect(ended.map(({ status, code }) => [status, code])).toEqual([['failed', 'generation_off'], ['succeeded', null]]);
  expect(ended[0]!.captured).toBe(0);
  expect(ended.reduce((sum, { runs }) => sum + runs, 0)).toBe(answers.filter(({ status }) => status === 202).length);
  const spent = await Promise.all(users.map(async (user) => 20 - (await balance(user))));
  expect(spent.reduce((sum, tokens) => sum + tokens, 0)).toBe(ended[1]!.captured);
}, 60_000);

it('explains in all processes with the administrator\'s words why no run can be made while generation is off', async () => {
  const member = await app.register();
  for (const user of [member, await registerUser(other.url)]) {
    const { status, body } = await ask(user);
    expect([status, (body as unknown as { message: string }).message]).toEqual([409, `${MESSAGE} Nothing was started or charged.`]);
    expect((await call(user, getConfig)).body.unavailable).toEqual({ text: MESSAGE, image: MESSAGE, video: MESSAGE });
    expect(await balance(user)).toBe(20);
  }
});

it('tells open pages of members at once when generation is switched on or off', async () => {
  const member = await app.register();
  const socket = io(app.url, { transports: ['websocket'], reconnection: false, extraHeaders: { cookie: member.cookie(), origin: app.url } });
  const told: unknown[] = [];
  socket.on('generation:switched', (payload: unknown) => told.push(payload));
  await new Promise<void>((resolve, reject) => {
    socket.on('connect', resolve);
    socket.on('connect_error', reject);
  });
  await set('on');
  await set('off', MESSAGE);
  await eventually(() => told.length === 2, 2_000);
  socket.disconnect();
  expect(told).toEqual([{ unavailable: {} }, { unavailable: { text: MESSAGE, image: MESSAGE, video: MESSAGE } }]);
});

it('refuses demo runs of visitors, but no runs of members, while generation is on for members only', async () => {
  expect((await set('members')).body).toMatchObject({ mode: 'members', message: '' });
  const member = await app.register();
  expect((await ask(member)).status).toBe(202);
  const demo = await call(app.visitor(), startDemoRun, { body: { who: 'a rabbit', habit: 'collects hats', ending: 'quietly' }, key: newId() });
  expect([demo.status >= 400, codeOf(demo.body)]).toEqual([true, 'demo_off']);
  expect((await set('on')).status).toBe(200);
  await eventually(async () => (await ask(await registerUser(other.url))).status === 202, 2_000);
  await expectConverged(app.services.db);
});

it('refuses a change of the generation switch that names an older version, and answers with the current setting', async () => {
  const { revision } = await now();
  const change = (mode: GenerationMode) => call(admin, setGenerationSwitch, { body: { mode, message: '', revision, reason: 'A race of two' }, key: newId() });
  const both = await Promise.all([change('members'), change('members')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const late = both.find(({ status }) => status === 409)!.body as unknown as { code: string; details: { current: { mode: string; revision: number } } };
  expect([late.code, late.details.current]).toEqual(['settings_changed', expect.objectContaining({ mode: 'members', revision: revision + 1 })]);
});
