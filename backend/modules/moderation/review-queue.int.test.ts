import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#contracts/durations.ts';
import { getGeneration, retryGeneration } from '#contracts/generation.ts';
import { appeal, approveReviews, decideAppeal, decideReview, getDecision, getQueueCounts, getReview, listAppeals, listDecisions, listReviewQueue, listTakedowns, runReview } from '#contracts/moderation.ts';
import { getPrompt } from '#contracts/prompt-detail.ts';
import { testDraft } from '#contracts/prompt-drafts.ts';
import { newId } from '#kernel/ids.ts';
import { call } from '#testing/test-app.ts';
import { openModeration, queueOf } from './testing/moderation-fixtures.ts';
import type { ModerationFixtures, Person } from './testing/moderation-fixtures.ts';

let fixtures: ModerationFixtures;
let author: Person;
let [mo, may, admin]: Person[] = [];
beforeAll(async () => {
  fixtures = await openModeration();
  author = await fixtures.join();
  [mo, may, admin] = [await fixtures.staff('moderator'), await fixtures.staff('moderator'), await fixtures.staff('admin')];
}, 60_000);
afterAll(() => fixtures.close());

const decide = (person: Person, id: string, decision: 'approve' | 'request_changes' | 'reject', rest: { rule?: 'quality' | 'unsafe'; note?: string; strike?: boolean } = {}) =>
  call(person.user, decideReview, { params: { id }, body: { decision, note: '', ...rest } });
const codeOf = (answer: { status: number; body: unknown }) => [answer.status, (answer.body as { code?: string }).code];
const latestDecision = async (person: Person) => (await call(person.user, listDecisions, {})).body.items[0]!;
const quality = { rule: 'quality', note: 'Please show what it makes.' } as const;

