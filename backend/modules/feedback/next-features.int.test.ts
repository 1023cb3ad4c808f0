import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { login } from '#contracts/identity.ts';
import { createFeature, deleteFeature, listAdminFeatures, listNextFeatures, MOST_FEATURES, mergeFeature, orderFeatures, updateFeature, voteForFeature } from '#contracts/next-features.ts';
import type { AdminFeature, FeatureDraft, NextFeature } from '#contracts/next-features.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { votesOf } from './features.personal-data.ts';

let app: TestApp;
let admin: HttpUser;
let ada: HttpUser;
beforeAll(async () => {
  app = await createTestApp();
  [admin, ada] = [await app.register(), await app.register()];
  await app.services.db.knex('users').where({ username: admin.username }).update({ role: 'admin' });
  await call(admin, login, { body: { username: admin.username, password: 'correct-horse-9' } });
});
afterAll(() => app.close());

const query = <Row>(sql: string, bindings: unknown[] = []): Promise<Row[]> => rows<Row>(app.services.db.knex, sql, bindings);
const shown = async (user = ada): Promise<NextFeature[]> => (await call(user, listNextFeatures, {})).body;
const all = async (): Promise<AdminFeature[]> => (await call(admin, listAdminFeatures, {})).body;
const vote = (user: HttpUser, id: string) => call(user, voteForFeature, { params: { id } });
const draft = (changes: Partial<FeatureDraft> = {}): FeatureDraft => ({ title: 'Flying carpets', description: 'Deliveries by carpet, rain or shine.', status: 'voting', estimatedCompletion: null, visible: true, ...changes });
const create = async (changes?: Partial<FeatureDraft>): Promise<AdminFeature> => (await call(admin, createFeature, { body: draft(changes) })).body.at(-1)!;
const update = ({ id, revision, title, description, status, estimatedCompletion, visible }: AdminFeature, changes: Partial<FeatureDraft>) =>
  call(admin, updateFeature, { params: { id }, body: { revision, title, description, status, estimatedCompletion, visible, ...changes } });
const find = async (id: string): Promise<AdminFeature> => (await all()).find((feature) => feature.id === id)!;
const lastAction = async () => (await query<{ payload: Record<string, unknown> }>(`select payload from outbox_events where name = 'admin_action' order by id desc limit 1`))[0]!.payload;
const published = (name: string, featureId: string) => query(`select id from outbox_events where name = ? and payload->>'featureId' = ?`, [name, featureId]);
/** Inserts votes for a feature directly into the tables, by people without accounts. */
const stuff = async (featureId: string, count: number, userIds = Array.from({ length: count }, newId)): Promise<string[]> => {
  for (const userId of userIds) await query('insert into feature_votes (feature_id, user_id, id, created_at) values (?, ?, ?, ?)', [featureId, userId, newId(), app.services.clock.now()]);
  await query('update features set votes = votes + ? where id = ?', [userIds.length, featureId]);
  return userIds;
};
/** Features whose column `votes` differs from the number of their votes. The list must be empty after each test. */
const miscounted = () => query('select id, votes from features f where votes <> (select count(*) from feature_votes v where v.feature_id = f.id)');

describe('the list of next features', () => {
  it('the list of next features starts with six features without votes, and the five that exist already are completed', async () => {
    const list = await shown();
    expect(list.map(({ title }) => title)).toEqual(['Daily challenges with blind votes', 'Prompt packs', 'AI agents', 'Collections with smart folders', 'API keys', 'Compare side by side']);
    expect(list.map(({ page }) => page)).toEqual(['/challenges', '/prompt-packs', '/ai-agents', '/mycollections', undefined, undefined]);
    expect(list.map(({ status }) => status)).toEqual(['completed', 'completed', 'completed', 'completed', 'completed', 'voting']);
    expect(list.every(({ votes, userVoted, status, completedAt }) => votes === 0 && !userVoted && (completedAt !== undefined) === (status === 'completed'))).toBe(true);
  });

  it('the list of next features answers 401 to visitors and hides hidden features, for which votes are refused', async () => {
    expect((await call(app.visitor(), listNextFeatures, {})).status).toBe(401);
    const hidden = await create({ visible: false });
    expect((await shown()).map(({ id }) => id)).not.toContain(hidden.id);
    expect((await vote(ada, hidden.id)).status).toBe(404);
    expect((await vote(ada, newId())).status).toBe(404);
    expect((await vote(ada, 'not-an-id')).status).toBe(400);
  });

  it('the list of next features takes as many queries for 100 features as for a few', async () => {
    const count = async (): Promise<number> => {
      let queries = 0;
      const listen = ({ sql }: { sql: string }): void => void (sql.includes('feature') && (queries += 1));
      app.services.db.knex.client.on('query', listen);
      await shown();
      await all();
      app.services.db.knex.client.removeListener('query', listen);
      return queries;
    };
    const few = await count();
    await query(
      `insert into features (id, title, description, status, visible, position, created_at, updated_at)
       select gen_random_uuid(), 'Filler ' || place, 'A feature among many.', 'voting', true, 100 + place, now(), now() from generate_series(1, ?) place`,
      [MOST_FEATURES - (await all()).length],
    );
    expect(await shown()).toHaveLength(MOST_FEATURES - 1);
    expect(await count()).toBe(few);
    expect((await call(admin, createFeature, { body: draft() })).body).toMatchObject({ code: 'too_many_features' });
    await query(`delete from features where title like 'Filler %'`);
  });
});

