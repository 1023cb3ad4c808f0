import { afterAll, beforeAll, expect, it } from 'vitest';
import { muteUser, unmuteUser } from '#contracts/admin-users.ts';
import { DAY_MS } from '#contracts/durations.ts';
import { login } from '#contracts/identity.ts';
import { listMessages } from '#contracts/messages.ts';
import { systemClock } from '#kernel/clock.ts';
import { processEvent } from '#kernel/events/process-event.ts';
import { groupSubscriptions } from '#kernel/events/subscriptions.ts';
import { newId } from '#kernel/ids.ts';
import { silentLogger } from '#kernel/logging/logger.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

let app: TestApp;
let [admin, person]: HttpUser[] = [];
let id: string;
beforeAll(async () => {
  app = await createTestApp();
  [admin, person] = [await app.register(), await app.register()];
  await app.services.db.knex('users').where({ username: admin.username }).update({ role: 'admin' });
  await call(admin, login, { body: { username: admin.username, password: 'correct-horse-9' } });
  id = (await app.services.db.knex('users').where({ username: person.username }).first('id') as { id: string }).id;
}, 60_000);
afterAll(() => app.close());

/** Delivers the last event about a mute, and returns the newest message of the person. */
async function newest(): Promise<{ subject: string; content: string; priority: string }> {
  const { db } = app.services;
  const event = (await db.knex('outbox_events').where({ name: 'user_muted' }).orderBy('id', 'desc').first('id')) as { id: string };
  const context = { db, clock: systemClock, log: silentLogger(), subscriptionsByEvent: groupSubscriptions(app.modules.messages.subscriptions ?? []) };
  await processEvent(context, event.id, 'messages.on_user_muted');
  const { body } = await call(person!, listMessages);
  return body[0]!;
}

it('tells a muted person until when, what is closed to them, and the administrator’s reason unchanged', async () => {
  const until = new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 7 * DAY_MS).toISOString();
  const answer = await call(admin!, muteUser, { params: { id }, body: { reason: 'Insults in <b>comments</b>', until }, key: newId() });
  expect(answer.status).toBe(200);
  const { subject, content, priority } = await newest();
  expect(subject).toBe(`You are muted until ${until.slice(0, 10)} ${until.slice(11, 16)} UTC`);
  expect(content).toBe('Until then you can read, run and save. Comments, reviews, notes and publishing are closed to you. Reason: Insults in <b>comments</b>');
  expect(priority).toBe('high');
});

it('tells a person that an administrator ended the mute, without the reason, which only the audit log has', async () => {
  await call(admin!, unmuteUser, { params: { id }, body: { reason: 'A mistake' }, key: newId() });
  const { subject, content } = await newest();
  expect([subject, content]).toEqual(['You can write to others again', 'An administrator ended your mute. Comments, reviews and publishing are open to you again.']);
});
