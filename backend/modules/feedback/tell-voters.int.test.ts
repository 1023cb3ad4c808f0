import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { login } from '#contracts/identity.ts';
import { createFeature, listAdminFeatures, mergeFeature, updateFeature } from '#contracts/next-features.ts';
import type { AdminFeature, FeatureDraft, FeatureStatus } from '#contracts/next-features.ts';
import { rows } from '#kernel/db/raw.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { processEvent } from '#kernel/events/process-event.ts';
import { groupSubscriptions } from '#kernel/events/subscriptions.ts';
import { newId } from '#kernel/ids.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

let app: TestApp;
let admin: HttpUser;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.register();
  await app.services.db.knex('users').where({ username: admin.username }).update({ role: 'admin' });
  await call(admin, login, { body: { username: admin.username, password: 'correct-horse-9' } });
});
afterAll(() => app.close());

const query = <Row>(sql: string, bindings: unknown[] = []): Promise<Row[]> => rows<Row>(app.services.db.knex, sql, bindings);
const DRAFT: FeatureDraft = { title: 'Flying carpets', description: 'Deliveries by carpet, rain or shine.', status: 'voting', estimatedCompletion: null, visible: true };
const create = async (title = DRAFT.title): Promise<AdminFeature> => (await call(admin, createFeature, { body: { ...DRAFT, title } })).body.at(-1)!;
async function become(id: string, status: FeatureStatus): Promise<void> {
  const { revision, title } = (await call(admin, listAdminFeatures, {})).body.find((feature) => feature.id === id)!;
  expect((await call(admin, updateFeature, { params: { id }, body: { ...DRAFT, title, status, revision } })).status).toBe(200);
}
async function voters(featureId: string, count: number): Promise<string[]> {
  const userIds = Array.from({ length: count }, newId);
  await query(
    'insert into feature_votes (feature_id, user_id, id, created_at) select cast(? as uuid), user_id, gen_random_uuid(), now() from unnest(cast(? as uuid[])) as list (user_id)',
    [featureId, userIds],
  );
  await query('update features set votes = votes + ? where id = ?', [count, featureId]);
  return userIds;
}
/** How many messages about a feature each person got. */
const heard = async (featureId: string): Promise<Map<string, number>> =>
  new Map((await query<{ user_id: string; times: number }>(`select user_id, count(*)::int as times from messages where related_entity_type = 'feature' and related_entity_id = ? group by 1`, [featureId])).map(({ user_id, times }) => [user_id, times]));
const once = (userIds: readonly string[]): Map<string, number> => new Map(userIds.map((userId) => [userId, 1]));
const sorted = (map: Map<string, number>): [string, number][] => [...map].sort(([a], [b]) => a.localeCompare(b));

let seen = new Set<string>();
beforeEach(async () => {
  seen = new Set((await query<{ id: string }>('select id from outbox_events')).map(({ id }) => id));
});

/**
 * Processes all events as a worker does. Each subscriber fails once right before its commit and then runs three times at once. Returns the
 * number of voters in each batch.
 */
async function work(): Promise<number[]> {
  const { db, clock, log } = app.services;
  const subscriptions = [...app.modules.feedback.subscriptions!, ...app.modules.messages.subscriptions!];
  const dying = (each: Subscription): Subscription => ({
    ...each,
    handle: async (tx, payload, meta) => {
      await each.handle(tx, payload, meta);
      throw new Error('killed');
    },
  });
  const alive = { db, clock, log, subscriptionsByEvent: groupSubscriptions(subscriptions) };
  const killed = { ...alive, subscriptionsByEvent: groupSubscriptions(subscriptions.map(dying)) };
  const batches: number[] = [];
  for (;;) {
    const events = (await query<{ id: string; name: string; payload: { userIds?: string[] } }>(`select id, name, payload from outbox_events where name like 'feature%' order by id`)).filter(({ id }) => !seen.has(id));
    if (events.length === 0) return batches;
    for (const { id, name, payload } of events) {
      seen.add(id);
      if (payload.userIds) batches.push(payload.userIds.length);
      for (const { subscriber } of subscriptions.filter(({ event }) => event.name === name)) {
        await expect(processEvent(killed, id, subscriber)).rejects.toThrow('killed');
        await Promise.all([1, 2, 3].map(() => processEvent(alive, id, subscriber)));
      }
    }
  }
}

it('each of 130 voters of a completed feature gets one message, in batches of 50, although each subscriber crashed and ran again', async () => {
  const { id } = await create();
  const everybody = await voters(id, 130);
  await become(id, 'completed');
  expect(await work()).toEqual([50, 50, 30]);
  expect(sorted(await heard(id))).toEqual(sorted(once(everybody)));
  const [message] = await query('select subject, content, type, category, priority, related_entity_id from messages where related_entity_id = ? limit 1', [id]);
  expect(message).toEqual({
    subject: '“Flying carpets” is available 🎉', content: expect.stringContaining('You voted for “Flying carpets”') as string, type: 'system_notification', category: 'system', priority: 'normal', related_entity_id: id,
  });
});

it('when a next feature is completed a second time, only people who voted in between get a message', async () => {
  const { id } = await create('Talking brooms');
  const early = await voters(id, 3);
  await become(id, 'completed');
  await work();
  await become(id, 'voting');
  const late = await voters(id, 2);
  await become(id, 'completed');
  await work();
  expect(sorted(await heard(id))).toEqual(sorted(once([...early, ...late])));
});

it('merging a duplicate into a completed next feature sends a message to the duplicate\'s voters only', async () => {
  const [done, duplicate] = [await create('Self-stirring pots'), await create('Pots that stir')];
  const early = await voters(done.id, 2);
  const late = await voters(duplicate.id, 3);
  await become(done.id, 'completed');
  await work();
  expect((await call(admin, mergeFeature, { params: { id: duplicate.id }, body: { into: done.id, revision: duplicate.revision } })).status).toBe(200);
  await work();
  expect(sorted(await heard(done.id))).toEqual(sorted(once([...early, ...late])));
});

it('completing a next feature without voters sends no message and causes no error', async () => {
  const { id } = await create('A quiet idea');
  await become(id, 'completed');
  expect(await work()).toEqual([]);
  expect((await heard(id)).size).toBe(0);
});