describe('a vote for a next feature', () => {
  it('a vote for a next feature counts once per person, and a second vote of the same person gets 409', async () => {
    const { id } = await create();
    expect(await vote(ada, id)).toMatchObject({ status: 200, body: { success: true, votes: 1 } });
    expect(await vote(ada, id)).toMatchObject({ status: 409, body: { code: 'already_voted', message: 'You have already voted for this feature. Each person has one vote.' } });
    expect(await vote(admin, id)).toMatchObject({ status: 200, body: { votes: 2 } });
    expect((await shown()).find((feature) => feature.id === id)).toMatchObject({ votes: 2, userVoted: true });
    expect((await find(id)).votesThisWeek).toBe(2);
    expect(await published('feature_voted', id)).toHaveLength(2);
  });

  it('a vote that is repeated with the same idempotency key gets the first answer again', async () => {
    const { id } = await create();
    const send = () => call(ada, voteForFeature, { params: { id }, key: `vote-${id}` });
    expect([(await send()).text, (await send()).text]).toEqual(['{"success":true,"votes":1}', '{"success":true,"votes":1}']);
  });

  it.each(['in_progress', 'completed'] as const)('a vote gets 409 when the next feature has the status %s', async (status) => {
    const { id } = await create({ status });
    expect(await vote(ada, id)).toMatchObject({ status: 409, body: { code: 'voting_closed', message: 'Voting on this feature is over.' } });
  });

  afterAll(async () => expect(await miscounted()).toEqual([]));
});

