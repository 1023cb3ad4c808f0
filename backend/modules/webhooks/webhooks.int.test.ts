import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { z } from 'zod';
import { DAY_MS, HOUR_MS } from '#contracts/durations.ts';
import { must, one } from '#contracts/must.ts';
import { changeWebhook, createWebhook, deleteWebhook, listWebhookCalls, listWebhooks, repeatWebhookCall, rotateWebhookSecret, testWebhook, webhookEvent, WEBHOOKS_LIMIT } from '#contracts/webhooks.ts';
import type { WebhookBody, WebhookCall } from '#contracts/webhooks.ts';
import { rows } from '#kernel/db/raw.ts';
import type { EventDefinition } from '#kernel/events/event.ts';
import { processEvent } from '#kernel/events/process-event.ts';
import { groupSubscriptions } from '#kernel/events/subscriptions.ts';
import { newId } from '#kernel/ids.ts';
import { ComeBackLater } from '#kernel/jobs/job-errors.ts';
import { createLogger } from '#kernel/logging/logger.ts';
import { generationErrorEvent, generationSuccess } from '#modules/generation/generation.events.ts';
import { promptUnlocked, tipSent } from '#modules/selling/selling.events.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startWebhookProgram } from '#testing/webhook-program.ts';
import type { WebhookProgram } from '#testing/webhook-program.ts';
import { moduleList } from '../../bootstrap/modules.ts';
import { RETRY_MS } from './domain/retries.ts';

const START = new Date('2026-11-26T12:00:00Z');
let now = START;
const lines: string[] = [];
let app: TestApp;
let program: WebhookProgram;
beforeAll(async () => {
  const log = createLogger({ level: 'debug', name: 'test', destination: { write: (line: string) => void lines.push(line) } });
  [app, program] = await Promise.all([createTestApp({ overrides: { WEBHOOK_PRIVATE_HOSTS: '127.0.0.1' }, clock: { now: () => now }, log }), startWebhookProgram()]);
});
beforeEach(() => {
  program.answerWith(200);
  program.taken.length = 0;
});
afterAll(async () => {
  await app.close();
  await program.close();
});

const secrets: string[] = [];
async function make(changes: Partial<WebhookBody> = {}) {
  const owner = await app.register();
  const made = await call(owner, createWebhook, { body: { url: `${program.url}/hook?token=url-canary`, events: [...webhookEvent.options], ...changes } });
  expect(made.status).toBe(201);
  secrets.push(made.body.secret);
  const { id: userId } = one(await rows<{ id: string }>(app.services.db.knex, 'select id from users where username = ?', [owner.username]));
  return { owner, userId, ...made.body };
}
const later = (ms: number): void => void (now = new Date(now.getTime() + ms));

/** Publishes an event and lets the subscribers of the webhooks module react, as the worker does. */
async function publish<N extends string, P extends z.ZodType>(event: EventDefinition<N, P>, payload: z.input<P>): Promise<string> {
  const { db, clock, log, outbox } = app.services;
  const subscriptionsByEvent = groupSubscriptions(moduleList(app.modules).flatMap((each) => each.subscriptions ?? []));
  const eventId = await db.transaction((tx) => outbox.publish(tx, event, payload));
  await react(eventId, event.name, 'webhooks', { db, clock, log, subscriptionsByEvent });
  return eventId;
}
async function react(eventId: string, name: string, module: string, deps: Parameters<typeof processEvent>[0]): Promise<void> {
  for (const { subscriber } of deps.subscriptionsByEvent.get(name) ?? []) if (subscriber.startsWith(`${module}.`)) await processEvent(deps, eventId, subscriber);
}
const run = (userId: string) => ({ generationId: newId(), userId, promptId: newId(), title: 'A fox', contentType: 'text' as const, surface: 'api' as const, status: 'succeeded' as const, delivered: 1, quantity: 1, captured: 1, released: 0 });
const callsOf = async (owner: HttpUser, id: string): Promise<WebhookCall[]> => (await call(owner, listWebhookCalls, { params: { id } })).body.items;
const deliver = (id: string, asked = false): Promise<void> => app.modules.webhooks.webhooks.deliver({ id, asked });
/** Runs the job of a webhook call once. Returns how many ms the job has to wait for the next attempt, and 0 when the call has ended. */
const attempt = (id: string): Promise<number> => deliver(id).then(() => 0, (error: unknown) => {
  if (error instanceof ComeBackLater) return error.delayMs;
  throw error;
});