describe('the review queue', () => {
  it('the review queue lists waiting versions oldest first in pages, each with the time when its review is due', async () => {
    const ids = [];
    for (let n = 0; n < 3; n += 1) ids.push((await fixtures.submitted(author)).versionId);
    const first = (await call(mo!.user, listReviewQueue, { query: { limit: 2 } })).body;
    expect(first.items.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect(Date.parse(first.items[0]!.dueAt) - Date.parse(first.items[0]!.submittedAt)).toBe(48 * HOUR_MS);
    const second = (await call(mo!.user, listReviewQueue, { query: { limit: 2, cursor: first.nextCursor! } })).body;
    expect([second.items.map(({ id }) => id), second.nextCursor]).toEqual([ids.slice(2), null]);
    expect((await call(mo!.user, getQueueCounts)).body).toEqual({ reviews: 3, reports: 0, duplicates: 0, appeals: 0, refunds: 0 });
    expect((await call(mo!.user, listReviewQueue, { query: { cursor: '1 or 1' } })).status).toBe(400);
  });

  it('the review queue prices a waiting version by the shortest length of its own form, not of the published version', async () => {
    const text = (key: string) => ({ key, type: 'short_text', label: key, required: false } as const);
    const lengths = (min: number) => ({ form: { sections: [{ title: '', fields: [text('place'), text('friend'), { key: 'words', type: 'number', label: 'Words', required: false, drives: 'length', min, max: 2000, default: 1200 } as const] }] } });
    const short = await fixtures.submitted(author, lengths(100));
    const long = await fixtures.submitted(author, lengths(1200));
    // The published version allows other lengths than the version that waits, so a price by the published one would differ.
    await fixtures.query('update prompts set shortest_length = 100 where id = ?', [long.promptId]);
    const { items } = (await call(mo!.user, listReviewQueue, { query: { limit: 60 } })).body;
    const priceOf = ({ versionId }: { versionId: string }) => items.find(({ id }) => id === versionId)!.subject.fromTokens;
    expect(priceOf(long)).toBe(priceOf(short) + 1);
    expect((await call(mo!.user, getReview, { params: { id: long.versionId } })).body.reviewFile.item.subject.fromTokens).toBe(priceOf(long));
    for (const { versionId } of [short, long]) await decide(mo!, versionId, 'reject', quality);
  });

  it('the review file shows text, screening result and history to reviewers only', async () => {
    const { versionId, canary } = await fixtures.submitted(author);
    const { reviewFile } = (await call(admin!.user, getReview, { params: { id: versionId } })).body;
    expect(reviewFile).toMatchObject({ changeNote: '', runRoyalty: 3, unlockPrice: 40, testRuns: [{ sample: '' }], history: { removed: 0, strikes: 0 }, item: { resubmission: false, subject: { owner: { id: author.userId } } } });
    expect(reviewFile.template).toContain(canary);
    expect(reviewFile.testInputs).toHaveLength(3);
    expect(reviewFile.checks.map(({ id, state }) => [id, state])).toEqual(expect.arrayContaining([['runs', 'ok'], ['samples', 'ok']]));
    const refused = await call(author.user, getReview, { params: { id: versionId } });
    expect([refused.status, refused.text.includes(canary)]).toEqual([403, false]);
    await decide(mo!, versionId, 'approve');
    expect(codeOf(await call(admin!.user, getReview, { params: { id: versionId } }))).toEqual([404, 'not_found']);
  });

  it('the review file shows the author’s test runs of exactly this text, with pictures that only moderators can open', async () => {
    const { promptId, versionId } = await fixtures.submitted(author, { contentType: 'image', category: 'digital-art', outputSettings: {}, systemTemplate: null });
    const { generation } = (await call(author.user, testDraft, { params: { id: promptId }, body: { expectedTotal: 99, revision: 1, inputs: { place: 'Porto' } } })).body;
    await fixtures.app.modules.generation.generation.runAttempt(generation.id, { signal: new AbortController().signal });
    const { reviewFile } = (await call(mo!.user, getReview, { params: { id: versionId } })).body;
    expect(reviewFile).toMatchObject({ testRunCounts: { finished: 2, delivered: 2 }, testRuns: [{ sample: '' }, { id: generation.id, sample: null, status: 'succeeded', inputs: { place: 'Porto' }, error: null, outputs: [{ kind: 'image' }] }] });
    expect(reviewFile.checks.find(({ id }) => id === 'runs')?.state).toBe('ok');
    const [output] = reviewFile.testRuns[1]!.outputs;
    const open = async (person: Person, path: string) => (await fetch(fixtures.app.url + path, { headers: { cookie: person.user.cookie() } })).status;
    const url = output?.kind === 'image' ? output.url : '';
    expect([await open(mo!, url), await open(author, url), await open(mo!, url.replace(generation.id, newId()))]).toEqual([200, 403, 404]);
  });

  it('a reviewer\'s run of a waiting version is sealed as for a buyer, costs nothing, and counts in no figure', async () => {
    const { promptId, versionId, canary } = await fixtures.submitted(author, { contentType: 'image', category: 'digital-art', outputSettings: {}, systemTemplate: null });
    const run = (person: Person, inputs = { place: 'Porto' }) => call(person.user, runReview, { params: { id: versionId }, body: { inputs }, key: newId() });
    const { generation } = (await run(mo!)).body;
    await fixtures.app.modules.generation.generation.runAttempt(generation.id, { signal: new AbortController().signal });
    await fixtures.deliverEvents();
    const mine = await call(mo!.user, getGeneration, { params: { id: generation.id } });
    expect(mine.body.generation).toMatchObject({ status: 'succeeded', title: expect.stringMatching(/^Test of “/) as string, captured: 0, promptText: null, quote: { total: 0, royalty: 0 } });
    expect(mine.text).not.toContain(canary);
    expect(await fixtures.query(`select 1 from ledger_transactions where ref_id = ?`, [generation.id])).toEqual([]);
    for (const table of ['prompt_daily_stats', 'prompt_runners', 'prompt_runs', 'verified_runs', 'earnings']) expect([table, await fixtures.query(`select 1 from ${table} where prompt_id = ?`, [promptId])]).toEqual([table, []]);
    expect(await fixtures.query('select runs from prompts where id = ?', [promptId])).toEqual([{ runs: 0 }]);
    expect(await fixtures.violations()).toEqual([]);
    expect(codeOf(await call(mo!.user, retryGeneration, { params: { id: generation.id }, body: { expectedTotal: 0 }, key: newId() }))).toEqual([409, 'run_of_review']);

    expect((await run(mo!, { place: '' })).status).toBe(400);
    expect(codeOf(await run(author))).toEqual([403, 'forbidden']);
    const own = await fixtures.submitted(mo!);
    expect(codeOf(await call(mo!.user, runReview, { params: { id: own.versionId }, body: { inputs: { place: 'Porto' } } }))).toEqual([403, 'own_work']);
    await decide(may!, versionId, 'approve');
    expect(codeOf(await run(mo!))).toEqual([404, 'not_found']);
  });

  it('a version that several moderators decide at once is decided once, and its owner gets one message', async () => {
    const { promptId, versionId } = await fixtures.submitted(author);
    const answers = await Promise.all([mo!, may!, admin!, mo!].map((person) => decide(person, versionId, 'approve')));
    expect(answers.map(codeOf).sort()).toEqual([[200, undefined], [409, 'already_decided'], [409, 'already_decided'], [409, 'already_decided']]);
    expect((await call(fixtures.app.visitor(), getPrompt, { params: { idOrSlug: promptId } })).status).toBe(200);
    expect(await fixtures.told(author, (await latestDecision(author)).id)).toMatchObject([{ subject: expect.stringContaining('approved') as string, priority: 'normal' }]);
    expect(await fixtures.query(`select 1 from audit_log where action = 'marketplace.approved' and target_id = ?`, [promptId])).toHaveLength(1);
    expect(codeOf(await decide(mo!, newId(), 'approve'))).toEqual([404, 'not_found']);
  });

  it('refuses moderators who decide about their own version, and rejections without a rule and a reason', async () => {
    const own = await fixtures.submitted(mo!);
    expect(codeOf(await decide(mo!, own.versionId, 'approve'))).toEqual([403, 'own_work']);
    const bare = await decide(may!, own.versionId, 'reject', { note: 'No.' });
    expect(bare).toMatchObject({ status: 400, body: { issues: [{ path: ['rule'] }, { path: ['note'] }] } });
    expect(await queueOf(may!)).toContain(own.versionId);
  });

  it('versions are approved in bulk, with a separate outcome for each', async () => {
    const [one, two, own] = [await fixtures.submitted(author), await fixtures.submitted(author), await fixtures.submitted(mo!)];
    await decide(may!, two.versionId, 'approve');
    const { results } = (await call(mo!.user, approveReviews, { body: { ids: [two.versionId, own.versionId, one.versionId, newId()] } })).body;
    const outcomes = new Map(results.map(({ id, outcome }) => [id, outcome]));
    expect([one, two, own].map(({ versionId }) => outcomes.get(versionId))).toEqual(['done', 'already_decided', 'own_work']);
    expect(results.at(-1)?.outcome).toBe('gone');
    expect(await queueOf(may!)).not.toContain(one.versionId);
  });
});

describe('an appeal', () => {
  it('an appeal is written once and answered by another moderator, and a granted one puts the version back into the queue', async () => {
    const { promptId, versionId } = await fixtures.submitted(author);
    await decide(mo!, versionId, 'request_changes', quality);
    const decision = await latestDecision(author);
    expect(decision).toMatchObject({ outcome: 'changes_requested', by: 'A moderator', mayAppeal: true, note: quality.note, strike: null });
    expect(await fixtures.told(author, decision.id)).toMatchObject([{ priority: 'high', subject: expect.stringContaining('needs a few changes') as string }]);

    const object = (person: Person) => call(person.user, appeal, { params: { id: decision.id }, body: { message: 'It does show it, in the samples.' } });
    expect([(await object(may!)).status, (await call(may!.user, getDecision, { params: { id: decision.id } })).status]).toEqual([404, 404]);
    const answers = await Promise.all([object(author), object(author)]);
    expect(answers.map(codeOf).sort()).toEqual([[201, undefined], [409, 'already_appealed']]);

    const [waiting] = (await call(mo!.user, listAppeals, {})).body.items;
    expect(waiting).toMatchObject({ mine: true, firstDecider: { id: mo!.userId }, by: { id: author.userId }, decision: { id: decision.id } });
    expect(Date.parse(waiting!.dueAt) - Date.parse(waiting!.createdAt)).toBe(7 * DAY_MS);
    const answer = (person: Person) => call(person.user, decideAppeal, { params: { id: waiting!.id }, body: { decision: 'grant', note: 'Fair enough.' } });
    expect(codeOf(await answer(mo!))).toEqual([403, 'other_moderator']);
    const both = await Promise.all([answer(may!), answer(admin!)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);

    expect(await queueOf(mo!)).toContain(versionId);
    expect((await call(mo!.user, getReview, { params: { id: versionId } })).body.reviewFile).toMatchObject({ item: { resubmission: true }, earlier: [{ outcome: 'changes_requested', note: quality.note }] });
    expect((await call(author.user, getDecision, { params: { id: decision.id } })).body.decision).toMatchObject({ mayAppeal: false, appeal: { status: 'granted', answer: 'Fair enough.' } });
    expect((await fixtures.told(author, decision.id)).map(({ subject }) => subject)).toHaveLength(2);
    await decide(mo!, versionId, 'approve');
    expect(codeOf(await call(author.user, appeal, { params: { id: (await latestDecision(author)).id }, body: { message: 'I object to good news.' } }))).toEqual([409, 'nothing_to_appeal']);
    expect((await call(mo!.user, listTakedowns, { query: { which: 'all' } })).body.items[1]).toMatchObject({ outcome: 'changes_requested', appeal: 'granted', owner: { id: author.userId }, by: { id: mo!.userId } });
    expect((await call(mo!.user, listTakedowns, {})).body.items.map(({ outcome }) => outcome)).not.toContain('approved');
    expect((await call(fixtures.app.visitor(), getPrompt, { params: { idOrSlug: promptId } })).status).toBe(200);
  });
});
