import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { draftProblems } from '#contracts/draft-problems.ts';
import { createPatternCheck } from '#contracts/pattern-engine.ts';
import { blankDraft, getDraft, unpublishPrompt } from '#contracts/prompt-drafts.ts';
import type { Draft } from '#contracts/prompt-drafts.ts';
import { getPrompt } from '#contracts/prompt-detail.ts';
import { listVersions } from '#contracts/prompt-versions.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { drafted, finished, publish, published, saved, sealed } from './testing/drafting.ts';
import { sampled } from './testing/sampled.ts';
import { restorePrompt } from './commands/decide-version.ts';
import type { ReviewDecision } from '#modules/moderation/submissions.port.ts';

let app: TestApp;
let author: HttpUser;
let stranger: HttpUser;
beforeAll(async () => {
  app = await createTestApp();
  [author, stranger] = [await app.register(), await app.register()];
}, 60_000);
afterAll(() => app.close());

const open = (user: HttpUser, idOrSlug: string) => call(user, getPrompt, { params: { idOrSlug } });
const read = async (user: HttpUser, id: string) => (await call(user, getDraft, { params: { idOrSlug: id } })).body.draft;
const versions = async (id: string) => (await call(author, listVersions, { params: { id } })).body.items;
const events = async (name: string, promptId: string) =>
  rows<{ payload: Record<string, unknown> }>(app.services.db.knex, `select payload from outbox_events where name = ? and payload ->> 'promptId' = ? order by occurred_at`, [name, promptId]);
const pendingOf = async (id: string) => (await rows<{ pending_version_id: string }>(app.services.db.knex, 'select pending_version_id from prompts where id = ?', [id]))[0]!.pending_version_id;
const decide = async (id: string, decision: ReviewDecision, note = '') => {
  const versionId = await pendingOf(id);
  await app.services.db.transaction((tx) => app.modules.prompts.catalogue.submissions.decide(tx, id, versionId, decision, note));
};

/**
 * Inserts 150 published prompts that share one similarity band with this prompt by chance and have another text: more than a check compares
 * letter by letter.
 */
const CHANCE = `
  with chance as materialized (select n, gen_random_uuid() as id, gen_random_uuid() as version_id from generate_series(1, 150) n), prompt as (
    insert into prompts (id, owner_id, slug, title, one_liner, description_md, content_type, category, language, tags, status, visibility, pricing, license, published_version_id, published_at, search, created_at, updated_at)
    select c.id, owner_id, 'by-chance-' || n, title, one_liner, description_md, content_type, category, language, tags, status, visibility, pricing, license, c.version_id, published_at, '', created_at, updated_at
    from prompts p, chance c where p.id = :promptId
  )
  insert into prompt_versions (id, prompt_id, version_no, template, form_schema, output_settings, sample_inputs, checksum, author_id, published_at, created_at, similarity_bands)
  select c.version_id, c.id, 1, 'Number ' || n || ' of something else', form_schema, output_settings, sample_inputs, checksum, author_id, published_at, created_at, similarity_bands[1:1] || array_fill(n, array[15])
  from prompt_versions v, chance c where v.prompt_id = :promptId`;

