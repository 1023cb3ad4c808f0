import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blankDraft, deleteDraft, getDraft, listDrafts, saveDraft, unpublishPrompt } from '#contracts/prompt-drafts.ts';
import type { Draft } from '#contracts/prompt-drafts.ts';
import { generateFromPrompt } from '#contracts/generation.ts';
import { getPrompt } from '#contracts/prompt-detail.ts';
import { listPrompts } from '#contracts/prompts.ts';
import { newId } from '#kernel/ids.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { drafted, finished, publish, published, saved } from './testing/drafting.ts';

let app: TestApp;
let author: HttpUser;
let stranger: HttpUser;
beforeAll(async () => {
  app = await createTestApp();
  [author, stranger] = [await app.register(), await app.register()];
}, 60_000);
afterAll(() => app.close());

const open = (user: HttpUser, idOrSlug: string) => call(user, getPrompt, { params: { idOrSlug } });
const read = async (user: HttpUser, idOrSlug: string) => (await call(user, getDraft, { params: { idOrSlug } })).body.draft;
const save = (user: HttpUser, { promptId: id, revision }: Draft, content = finished()) => call(user, saveDraft, { params: { id }, body: { revision, content } });

describe('a draft of a prompt', () => {
  it('a draft is created, saved and published, and its prompt can then be run', async () => {
    const draft = await drafted(author, blankDraft());
    expect(draft).toMatchObject({ revision: 1, status: 'draft', publishedVersion: null, changed: true, content: blankDraft() });
    const first = await save(author, draft);
    expect(first.body).toMatchObject({ revision: 2, changed: true, slug: 'a-postcard-from-anywhere' });
    expect((await open(author, draft.promptId)).status).toBe(404);

    const out = await publish(author, { ...draft, revision: 2 }, { changeNote: 'The first one' });
    expect(out.body).toMatchObject({ outcome: 'published', version: 1, warning: null, draft: { status: 'published', publishedVersion: 1, changed: false } });
    const { prompt } = (await open(app.visitor(), 'a-postcard-from-anywhere')).body;
    expect(prompt).toMatchObject({ title: 'A postcard from anywhere', version: 1, template: finished().template, tags: ['travel', 'postcard'], viewer: { access: 'none', mayFork: true } });
    expect(prompt.sampleInputs).toHaveLength(3);
    const found = await call(app.visitor(), listPrompts, { query: { q: 'postcard' } });
    expect(found.body.items.map(({ id }) => id)).toContain(draft.promptId);
    const run = await call(stranger, generateFromPrompt, { params: { id: draft.promptId }, body: { expectedTotal: 99, inputs: { place: 'Porto' } } });
    expect([run.status, run.body.generation.quote.royalty]).toEqual([202, 0]);
  });

  it('a draft can be read, saved, published and discarded by its author alone', async () => {
    const { promptId, slug } = await drafted(author);
    const theirs = { params: { id: promptId } };
    expect((await call(stranger, getDraft, { params: { idOrSlug: slug } })).status).toBe(404);
    expect((await call(stranger, getDraft, { params: { idOrSlug: promptId } })).status).toBe(404);
    expect((await call(stranger, saveDraft, { ...theirs, body: { revision: 1, content: finished() } })).status).toBe(404);
    expect((await publish(stranger, { promptId, revision: 1 })).status).toBe(404);
    expect((await call(stranger, deleteDraft, theirs)).status).toBe(404);
    expect((await call(stranger, unpublishPrompt, theirs)).status).toBe(404);
    expect((await open(stranger, slug)).status).toBe(404);
    expect((await read(author, slug)).revision).toBe(1);
  });

  it('of two tabs that save the same revision of a draft, the second gets a conflict, so that no words are lost', async () => {
    const draft = await drafted(author);
    const [left, right] = ['Left tab title', 'Right tab title'].map((title) => finished({ title }));
    const answers = await Promise.all([save(author, draft, left), save(author, draft, right)]);
    const winner = answers.findIndex(({ status }) => status === 200);
    const loser = answers[1 - winner]!;
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(loser.body).toMatchObject({ code: 'draft_conflict', details: { draft: { revision: 2, content: { title: [left, right][winner]!.title } } } });
    // The tab whose save got a conflict still has its text, and can save it on top of the newer revision.
    expect((await save(author, { ...draft, revision: 2 }, [left, right][1 - winner])).body.revision).toBe(3);
  });

  it('saving the same content of a draft again succeeds, because the first answer may have been lost', async () => {
    const draft = await drafted(author);
    const content = finished({ title: 'Saved over a bad line' });
    const both = [await save(author, draft, content), await save(author, draft, content)];
    expect(both.map(({ status, body }) => [status, body.revision])).toEqual([[200, 2], [200, 2]]);
  });

  it('the slug of a draft follows its title until the prompt is published', async () => {
    const titles = ['Twin towns at dusk', 'Twin towns at dusk', 'Twin towns at dusk 2'];
    const drafts = await Promise.all(titles.map((title) => drafted(author, finished({ title }))));
    expect(new Set(drafts.map(({ slug }) => slug)).size).toBe(3);
    expect(drafts.every(({ slug }) => slug.startsWith('twin-towns-at-dusk'))).toBe(true);
    const renamed = await save(author, drafts[0]!, finished({ title: 'Single town at dawn' }));
    expect(renamed.body.slug).toBe('single-town-at-dawn');
    expect((await drafted(author, finished({ title: newId(), slug: newId() }))).slug).toMatch(/^prompt-/);
  });

  it('earlier slugs of a published prompt keep working when its slug changes', async () => {
    const { promptId, revision, slug } = await published(author, finished({ title: 'An address that will move' }));
    const renamed = finished({ title: 'Another title altogether' });
    await saved(author, { promptId, revision }, renamed);
    expect((await publish(author, { promptId, revision: revision + 1 })).body.draft.slug).toBe(slug);
    await saved(author, { promptId, revision: revision + 1 }, { ...renamed, slug: 'the-new-address' });
    expect((await read(author, slug)).slug).toBe(slug);
    expect((await publish(author, { promptId, revision: revision + 2 })).body.draft.slug).toBe('the-new-address');
    expect((await open(app.visitor(), slug)).body.prompt.slug).toBe('the-new-address');
    // Other authors cannot take a former slug, because links to it still lead to the prompt.
    expect((await drafted(stranger, finished({ title: 'x', slug }))).slug).not.toBe(slug);
  });

  it('a saved draft does not change the published version until the draft itself is published', async () => {
    const { promptId, revision } = await published(author, finished({ title: 'Quiet while edited' }));
    await saved(author, { promptId, revision }, finished({ title: 'Loud', template: 'Shout at {{place}}, {{friend}}!' }));
    expect((await open(stranger, promptId)).body.prompt).toMatchObject({ title: 'Quiet while edited', version: 1 });
    expect(await read(author, promptId)).toMatchObject({ changed: true, publishedVersion: 1, content: { title: 'Loud' } });
    await call(author, deleteDraft, { params: { id: promptId } });
    expect(await read(author, promptId)).toMatchObject({ changed: false, revision: revision + 2, content: { title: 'Quiet while edited' } });
  });

  it('discarding the draft of a prompt that was never published deletes the prompt', async () => {
    const { promptId } = await drafted(author);
    expect((await call(author, deleteDraft, { params: { id: promptId } })).status).toBe(200);
    expect((await call(author, getDraft, { params: { idOrSlug: promptId } })).status).toBe(404);
  });

  it('an author\'s drafts are listed page by page, the latest changed first', async () => {
    const writer = await app.register();
    const drafts: Draft[] = [];
    for (const title of ['First', 'Second', 'Third', 'Fourth', 'Fifth']) drafts.push(await drafted(writer, finished({ title: `${title} of five` })));
    await saved(writer, drafts[1]!, finished({ title: 'Second, touched again' }));
    const page = await call(writer, listDrafts, { query: { limit: 3 } });
    expect(page.body.items.map(({ title }) => title)).toEqual(['Second, touched again', 'Fifth of five', 'Fourth of five']);
    const rest = await call(writer, listDrafts, { query: { limit: 3, cursor: page.body.nextCursor! } });
    expect(rest.body.items.map(({ title, changed }) => [title, changed])).toEqual([['Third of five', true], ['First of five', true]]);
    expect(rest.body.nextCursor).toBeNull();
    expect((await call(writer, listDrafts, { query: { cursor: 'nonsense' } })).status).toBe(400);
  });

  it('a large draft is saved, and a draft above the size limit is refused', async () => {
    const draft = await drafted(author);
    const large = finished({ template: 'å'.repeat(20_000), description: 'ø'.repeat(5_000), testInputs: Array.from({ length: 20 }, (_, n) => ({ label: `${n}`, inputs: { place: 'x'.repeat(15_000) } })) });
    expect((await save(author, draft, large)).status).toBe(200);
    const huge = finished({ testInputs: [{ label: 'x', inputs: { place: 'x'.repeat(520 * 1024) } }] });
    expect((await save(author, { ...draft, revision: 2 }, huge)).status).toBe(413);
  });

  it('a draft is refused with a cover that is not its author’s own upload', async () => {
    const answer = await save(author, await drafted(author), finished({ coverFileId: newId() }));
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: ['content', 'coverFileId'] }] } });
  });
});
