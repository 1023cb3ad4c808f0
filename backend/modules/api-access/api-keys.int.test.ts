import { afterAll, beforeAll, expect, it } from 'vitest';
import { API_KEYS_LIMIT, createApiKey, listApiKeys, revokeApiKey } from '#contracts/api-keys.ts';
import type { ApiKeyBody } from '#contracts/api-keys.ts';
import { getBalance } from '#contracts/balance.ts';
import { DAY_MS } from '#contracts/durations.ts';
import { must } from '#contracts/must.ts';
import { rows } from '#kernel/db/raw.ts';
import { createLogger } from '#kernel/logging/logger.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { programWith } from '#testing/program.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { PAYLOADS } from '#testing/xss/payloads.ts';

const lines: string[] = [];
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ log: createLogger({ level: 'debug', name: 'test', destination: { write: (line: string) => void lines.push(line) } }) });
});
afterAll(() => app.close());

const BODY: ApiKeyBody = { name: 'Linen Lab shop', scopes: ['read', 'run'], perRun: 20, perDay: 50, expiresInDays: 90 };
const secrets: string[] = [];
const make = async (owner: HttpUser, changes: Partial<ApiKeyBody> = {}) => {
  const made = await call(owner, createApiKey, { body: { ...BODY, ...changes } });
  expect(made.status).toBe(201);
  secrets.push(made.body.secret);
  return { ...made.body, program: programWith(app.url, made.body.secret) };
};
const TEXT_RUN = { contentType: 'text', prompt: 'A quiet lighthouse' };
const balancePath = getBalance.path;

it('shows the secret of a new API key once, and stores only its digest', async () => {
  const owner = await app.register();
  const { key, secret } = await make(owner);
  expect(secret).toMatch(/^cjr_[A-Za-z0-9_-]{43}$/);
  expect(key).toMatchObject({ name: 'Linen Lab shop', prefix: secret.slice(0, 8), lastFour: secret.slice(-4), scopes: ['read', 'run'], perRun: 20, perDay: 50, spentToday: 0, lastUsedAt: null });
  const listed = await call(owner, listApiKeys);
  expect(listed.body.items).toEqual([key]);
  expect(listed.text).not.toContain(secret);
  for (const table of ['api_keys', 'idempotency_keys', 'outbox_events', 'outbox_jobs']) {
    const found = await rows<{ words: string }>(app.services.db.knex, `select row_to_json(t)::text as words from ${table} t`);
    expect(found.map(({ words }) => words).join('\n')).not.toContain(secret);
  }
});

it('a program with an API key needs no cookies and no origin, and counts as an ordinary member', async () => {
  const owner = await app.register();
  const { program } = await make(owner);
  const balance = await call(owner, getBalance);
  expect((await program.send('GET', balancePath)).body).toEqual(balance.body);
  const run = await program.send('POST', '/api/ai/generate', { body: TEXT_RUN });
  expect(run.status).toBe(202);
  // Without an API key the same request is refused, because it does not come from one of our pages.
  expect((await programWith(app.url, '').send('POST', '/api/ai/generate', { body: TEXT_RUN, headers: { Authorization: '', Cookie: owner.cookie() } })).status).toBe(403);
  const [stored] = await rows<{ surface: string; keyed: boolean }>(app.services.db.knex, 'select surface, key_id is not null as keyed from generations where id = ?', [(run.body as { generation: { id: string } }).generation.id]);
  expect(stored).toEqual({ surface: 'api', keyed: true });
});

it('ignores the cookies of a request that brings an API key', async () => {
  const owner = await app.register();
  const stranger = await app.register();
  const { program, secret } = await make(owner);
  const answer = await program.send('GET', '/api/generations', { headers: { Cookie: stranger.cookie() } });
  expect(answer.status).toBe(200);
  const wrong = await programWith(app.url, `${secret.slice(0, -1)}_`).send('GET', '/api/generations', { headers: { Cookie: stranger.cookie() } });
  expect([wrong.status, wrong.body]).toMatchObject([401, { code: 'key_invalid' }]);
  expect(wrong.headers.get('www-authenticate')).toContain('Bearer');
});