describe('publishing a draft', () => {
  it('publishing refuses an incomplete draft, and names everything that is missing with its path', async () => {
    const draft = await drafted(author, { ...blankDraft(), template: 'Hello {{name}}' });
    const answer = await publish(author, draft);
    expect(answer).toMatchObject({ status: 422, body: { code: 'not_ready', issues: draftProblems(draft.content, createPatternCheck()) } });
    expect(draftProblems(draft.content, createPatternCheck()).length).toBeGreaterThan(4);
    expect((await read(author, draft.promptId)).publishedVersion).toBeNull();
  });

  it('publishing refuses a revision of the draft that is older than the saved one', async () => {
    const draft = await drafted(author);
    await saved(author, draft, finished({ title: 'Saved in another tab' }));
    expect(await publish(author, draft)).toMatchObject({ status: 409, body: { code: 'draft_conflict', details: { draft: { revision: 2 } } } });
  });

  it('three publish requests for one draft at once make one version', async () => {
    const draft = await drafted(author, finished({ template: 'Say hello to {{place}} and {{friend}} in a whisper.' }));
    const answers = await Promise.all([publish(author, draft), publish(author, draft), publish(author, draft)]);
    expect(answers.map(({ status, body }) => [status, body.version])).toEqual([[200, 1], [200, 1], [200, 1]]);
    expect(await versions(draft.promptId)).toHaveLength(1);
    expect(await events('prompt_published', draft.promptId)).toHaveLength(1);
  });

  it('each publication of a prompt gets the next version number, and the version list shows its state', async () => {
    const { promptId, revision } = await published(author, finished({ title: 'Counting up' }));
    const next = await saved(author, { promptId, revision }, finished({ title: 'Counting up', template: 'Count {{place}} up for {{friend}}.' }));
    await publish(author, { promptId, revision: next }, { changeNote: '  Shorter  ', despiteWarning: true });
    expect((await versions(promptId)).map(({ version, state, changeNote }) => [version, state, changeNote])).toEqual([[2, 'published', 'Shorter'], [1, 'earlier', '']]);
    const [first, second] = await events('prompt_published', promptId);
    expect([first?.payload.first, second?.payload.first, second?.payload.version]).toEqual([true, false, 2]);
  });

  it('publishing warns of a text nearly the same as another author’s, names that prompt, and goes on when the author confirms', async () => {
    const template = `Tell {{friend}} about ${'the harbour at night, with every lamp counted twice, and '.repeat(3)}{{place}}.`;
    const original = await published(stranger, finished({ title: 'Harbour lights', template }));
    // A text that resembles the author's own prompt causes no warning.
    expect((await publish(stranger, await drafted(stranger, finished({ title: 'My second harbour', template })))).status).toBe(200);
    await rows(app.services.db.knex, CHANCE, { promptId: original.promptId });
    const copy = await drafted(author, finished({ title: 'My harbour', template: template.replace('Tell', 'Do tell') }));
    const warned = await publish(author, copy);
    expect(warned).toMatchObject({ status: 409, body: { code: 'near_duplicate', details: { warning: { slug: original.slug, title: 'Harbour lights' } } } });
    expect((await read(author, copy.promptId)).status).toBe('draft');
    const out = await publish(author, copy, { despiteWarning: true });
    expect(out.body).toMatchObject({ outcome: 'published', warning: { slug: original.slug } });
    expect(await events('prompt_resembles', copy.promptId)).toMatchObject([{ payload: { originalId: original.promptId } }]);
  });

  it('the warning about a similar text names no sealed prompt', async () => {
    const canary = `canary-${newId()}`;
    const draft = await sampled(app, stranger, await drafted(stranger, sealed(canary)));
    await publish(stranger, draft);
    await decide(draft.promptId, 'approve');
    const warned = await publish(author, await drafted(author, sealed(canary, { pricing: 'free', title: 'My own letters' })));
    expect(warned).toMatchObject({ status: 409, body: { details: { warning: { slug: null, title: null } } } });
    expect(warned.text).not.toContain(draft.content.title);
    expect(warned.text).not.toContain(draft.slug);
  });

  it('an author can unpublish a prompt and publish the same version again', async () => {
    const { promptId, revision } = await published(author, finished({ title: 'Coming and going' }));
    const away = await call(author, unpublishPrompt, { params: { id: promptId } });
    expect(away.body.draft).toMatchObject({ status: 'draft', publishedVersion: 1 });
    expect((await open(stranger, promptId)).status).toBe(404);
    expect((await publish(author, { promptId, revision })).body).toMatchObject({ outcome: 'published', version: 1 });
    expect((await open(stranger, promptId)).status).toBe(200);
    expect(await versions(promptId)).toHaveLength(1);
  });
});

