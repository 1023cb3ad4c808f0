import { afterAll, beforeAll, expect, it } from 'vitest';
import { HOUR_MS } from '#contracts/durations.ts';
import { getInbox } from '#contracts/inbox.ts';
import { DEFAULT_ISSUE_VERSION, reportIssue } from '#contracts/issues.ts';
import { reportPrompt } from '#contracts/reports.ts';
import { newId } from '#kernel/ids.ts';
import { finished, published } from '#modules/prompts/testing/drafting.ts';
import { sentBy } from '#testing/query-plans.ts';
import { call } from '#testing/test-app.ts';
import { openModeration } from './testing/moderation-fixtures.ts';
import type { ModerationFixtures, Person } from './testing/moderation-fixtures.ts';

let fixtures: ModerationFixtures;
let [author, reader, mo, admin]: Person[] = [];
beforeAll(async () => {
  fixtures = await openModeration();
  [author, reader] = [await fixtures.join(), await fixtures.join()];
  [mo, admin] = [await fixtures.staff('moderator'), await fixtures.staff('admin')];
}, 60_000);
afterAll(() => fixtures.close());

const inboxOf = async (person: Person) => (await call(person.user, getInbox)).body;
const countsOf = async (person: Person) => Object.fromEntries((await inboxOf(person)).queues.map(({ queue, count }) => [queue, count]));

it('the staff inbox counts what waits in every queue that the caller may open, and names the earliest deadline', async () => {
  expect(await countsOf(admin!)).toEqual({ reviews: 0, reports: 0, appeals: 0, duplicates: 0, refunds: 0, packs: 0, agents: 0, disputes: 0, issues: 0, webhooks: 0, referrals: 0, cash_outs: 0 });
  await fixtures.submitted(author!);
  await fixtures.submitted(author!);
  const { promptId } = await published(author!.user, finished({ template: `${newId()} {{place}} {{friend}}` }));
  for (const person of [reader!, mo!]) await call(person.user, reportPrompt, { params: { id: promptId }, body: { rule: 'spam', details: '' } });
  await call(reader!.user, reportIssue, { body: { title: 'A broken button', type: 'bug', description: 'It does nothing at all.', version: DEFAULT_ISSUE_VERSION } });
  await fixtures.query(`insert into stripe_events (event_id, type, payload, status, received_at) values ('evt_1', 'x', '{}', 'failed', now()), ('evt_2', 'x', '{}', 'processed', now())`);

  expect(await countsOf(admin!)).toEqual({ reviews: 2, reports: 1, appeals: 0, duplicates: 0, refunds: 0, packs: 0, agents: 0, disputes: 0, issues: 1, webhooks: 1, referrals: 0, cash_outs: 0 });
  const reviews = (await inboxOf(admin!)).queues.find(({ queue }) => queue === 'reviews')!;
  expect(Date.parse(reviews.dueAt!) - Date.parse(reviews.oldestAt!)).toBe(48 * HOUR_MS);
});

it('the staff inbox shows moderators only their own queues, and refuses other people', async () => {
  const { queues, ledger } = await inboxOf(mo!);
  expect([queues.map(({ queue }) => queue), ledger]).toEqual([['reviews', 'reports', 'appeals', 'duplicates', 'refunds', 'packs', 'agents'], null]);
  expect((await call(reader!.user, getInbox)).status).toBe(403);
  expect((await call(fixtures.app.visitor(), getInbox)).status).toBe(401);
});

it('the staff inbox shows the result of the last proof of the ledger', async () => {
  const { ledger } = fixtures.app.modules.wallet;
  expect((await inboxOf(admin!)).ledger).toBeNull();
  const proof = await ledger.keepProof(fixtures.app.services.db.knex, 0);
  expect((await inboxOf(admin!)).ledger).toEqual(proof);
  const broken = await ledger.keepProof(fixtures.app.services.db.knex, 3);
  expect((await inboxOf(admin!)).ledger).toEqual(broken);
});

it('the staff inbox takes thirteen database statements, however much waits', async () => {
  const sent = await sentBy(fixtures.app.services.db.knex, () => inboxOf(admin!));
  expect(sent.filter(({ sql }) => !/sessions|users/.test(sql))).toHaveLength(13);
});