it('the API key of an administrator opens no administration', async () => {
  const admin = await app.register();
  await rows(app.services.db.knex, `update users set role = 'admin' where username = ?`, [admin.username]);
  const { program } = await make(admin, { scopes: ['read', 'run', 'prompts', 'chat'] });
  for (const path of ['/api/admin/users', '/api/user/account', '/api/keys', '/api/payments/subscription', '/api/user/sessions', '/api/account/exports']) {
    const { status, body } = await program.send('GET', path);
    expect([path, status, body]).toMatchObject([path, 403, { code: 'not_for_keys' }]);
  }
});

it('refuses a run above the API key\'s ceiling for one run or for a day, and counts held tokens too', async () => {
  const owner = await app.register();
  const { program, key } = await make(owner, { perRun: 20, perDay: 2 });
  const balance = (await call(owner, getBalance)).body;
  const tries = [];
  for (let n = 0; n < 4; n += 1) tries.push(await program.send('POST', '/api/ai/generate', { body: { ...TEXT_RUN, prompt: `Lighthouse ${n}` } }));
  const accepted = tries.filter(({ status }) => status === 202);
  const spent = balance - (await call(owner, getBalance)).body;
  expect(accepted.length).toBeGreaterThan(0);
  expect(spent).toBeLessThanOrEqual(2);
  expect(tries.at(-1)).toMatchObject({ status: 409, body: { code: 'key_ceiling', details: { limit: 'day', ceiling: 2 } } });
  expect(must((await call(owner, listApiKeys)).body.items.find(({ id }) => id === key.id), 'the key').spentToday).toBe(spent);
  const small = await make(owner, { perRun: 1, perDay: null });
  expect(await small.program.send('POST', '/api/ai/generate', { body: { ...TEXT_RUN, contentType: 'image', expectedTotal: 99 } })).toMatchObject({ status: 409, body: { code: 'key_ceiling', details: { limit: 'run', ceiling: 1 } } });
  // The request names no `expectedTotal`, so the API key's ceiling for one run counts as the highest price that its owner accepts.
  expect(await small.program.send('POST', '/api/ai/generate', { body: { ...TEXT_RUN, contentType: 'image' } })).toMatchObject({ status: 409, body: { code: 'price_changed' } });
});

it('a revoked API key opens nothing from the next request on, and its earlier runs stay', async () => {
  const owner = await app.register();
  const stranger = await app.register();
  const { program, key } = await make(owner);
  expect((await program.send('POST', '/api/ai/generate', { body: TEXT_RUN })).status).toBe(202);
  expect((await call(stranger, revokeApiKey, { params: { id: key.id } })).status).toBe(404);
  expect((await program.send('GET', balancePath)).status).toBe(200);
  const at = Date.now();
  expect((await call(owner, revokeApiKey, { params: { id: key.id } })).status).toBe(200);
  expect((await program.send('GET', balancePath)).status).toBe(401);
  expect(Date.now() - at).toBeLessThan(2_000);
  expect((await call(owner, listApiKeys)).body.items).toEqual([]);
  expect((await owner.send<unknown[]>('GET', '/api/generations')).body).toHaveLength(1);
  expect((await call(owner, revokeApiKey, { params: { id: key.id } })).status).toBe(404);
});

it('an expired API key, and one of a banned owner or an owner who waits for account deletion, opens nothing', async () => {
  const owner = await app.register();
  const { program, key } = await make(owner, { expiresInDays: 7 });
  const { knex } = app.services.db;
  const opens = async (): Promise<number> => (await program.send('GET', balancePath)).status;
  expect(await opens()).toBe(200);
  await rows(knex, 'update users set banned_at = now() where username = ?', [owner.username]);
  expect(await opens()).toBe(401);
  await rows(knex, `update users set banned_at = null, deletes_at = now() + interval '3 days' where username = ?`, [owner.username]);
  expect(await opens()).toBe(401);
  await rows(knex, 'update users set deletes_at = null where username = ?', [owner.username]);
  expect(await opens()).toBe(200);
  await rows(knex, 'update api_keys set expires_at = ? where id = ?', [new Date(Date.now() - DAY_MS), key.id]);
  expect(await opens()).toBe(401);
});