it('the signature of a webhook call about an API key\'s run is accepted by Stripe’s own library', async () => {
  const { owner, userId, webhook, secret } = await make();
  const eventId = await publish(generationSuccess, run(userId));
  const waiting = one(await callsOf(owner, webhook.id));
  expect(waiting).toMatchObject({ type: 'run.succeeded', status: 'waiting', attempts: 0, problem: null });
  expect(await rows(app.services.db.knex, 'select 1 as found from outbox_jobs where job_id = ?', [`webhook-${waiting.id}`])).toHaveLength(1);
  await deliver(waiting.id);
  const { headers, body, path } = one(program.taken);
  expect(path).toBe('/hook?token=url-canary');
  expect(headers).toMatchObject({ 'content-type': 'application/json', 'user-agent': 'Conjure-Webhooks/1' });
  const { webhooks } = new Stripe('sk_test_of_no_account');
  const signature = String(headers['conjure-signature']);
  expect(webhooks.constructEvent(body, signature, secret, 300, undefined, now.getTime())).toMatchObject({ id: eventId, type: 'run.succeeded', data: { status: 'succeeded', captured: 1, contentType: 'text' } });
  expect(() => webhooks.constructEvent(body.replace('succeeded', 'failed'), signature, secret, 300, undefined, now.getTime())).toThrow('signature');
  expect(() => webhooks.constructEvent(body, signature, `${secret.slice(0, -1)}_`, 300, undefined, now.getTime())).toThrow('signature');
  expect(() => webhooks.constructEvent(body, signature, secret, 300, undefined, now.getTime() + 301_000)).toThrow('tolerance');
  expect(one(await callsOf(owner, webhook.id))).toMatchObject({ status: 'delivered', attempts: 1, statusCode: 200, problem: null, nextAt: null });
  await deliver(waiting.id);
  expect(program.taken).toHaveLength(1);
});

it('a webhook reports only its owner\'s events of the chosen kinds, and names no buyer', async () => {
  const { owner, userId, webhook } = await make({ events: ['sale.completed', 'tip.received'] });
  const [buyerId, senderId] = [newId(), newId()];
  await publish(generationSuccess, run(userId));
  await publish(promptUnlocked, { unlockId: newId(), promptId: newId(), title: 'Foxes', buyerId: userId, creatorId: newId(), paid: 4, price: 5 });
  expect(await callsOf(owner, webhook.id)).toEqual([]);
  await publish(promptUnlocked, { unlockId: newId(), promptId: newId(), title: 'Foxes', buyerId, creatorId: userId, paid: 4, price: 5 });
  await publish(tipSent, { tipId: newId(), senderId, sender: { username: 'mira', displayName: 'Mira' }, receiverId: userId, amount: 5, note: 'a note of Mira' });
  const calls = await callsOf(owner, webhook.id);
  expect(calls.map(({ type }) => type)).toEqual(['tip.received', 'sale.completed']);
  for (const secret of [buyerId, senderId, 'Mira', 'mira', 'Foxes']) expect(calls.map(({ body }) => body).join('')).not.toContain(secret);
});

it('a webhook reports runs that an API key started, and no other runs', () => {
  const { subscriptions = [] } = app.modules.webhooks;
  const ofRuns = subscriptions.filter(({ event }) => event.name.startsWith('generation_'));
  expect(ofRuns).toHaveLength(3);
  const payload = run(newId());
  const success = must(ofRuns.find(({ event }) => event.name === generationSuccess.name), 'the subscription');
  expect([success.concerns(payload), success.concerns({ ...payload, surface: 'chat' }), success.concerns({ ...payload, surface: undefined })]).toEqual([true, false, false]);
});

