import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { login } from '#contracts/identity.ts';
import { getServiceStates } from '#contracts/service-states.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { startSmtpServer } from '#testing/smtp-server.ts';
import type { SmtpServer } from '#testing/smtp-server.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

const PASSWORD = 'canary-of-the-mail-server';

let app: TestApp;
let admin: HttpUser;
let smtp: SmtpServer;
let dir: string;
beforeAll(async () => {
  [smtp, dir] = await Promise.all([startSmtpServer(), mkdtemp(join(tmpdir(), 'conjure-services-'))]);
  app = await createTestApp({ overrides: { SMTP_URL: smtp.url, STORAGE_DIR: dir } });
  admin = await app.register();
  await app.services.db.knex('users').where({ username: admin.username }).update({ role: 'admin' });
  await call(admin, login, { body: { username: admin.username, password: 'correct-horse-9' } });
}, 60_000);
afterAll(async () => {
  await app.close();
  await smtp.close();
  await rm(dir, { recursive: true, force: true });
});

const ask = (sql: string, bindings: unknown[] = []) => rows(app.services.db.knex, sql, bindings);
const states = async () => (await call(admin, getServiceStates)).body;

it('the check of services writes to the storage and connects to the mail server, and leaves nothing behind', async () => {
  const { storage, mail } = await states();
  expect(storage).toMatchObject({ kind: 'disk', place: null, check: { works: true, problem: null }, files: 0, bytes: 0, freeBytes: expect.any(Number) as number });
  expect(mail).toMatchObject({ server: new URL(smtp.url).host, check: { works: true, problem: null }, lastProblem: null });
  expect((await readdir(dir, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())).toEqual([]);
  expect(smtp.emails).toEqual([]);
});

it('shows the last results of emails, push and webhooks with codes and without addresses of members', async () => {
  const [user] = (await ask('select id from users limit 1')) as [{ id: string }];
  await ask("insert into emails (id, subject, status, error_code, created_at) values (?, 'x', 'failed', 'EENVELOPE 550', now())", [newId()]);
  await ask("insert into emails (id, subject, status, created_at, sent_at) values (?, 'x', 'sent', now() - interval '2 days', now() - interval '2 days')", [newId()]);
  await ask("insert into push_subscriptions (id, user_id, session_id, endpoint_hash, host, sealed, created_at, last_error, last_error_at) values (?, ?, ?, 'h', 'fcm.googleapis.com', 's', now(), '410', now())", [newId(), user.id, newId()]);
  const webhookId = newId();
  await ask("insert into webhooks (id, user_id, url, events, secret, last_four, created_at) values (?, ?, 'https://member.example/hook-canary', '{run.succeeded}', 'sealed-canary', 'abcd', now())", [webhookId, user.id]);
  const calls = 'insert into webhook_calls (id, webhook_id, event_id, type, body, status, status_code, created_at, ended_at) values (?, ?, ?, ?, ?, ?, ?, now(), ?)';
  await ask(calls, [newId(), webhookId, newId(), 'run.succeeded', '{}', 'delivered', 200, new Date()]);
  await ask(calls, [newId(), webhookId, newId(), 'run.succeeded', '{}', 'failed', 503, new Date()]);
  const all = await states();
  expect(all.mail).toMatchObject({ failed: 1, lastSentAt: expect.any(String) as string, lastProblem: { code: 'EENVELOPE 550' } });
  expect(all.push).toMatchObject({ browsers: 1, failing: 1, lastProblem: { code: '410' } });
  expect(all.webhooks).toMatchObject({ addresses: 1, off: 0, waiting: 0, delivered: 1, failed: 1, lastProblem: { code: '503' } });
  expect(JSON.stringify(all)).not.toMatch(/canary/);
});

it('reports a broken storage and mail server by a code, without the password', async () => {
  const broken = await createTestApp({ overrides: { SMTP_URL: `smtp://shop:${PASSWORD}@127.0.0.1:1`, STORAGE_DIR: '/dev/null/nowhere' } });
  const someone = await broken.register();
  await broken.services.db.knex('users').where({ username: someone.username }).update({ role: 'admin' });
  await call(someone, login, { body: { username: someone.username, password: 'correct-horse-9' } });
  const { body } = await call(someone, getServiceStates);
  expect(body.storage).toMatchObject({ check: { works: false, problem: 'ENOTDIR' }, freeBytes: null });
  expect(body.mail).toMatchObject({ server: '127.0.0.1:1', check: { works: false, problem: expect.stringMatching(/^E/) as string } });
  expect(JSON.stringify(body)).not.toContain(PASSWORD);
  await broken.close();
});

it('only people who may see the state of the system can check services', async () => {
  expect((await call(await app.register(), getServiceStates)).status).toBe(403);
});
