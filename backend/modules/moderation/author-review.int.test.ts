import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#contracts/durations.ts';
import { decideReview, getAuthorReview } from '#contracts/moderation.ts';
import type { AuthorReview } from '#contracts/moderation.ts';
import { one } from '#contracts/must.ts';
import { getDraft } from '#contracts/prompt-drafts.ts';
import type { Draft } from '#contracts/prompt-drafts.ts';
import { addSample, listDraftSamples, listSamples } from '#contracts/prompt-samples.ts';
import { drafted, finished, publish, published, saved, sealed } from '#modules/prompts/testing/drafting.ts';
import { sampled } from '#modules/prompts/testing/sampled.ts';
import { call } from '#testing/test-app.ts';
import { openModeration } from './testing/moderation-fixtures.ts';
import type { ModerationFixtures, Person } from './testing/moderation-fixtures.ts';

let fixtures: ModerationFixtures;
let author: Person;
let stranger: Person;
let moderator: Person;
beforeAll(async () => {
  fixtures = await openModeration();
  [author, stranger, moderator] = [await fixtures.join(), await fixtures.join(), await fixtures.staff('moderator')];
}, 60_000);
afterAll(() => fixtures.close());

const review = async (idOrSlug: string): Promise<AuthorReview> => (await call(author.user, getAuthorReview, { params: { idOrSlug } })).body.review;
const kinds = ({ steps }: AuthorReview) => steps.map(({ kind, version }) => [kind, version]);
const decide = (versionId: string, decision: 'approve' | 'request_changes' | 'reject', note = 'Please show what it makes.') =>
  call(moderator.user, decideReview, { params: { id: versionId }, body: { decision, note, ...(decision === 'approve' ? {} : { rule: 'quality' as const }) } });
const latestVersion = async (promptId: string) => (await fixtures.query<{ id: string }>('select pending_version_id as id from prompts where id = ?', [promptId]))[0]!.id;

describe('the review of an own prompt', () => {
  it('an author follows the review of a prompt from draft over a request for changes to the marketplace, each step with its note', async () => {
    const draft = await sampled(fixtures.app, author.user, await drafted(author.user, sealed('canary-of-the-way')));
    expect(await review(draft.promptId)).toMatchObject({ state: 'draft', note: null, submittedAt: null, steps: [{ kind: 'created' }] });
    await publish(author.user, draft, { despiteWarning: true });
    const waiting = await review(draft.slug);
    expect(waiting).toMatchObject({ state: 'in_review', pendingVersion: 1, publishedVersion: null, note: null });
    expect(Date.parse(waiting.dueAt!) - Date.parse(waiting.submittedAt!)).toBe(48 * HOUR_MS);

    await decide(await latestVersion(draft.promptId), 'request_changes');
    const sentBack = await review(draft.promptId);
    expect(sentBack).toMatchObject({ state: 'sent_back', note: 'Please show what it makes.', rule: 'quality', pendingVersion: null });
    expect(kinds(sentBack)).toEqual([['changes_requested', 1], ['submitted', 1], ['created', null]]);
    expect(sentBack.steps[0]!.decisionId).toMatch(/^[0-9a-f-]{36}$/);

    const revision = await saved(author.user, draft, { ...draft.content, oneLiner: 'One line that says what it makes.' });
    await publish(author.user, { ...draft, revision }, { despiteWarning: true });
    await decide(await latestVersion(draft.promptId), 'approve', '');
    const out = await review(draft.promptId);
    expect(out).toMatchObject({ state: 'published', publishedVersion: 2, onSale: true, note: null });
    expect(kinds(out).slice(0, 2)).toEqual([['approved', 2], ['submitted', 2]]);
  });

  it('the review tells its author whether a prompt was rejected or sent back for changes', async () => {
    const { promptId, versionId } = await fixtures.submitted(author);
    await decide(versionId, 'reject', 'Prompts like this are not sold here.');
    expect(await review(promptId)).toMatchObject({ state: 'rejected', note: 'Prompts like this are not sold here.' });
  });

  it('a free prompt is published at once, so its review shows no submission', async () => {
    const { promptId } = await published(author.user, finished({ title: 'Free from the start', template: 'Write about {{place}} for {{friend}}, and end with a question about the sea.' }));
    expect(kinds(await review(promptId))).toEqual([['published', 1], ['created', null]]);
  });

  it('the review of a prompt answers 404 to other members and moderators, and 401 to visitors', async () => {
    const { promptId } = await fixtures.submitted(author);
    expect((await call(stranger.user, getAuthorReview, { params: { idOrSlug: promptId } })).status).toBe(404);
    expect((await call(moderator.user, getAuthorReview, { params: { idOrSlug: promptId } })).status).toBe(404);
    expect((await call(fixtures.app.visitor(), getAuthorReview, { params: { idOrSlug: promptId } })).status).toBe(401);
  });
});