describe('administrators and next features', () => {
  beforeEach(async () => {
    await query(`delete from features where title <> all(?)`, [['AI agents', 'Prompt packs']]);
  });
  afterAll(async () => expect(await miscounted()).toEqual([]));

  it('an administrator creates and changes a next feature with entries in the audit log, and a member gets 403', async () => {
    expect((await call(ada, createFeature, { body: draft() })).status).toBe(403);
    const feature = await create({ estimatedCompletion: 'Spring 2027' });
    expect(await lastAction()).toMatchObject({ action: 'features.create', targetLabel: 'Flying carpets', actorName: admin.username });
    const answer = await update(feature, { title: 'Flying rugs', status: 'in_progress', estimatedCompletion: null });
    expect(answer.body.at(-1)).toMatchObject({ title: 'Flying rugs', status: 'in_progress', estimatedCompletion: null, revision: 2, completedAt: null });
    expect(await lastAction()).toMatchObject({
      action: 'features.change',
      details: { from: { title: 'Flying carpets', status: 'voting', estimatedCompletion: 'Spring 2027' }, to: { title: 'Flying rugs', status: 'in_progress', estimatedCompletion: null } },
    });
  });

  it('of three administrators who change the same revision of a next feature at once, one succeeds and two get 409', async () => {
    const feature = await create();
    const answers = await Promise.all(['One', 'Two', 'Three'].map((title) => update(feature, { title: `${title} carpets` })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({ code: 'feature_changed', message: expect.stringContaining('Nothing was saved') as string });
    expect((await find(feature.id)).revision).toBe(2);
  });

  it('an administrator reorders the next features, and an order that misses a feature or is based on an old list gets 409', async () => {
    const [a, b, c] = (await create(), await all()).map(({ id }) => id);
    const move = (seen: string[], ids: string[]) => call(admin, orderFeatures, { body: { seen, ids } });
    expect((await move([a!, b!, c!], [c!, a!, b!])).body.map(({ id }) => id)).toEqual([c, a, b]);
    expect(await lastAction()).toMatchObject({ action: 'features.order', details: { to: ['Flying carpets', 'Prompt packs', 'AI agents'] } });
    for (const ids of [[a, b, c], [c, a], [c, a, a], [c, a, newId()]]) expect(await move([a!, b!, c!], ids as string[])).toMatchObject({ status: 409, body: { code: 'order_changed' } });
    expect(await move([c!, a!, b!], [c!, a!, a!])).toMatchObject({ status: 409 });
    expect((await shown()).map(({ id }) => id)).toEqual([c, a, b]);
  });

  it('when two reorders and a new next feature arrive at once, at most one succeeds and each feature keeps its own position', async () => {
    const seen = (await create(), await all()).map(({ id }) => id);
    const orders = [[...seen].reverse(), [seen[1]!, seen[0]!, seen[2]!]];
    const answers = await Promise.all([...orders.map((ids) => call(admin, orderFeatures, { body: { seen, ids } })), call(admin, createFeature, { body: draft({ title: 'Newcomer' }) })]);
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    expect((await query<{ position: number }>('select position from features')).length).toBe(new Set((await query<{ position: number }>('select position from features')).map(({ position }) => position)).size);
  });

  it('merging a duplicate next feature keeps one vote for each voter and deletes the duplicate', async () => {
    const [from, into] = [await create({ title: 'Rugs that fly' }), await create()];
    const both = await stuff(into.id, 3);
    await stuff(from.id, 5);
    await stuff(from.id, 2, both.slice(0, 2));
    const answer = await call(admin, mergeFeature, { params: { id: from.id }, body: { into: into.id, revision: 1 } });
    expect(answer.status).toBe(200);
    expect(answer.body.map(({ id }) => id)).not.toContain(from.id);
    expect(await find(into.id)).toMatchObject({ votes: 8 });
    expect(await lastAction()).toMatchObject({ action: 'features.merge', details: { merged: { title: 'Rugs that fly', votes: 7 }, votes: { from: 3, to: 8 } } });
    expect((await vote(ada, from.id)).status).toBe(404);
    expect(await published('feature_completed', into.id)).toHaveLength(0);
  });

  it('merging next features while people vote loses no vote and counts none twice', async () => {
    const [from, into] = [await create({ title: 'Rugs that fly' }), await create()];
    const voters = await Promise.all(Array.from({ length: 8 }, () => app.register()));
    const votes = voters.flatMap((user) => [vote(user, into.id), vote(user, from.id)]);
    const merge = call(admin, mergeFeature, { params: { id: from.id }, body: { into: into.id, revision: 1 } });
    const refused = (await Promise.all(votes)).filter(({ status }) => status !== 200).map(({ status, body }) => [status, (body as unknown as { code: string }).code].join(' '));
    expect((await merge).status).toBe(200);
    // A refused vote for the duplicate either came after its deletion, or the merge had moved the person's vote already.
    expect(refused.filter((why) => why !== '404 not_found' && why !== '409 already_voted')).toEqual([]);
    expect(await find(into.id)).toMatchObject({ votes: 8 });
    expect(await miscounted()).toEqual([]);
  });

  it('refuses to merge a next feature into itself, to merge a completed one, and to merge an older revision', async () => {
    const [done, other] = [await create({ status: 'completed' }), await create()];
    const merge = (id: string, into: string, revision = 1) => call(admin, mergeFeature, { params: { id }, body: { into, revision } });
    expect(await merge(other.id, other.id)).toMatchObject({ status: 400, body: { issues: [{ path: ['into'] }] } });
    expect(await merge(done.id, other.id)).toMatchObject({ status: 409, body: { code: 'merge_of_completed' } });
    expect(await merge(other.id, done.id, 7)).toMatchObject({ status: 409, body: { code: 'feature_changed' } });
    expect((await merge(other.id, newId())).status).toBe(404);
    expect((await merge(other.id, done.id)).status).toBe(200);
    expect(await published('feature_completed', done.id)).toHaveLength(1);
  });

  it('of three requests that complete a next feature at once, one succeeds and publishes one event', async () => {
    const feature = await create();
    const answers = await Promise.all([1, 2, 3].map(() => update(feature, { status: 'completed' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const { completedAt } = await find(feature.id);
    expect(completedAt).not.toBeNull();
    expect((await shown()).find(({ id }) => id === feature.id)!.completedAt).toBe(completedAt);
    expect(await published('feature_completed', feature.id)).toHaveLength(1);
  });

  it('a next feature with votes cannot be deleted, and one without votes can', async () => {
    const feature = await create();
    await vote(ada, feature.id);
    const remove = (revision: number) => call(admin, deleteFeature, { params: { id: feature.id }, query: { revision } });
    expect(await remove(1)).toMatchObject({ status: 409, body: { code: 'feature_has_votes', message: expect.stringContaining('1 person has voted') as string } });
    await query('delete from feature_votes where feature_id = ?', [feature.id]);
    await query('update features set votes = 0 where id = ?', [feature.id]);
    expect(await remove(2)).toMatchObject({ status: 409, body: { code: 'feature_changed' } });
    expect((await remove(1)).body.map(({ id }) => id)).not.toContain(feature.id);
  });
});

it('the export contains votes for next features, and account deletion removes them with their counts', async () => {
  const [a, b] = [await create(), await create({ title: 'Talking brooms' })];
  await stuff(a.id, 2);
  await vote(ada, a.id);
  await vote(ada, b.id);
  const [{ id: userId }] = (await query<{ id: string }>('select id from users where username = ?', [ada.username])) as [{ id: string }];
  const data = votesOf(app.services);
  const entries = [];
  for await (const entry of data.export(userId)) entries.push(entry);
  expect(entries.flatMap(({ data: list }) => list as { title: string }[]).map(({ title }) => title)).toEqual(expect.arrayContaining(['Flying carpets', 'Talking brooms']));
  await app.services.db.transaction((tx) => data.erase(tx, userId));
  expect(await query('select from feature_votes where user_id = ?', [userId])).toEqual([]);
  expect([(await find(a.id)).votes, (await find(b.id)).votes]).toEqual([2, 0]);
  expect(await miscounted()).toEqual([]);
});