it('shows the secret of a webhook once and stores it encrypted, and each webhook has its own', async () => {
  const { owner, webhook, secret } = await make();
  expect(secret).toMatch(/^cjw_[A-Za-z0-9_-]{43}$/);
  expect(webhook.lastFour).toBe(secret.slice(-4));
  const list = await call(owner, listWebhooks);
  expect(list.body.items).toEqual([webhook]);
  expect(list.text).not.toContain(secret);
  for (const table of ['webhooks', 'webhook_calls', 'idempotency_keys', 'outbox_events', 'outbox_jobs']) {
    const found = await rows<{ words: string }>(app.services.db.knex, `select row_to_json(t)::text as words from ${table} t`);
    expect(found.map(({ words }) => words).join('\n')).not.toContain(secret);
  }
});

it('for a day after a new secret, webhook calls are signed with the former secret too', async () => {
  const { owner, webhook, secret } = await make();
  const rotated = (await call(owner, rotateWebhookSecret, { params: { id: webhook.id } })).body;
  secrets.push(rotated.secret);
  expect(rotated.secret).not.toBe(secret);
  expect(must(rotated.webhook.previousUntil, 'the end of the secret before')).toBe(new Date(now.getTime() + 24 * HOUR_MS).toISOString());
  const accepts = async (with_: string): Promise<boolean> => {
    const { id } = (await call(owner, testWebhook, { params: { id: webhook.id } })).body;
    await deliver(id, true);
    const { body, headers } = must(program.taken.at(-1), 'a call');
    try {
      return new Stripe('sk_test_of_no_account').webhooks.constructEvent(body, String(headers['conjure-signature']), with_, 300, undefined, now.getTime()) !== null;
    } catch {
      return false;
    }
  };
  expect([await accepts(rotated.secret), await accepts(secret)]).toEqual([true, true]);
  later(24 * HOUR_MS);
  expect([await accepts(rotated.secret), await accepts(secret)]).toEqual([true, false]);
});

it('refuses webhook addresses that are not https on the public internet', async () => {
  const { owner, webhook } = await make();
  const refused = ['http://example.com/', 'https://user:pass@example.com/', 'https://example.com/#x', 'https://10.0.0.1/', 'https://[::1]/', 'https://169.254.169.254/latest', 'https://0xa.1/', 'https://localhost/', 'https://nothing.invalid/', 'ftp://example.com/', 'nonsense', '//example.com', ' '];
  for (const url of refused) {
    const answer = await call(owner, createWebhook, { body: { url, events: ['tip.received'] } });
    expect([url, answer.status, answer.text.includes('"url"')]).toEqual([url, 400, true]);
    expect([url, (await call(owner, changeWebhook, { params: { id: webhook.id }, body: { url, events: ['tip.received'], enabled: true } })).status]).toEqual([url, 400]);
  }
  expect((await call(owner, listWebhooks)).body.items).toEqual([webhook]);
});

it('one member who adds webhooks in several tabs at once stays within the limit', async () => {
  const owner = await app.register();
  const made = await Promise.all(Array.from({ length: WEBHOOKS_LIMIT + 3 }, () => call(owner, createWebhook, { body: { url: program.url, events: ['tip.received'] } })));
  expect(made.filter(({ status }) => status === 201)).toHaveLength(WEBHOOKS_LIMIT);
  expect(made.filter(({ status }) => status === 409)).toHaveLength(3);
});