describe('a sample of a draft', () => {
  const ownSamples = async (id: string) => (await call(author.user, listDraftSamples, { params: { id } })).body.samples;
  /** Makes a sample of the free draft whose output repeats the draft's template. */
  async function quotingSample(draft: Draft) {
    await sampled(fixtures.app, author.user, draft);
    const sample = one(await ownSamples(draft.promptId));
    await fixtures.query('update generations set output_text = ? where id = ?', [draft.content.template, sample.generationId]);
    const { body } = await call(author.user, addSample, { params: { id: draft.promptId }, body: { generationId: sample.generationId, caption: '' } });
    return body.sample;
  }

  it('a draft of a paid prompt needs a sample before it is submitted, and buyers see the sample once the version is approved', async () => {
    const draft = await drafted(author.user, sealed('canary-of-samples'));
    const refused = await publish(author.user, draft, { despiteWarning: true });
    expect(refused).toMatchObject({ status: 422, body: { code: 'not_ready', issues: [{ path: ['samples'] }] } });
    await sampled(fixtures.app, author.user, draft);
    const mine = async () => (await call(author.user, listDraftSamples, { params: { id: draft.promptId } })).body.samples;
    expect(await mine()).toMatchObject([{ version: null, outdated: false }]);
    expect((await call(stranger.user, listDraftSamples, { params: { id: draft.promptId } })).status).toBe(404);
    expect((await call(stranger.user, listSamples, { params: { id: draft.promptId } })).status).toBe(404);

    expect((await publish(author.user, draft, { despiteWarning: true })).status).toBe(200);
    await decide(await latestVersion(draft.promptId), 'approve', '');
    await fixtures.deliverEvents();
    expect(await mine()).toMatchObject([{ version: 1, outdated: false }]);
    expect((await call(stranger.user, listSamples, { params: { id: draft.promptId } })).body.samples).toMatchObject([{ version: 1, inputs: { place: 'Porto' } }]);
  });

  it('the sample of a draft does not count once the text of the draft has changed', async () => {
    const draft = await sampled(fixtures.app, author.user, await drafted(author.user, sealed('canary-of-another-text')));
    const revision = await saved(author.user, draft, { ...draft.content, template: `${draft.content.template} Sing it.` });
    const [sample] = (await call(author.user, listDraftSamples, { params: { id: draft.promptId } })).body.samples;
    expect(sample).toMatchObject({ version: null, outdated: true });
    expect((await publish(author.user, { ...draft, revision }, { despiteWarning: true })).body).toMatchObject({ code: 'not_ready', issues: [{ path: ['samples'] }] });
    const again = await call(author.user, addSample, { params: { id: draft.promptId }, body: { generationId: sample!.generationId, caption: '' } });
    expect(again).toMatchObject({ status: 422, body: { code: 'sample_of_another_text' } });
  });

  it('a sample is refused when it repeats the text that the draft would seal', async () => {
    const draft = await drafted(author.user, sealed('canary-that-is-quoted-by-its-sample'));
    await sampled(fixtures.app, author.user, draft);
    const [sample] = (await call(author.user, listDraftSamples, { params: { id: draft.promptId } })).body.samples;
    await fixtures.query('update generations set output_text = ? where id = ?', [draft.content.template, sample!.generationId]);
    const refused = await call(author.user, addSample, { params: { id: draft.promptId }, body: { generationId: sample!.generationId, caption: 'Once more' } });
    expect(refused).toMatchObject({ status: 422, body: { code: 'too_telling' } });
  });

  it('a draft whose only sample repeats the text is not submitted for a price, also when the author chose the sample while the draft was free', async () => {
    const free = await drafted(author.user, sealed('canary-of-a-price-that-came-later', { pricing: 'free', runRoyalty: 0, unlockPrice: 0 }));
    const quoting = await quotingSample(free);
    const priced = { ...free, revision: await saved(author.user, free, sealed('canary-of-a-price-that-came-later')) };
    const refused = await publish(author.user, priced, { despiteWarning: true });
    expect(refused).toMatchObject({ status: 422, body: { code: 'not_ready', issues: [{ path: ['samples'], message: expect.stringMatching(/repeats your template.+another test run/) as string }] } });
    expect([quoting.tellsText, await ownSamples(free.promptId)]).toMatchObject([false, [{ id: quoting.id, outdated: false, tellsText: true }]]);
    await sampled(fixtures.app, author.user, priced);
    expect((await publish(author.user, priced, { despiteWarning: true })).status).toBe(200);
  });

  it('a sample of a published version is compared once more when the page of the draft shows less than that version', async () => {
    const content = sealed('canary-of-a-description-that-quotes');
    const quotes = { ...content, description: content.template.repeat(2).slice(0, 400) };
    const draft = await sampled(fixtures.app, author.user, await drafted(author.user, quotes));
    const sample = one(await ownSamples(draft.promptId));
    await fixtures.query('update generations set output_text = ? where id = ?', [content.template, sample.generationId]);
    expect((await publish(author.user, draft, { despiteWarning: true })).status).toBe(200);
    await decide(await latestVersion(draft.promptId), 'approve', '');
    await fixtures.deliverEvents();
    expect(await ownSamples(draft.promptId)).toMatchObject([{ version: 1, tellsText: false }]);
    const revision = await saved(author.user, draft, content);
    const refused = await publish(author.user, { ...draft, revision }, { despiteWarning: true });
    expect(refused).toMatchObject({ status: 422, body: { issues: [{ path: ['samples'], message: expect.stringContaining('repeats your template') as string }] } });
  });

  it('tells the author when the approval of a paid version removes a sample that was public while the prompt was free', async () => {
    const free = await drafted(author.user, sealed('canary-of-a-sample-that-was-public', { pricing: 'free', runRoyalty: 0, unlockPrice: 0 }));
    const quoting = await quotingSample(free);
    await sampled(fixtures.app, author.user, free);
    expect((await publish(author.user, free, { despiteWarning: true })).body).toMatchObject({ outcome: 'published' });
    await fixtures.deliverEvents();
    expect((await call(stranger.user, listSamples, { params: { id: free.promptId } })).body.samples).toHaveLength(2);
    const revision = await saved(author.user, free, sealed('canary-of-a-sample-that-was-public'));
    expect((await publish(author.user, { ...free, revision }, { despiteWarning: true })).status).toBe(200);
    await decide(await latestVersion(free.promptId), 'approve', '');
    const told = (await fixtures.told(author, free.promptId)).filter(({ subject }) => subject.includes('sample'));
    expect(told).toMatchObject([{ subject: expect.stringMatching(/^1 sample of “.+” was removed$/) as string, content: expect.stringContaining('repeats the template') as string }]);
    const left = await ownSamples(free.promptId);
    expect(left.map(({ id, tellsText }) => [id === quoting.id, tellsText])).toEqual([[false, false]]);
  });

  it('creators of paid prompts without a sample are told once that the prompt needs one', async () => {
    const { promptId, versionId } = await fixtures.submitted(author);
    await decide(versionId, 'approve', '');
    const shown = await fixtures.submitted(author);
    await decide(shown.versionId, 'approve', '');
    await fixtures.deliverEvents();
    await fixtures.query('delete from prompt_samples where prompt_id = ?', [promptId]);
    const ask = fixtures.app.modules.prompts.maintenance!.find(({ name }) => name === 'prompts.ask_for_samples')!;
    await Promise.all([ask.run(), ask.run()]);
    await ask.run();
    expect(await fixtures.told(author, promptId)).toMatchObject([{ subject: expect.stringContaining('needs a sample') as string, content: expect.stringContaining('stays on sale') as string }]);
    expect(await fixtures.told(author, shown.promptId)).toEqual([]);
    expect((await call(author.user, getDraft, { params: { idOrSlug: promptId } })).body.draft.status).toBe('published');
  });
});