describe('a paid version', () => {
  it('a version of a paid prompt waits for a review, and is published when a moderator approves it', async () => {
    const canary = `canary-${newId()}`;
    const draft = await sampled(app, author, await drafted(author, sealed(canary)));
    const submitted = await publish(author, draft, { changeNote: 'Please look' });
    expect(submitted.body).toMatchObject({ outcome: 'in_review', version: 1, draft: { status: 'in_review', pendingVersion: 1, publishedVersion: null } });
    expect((await open(stranger, draft.promptId)).status).toBe(404);
    expect(await events('prompt_submitted', draft.promptId)).toMatchObject([{ payload: { version: 1, resubmission: false } }]);

    await decide(draft.promptId, 'approve', 'Lovely');
    const page = await open(stranger, draft.promptId);
    expect(page.body.prompt).toMatchObject({ pricing: 'run_and_unlock', runRoyalty: 3, unlockPrice: 40, viewer: { access: 'none', mayFork: false } });
    expect(page.text).not.toContain(canary);
    expect(page.body.prompt.templateLength).toBe(draft.content.template.length);
    // No event contains the moderator's note, because a note may quote a sealed text.
    expect(await rows(app.services.db.knex, `select name from outbox_events where payload::text like '%Lovely%'`)).toEqual([]);
    await expect(app.services.db.transaction((tx) => app.modules.prompts.catalogue.submissions.decide(tx, draft.promptId, newId(), 'approve', ''))).rejects.toMatchObject({ code: 'not_waiting' });
  });

  it('a waiting version of a paid prompt changes nothing for buyers before its approval, not even the price', async () => {
    const canary = `canary-${newId()}`;
    const draft = await sampled(app, author, await drafted(author, sealed(canary)));
    await publish(author, draft);
    await decide(draft.promptId, 'approve');
    const dearer = sealed(canary, { runRoyalty: 20, unlockPrice: 900, title: 'Now much dearer' });
    const revision = await saved(author, draft, dearer);
    expect((await publish(author, { ...draft, revision })).body).toMatchObject({ outcome: 'in_review', draft: { status: 'published', publishedVersion: 1, pendingVersion: 2 } });
    expect((await open(stranger, draft.promptId)).body.prompt).toMatchObject({ runRoyalty: 3, unlockPrice: 40, title: draft.content.title, version: 1 });
    await decide(draft.promptId, 'approve');
    expect((await open(stranger, draft.promptId)).body.prompt).toMatchObject({ runRoyalty: 20, unlockPrice: 900, title: 'Now much dearer', version: 2 });
  });

  it('an author reads the moderator’s note on a version that was sent back, and can submit it again only after a change', async () => {
    const draft = await sampled(app, author, await drafted(author, sealed(`canary-${newId()}`)));
    await publish(author, draft);
    await decide(draft.promptId, 'request_changes', 'Please show what it makes.');
    expect(await read(author, draft.promptId)).toMatchObject({ status: 'draft', reviewNote: 'Please show what it makes.', pendingVersion: null });
    expect(await publish(author, draft)).toMatchObject({ status: 422, body: { code: 'unchanged' } });
    const revision = await saved(author, draft, { ...draft.content, description: 'It makes letters with a twist in the last line.' });
    expect((await publish(author, { ...draft, revision })).body).toMatchObject({ outcome: 'in_review', version: 2, draft: { reviewNote: null } });
    expect((await events('prompt_submitted', draft.promptId))[1]).toMatchObject({ payload: { resubmission: true } });
    await decide(draft.promptId, 'reject', 'Not here.');
    expect(await read(author, draft.promptId)).toMatchObject({ status: 'rejected', reviewNote: 'Not here.' });
    expect((await versions(draft.promptId)).map(({ state }) => state)).toEqual(['refused', 'refused']);
  });

  it('a new submission replaces the waiting version, so that a moderator cannot approve an unread one', async () => {
    const draft = await sampled(app, author, await drafted(author, sealed(`canary-${newId()}`)));
    await publish(author, draft);
    const stale = await pendingOf(draft.promptId);
    const revision = await saved(author, draft, { ...draft.content, oneLiner: 'Written while it waited.' });
    expect((await publish(author, { ...draft, revision })).body).toMatchObject({ version: 1, draft: { pendingVersion: 1 } });
    await expect(app.services.db.transaction((tx) => app.modules.prompts.catalogue.submissions.decide(tx, draft.promptId, stale, 'approve', ''))).rejects.toMatchObject({ code: 'not_waiting' });
    expect(await versions(draft.promptId)).toHaveLength(1);
  });

  it('a waiting version stays unpublished when a moderator approves it after the prompt was taken down', async () => {
    const draft = await sampled(app, author, await drafted(author, sealed(`canary-${newId()}`)));
    await publish(author, draft);
    const pending = await pendingOf(draft.promptId);
    await app.services.db.transaction((tx) => app.modules.prompts.target.remove(tx, draft.promptId, 'spam'));
    await expect(app.services.db.transaction((tx) => app.modules.prompts.catalogue.submissions.decide(tx, draft.promptId, pending, 'approve', ''))).rejects.toMatchObject({ code: 'not_waiting' });
    expect((await open(stranger, draft.promptId)).status).toBe(404);
    // After the takedown was overturned, the author can submit the unchanged draft, because no moderator had asked for a change.
    await app.services.db.transaction((tx) => restorePrompt(tx, app.services, draft.promptId));
    expect((await publish(author, draft)).body).toMatchObject({ outcome: 'in_review', version: 1, draft: { pendingVersion: 1 } });
  });

  it('a prompt that was taken down is visible to its author alone, and is restored as it was', async () => {
    const { promptId, revision }: Draft = await published(author, finished({ title: 'Taken down for a while' }));
    await app.services.db.transaction((tx) => app.modules.prompts.target.remove(tx, promptId, 'spam'));
    expect((await open(stranger, promptId)).status).toBe(404);
    expect((await publish(author, { promptId, revision })).body).toMatchObject({ code: 'prompt_removed' });
    expect((await call(author, unpublishPrompt, { params: { id: promptId } })).status).toBe(403);
    await app.services.db.transaction((tx) => restorePrompt(tx, app.services, promptId));
    expect((await open(stranger, promptId)).status).toBe(200);
    expect([(await events('prompt_removed', promptId)).length, (await events('prompt_restored', promptId)).length]).toEqual([1, 1]);
  });
});
