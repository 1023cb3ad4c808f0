import { afterAll, beforeAll, expect, it } from 'vitest';
import { decideReport, listDecisions, listReports } from '#contracts/moderation.ts';
import { getPrompt } from '#contracts/prompt-detail.ts';
import { createReport, reportPrompt } from '#contracts/reports.ts';
import { listComments, writeComment } from '#contracts/reviews.ts';
import type { TargetType } from '#contracts/targets.ts';
import { newId } from '#kernel/ids.ts';
import { finished, published } from '#modules/prompts/testing/drafting.ts';
import { call } from '#testing/test-app.ts';
import { openModeration } from './testing/moderation-fixtures.ts';
import type { ModerationFixtures, Person } from './testing/moderation-fixtures.ts';

let fixtures: ModerationFixtures;
let [ada, bo, creator, mo]: Person[] = [];
beforeAll(async () => {
  fixtures = await openModeration();
  [ada, bo, creator, mo] = [await fixtures.join(), await fixtures.join(), await fixtures.join(), await fixtures.staff('moderator')];
}, 60_000);
afterAll(() => fixtures.close());

const said = { rule: 'rights' as const, details: 'A brand.' };
const report = (person: Person, targetType: TargetType, targetId: string) => call(person.user, createReport, { body: { targetType, targetId, ...said } });
const freshPrompt = async (title: string): Promise<string> => (await published(creator!.user, finished({ title, template: `${newId()} {{place}} {{friend}}` }))).promptId;
const commentOn = async (targetId: string): Promise<string> => (await call(bo!.user, writeComment, { body: { targetType: 'prompt', targetId, body: 'A loud remark' } })).body.comment.id;
const lineOf = async (targetId: string) => (await call(mo!.user, listReports, { query: { limit: 60 } })).body.items.filter((item) => item.targetId === targetId);

it('members can report a prompt and a comment by type and id', async () => {
  const promptId = await freshPrompt('Lighthouses');
  const commentId = await commentOn(promptId);
  expect([(await report(ada!, 'prompt', promptId)).status, (await report(ada!, 'comment', commentId)).status]).toEqual([201, 201]);
  expect(await lineOf(promptId)).toMatchObject([{ targetType: 'prompt', title: 'Lighthouses', excerpt: null, author: { id: creator!.userId }, reporter: { id: ada!.userId } }]);
  expect(await lineOf(commentId)).toMatchObject([{ targetType: 'comment', title: 'Lighthouses', excerpt: 'A loud remark', subject: { promptId }, author: { id: bo!.userId } }]);
});

it('a person\'s reports about one target are stored once, whichever of the two routes they use', async () => {
  const promptId = await freshPrompt('Sent to both addresses');
  const commentId = await commentOn(promptId);
  for (let round = 0; round < 2; round += 1) {
    expect((await report(ada!, 'comment', commentId)).status).toBe(201);
    expect((await call(ada!.user, reportPrompt, { params: { id: promptId }, body: { ...said, commentId } })).status).toBe(201);
  }
  expect(await lineOf(commentId)).toMatchObject([{ others: 0 }]);
  expect(await fixtures.query('select target_type from reports where page_id = ?', [promptId])).toEqual([{ target_type: 'comment' }]);
});

it('a report gets 404 for a missing target, a wrong type, or a target on a page that the member cannot open', async () => {
  const promptId = await freshPrompt('Soon private');
  const commentId = await commentOn(promptId);
  for (const [type, id] of [['prompt', newId()], ['review', commentId], ['comment', promptId]] as const) expect((await report(ada!, type, id)).status).toBe(404);
  await fixtures.query(`update prompts set status = 'draft' where id = ?`, [promptId]);
  expect([(await report(ada!, 'prompt', promptId)).status, (await report(ada!, 'comment', commentId)).status]).toEqual([404, 404]);
  const unknown = { targetType: 'planet' as never, targetId: promptId, ...said };
  expect([(await call(ada!.user, createReport, { body: unknown })).status, (await call(fixtures.app.visitor(), createReport, { body: { ...unknown, targetType: 'prompt' } })).status]).toEqual([400, 401]);
});

it('taking down a reported comment leaves the prompt on whose page it was', async () => {
  const promptId = await freshPrompt('Stays');
  const commentId = await commentOn(promptId);
  await report(ada!, 'comment', commentId);
  const [line] = await lineOf(commentId);
  expect((await call(mo!.user, decideReport, { params: { id: line!.id }, body: { decision: 'remove', note: 'Please stay polite.', strike: true } })).status).toBe(200);
  expect((await call(ada!.user, listComments, { query: { targetType: 'prompt', targetId: promptId } })).body.items).toEqual([]);
  expect((await call(ada!.user, getPrompt, { params: { idOrSlug: promptId } })).status).toBe(200);
  expect((await call(bo!.user, listDecisions, {})).body).toMatchObject({ items: [{ targetType: 'comment', targetTitle: 'Your comment on “Stays”', kind: 'strike' }], strikes: { active: 1 } });
  expect((await call(creator!.user, listDecisions, {})).body.items).toEqual([]);
});