it('a failed webhook call is repeated after growing waits, holds back others, and after three days switches the webhook off', async () => {
  const { owner, userId, webhook } = await make();
  program.answerWith(500);
  await publish(generationSuccess, run(userId));
  const first = one(await callsOf(owner, webhook.id));
  let tries = 0;
  for (const wait of RETRY_MS) {
    const delay = await attempt(first.id);
    tries += 1;
    expect(delay).toBeGreaterThanOrEqual(wait);
    expect(delay).toBeLessThanOrEqual(wait * 1.1);
    expect(one((await callsOf(owner, webhook.id)).filter(({ id }) => id === first.id))).toMatchObject({ status: 'waiting', attempts: tries, statusCode: 500, problem: 'status' });
    if (tries === 1) {
      await publish(generationErrorEvent, { ...run(userId), status: 'failed', code: 'timeout', message: 'Too long.' });
      const other = must((await callsOf(owner, webhook.id))[0], 'the other call');
      expect(await attempt(other.id)).toBeGreaterThan(0);
      expect(program.taken).toHaveLength(1);
    }
    // A job that runs before its webhook call is due sends nothing and waits.
    expect(await attempt(first.id)).toBeGreaterThan(0);
    expect(program.taken).toHaveLength(tries);
    later(delay);
  }
  expect(await attempt(first.id)).toBe(0);
  expect(program.taken).toHaveLength(RETRY_MS.length + 1);
  expect(one((await call(owner, listWebhooks)).body.items)).toMatchObject({ off: 'failing' });
  expect((await callsOf(owner, webhook.id)).map(({ status, problem }) => [status, problem])).toEqual([['failed', 'off'], ['failed', 'status']]);
  const [told] = await rows<{ id: string; name: string }>(app.services.db.knex, `select id, name from outbox_events where name = 'webhook_switched_off'`);
  const { db, clock, log } = app.services;
  await react(must(told, 'the event').id, 'webhook_switched_off', 'messages', { db, clock, log, subscriptionsByEvent: groupSubscriptions(moduleList(app.modules).flatMap((each) => each.subscriptions ?? [])) });
  const texts = (await owner.send('GET', '/api/messages')).text;
  expect(texts).toContain('A webhook was switched off');
  expect(texts).not.toContain('url-canary');

  expect((await call(owner, testWebhook, { params: { id: webhook.id } })).status).toBe(409);
  expect((await call(owner, repeatWebhookCall, { params: { id: webhook.id, callId: first.id } })).status).toBe(409);
  program.answerWith(200);
  const on = await call(owner, changeWebhook, { params: { id: webhook.id }, body: { url: webhook.url, events: webhook.events, enabled: true } });
  expect(on.body).toMatchObject({ off: null, failingSince: null });
  expect((await call(owner, repeatWebhookCall, { params: { id: webhook.id, callId: first.id } })).body).toMatchObject({ status: 'waiting' });
  await deliver(first.id, true);
  expect((await callsOf(owner, webhook.id)).find(({ id }) => id === first.id)).toMatchObject({ status: 'delivered', attempts: RETRY_MS.length + 2 });
});

it('a successful call resets the failures of its webhook, so that only continuous failures switch it off', async () => {
  const { owner, userId, webhook } = await make();
  for (let day = 0; day < 5; day += 1) {
    for (const status of [500, 200]) {
      program.answerWith(status);
      await publish(generationSuccess, run(userId));
      await attempt(must((await callsOf(owner, webhook.id))[0], 'a call').id);
      later(HOUR_MS);
    }
    later(DAY_MS);
  }
  expect(one((await call(owner, listWebhooks)).body.items)).toMatchObject({ off: null, failingSince: null });
});

it('a webhook call follows no redirect, also not to a private address', async () => {
  const target = await startWebhookProgram();
  try {
    const { owner, webhook } = await make();
    program.answerWith(307, target.url);
    const { id } = (await call(owner, testWebhook, { params: { id: webhook.id } })).body;
    await deliver(id, true);
    expect(one(await callsOf(owner, webhook.id))).toMatchObject({ status: 'waiting', problem: 'redirect', statusCode: 307 });
    expect(target.connections()).toBe(0);
  } finally {
    await target.close();
  }
});

