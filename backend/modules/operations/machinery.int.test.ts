import { afterAll, beforeAll, expect, it } from 'vitest';
import { login } from '#contracts/identity.ts';
import { getMachinery, redeliverEvent } from '#contracts/machinery.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

let app: TestApp;
let admin: HttpUser;
beforeAll(async () => {
  app = await createTestApp({ overrides: { BUILD_COMMIT: 'a9c88aa5', RATE_LIMIT_READ: '50/60' } });
  admin = await app.register();
  await app.services.db.knex('users').where({ username: admin.username }).update({ role: 'admin' });
  await call(admin, login, { body: { username: admin.username, password: 'correct-horse-9' } });
  await ask('update outbox_events set completed_at = now()');
}, 60_000);
afterAll(() => app.close());

const ask = (sql: string, bindings: unknown[] = []) => rows(app.services.db.knex, sql, bindings);
const read = async () => (await call(admin, getMachinery)).body;
const again = (user: HttpUser, id: string) => call(user, redeliverEvent, { params: { id }, body: { reason: 'A subscriber is mended' }, key: newId() });

async function stuck(): Promise<string> {
  const id = newId();
  await ask("insert into outbox_events (id, name, version, payload, occurred_at, relayed_at, sends) values (?, 'order_paid', 1, '{}', now() - interval '1 hour', now() - interval '50 minutes', 7)", [id]);
  await ask("insert into processed_events (event_id, subscriber, processed_at) values (?, 'messages.on_order', now())", [id]);
  return id;
}

it('tells administrators the build, the last migration, and the rate limits with how often each refused', async () => {
  const before = await read();
  expect(before.build).toMatchObject({ commit: 'a9c88aa5', node: process.versions.node, environment: 'test' });
  expect(before.migrations.ran).toBeGreaterThan(50);
  expect(before.migrations.last!.name).toMatch(/^\d{8}_\d{4}_/);
  const visitor = app.visitor();
  for (let count = 0; count < 52; count += 1) await visitor.send('GET', '/api/flags');
  const { limits } = await read();
  expect(limits.find(({ name }) => name === 'read')).toMatchObject({ points: 50, seconds: 60, refused: 2, lastRefusedAt: expect.any(String) as string });
  expect(limits.find(({ name }) => name === 'write')).toMatchObject({ refused: 0, lastRefusedAt: null });
});

it('lists a stuck event, sends it again at once, and records who asked and why', async () => {
  const id = await stuck();
  expect((await read()).unfinished).toMatchObject([{ id, name: 'order_paid', sends: 7, handled: ['messages.on_order'] }]);
  expect((await again(admin, id)).body.unfinished).toMatchObject([{ id, sends: 0, sentAt: null }]);
  expect(await ask('select sends from outbox_events where id = ? and relayed_at is null', [id])).toEqual([{ sends: 0 }]);
  const [action] = await rows<{ payload: object }>(app.services.db.knex, "select payload from outbox_events where name = 'admin_action' and payload ->> 'action' = 'queues.redeliver'");
  expect(action!.payload).toMatchObject({ actorName: admin.username, targetId: id, targetLabel: 'order_paid', reason: 'A subscriber is mended' });
});

it('refuses to send a finished event again, and refuses members', async () => {
  const id = await stuck();
  const member = await app.register();
  expect([(await call(member, getMachinery)).status, (await again(member, id)).status]).toEqual([403, 403]);
  await ask('update outbox_events set completed_at = now() where id = ?', [id]);
  expect(await again(admin, id)).toMatchObject({ status: 409, body: { code: 'event_finished' } });
});
