import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { login } from '#contracts/identity.ts';
import { convertIssue, getIssue, getOwnIssue, listIssues, listOwnIssues, replyToIssue, reportIssue, updateIssue } from '#contracts/issues.ts';
import type { IssueDetail, IssueReport } from '#contracts/issues.ts';
import { deleteFeature, listAdminFeatures, listNextFeatures, mergeFeature } from '#contracts/next-features.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

let app: TestApp;
let ada: HttpUser;
let admin: HttpUser;
let second: HttpUser;
beforeAll(async () => {
  app = await createTestApp({ overrides: { RATE_LIMIT_ISSUE: '1000/60' } });
  ada = await app.register();
  [admin, second] = [await crew(), await crew()];
});
afterAll(() => app.close());

async function crew(): Promise<HttpUser> {
  const user = await app.register();
  await query('update users set role = ? where username = ?', ['admin', user.username]);
  await call(user, login, { body: { username: user.username, password: 'correct-horse-9' } });
  return user;
}
const query = <Row>(sql: string, bindings: unknown[] = []): Promise<Row[]> => rows<Row>(app.services.db.knex, sql, bindings);
const idOf = async (user: HttpUser): Promise<string> => (await query<{ id: string }>('select id from users where username = ?', [user.username]))[0]!.id;
const reported = async (part: Partial<IssueReport> = {}): Promise<string> =>
  (await call(ada, reportIssue, { body: { title: 'The hat is empty', type: 'bug', description: 'No rabbit came out of it.', version: '1.0', ...part } })).body.id;
const at = (id: string) => ({ params: { id } });
const detail = async (id: string): Promise<IssueDetail> => (await call(admin, getIssue, at(id))).body.issue;
const actions = (id: string) => query<{ payload: Record<string, unknown> }>(`select payload from outbox_events where name = 'admin_action' and payload->>'targetId' = ? order by id`, [id]);

/**
 * Delivers all events about an issue report to the module messages, `times` times. It skips the check of `processed_events`, so the
 * subscribers themselves must prevent duplicates.
 */
async function deliver(issueId: string, times = 1): Promise<void> {
  const events = await query<{ id: string; name: string; payload: unknown; occurred_at: Date }>(`select * from outbox_events where payload->>'issueId' = ? order by id`, [issueId]);
  const heard = events.flatMap((event) => (app.modules.messages.subscriptions ?? []).filter((each) => each.event.name === event.name).map((each) => ({ event, each })));
  for (let round = 0; round < times; round += 1) {
    for (const { event, each } of heard) {
      await app.services.db.transaction((tx) => each.handle(tx, event.payload, { eventId: event.id, occurredAt: event.occurred_at }));
    }
  }
}
const inbox = async (issueId: string) => query<{ subject: string; content: string; type: string; user_id: string }>(
  'select subject, content, type, user_id from messages where related_entity_type = ? and related_entity_id = ? order by id', ['issue', issueId],
);

describe('the list of issue reports for administrators', () => {
  it('the administrators\' list shows each issue report once on its pages, latest first, while new reports arrive', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 7; n += 1) ids.unshift(await reported({ type: 'performance' }));
    const seen: string[] = [];
    for (let before: string | undefined; ; ) {
      const { body } = await call(admin, listIssues, { query: { type: 'performance', limit: 3, ...(before !== undefined && { before }) } });
      seen.push(...body.items.map(({ id }) => id));
      if (body.nextCursor === null) break;
      before = body.nextCursor;
      await reported({ type: 'performance' });
    }
    expect(seen).toEqual(ids);
  });

  it('the list shows open issue reports of Pro members first, while their reporters change plan and new reports arrive', async () => {
    const pro = await app.register();
    const plan = (name: string) => query('update users set plan = ? where username = ?', [name, pro.username]);
    const send = async (user: HttpUser) => (await call(user, reportIssue, { body: { title: 'The hat is slow', type: 'other', description: 'It took a while.', version: '1.0' } })).body.id;
    const before = await send(pro);
    await plan('pro');
    const [done, first, second, free] = [await send(pro), await send(pro), await send(pro), await send(ada)];
    await plan('free');
    await call(admin, updateIssue, { ...at(done), body: { revision: 0, status: 'resolved' } });
    const list = async (page: object) => (await call(admin, listIssues, { query: { type: 'other', limit: 2, ...page } })).body;
    const one = await list({});
    expect(one.items.map(({ id, reporterPro }) => [id, reporterPro])).toEqual([[second, true], [first, true]]);
    await plan('pro');
    const late = await send(pro);
    const two = await list({ before: one.nextCursor });
    expect(two.items.map(({ id, reporterPro }) => [id, reporterPro])).toEqual([[free, false], [done, true]]);
    expect(await list({ before: two.nextCursor })).toMatchObject({ items: [{ id: before, reporterPro: false }], nextCursor: null });
    expect((await list({ status: 'new' })).items.map(({ id }) => id)).toEqual([late, second]);
    expect((await call(admin, listIssues, { query: { before: free } })).status).toBe(400);
  });

  it('the list of issue reports is filtered by type, status and assignee', async () => {
    const [mine, nobodys] = [await reported({ type: 'security' }), await reported({ type: 'security' })];
    await call(admin, updateIssue, { ...at(mine), body: { revision: 0, status: 'triaged', assigneeId: await idOf(admin) } });
    const list = async (filters: object, user = admin) => (await call(user, listIssues, { query: { type: 'security', ...filters } })).body.items.map(({ id }) => id);
    expect(await list({})).toEqual([nobodys, mine]);
    expect(await list({ status: 'triaged' })).toEqual([mine]);
    expect(await list({ assignee: 'me' })).toEqual([mine]);
    expect(await list({ assignee: 'me' }, second)).toEqual([]);
    expect(await list({ assignee: 'none' })).toEqual([nobodys]);
    expect(await list({ assignee: await idOf(admin) })).toEqual([mine]);
    expect((await call(admin, listIssues, { query: { assignee: 'everybody' } })).status).toBe(400);
    expect((await call(ada, listIssues)).status).toBe(403);
  });
});