it('stores the last use of an API key at most once a minute', async () => {
  const owner = await app.register();
  const { program, key } = await make(owner);
  const usedAt = async (): Promise<number> => must((await rows<{ at: Date | null }>(app.services.db.knex, 'select last_used_at as at from api_keys where id = ?', [key.id]))[0]?.at, 'a use').getTime();
  await program.send('GET', balancePath);
  const first = await usedAt();
  await program.send('GET', balancePath);
  expect(await usedAt()).toBe(first);
  await rows(app.services.db.knex, `update api_keys set last_used_at = last_used_at - interval '61 seconds' where id = ?`, [key.id]);
  await program.send('GET', balancePath);
  expect(await usedAt()).toBeGreaterThanOrEqual(first);
});

it('one member who creates API keys in several tabs at once stays within the limit of keys', async () => {
  const owner = await app.register();
  const made = await Promise.all(Array.from({ length: API_KEYS_LIMIT + 4 }, () => call(owner, createApiKey, { body: BODY })));
  expect(made.filter(({ status }) => status === 201)).toHaveLength(API_KEYS_LIMIT);
  expect(made.filter(({ status }) => status === 409).map(({ body }) => (body as unknown as { code: string }).code)).toEqual(Array(4).fill('keys_full'));
});

it('stores names of API keys with HTML or odd letters unchanged, and refuses empty or too long ones', async () => {
  const owner = await app.register();
  const names = PAYLOADS.map(({ text }) => text.trim()).filter((text) => text.length > 0 && text.length <= 60 && !text.includes('\0')).slice(0, API_KEYS_LIMIT);
  expect(names).toHaveLength(API_KEYS_LIMIT);
  for (const name of names) expect((await make(owner, { name })).key.name).toBe(name);
  const list = await call(owner, listApiKeys);
  expect(list.headers.get('content-type')).toContain('application/json');
  expect(new Set(list.body.items.map(({ name }) => name))).toEqual(new Set(names));
  for (const name of ['', '   ', 'x'.repeat(61)]) expect((await call(owner, createApiKey, { body: { ...BODY, name } })).status).toBe(400);
});

it('the export contains a member\'s API keys without their secrets, and account deletion erases them', async () => {
  const owner = await app.register();
  const { key, secret } = await make(owner);
  const { personalData } = app.modules.apiAccess;
  const [{ id: userId }] = await rows<{ id: string }>(app.services.db.knex, 'select id from users where username = ?', [owner.username]) as [{ id: string }];
  const exported: string[] = [];
  for await (const { name, data } of must(personalData, 'the personal data').export(userId)) exported.push(name + JSON.stringify(data));
  expect(exported.join('')).toContain(key.id);
  expect(exported.join('')).not.toContain(secret);
  await app.services.db.transaction((tx) => must(personalData, 'the personal data').erase(tx, userId));
  expect(await rows(app.services.db.knex, 'select id from api_keys where user_id = ?', [userId])).toEqual([]);
});

it('each API key has a rate limit of its own', async () => {
  const strict = await createTestApp({ overrides: { RATE_LIMIT_KEY: '3/60' } });
  try {
    const owner = await strict.register();
    const keys = await Promise.all([1, 2].map(async (n) => programWith(strict.url, (await call(owner, createApiKey, { body: { ...BODY, name: `Key ${n}` } })).body.secret)));
    const [one, other] = [must(keys[0], 'a key'), must(keys[1], 'another key')];
    const statuses = [];
    for (let n = 0; n < 5; n += 1) statuses.push((await one.send('GET', balancePath)).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect((await other.send('GET', balancePath)).status).toBe(200);
  } finally {
    await strict.close();
  }
});

it('no log line contains the secret of an API key, wherever a request brings it', async () => {
  const owner = await app.register();
  const { program, secret } = await make(owner);
  await program.send('GET', `/api/generations/${secret}`);
  await program.send('GET', `/api/prompts?q=${secret}`);
  await program.send('POST', '/api/ai/generate', { body: { [secret]: secret, prompt: secret } });
  await owner.send('GET', `/api/nothing/${secret}`, { headers: { 'User-Agent': secret } });
  expect(lines.length).toBeGreaterThan(50);
  expect(secrets.length).toBeGreaterThan(10);
  for (const each of secrets) expect(lines.filter((line) => line.includes(each))).toEqual([]);
});
