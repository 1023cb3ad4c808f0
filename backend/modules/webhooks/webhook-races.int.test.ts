import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { LookupAddress } from 'node:dns';
import { createWebhook, listWebhookCalls, testWebhook } from '#contracts/webhooks.ts';
import { must, one } from '#contracts/must.ts';
import { rows } from '#kernel/db/raw.ts';
import type { Resolve } from '#kernel/outgoing/public-address.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startWebhookProgram } from '#testing/webhook-program.ts';
import type { WebhookProgram } from '#testing/webhook-program.ts';
import { checkAddress } from './address.ts';
import { CALLS_AT_ONCE, claimCall } from './commands/claim-call.ts';
import type { ClaimedCall } from './commands/claim-call.ts';
import { createWebhook as insertWebhook } from './commands/create-webhook.ts';
import { deliverCall } from './commands/deliver-call.ts';
import type { WebhooksContext } from './webhooks-context.ts';

let app: TestApp;
let program: WebhookProgram;
let context: WebhooksContext;
beforeAll(async () => {
  [app, program] = await Promise.all([createTestApp({ overrides: { WEBHOOK_PRIVATE_HOSTS: '127.0.0.1' } }), startWebhookProgram()]);
  const { db, clock, log, outbox, sealer } = app.services;
  context = { db, clock, log, outbox, sealer, privateHosts: ['127.0.0.1'] };
});
beforeEach(() => void (program.taken.length = 0));
afterAll(async () => {
  await app.close();
  await program.close();
});

const WORKERS = 5;

/** Makes a barrier: each caller waits until `count` callers have arrived. */
function barrier(count: number): () => Promise<void> {
  let waiting = 0;
  let open!: () => void;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return async () => {
    waiting += 1;
    if (waiting === count) open();
    await opened;
  };
}

async function make(): Promise<{ owner: HttpUser; id: string }> {
  const owner = await app.register();
  const { webhook } = (await call(owner, createWebhook, { body: { url: program.url, events: ['tip.received'] } })).body;
  return { owner, id: webhook.id };
}
const ping = async ({ owner, id }: { owner: HttpUser; id: string }): Promise<string> => (await call(owner, testWebhook, { params: { id } })).body.id;

/** Lets five workers send the same webhook call at once. Returns how often the program was called. */
async function sendAtOnce(claim: typeof claimCall): Promise<number> {
  const callId = await ping(await make());
  const start = barrier(WORKERS);
  await Promise.allSettled(Array.from({ length: WORKERS }, () => deliverCall(context, { id: callId }, async (tx, ...given) => {
    await rows<{ begun: number }>(tx, 'select 1 as begun');
    await start();
    return claim(tx, ...given);
  })));
  return program.taken.length;
}

const UNLOCKED = `
  select c.id, w.id as "webhookId", w.user_id as "userId", w.url, w.secret, w.previous_secret as "previousSecret", w.previous_until as "previousUntil", c.type, c.event_id as "eventId", c.body, c.attempts
  from webhook_calls c join webhooks w on w.id = c.webhook_id where c.id = ? and c.status = 'waiting' and c.claimed_until is null`;

it('only one of five workers at once sends a webhook call', async () => {
  expect(await sendAtOnce(claimCall)).toBe(1);
});

it('several workers send the same webhook call if it is claimed without a lock, and the test detects it', async () => {
  const looked = barrier(WORKERS);
  const sent = await sendAtOnce(async (tx, id, now) => {
    const found = one(await rows<Omit<ClaimedCall, 'claimedUntil'>>(tx, UNLOCKED, [id]));
    await looked();
    const claimedUntil = new Date(now.getTime() + 20_000);
    await rows(tx, 'update webhook_calls set claimed_until = ? where id = ?', [claimedUntil, id]);
    return { ...found, claimedUntil };
  });
  expect(sent).toBeGreaterThan(1);
});

it('a slow program gets two webhook calls at once, and its other calls wait', async () => {
  const webhook = await make();
  const callIds = [];
  for (let n = 0; n < WORKERS; n += 1) callIds.push(await ping(webhook));
  const release = program.hold();
  const sending = callIds.map((id) => deliverCall(context, { id }).then(() => 'sent', () => 'waits'));
  await expect.poll(() => program.taken.length, { timeout: 5_000 }).toBe(CALLS_AT_ONCE);
  // By now, the workers whose calls have to wait have returned.
  expect((await Promise.all(sending.map((each) => Promise.race([each, new Promise<string>((resolve) => void setTimeout(resolve, 500, 'sends'))])))).toSorted()).toEqual(['sends', 'sends', 'waits', 'waits', 'waits']);
  release();
  expect((await Promise.all(sending)).filter((each) => each === 'sent')).toHaveLength(CALLS_AT_ONCE);
  expect(program.taken).toHaveLength(CALLS_AT_ONCE);
});

it('a webhook call that a dead worker had claimed is sent by another worker once the claim has ended', async () => {
  const callId = await ping(await make());
  const { db, clock } = context;
  expect(await db.transaction((tx) => claimCall(tx, callId, clock.now(), false))).toMatchObject({ id: callId });
  await expect(deliverCall(context, { id: callId })).rejects.toThrow('turn');
  await rows(db.knex, `update webhook_calls set claimed_until = now() - interval '1 second' where id = ?`, [callId]);
  await deliverCall(context, { id: callId });
  expect(program.taken).toHaveLength(1);
});

const answering = (address: string): Resolve => (_, __, done) => done(null, [{ address, family: 4 } satisfies LookupAddress]);

it('a webhook is not called when its host name leads to this machine, although it led elsewhere when it was saved', async () => {
  const owner = await app.register();
  const { id: userId } = one(await rows<{ id: string }>(app.services.db.knex, 'select id from users where username = ?', [owner.username]));
  const url = `https://hooks.example:${new URL(program.url).port}/`;
  const outside = { ...context, privateHosts: [] };
  await checkAddress({ ...outside, resolve: answering('93.184.215.14') }, url);
  await expect(checkAddress({ ...outside, resolve: answering('127.0.0.1') }, url)).rejects.toMatchObject({ code: 'invalid_request' });
  const { webhook } = await context.db.transaction((tx) => insertWebhook(tx, context, userId, { url, events: ['tip.received'] }));
  const callId = await ping({ owner, id: webhook.id });
  const before = program.connections();
  await expect(deliverCall({ ...outside, resolve: answering('127.0.0.1') }, { id: callId })).rejects.toThrow('turn');
  expect(must((await call(owner, listWebhookCalls, { params: { id: webhook.id } })).body.items[0], 'the call')).toMatchObject({ status: 'waiting', attempts: 1, problem: 'address' });
  expect(program.connections()).toBe(before);
});
