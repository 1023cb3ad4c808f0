import { afterAll, beforeAll, expect, it } from 'vitest';
import { login } from '#contracts/identity.ts';
import { getInbox, markInbox } from '#contracts/inbox.ts';
import type { InboxQueue } from '#contracts/inbox.ts';
import type { BodyOf } from '#contracts/endpoint.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

let app: TestApp;
let admin: HttpUser;
let mo: HttpUser;
beforeAll(async () => {
  app = await createTestApp();
  [admin, mo] = [await app.register(), await app.register()];
  for (const [user, role] of [[admin, 'admin'], [mo, 'moderator']] as const) {
    await app.services.db.knex('users').where({ username: user.username }).update({ role });
    await call(user, login, { body: { username: user.username, password: 'correct-horse-9' } });
  }
}, 60_000);
afterAll(() => app.close());

const mark = (user: HttpUser, queue: InboxQueue, body: BodyOf<typeof markInbox>) => call(user, markInbox, { params: { queue }, body, key: newId() });
const row = async (user: HttpUser, queue: InboxQueue) => (await call(user, getInbox)).body.queues.find((each) => each.queue === queue);
const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();

it('snoozes a queue of the staff inbox for one reader only, until a chosen time', async () => {
  expect(await row(mo, 'reports')).toMatchObject({ assignee: null, snoozedUntil: null });
  const until = inHours(2);
  const { status, body } = await mark(mo, 'reports', { snoozedUntil: until });
  expect([status, body.queues.find(({ queue }) => queue === 'reports')?.snoozedUntil]).toEqual([200, until]);
  expect((await row(admin, 'reports'))?.snoozedUntil).toBeNull();
  await rows(app.services.db.knex, `update inbox_snoozes set until = now() - interval '1 second'`);
  expect((await row(mo, 'reports'))?.snoozedUntil).toBeNull();
  await mark(mo, 'reports', { snoozedUntil: until });
  await mark(mo, 'reports', { snoozedUntil: null });
  expect((await row(mo, 'reports'))?.snoozedUntil).toBeNull();
});

it('assigns a queue of the staff inbox to a moderator for all readers, and removes the assignment', async () => {
  expect((await call(admin, getInbox)).body.staff).toEqual(expect.arrayContaining([admin.username, mo.username]));
  await mark(admin, 'reports', { assignee: mo.username.toUpperCase() });
  expect([(await row(admin, 'reports'))?.assignee, (await row(mo, 'reports'))?.assignee, (await row(mo, 'appeals'))?.assignee]).toEqual([mo.username, mo.username, null]);
  await mark(mo, 'reports', { assignee: null });
  expect((await row(admin, 'reports'))?.assignee).toBeNull();
});

it('refuses staff inbox marks for queues that the reader may not open, for members as assignees, and for past or distant times', async () => {
  expect((await mark(mo, 'disputes', { snoozedUntil: inHours(1) })).status).toBe(403);
  const member = await app.register();
  expect((await mark(admin, 'reports', { assignee: member.username })).status).toBe(400);
  expect((await mark(member, 'reports', { snoozedUntil: inHours(1) })).status).toBe(403);
  for (const hours of [-1, 24 * 31]) expect((await mark(mo, 'reports', { snoozedUntil: inHours(hours) })).status).toBe(400);
});

it('account deletion erases a person\'s marks of the staff inbox, and the export before contains them', async () => {
  await mark(mo, 'reports', { assignee: mo.username, snoozedUntil: inHours(3) });
  const [{ id }] = (await rows<{ id: string }>(app.services.db.knex, 'select id from users where username = ?', [mo.username])) as [{ id: string }];
  const data = app.modules.operations.personalData!;
  const files: unknown[] = [];
  for await (const file of data.export(id)) files.push(file);
  expect(files).toContainEqual({ name: 'operations/inbox.json', data: [expect.objectContaining({ queue: 'reports', mark: 'assigned' }), expect.objectContaining({ queue: 'reports', mark: 'snoozed' })] });
  await app.services.db.transaction((tx) => data.erase(tx, id));
  expect(await rows(app.services.db.knex, 'select queue from inbox_assignees union all select queue from inbox_snoozes')).toEqual([]);
});
