import { afterAll, beforeAll, expect, it } from 'vitest';
import { getMe, login, logout } from '#contracts/identity.ts';
import { flushCaches, listSubscribers, replaySubscriber } from '#contracts/replay.ts';
import { userRegistered } from '#modules/identity/identity.events.ts';
import { newId } from '#kernel/ids.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

let app: TestApp;
let admin: HttpUser;
let subscriber: string;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.register();
  await knex()('users').where({ username: admin.username }).update({ role: 'admin' });
  await call(admin, login, { body: { username: admin.username, password: 'correct-horse-9' } });
  const { subscribers } = (await call(admin, listSubscribers)).body;
  subscriber = subscribers.find(({ event }) => event === userRegistered.name)!.subscriber;
  await knex()('outbox_events').delete();
}, 60_000);
afterAll(() => app.close());

const knex = () => app.services.db.knex;
const HOUR = 3_600_000;
const replay = (user: HttpUser, body: object = {}) => call(user, replaySubscriber, { body: { subscriber, since: new Date(Date.now() - HOUR).toISOString(), reason: 'It is new', ...body } as never, key: newId() });
const sent = async (): Promise<unknown[]> => (await knex()('outbox_jobs').where({ queue: 'events' }).orderBy('id').pluck('payload'));

/** Stores an event that is `minutesAgo` minutes old and that the named subscribers have handled. Returns its id. */
async function finished(name: string, minutesAgo: number, handledBy: readonly string[]): Promise<string> {
  const id = newId();
  const at = new Date(Date.now() - minutesAgo * 60_000);
  await knex()('outbox_events').insert({ id, name, version: 1, payload: JSON.stringify({ userId: newId(), username: 'old' }), occurred_at: at, relayed_at: at, sends: 1, completed_at: at });
  for (const each of handledBy) await knex()('processed_events').insert({ event_id: id, subscriber: each, processed_at: at });
  return id;
}

it('replay sends a subscriber the events that it has not handled, and no other subscriber gets them', async () => {
  const missed = await finished('user_registered', 10, ['another.subscriber']);
  await finished('user_registered', 10, [subscriber]);
  await finished('user_registered', 90, []);
  await finished('some_other_event', 10, []);
  const before = await knex()('outbox_events').whereNot({ name: 'admin_action' }).orderBy('id');
  expect((await replay(admin)).body).toEqual({ sent: 1, more: false });
  expect(await sent()).toEqual([{ eventId: missed, subscriber }]);
  expect(await knex()('outbox_events').whereNot({ name: 'admin_action' }).orderBy('id')).toEqual(before);
  const [action] = await knex()('outbox_events').where({ name: 'admin_action' }).pluck<object[]>('payload');
  expect(action).toMatchObject({ action: 'queues.replay', targetLabel: `user_registered to ${subscriber}`, reason: 'It is new', details: { sent: 1 } });
});

it('replay refuses members and unknown subscribers', async () => {
  const member = await app.register();
  expect([(await replay(member)).status, (await call(member, listSubscribers)).status, (await call(member, flushCaches, { body: { reason: 'curious' } })).status]).toEqual([403, 403, 403]);
  expect((await replay(admin, { subscriber: 'no.subscriber' })).status).toBe(400);
});

it('flushing the session cache signs no person out, and no ended session works again', async () => {
  const [stays, leaves] = [await app.register(), await app.register()];
  for (const user of [stays, leaves]) await call(user, getMe);
  const { redis, config } = app.services;
  const cached = () => redis.keys(`${config.redis.prefix}:session:*`);
  await expect.poll(async () => (await cached()).length).toBeGreaterThanOrEqual(2);
  const cookie = leaves.cookie();
  await call(leaves, logout);
  const values = async () => Promise.all((await cached()).map((key) => redis.get(key)));
  expect(await values()).toContain('-');
  expect((await call(admin, flushCaches, { body: { reason: 'A role was changed by hand' } })).body.forgotten).toBeGreaterThanOrEqual(1);
  expect(await values()).toContain('-');
  expect((await call(stays, getMe)).body.user).not.toBeNull();
  const answer = await fetch(`${app.url}/api/auth/me`, { headers: { cookie } });
  expect(await answer.json()).toEqual({ user: null });
});