describe('the reporter of an issue', () => {
  it('reporters list only their own issue reports, with status and replies, and never see the administrator\'s name', async () => {
    const bob = await app.register();
    expect((await call(bob, listOwnIssues)).body).toEqual({ items: [], nextCursor: null });
    const ids: string[] = [];
    for (const title of ['Hat one', 'Hat two', 'Hat three']) ids.unshift((await call(bob, reportIssue, { body: { title, type: 'bug', description: 'No rabbit came out of it.', version: '1.0' } })).body.id);
    const [newest, middle, oldest] = ids as [string, string, string];
    await call(admin, updateIssue, { ...at(newest), body: { revision: 0, status: 'in_progress', assigneeId: await idOf(admin) } });
    await call(admin, replyToIssue, { ...at(newest), body: { text: 'The rabbit is on its way.' } });
    const page = (await call(bob, listOwnIssues, { query: { limit: 2 } })).body;
    expect(page).toMatchObject({ items: [{ id: newest, status: 'in_progress', replies: 1 }, { id: middle, status: 'new', replies: 0 }], nextCursor: middle });
    expect((await call(bob, listOwnIssues, { query: { limit: 2, before: middle } })).body).toMatchObject({ items: [{ id: oldest }], nextCursor: null });
    const own = await call(bob, getOwnIssue, at(newest));
    expect(own.body.issue).toMatchObject({ title: 'Hat three', description: 'No rabbit came out of it.', screenshotUrl: null, replyList: [{ text: 'The rabbit is on its way.' }] });
    expect(JSON.stringify([page, own.body])).not.toContain(admin.username);
    expect([await call(ada, getOwnIssue, at(newest)), await call(admin, getOwnIssue, at(newest)), await call(bob, getOwnIssue, at(newId()))].map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await call(bob, listOwnIssues, { query: { before: 'yesterday' } })).status).toBe(400);
  });
});

