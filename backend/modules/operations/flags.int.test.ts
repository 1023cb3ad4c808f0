import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeFlag, getFlags, listAdminFlags } from '#contracts/flags.ts';
import type { AdminFlag, FlagAudience } from '#contracts/flags.ts';
import { login } from '#contracts/identity.ts';
import { listNextFeatures, voteForFeature } from '#contracts/next-features.ts';
import type { Clock } from '#kernel/clock.ts';
import { systemClock } from '#kernel/clock.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { sentBy } from '#testing/query-plans.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { createFlags } from './flags.ts';

let app: TestApp;
let admin: HttpUser;
let member: HttpUser;
beforeAll(async () => {
  app = await createTestApp();
  [admin, member] = [await app.register(), await app.register()];
  await app.services.db.knex('users').where({ username: admin.username }).update({ role: 'admin' });
  await call(admin, login, { body: { username: admin.username, password: 'correct-horse-9' } });
}, 60_000);
afterAll(() => app.close());

const flag = async (): Promise<AdminFlag> => (await call(admin, listAdminFlags)).body.find(({ name }) => name === 'feature_votes')!;
const change = (value: AdminFlag['value'], audience: FlagAudience, revision: number, user = admin) =>
  call(user, changeFlag, { params: { name: 'feature_votes' }, body: { value, audience, revision }, key: newId() });
const set = async (value: boolean, audience: FlagAudience = { type: 'everyone' }): Promise<void> => {
  expect((await change(value, audience, (await flag()).revision)).status).toBe(200);
};
const seenBy = async (user: HttpUser): Promise<boolean> => (await call(user, getFlags)).body.feature_votes;
const codeOf = (body: unknown): string | undefined => (body as { code?: string }).code;
const recorded = (): Promise<{ details: unknown; label: string }[]> =>
  rows(app.services.db.knex, `select payload->'details' as details, payload->>'targetLabel' as label from outbox_events where name = 'admin_action' and payload->>'action' = 'flags.change' order by id desc`);

describe('a feature flag', () => {
  it('a feature flag has its default until an administrator sets it', async () => {
    expect(await flag()).toMatchObject({ value: true, default: true, audience: { type: 'everyone' }, revision: 0, updatedAt: null });
    expect([await seenBy(member), await seenBy(app.visitor())]).toEqual([true, true]);
  });

  it('a changed feature flag applies only to its audience, and at once in the process that changed it', async () => {
    await set(true, { type: 'staff' });
    expect([await seenBy(admin), await seenBy(member), await seenBy(app.visitor())]).toEqual([true, false, false]);
    await set(true, { type: 'users', usernames: [member.username!.toUpperCase()] });
    expect((await flag()).audience).toEqual({ type: 'users', usernames: [member.username] });
    expect([await seenBy(admin), await seenBy(member)]).toEqual([false, true]);
    await set(true, { type: 'plan', plan: 'pro' });
    expect(await seenBy(member)).toBe(false);
    await set(true);
  });

  it('the audit log says what changed about a feature flag, without names of people', async () => {
    await set(true, { type: 'users', usernames: [member.username!] });
    const [entry] = await recorded();
    expect(entry).toEqual({ label: 'Votes for next features', details: { from: { value: true, audience: 'everyone' }, to: { value: true, audience: 'users', accounts: 1 } } });
    await set(true);
  });

  it('a change of an older revision of a feature flag is refused, and of many at once one is accepted', async () => {
    const { revision } = await flag();
    const answers = await Promise.all(Array.from({ length: 8 }, () => change(true, { type: 'everyone' }, revision)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
    expect(codeOf((await change(true, { type: 'everyone' }, revision)).body)).toBe('flag_changed');
    expect(codeOf((await change(true, { type: 'everyone' }, 0)).body)).toBe('flag_changed');
  });

  it('a feature flag refuses a value of another kind, unknown usernames, and a share of 100 percent', async () => {
    const { revision } = await flag();
    const issue = async (value: AdminFlag['value'], audience: FlagAudience) => {
      const { status, body } = await change(value, audience, revision);
      return [status, (body as unknown as { issues: { path: string[] }[] }).issues[0]!.path.join('.')];
    };
    expect(await issue(40, { type: 'everyone' })).toEqual([400, 'value']);
    expect(await issue(true, { type: 'users', usernames: ['no-such-person'] })).toEqual([400, 'audience.usernames']);
    expect(await issue(true, { type: 'share', percent: 100 })).toEqual([400, 'audience.percent']);
    expect((await flag()).revision).toBe(revision);
  });

  it('answers 403 when a member lists or changes feature flags', async () => {
    expect((await change(false, { type: 'everyone' }, 0, member)).status).toBe(403);
    expect((await call(member, listAdminFlags)).status).toBe(403);
  });

  it('account deletion removes a person from the audiences of feature flags, and the export before names these flags', async () => {
    const bo = await app.register();
    await set(true, { type: 'users', usernames: [bo.username!, member.username!] });
    const [{ id }] = (await rows<{ id: string }>(app.services.db.knex, 'select id from users where username = ?', [bo.username])) as [{ id: string }];
    const data = app.modules.operations.personalData!;
    const files: unknown[] = [];
    for await (const file of data.export(id)) files.push(file);
    expect(files).toContainEqual({ name: 'operations/feature-flags.json', data: [{ name: 'feature_votes' }] });
    await app.services.db.transaction((tx) => data.erase(tx, id));
    expect((await flag()).audience).toEqual({ type: 'users', usernames: [member.username] });
    await set(true);
  });

  it('a changed feature flag reaches another process within 5 s', async () => {
    let ms = 0;
    const clock: Clock = { now: () => new Date(systemClock.now().getTime() + ms) };
    const { db } = app.services;
    const other = createFlags({ db, clock });
    expect(await other.value(db.knex, 'feature_votes', null)).toBe(true);
    await set(false);
    ms += 5_000;
    expect(await other.value(db.knex, 'feature_votes', null)).toBe(false);
    await set(true);
  });

  it('many readers of feature flags at the same time cause one database query', async () => {
    const { db } = app.services;
    const flags = createFlags({ db, clock: systemClock });
    const sent = await sentBy(db.knex, () => Promise.all(Array.from({ length: 30 }, () => flags.all(db.knex, null))));
    expect(sent.filter(({ sql }) => sql.includes('feature_flags'))).toHaveLength(1);
  });
});

describe('the flag of votes', () => {
  it('the server refuses votes for features while the flag of votes is off', async () => {
    const feature = (await call(member, listNextFeatures)).body.find(({ status }) => status === 'voting')!;
    const vote = () => call(member, voteForFeature, { params: { id: feature.id }, key: newId() });
    await set(false);
    const refused = await vote();
    expect([refused.status, codeOf(refused.body)]).toEqual([409, 'voting_closed']);
    await set(true);
    expect((await vote()).status).toBe(200);
  });
});
