import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BodyOf } from '#contracts/endpoint.ts';
import { appeal, decideAppeal, decideReport, decideReports, decideReview, getModerationCounts, getReview, listAppeals, listDecisions, listReports } from '#contracts/moderation.ts';
import { reportPrompt } from '#contracts/reports.ts';
import { getPrompt } from '#contracts/prompt-detail.ts';
import type { Draft } from '#contracts/prompt-drafts.ts';
import { writePromptComment } from '#contracts/reviews.ts';
import { newId } from '#kernel/ids.ts';
import { finished, publish, published, saved } from '#modules/prompts/testing/drafting.ts';
import { call } from '#testing/test-app.ts';
import { openModeration, queueOf } from './testing/moderation-fixtures.ts';
import type { ModerationFixtures, Person } from './testing/moderation-fixtures.ts';

let fixtures: ModerationFixtures;
let [author, reader, mo, may]: Person[] = [];
beforeAll(async () => {
  fixtures = await openModeration();
  [author, reader] = [await fixtures.join(), await fixtures.join()];
  [mo, may] = [await fixtures.staff('moderator'), await fixtures.staff('moderator')];
}, 60_000);
afterAll(() => fixtures.close());

const note = 'Please take the name of the brand out of the title.';
const codeOf = (answer: { status: number; body: unknown }) => [answer.status, (answer.body as { code?: string }).code];
const opens = async (promptId: string) => (await call(fixtures.app.visitor(), getPrompt, { params: { idOrSlug: promptId } })).status;
const fresh = (title: string): Promise<Draft> => published(author!.user, finished({ title, template: `${newId()} {{place}} {{friend}}` }));
const decide = (id: string, given = note) => call(mo!.user, decideReport, { params: { id }, body: { decision: 'hide', rule: 'rights', note: given } });
async function reported(promptId: string): Promise<string> {
  await call(reader!.user, reportPrompt, { params: { id: promptId }, body: { rule: 'rights', details: 'A brand.' } });
  return (await call(mo!.user, listReports, { query: { limit: 60 } })).body.items.find(({ subject }) => subject?.promptId === promptId)!.id;
}
async function hidden(title: string): Promise<Draft> {
  const draft = await fresh(title);
  expect((await decide(await reported(draft.promptId))).status).toBe(200);
  return draft;
}
const latestDecision = async () => (await call(author!.user, listDecisions, {})).body.items[0]!;

it('a hidden prompt is closed to readers, its author is told what to change, and its reporter what happened', async () => {
  const { promptId } = await hidden('Swoosh posters');
  expect(await opens(promptId)).toBe(404);
  expect((await call(author!.user, getPrompt, { params: { idOrSlug: promptId } })).status).toBe(200);
  const decision = await latestDecision();
  expect(decision).toMatchObject({ outcome: 'hidden', kind: 'removal', rule: 'rights', note, strike: null, mayAppeal: true });
  expect(await fixtures.told(author!, decision.id)).toMatchObject([{ subject: '“Swoosh posters” is hidden until you change it', priority: 'high' }]);
  expect(await fixtures.query(`select content from messages where user_id = ? and dedupe_key like 'report:%'`, [reader!.userId])).toMatchObject([{ content: expect.stringContaining('hid it') as string }]);
  expect((await call(fixtures.app.visitor(), getModerationCounts)).body.months[0]).toMatchObject({ hiddenPrompts: 1, removedPrompts: 0, reportsUpheld: 1, strikes: 0 });
});

it('an unchanged hidden prompt cannot be published, and a changed one needs a review even if it is free', async () => {
  const draft = await hidden('Swoosh shoes');
  expect(codeOf(await publish(author!.user, draft, { despiteWarning: true }))).toEqual([422, 'unchanged']);
  const revision = await saved(author!.user, draft, { ...draft.content, title: 'Running shoes' });
  expect((await publish(author!.user, { ...draft, revision }, { despiteWarning: true })).body).toMatchObject({ outcome: 'in_review' });
  expect(await opens(draft.promptId)).toBe(404);
  const [versionId] = (await queueOf(mo!)).slice(-1);
  expect((await call(mo!.user, getReview, { params: { id: versionId! } })).body.reviewFile).toMatchObject({
    item: { subject: { title: 'Running shoes', promptId: draft.promptId }, version: 2 }, approved: { version: 1, title: 'Swoosh shoes', template: draft.content.template, pricing: 'free' },
  });
  expect((await call(may!.user, decideReview, { params: { id: versionId! }, body: { decision: 'approve', note: '' } })).status).toBe(200);
  expect(await opens(draft.promptId)).toBe(200);
  const again = await saved(author!.user, { promptId: draft.promptId, revision }, { ...draft.content, title: 'Running shoes', tags: ['shoes'] });
  expect((await publish(author!.user, { promptId: draft.promptId, revision: again }, { despiteWarning: true })).body).toMatchObject({ outcome: 'published' });
});

it('a hidden prompt is published again unchanged when an appeal is granted', async () => {
  const { promptId } = await hidden('Swoosh hats');
  await call(author!.user, appeal, { params: { id: (await latestDecision()).id }, body: { message: 'Swoosh is a sound, not a brand.' } });
  const [waiting] = (await call(may!.user, listAppeals, {})).body.items;
  expect((await call(may!.user, decideAppeal, { params: { id: waiting!.id }, body: { decision: 'grant', note: '' } })).status).toBe(200);
  expect(await opens(promptId)).toBe(200);
});

it('hiding needs a note, is decided once, and is refused for reviews, comments and the moderator’s own work', async () => {
  const { promptId } = await fresh('Swoosh bags');
  const id = await reported(promptId);
  expect(await decide(id, 'No.')).toMatchObject({ status: 400, body: { issues: [{ path: ['note'] }] } });
  const { comment } = (await call(reader!.user, writePromptComment, { params: { id: promptId }, body: { body: 'Rude words' } })).body;
  await call(author!.user, reportPrompt, { params: { id: promptId }, body: { rule: 'spam', details: '', commentId: comment.id } });
  const about = (await call(mo!.user, listReports, { query: { limit: 60 } })).body.items.find(({ targetType }) => targetType === 'comment')!;
  expect(await decide(about.id)).toMatchObject({ status: 400, body: { issues: [{ path: ['decision'] }] } });
  const answers = await Promise.all([decide(id), decide(id), decide(id)]);
  expect(answers.map(codeOf).sort()).toEqual([[200, undefined], [409, 'already_decided'], [409, 'already_decided']]);
  const own = await published(mo!.user, finished({ title: 'By the moderator', template: `${newId()} {{place}} {{friend}}` }));
  const body = { ids: [await reported(own.promptId)], decision: 'hide', rule: 'rights', note } satisfies BodyOf<typeof decideReports>;
  expect((await call(mo!.user, decideReports, { body })).body.results).toMatchObject([{ outcome: 'own_work' }]);
  expect(await opens(own.promptId)).toBe(200);
});
