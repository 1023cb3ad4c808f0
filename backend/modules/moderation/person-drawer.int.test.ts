import { afterAll, beforeAll, expect, it } from 'vitest';
import { listUserPrompts, listUserReports, listUserStrikes } from '#contracts/admin-users.ts';
import { decideReport, listReports } from '#contracts/moderation.ts';
import { reportPrompt } from '#contracts/reports.ts';
import { newId } from '#kernel/ids.ts';
import { drafted, finished, published } from '#modules/prompts/testing/drafting.ts';
import { call } from '#testing/test-app.ts';
import { openModeration } from './testing/moderation-fixtures.ts';
import type { ModerationFixtures, Person } from './testing/moderation-fixtures.ts';

let fixtures: ModerationFixtures;
let [author, reader, mo, admin]: Person[] = [];
const titles: string[] = [];
beforeAll(async () => {
  fixtures = await openModeration();
  [author, reader] = [await fixtures.join(), await fixtures.join()];
  [mo, admin] = [await fixtures.staff('moderator'), await fixtures.staff('admin')];
  for (let n = 0; n < 3; n += 1) {
    titles.unshift(`Poster ${n}`);
    const { promptId } = await published(author.user, finished({ title: titles[0]!, template: `${newId()} {{place}} {{friend}}` }));
    await call(reader.user, reportPrompt, { params: { id: promptId }, body: { rule: 'rights', details: 'A secret remark.' } });
  }
  await drafted(author.user, finished({ title: 'Never submitted' }));
  await fixtures.submitted(author);
  for (const { id, subject } of (await call(mo.user, listReports, {})).body.items.slice(0, 2)) {
    await call(mo.user, decideReport, { params: { id }, body: { decision: subject?.title === 'Poster 0' ? 'remove' : 'hide', rule: 'rights', note: 'Take the brand out.', strike: true } });
  }
}, 60_000);
afterAll(() => fixtures.close());

const params = () => ({ id: author!.userId });

it('staff see the prompts that a person submitted, page by page, and only the number of drafts', async () => {
  const first = (await call(admin!.user, listUserPrompts, { params: params(), query: { limit: 2 } })).body;
  const rest = (await call(admin!.user, listUserPrompts, { params: params(), query: { limit: 2, before: first.nextCursor! } })).body;
  const items = [...first.items, ...rest.items];
  expect(items.slice(1).map(({ title, status, hidden }) => [title, status, hidden])).toEqual([['Poster 2', 'published', false], ['Poster 1', 'draft', true], ['Poster 0', 'removed', false]]);
  expect(items[0]).toMatchObject({ status: 'in_review', pendingVersionId: expect.any(String) as string });
  expect([first.drafts, rest.nextCursor]).toEqual([1, null]);
});

it('staff see a person\'s strikes, and which of them still count', async () => {
  const { items, active, pausedUntil } = (await call(admin!.user, listUserStrikes, { params: params() })).body;
  expect(items).toMatchObject([{ rule: 'rights', title: 'Poster 0', active: true, withdrawn: false }]);
  expect([active, pausedUntil]).toEqual([1, null]);
});

it('staff see reports about and by a person, without the other person\'s name and without the reported words', async () => {
  const about = await call(admin!.user, listUserReports, { params: params() });
  expect(about.body.items.map(({ title, status }) => [title, status])).toEqual([['Poster 2', 'open'], ['Poster 1', 'upheld'], ['Poster 0', 'upheld']]);
  expect(about.text).not.toMatch(new RegExp(`secret|${reader!.userId}`));
  const by = (await call(admin!.user, listUserReports, { params: { id: reader!.userId }, query: { which: 'by', limit: 2 } })).body;
  expect([by.items.length, by.nextCursor]).toEqual([2, by.items[1]!.id]);
  expect((await call(admin!.user, listUserReports, { params: params(), query: { which: 'by' } })).body.items).toEqual([]);
});