it('a member lists the calls of own webhooks in pages, and cannot see or change another member\'s', async () => {
  const { owner, webhook } = await make();
  for (let n = 0; n < 5; n += 1) await call(owner, testWebhook, { params: { id: webhook.id } });
  const first = (await call(owner, listWebhookCalls, { params: { id: webhook.id }, query: { limit: 3 } })).body;
  const rest = (await call(owner, listWebhookCalls, { params: { id: webhook.id }, query: { limit: 3, cursor: must(first.nextCursor, 'a cursor') } })).body;
  expect([first.items.length, rest.items.length, rest.nextCursor]).toEqual([3, 2, null]);
  expect(new Set([...first.items, ...rest.items].map(({ id }) => id)).size).toBe(5);
  const stranger = await app.register();
  const params = { id: webhook.id };
  const answers = await Promise.all([
    call(stranger, listWebhookCalls, { params }), call(stranger, testWebhook, { params }), call(stranger, rotateWebhookSecret, { params }), call(stranger, deleteWebhook, { params }),
    call(stranger, changeWebhook, { params, body: { url: program.url, events: ['tip.received'], enabled: false } }),
    call(stranger, repeatWebhookCall, { params: { id: webhook.id, callId: must(first.items[0], 'a call').id } }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(404));
  expect((await call(stranger, listWebhooks)).body.items).toEqual([]);
  const other = await make();
  expect((await call(other.owner, repeatWebhookCall, { params: { id: other.webhook.id, callId: must(first.items[0], 'a call').id } })).status).toBe(404);
});

it('the export contains webhooks without secrets, and account deletion erases them', async () => {
  const { owner, userId, webhook, secret } = await make();
  await call(owner, testWebhook, { params: { id: webhook.id } });
  const data = must(app.modules.webhooks.personalData, 'the personal data');
  const exported: string[] = [];
  for await (const entry of data.export(userId)) exported.push(entry.name + JSON.stringify(entry.data));
  expect(exported.join('')).toContain(webhook.id);
  expect(exported.join('')).toContain('ping');
  expect(exported.join('')).not.toContain(secret);
  await app.services.db.transaction((tx) => data.erase(tx, userId));
  expect(await rows(app.services.db.knex, 'select 1 as found from webhooks where user_id = ?', [userId])).toEqual([]);
  expect(await rows(app.services.db.knex, 'select 1 as found from webhook_calls where webhook_id = ?', [webhook.id])).toEqual([]);
});

it('maintenance queues a webhook call again whose job was lost, and deletes old calls', async () => {
  const { owner, webhook } = await make();
  const sweep = one(app.modules.webhooks.maintenance ?? []);
  const { id } = (await call(owner, testWebhook, { params: { id: webhook.id } })).body;
  const jobs = async (): Promise<number> => one(await rows<{ jobs: number }>(app.services.db.knex, 'select count(*) as jobs from outbox_jobs where job_id = ?', [`webhook-${id}`])).jobs;
  await sweep.run();
  expect(await jobs()).toBe(0);
  later(6 * 60_000);
  await sweep.run();
  expect(await jobs()).toBe(1);
  await deliver(id);
  later(29 * DAY_MS);
  await sweep.run();
  expect(await rows(app.services.db.knex, 'select 1 as found from webhook_calls where id = ?', [id])).toHaveLength(1);
  later(2 * DAY_MS);
  await sweep.run();
  expect(await rows(app.services.db.knex, 'select 1 as found from webhook_calls where id = ?', [id])).toEqual([]);
});

it('the log contains neither secrets nor addresses of webhooks', () => {
  expect(lines.length).toBeGreaterThan(50);
  expect(secrets.length).toBeGreaterThan(8);
  for (const each of [...secrets, 'url-canary']) expect(lines.filter((line) => line.includes(each))).toEqual([]);
  expect(lines.some((line) => line.includes('webhook was not taken'))).toBe(true);
});