describe('an administrator\'s change of an issue report', () => {
  it('an administrator sets status and assignee of an issue report, with an entry in the audit log', async () => {
    const id = await reported();
    const adminId = await idOf(second);
    const { status, body } = await call(admin, updateIssue, { ...at(id), body: { revision: 0, status: 'in_progress', assigneeId: adminId } });
    expect(status).toBe(200);
    expect(body.issue).toMatchObject({ status: 'in_progress', assignee: { id: adminId, username: second.username }, reporter: { username: ada.username }, revision: 1 });
    expect(await actions(id)).toMatchObject([{ payload: { action: 'issues.change', actorName: admin.username, details: { from: 'new, not assigned', to: `in_progress, assigned to ${second.username}` } } }]);
    const freed = await call(admin, updateIssue, { ...at(id), body: { revision: 1, assigneeId: null } });
    expect(freed.body.issue).toMatchObject({ status: 'in_progress', assignee: null, revision: 2 });
  });

  it('of three changes of the same revision of an issue report one is saved, and the two others get 409', async () => {
    const id = await reported();
    const answers = await Promise.all((['triaged', 'closed', 'in_progress'] as const).map((status) => call(admin, updateIssue, { ...at(id), body: { revision: 0, status } })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({ code: 'issue_changed' });
    expect((await detail(id)).revision).toBe(1);
    expect(await actions(id)).toHaveLength(1);
  });

  it('refuses to assign an issue report to a user who is no administrator', async () => {
    const id = await reported();
    for (const assigneeId of [await idOf(ada), newId()]) {
      const { status, body } = await call(admin, updateIssue, { ...at(id), body: { revision: 0, assigneeId } });
      expect([status, body]).toMatchObject([400, { issues: [{ path: ['assigneeId'], message: 'Only an administrator can be assigned.' }] }]);
    }
    expect((await detail(id)).assignable.map(({ username }) => username).sort()).toEqual([admin.username, second.username].sort());
    expect((await call(ada, updateIssue, { ...at(id), body: { revision: 0, status: 'closed' } })).status).toBe(403);
    expect((await call(admin, updateIssue, { ...at(newId()), body: { revision: 0, status: 'closed' } })).status).toBe(404);
  });
});

describe('an administrator\'s reply to an issue report', () => {
  it('a reply to an issue report sends the reporter one message, although its request came twice and its events three times', async () => {
    const id = await reported({ title: 'Doves instead of rabbits' });
    const key = newId();
    const reply = () => call(admin, replyToIssue, { ...at(id), key, body: { text: '  The doves are on holiday.  ' } });
    const [answer] = [await reply(), await reply()];
    expect(answer.status).toBe(201);
    expect(answer.body.issue.replyList).toMatchObject([{ author: admin.username, text: 'The doves are on holiday.' }]);
    expect((await detail(id)).replies).toBe(1);
    await deliver(id, 3);
    expect(await inbox(id)).toEqual([{ subject: 'A reply to “Doves instead of rabbits”', content: 'The doves are on holiday.', type: 'system_notification', user_id: await idOf(ada) }]);
    expect(await actions(id)).toMatchObject([{ payload: { action: 'issues.reply' } }]);
  });

  it('both replies are stored when two administrators reply to an issue report at once', async () => {
    const id = await reported();
    const answers = await Promise.all([admin, second].map((user, n) => call(user, replyToIssue, { ...at(id), body: { text: `Answer ${n}` } })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    await deliver(id);
    expect(await inbox(id)).toHaveLength(2);
  });

  it('refuses a blank reply to an issue report with 400, and a member\'s reply with 403', async () => {
    const id = await reported();
    expect((await call(admin, replyToIssue, { ...at(id), body: { text: '   ' } })).status).toBe(400);
    expect((await call(ada, replyToIssue, { ...at(id), body: { text: 'Me too' } })).status).toBe(403);
    expect((await detail(id)).replyList).toEqual([]);
  });

  it('a reporter gets a message each time that the status of the issue report becomes resolved', async () => {
    const id = await reported({ title: 'The curtain is stuck' });
    for (const [revision, status] of (['resolved', 'closed', 'in_progress', 'resolved'] as const).entries()) {
      expect((await call(admin, updateIssue, { ...at(id), body: { revision, status } })).status).toBe(200);
    }
    await deliver(id, 2);
    expect((await inbox(id)).map(({ subject }) => subject)).toEqual(['Fixed: “The curtain is stuck” 🎩', 'Fixed: “The curtain is stuck” 🎩']);
  });
});

describe('turning an issue report into a next feature', () => {
  it('two administrators who turn an issue report into a next feature at once create one hidden feature', async () => {
    const id = await reported({ type: 'feature', title: 'Hats in more sizes' });
    const body = { revision: 0, title: 'Hats in every size', description: 'From thimble to tent.' };
    const answers = await Promise.all([1, 2].map(() => call(admin, convertIssue, { ...at(id), body })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({ code: 'already_converted' });
    const features = (await call(admin, listAdminFeatures)).body.filter(({ title }) => title === body.title);
    expect(features).toMatchObject([{ id: (await detail(id)).featureId, status: 'voting', visible: false }]);
    expect((await call(ada, listNextFeatures)).body.map(({ title }) => title)).not.toContain(body.title);
    expect((await actions(id)).at(-1)).toMatchObject({ payload: { action: 'issues.convert', details: { featureId: features[0]!.id } } });
  });

  it('an issue report follows its feature through a merge, and can become a new feature after that one is deleted', async () => {
    const [one, two] = [await reported(), await reported()];
    for (const [id, title] of [[one, 'Hats that sing'], [two, 'Singing hats']] as const) {
      expect((await call(admin, convertIssue, { ...at(id), body: { revision: 0, title, description: 'They should know at least one song.' } })).status).toBe(201);
    }
    const [from, into] = [(await detail(one)).featureId!, (await detail(two)).featureId!];
    const revision = (await detail(one)).revision;
    const ofFeature = async (id: string) => (await call(admin, listAdminFeatures)).body.find((feature) => feature.id === id)!;
    expect((await call(admin, mergeFeature, { params: { id: from }, body: { into, revision: (await ofFeature(from)).revision } })).status).toBe(200);
    expect(await detail(one)).toMatchObject({ featureId: into, revision });
    expect((await call(admin, deleteFeature, { params: { id: into }, query: { revision: (await ofFeature(into)).revision } })).status).toBe(200);
    expect([(await detail(one)).featureId, (await detail(two)).featureId]).toEqual([null, null]);
    expect((await call(admin, convertIssue, { ...at(one), body: { revision, title: 'Hats that sing', description: 'They should know two songs.' } })).status).toBe(201);
  });

  it('answers 409 to turning an issue report into a feature when another administrator changed the report meanwhile', async () => {
    const id = await reported();
    await call(admin, updateIssue, { ...at(id), body: { revision: 0, status: 'triaged' } });
    expect(await call(admin, convertIssue, { ...at(id), body: { revision: 0, title: 'A feature', description: 'Words enough.' } })).toMatchObject({ status: 409, body: { code: 'issue_changed' } });
    expect((await call(admin, convertIssue, { ...at(id), body: { revision: 1, title: 'Ha', description: 'Short.' } })).status).toBe(400);
  });
});
