import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getDraft, unpublishPrompt } from '#contracts/prompt-drafts.ts';
import type { DraftContent } from '#contracts/prompt-drafts.ts';
import { chooseVersion, forkPrompt, getLineage, getVersion, labelVersion, listVersions, restoreVersion } from '#contracts/prompt-versions.ts';
import { getPrompt } from '#contracts/prompt-detail.ts';
import { generateFromPrompt, retryGeneration } from '#contracts/generation.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { sentBy } from '#testing/query-plans.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { accessOf } from './queries/access-of.ts';
import { drafted, finished, publish, published, saved, sealed } from './testing/drafting.ts';
import { sampled } from './testing/sampled.ts';

let app: TestApp;
let author: HttpUser;
let buyer: HttpUser;
let stranger: HttpUser;
beforeAll(async () => {
  app = await createTestApp();
  [author, buyer, stranger] = [await app.register(), await app.register(), await app.register()];
  await rows(app.services.db.knex, 'update wallets set purchased = purchased + 500');
}, 60_000);
afterAll(() => app.close());

const idOf = async ({ username }: HttpUser) => (await rows<{ id: string }>(app.services.db.knex, 'select id from users where username = ?', [username]))[0]!.id;
const list = async (user: HttpUser, id: string) => (await call(user, listVersions, { params: { id } })).body.items;
const version = (user: HttpUser, id: string, number: number) => call(user, getVersion, { params: { id, version: String(number) as never } });

/** Publishes a sealed prompt with a moderator's approval. Returns its id. */
async function sold(canary: string, changes: Partial<DraftContent> = {}): Promise<string> {
  const draft = await sampled(app, author, await drafted(author, sealed(canary, changes)));
  await publish(author, draft, { despiteWarning: true });
  await approve(draft.promptId);
  return draft.promptId;
}

async function approve(promptId: string): Promise<void> {
  const [{ pending_version_id: pending } = { pending_version_id: '' }] = await rows<{ pending_version_id: string }>(app.services.db.knex, 'select pending_version_id from prompts where id = ?', [promptId]);
  await app.services.db.transaction((tx) => app.modules.prompts.catalogue.submissions.decide(tx, promptId, pending, 'approve', ''));
}

const grant = async (promptId: string, user: HttpUser, source: 'unlock' | 'pack' = 'unlock') => {
  const reason = { promptId, userId: await idOf(user), source, sourceId: newId() };
  await app.services.db.transaction((tx) => app.modules.prompts.selling.grantAccess(tx, reason));
  return reason;
};

async function next(promptId: string, changes: Partial<DraftContent>): Promise<void> {
  const { draft } = (await call(author, getDraft, { params: { idOrSlug: promptId } })).body;
  const revision = await saved(author, draft, { ...draft.content, ...changes });
  const content = { ...draft.content, ...changes };
  if (content.pricing !== 'free') await sampled(app, author, { promptId, revision, content });
  const { body } = await publish(author, { promptId, revision }, { despiteWarning: true });
  if (body.outcome === 'in_review') await approve(promptId);
}

describe('versions of a prompt', () => {
  it('published versions cannot be changed or deleted in the database', async () => {
    const { promptId } = await published(author);
    const { knex } = app.services.db;
    for (const change of [`template = 'x'`, 'published_at = null', 'version_no = 7', `terms = '{}'`, `change_note = 'other'`]) {
      await expect(rows(knex, `update prompt_versions set ${change} where prompt_id = ?`, [promptId])).rejects.toThrow(/never changes/);
    }
    await expect(rows(knex, 'delete from prompt_versions where prompt_id = ?', [promptId])).rejects.toThrow(/never deleted/);
    expect(await list(author, promptId)).toHaveLength(1);
  });

  it('other people see the published versions of a prompt, and the text of free ones', async () => {
    const { promptId } = await published(author, finished({ title: 'Free for all' }));
    await next(promptId, { template: 'Second text for {{place}} and {{friend}}.' });
    expect((await list(stranger, promptId)).map((each) => [each.version, each.state, each.bought])).toEqual([[2, 'published', false], [1, 'earlier', false]]);
    expect((await version(stranger, promptId, 1)).body.content.template).toBe(finished().template);
    expect((await version(stranger, promptId, 3)).status).toBe(404);
    expect((await call(stranger, listVersions, { params: { id: promptId }, query: { limit: 1 } })).body.nextCursor).toBe(2);
    expect((await call(stranger, listVersions, { params: { id: promptId }, query: { limit: 1, before: 2 } })).body.items.map((each) => each.version)).toEqual([1]);
    expect((await list(stranger, newId())) as unknown).toBeUndefined();
  });

  it('versions that were private stay visible only to the author and to people with access when a later version is public', async () => {
    const { promptId } = await published(author, finished({ title: 'For my eyes only', visibility: 'private', template: 'Write to {{place}} about the thing that nobody knows, {{friend}}.' }));
    await next(promptId, { visibility: 'public', template: 'Write to {{place}} about the weather, {{friend}}.' });
    expect([(await list(author, promptId)).length, (await list(stranger, promptId)).map((each) => each.version)]).toEqual([2, [2]]);
    expect([(await version(author, promptId, 1)).status, (await version(stranger, promptId, 1)).status, (await version(stranger, promptId, 2)).status]).toEqual([200, 404, 200]);
    await grant(promptId, buyer);
    expect((await list(buyer, promptId)).map((each) => each.version)).toEqual([2, 1]);
  });

  it('a buyer can read the versions of a sealed prompt from the bought one on', async () => {
    const canary = `canary-${newId()}`;
    const promptId = await sold(canary);
    await next(promptId, { template: `${canary} second {{place}} {{friend}}` });
    const reason = await grant(promptId, buyer);
    await next(promptId, { template: `${canary} third {{place}} {{friend}}` });

    const answers = await Promise.all([1, 2, 3].map((number) => version(buyer, promptId, number)));
    expect(answers.map(({ status }) => status)).toEqual([403, 200, 200]);
    expect((await list(buyer, promptId)).map((each) => each.bought)).toEqual([false, true, false]);
    for (const number of [1, 2, 3]) {
      const refused = await version(stranger, promptId, number);
      expect([refused.status, refused.text.includes(canary)]).toEqual([403, false]);
    }
    expect((await call(buyer, getPrompt, { params: { idOrSlug: promptId } })).body.prompt).toMatchObject({
      template: `${canary} second {{place}} {{friend}}`, version: 3, formVersion: 2, viewer: { access: 'unlocked', mayFork: true, versions: { first: 2, running: 2, newest: 3, decided: false } },
    });
    await app.services.db.transaction((tx) => app.modules.prompts.selling.revokeAccess(tx, reason));
    expect((await version(buyer, promptId, 3)).status).toBe(403);
  });

  it('a buyer\'s runs use the bought version until the buyer chooses a later one', async () => {
    const canary = `canary-${newId()}`;
    const promptId = await sold(canary);
    await next(promptId, { template: `${canary} bought {{place}} {{friend}}` });
    await grant(promptId, buyer);
    await next(promptId, { template: `${canary} later {{place}} {{topic}}`, form: { sections: [{ title: '', fields: [{ key: 'place', type: 'short_text', label: 'Place', required: true }, { key: 'topic', type: 'short_text', label: 'Topic', required: true }] }] }, testInputs: [1, 2, 3].map((each) => ({ label: `${each}`, inputs: { place: `a${each}`, topic: 'b' } })) });
    const run = (user: HttpUser, body: object) => call(user, generateFromPrompt, { params: { id: promptId }, body: { expectedTotal: 99, inputs: { place: 'Porto', topic: 'rain' }, ...body }, key: newId() });
    const versionOf = async (generationId: string) => (await rows<{ version_no: number }>(app.services.db.knex, 'select v.version_no from generations g join prompt_versions v on v.id = g.prompt_version_id where g.id = ?', [generationId]))[0]!.version_no;
    const choose = (user: HttpUser, number: number) => call(user, chooseVersion, { params: { id: promptId }, body: { version: number } });

    const bought = await run(buyer, { inputs: { place: 'Porto' } });
    expect(await versionOf(bought.body.generation.id)).toBe(2);
    expect(await versionOf((await run(buyer, { version: 3 })).body.generation.id)).toBe(3);
    expect([(await run(buyer, { version: 1 })).status, (await run(buyer, { version: 9 })).status, (await run(stranger, { version: 2 })).status]).toEqual([403, 403, 403]);
    expect(await versionOf((await run(author, { version: 1, inputs: { place: 'Porto' } })).body.generation.id)).toBe(1);

    expect((await choose(buyer, 2)).body.versions).toEqual({ first: 2, running: 2, newest: 3, decided: true });
    expect((await choose(buyer, 3)).body.versions).toEqual({ first: 2, running: 3, newest: 3, decided: true });
    expect([(await choose(buyer, 1)).status, (await choose(stranger, 3)).status, (await choose(author, 3)).status]).toEqual([403, 403, 403]);
    expect(await versionOf((await run(buyer, {})).body.generation.id)).toBe(3);
    const asked = async (query: { version?: number }) => (await call(buyer, getPrompt, { params: { idOrSlug: promptId }, query })).body.prompt.formVersion;
    expect([await asked({}), await asked({ version: 2 }), await asked({ version: 1 })]).toEqual([3, 2, 3]);

    // A repeated run keeps its version, also after the prompt left the marketplace. When a moderator takes the prompt down, no user can run it.
    await rows(app.services.db.knex, `update generations set status = 'failed', finished_at = now() where id = ?`, [bought.body.generation.id]);
    await call(author, unpublishPrompt, { params: { id: promptId } });
    const again = await call(buyer, retryGeneration, { params: { id: bought.body.generation.id }, body: { expectedTotal: 99 }, key: newId() });
    expect([again.status, await versionOf(again.body.generation.id)]).toEqual([202, 2]);
    await app.services.db.transaction((tx) => app.modules.prompts.target.remove(tx, promptId, 'spam'));
    expect((await run(buyer, { version: 2, inputs: { place: 'Porto' } })).status).toBe(404);
  });

  it('versions of a sealed prompt stay sealed when the prompt becomes free later', async () => {
    const canary = `canary-${newId()}`;
    const promptId = await sold(canary);
    await next(promptId, { pricing: 'free', template: 'Open now, for {{place}} and {{friend}}.', systemTemplate: null });
    expect([(await version(stranger, promptId, 1)).status, (await version(stranger, promptId, 2)).status]).toEqual([403, 200]);
  });

  it('restoring a version makes it the draft, and the answer contains the replaced content', async () => {
    const { promptId } = await published(author, finished({ title: 'Back and forth' }));
    await next(promptId, { template: 'Later text for {{place}} and {{friend}}.' });
    const restored = await call(author, restoreVersion, { params: { id: promptId, version: '1' as never } });
    expect(restored.body).toMatchObject({ replaced: { template: 'Later text for {{place}} and {{friend}}.' }, draft: { changed: true, content: { template: finished().template } } });
    const out = await publish(author, { promptId, revision: restored.body.draft.revision }, { despiteWarning: true });
    expect(out.body.version).toBe(3);
    const [third, , first] = await list(author, promptId);
    const [row] = await rows<{ parent_version_id: string }>(app.services.db.knex, 'select parent_version_id from prompt_versions where id = ?', [third!.id]);
    expect(row?.parent_version_id).toBe(first!.id);
    expect((await call(stranger, restoreVersion, { params: { id: promptId, version: '1' as never } })).status).toBe(404);
  });

  it('versions carry labels, and each label is on one version at a time', async () => {
    const { promptId } = await published(author, finished({ title: 'Labelled' }));
    await next(promptId, { template: 'Labelled later, {{place}} and {{friend}}.' });
    const label = (number: number, labels: string[]) => call(author, labelVersion, { params: { id: promptId, version: String(number) as never }, body: { labels } });
    await label(1, ['winter', 'stable']);
    await label(2, ['stable']);
    expect((await list(author, promptId)).map(({ labels }) => labels)).toEqual([['stable'], ['winter']]);
    await label(1, []);
    expect((await list(author, promptId)).map(({ labels }) => labels)).toEqual([['stable'], []]);
    expect(await label(1, ['fine', 'Published'])).toMatchObject({ status: 400, body: { issues: [{ path: ['labels', 1] }] } });
    expect((await call(stranger, labelVersion, { params: { id: promptId, version: '1' as never }, body: { labels: ['x'] } })).status).toBe(404);
  });
});

describe('access to a sealed prompt', () => {
  it('access by a pack makes runs free of royalty, opens pack-only prompts, and stays when the prompt is unpublished', async () => {
    const promptId = await sold(`canary-${newId()}`, { pricing: 'pack_only' });
    const run = (user: HttpUser) => call(user, generateFromPrompt, { params: { id: promptId }, body: { expectedTotal: 99, inputs: { place: 'Porto' } } });
    expect(await run(stranger)).toMatchObject({ status: 403, body: { code: 'pack_only' } });
    await grant(promptId, buyer, 'pack');
    expect((await run(buyer)).body.generation.quote.royalty).toBe(0);
    expect((await run(author)).status).toBe(202);
    await rows(app.services.db.knex, `update prompts set status = 'draft' where id = ?`, [promptId]);
    expect([(await run(buyer)).status, (await run(stranger)).status]).toEqual([202, 404]);
  });

  it('a stranger pays the royalty of a run, and a user who unlocked the prompt does not', async () => {
    const promptId = await sold(`canary-${newId()}`);
    await grant(promptId, buyer);
    const royalty = async (user: HttpUser) => (await app.modules.prompts.texts.runnable(app.services.db.knex, promptId, await idOf(user))).runRoyalty;
    expect([await royalty(stranger), await royalty(buyer), await royalty(author)]).toEqual([3, 0, 0]);
    const asked = await accessOf(app.services.db.knex, [promptId, newId()], await idOf(buyer));
    expect(asked.get(promptId)).toEqual({ access: 'unlocked', fromVersion: 1 });
    expect([...asked.values()][1]).toEqual({ access: 'none', fromVersion: null });
  });

  it('a run with a model that the author does not allow is refused', async () => {
    const { promptId } = await published(author, finished({ title: 'One model only', models: ['nothing-like-it'] }));
    const refused = await call(stranger, generateFromPrompt, { params: { id: promptId }, body: { expectedTotal: 99, inputs: { place: 'Porto' }, model: 'studio-text' } });
    expect(refused.status).toBe(422);
  });
});

describe('forks of a prompt', () => {
  const fork = (user: HttpUser, id: string) => call(user, forkPrompt, { params: { id } });

  it('forks name their parent, and are counted and visible to other readers once they are published', async () => {
    const { promptId } = await published(author, finished({ title: 'The first of a family', template: 'Paint the family tree of {{place}} with {{friend}} on the lowest branch.', license: 'fork_royalty', forkRoyaltyPercent: 15 }));
    const made = await fork(buyer, promptId);
    expect([made.status, made.body.draft.content.title, made.body.draft.content.pricing]).toEqual([201, 'The first of a family', 'free']);
    const child = made.body.draft;
    expect(child.origin).toMatchObject({ prompt: { title: 'The first of a family' }, percent: 15 });
    const forks = async () => (await call(stranger, getPrompt, { params: { idOrSlug: promptId } })).body.prompt.stats.forks;
    const nodes = async (user: HttpUser) => (await call(user, getLineage, { params: { id: promptId } })).body.nodes;
    expect([await forks(), (await nodes(stranger)).length, (await nodes(buyer)).length]).toEqual([0, 1, 2]);
    // A fork may resemble its original, so publishing the fork causes no warning.
    const out = await publish(buyer, child);
    expect(out.body).toMatchObject({ outcome: 'published', warning: null });
    expect(await forks()).toBe(1);
    const revision = await saved(buyer, child, { ...child.content, title: 'The second of a family' });
    await publish(buyer, { promptId: child.promptId, revision });
    expect(await forks()).toBe(1);
    expect((await nodes(stranger)).map(({ parentId, royaltyPercent, prompt }) => [parentId, royaltyPercent, prompt?.title])).toEqual([
      [null, 0, 'The first of a family'], [promptId, 15, 'The second of a family'],
    ]);
    const page = (await call(stranger, getPrompt, { params: { idOrSlug: child.promptId } })).body.prompt;
    expect(page.parent?.prompt?.title).toBe('The first of a family');
    // An unlisted prompt can be opened only by its link, so its forks do not name it.
    await rows(app.services.db.knex, `update prompts set visibility = 'unlisted' where id = ?`, [promptId]);
    expect((await nodes(stranger)).map(({ prompt }) => prompt?.title)).toEqual(['The first of a family', 'The second of a family']);
    const unlisted = async (user: HttpUser) => [
      (await call(user, getPrompt, { params: { idOrSlug: child.promptId } })).body.prompt.parent?.prompt?.title, (await call(user, getLineage, { params: { id: child.promptId } })).body.nodes[0]!.prompt?.title,
    ];
    expect([await unlisted(stranger), await unlisted(author)]).toEqual([[undefined, undefined], ['The first of a family', 'The first of a family']]);
    // A fork of the author's own fork owes royalties to the nearest ancestor of another author.
    expect((await fork(buyer, child.promptId)).body.draft.origin).toEqual({ prompt: null, percent: 15 });
    const run = await app.modules.prompts.texts.runnable(app.services.db.knex, child.promptId, await idOf(stranger));
    expect(run.parents).toEqual([{ ownerId: await idOf(author), promptId, percent: 15 }]);
  });

  it('checking which texts a person may read takes two statements for one fork and for three', async () => {
    const { promptId } = await published(author, finished({ title: 'Forked three times', template: 'Sing of {{place}} to {{friend}} in three lines, each one shorter than the line before it.', license: 'open' }));
    const forks = [(await fork(buyer, promptId)).body.draft.promptId, (await fork(buyer, promptId)).body.draft.promptId, (await fork(buyer, promptId)).body.draft.promptId];
    const userId = await idOf(buyer);
    const statements = async (ids: string[]) => {
      const sent = await sentBy(app.services.db.knex, async () => expect(await app.modules.prompts.prompts.readable(app.services.db.knex, ids, userId)).toEqual(new Set(ids)));
      return sent.length;
    };
    expect([await statements(forks.slice(0, 1)), await statements(forks)]).toEqual([2, 2]);
  });

  it('runs of a fork pay at most three levels of ancestors, each a percent of the level below', async () => {
    let promptId = (await published(author, finished({ title: 'Generation 0', template: 'Count the generations of {{place}} until {{friend}} falls asleep over them.', license: 'fork_royalty', forkRoyaltyPercent: 10 }))).promptId;
    const line = [promptId];
    for (const [user, percent] of [[buyer, 20], [stranger, 5], [buyer, 7], [stranger, 1]] as const) {
      const { draft } = (await fork(user, promptId)).body;
      const content = { ...draft.content, title: `Generation ${line.length}`, license: 'fork_royalty' as const, forkRoyaltyPercent: percent };
      const revision = await saved(user, draft, content);
      await publish(user, { promptId: draft.promptId, revision });
      promptId = draft.promptId;
      line.push(promptId);
    }
    const run = await app.modules.prompts.texts.runnable(app.services.db.knex, promptId, await idOf(author));
    expect(run.parents.map((parent) => [line.indexOf(parent.promptId), parent.percent])).toEqual([[3, 7], [2, 5], [1, 20]]);
    const { nodes } = (await call(author, getLineage, { params: { id: line[2]! } })).body;
    expect(nodes.map(({ id }) => line.indexOf(id))).toEqual([0, 1, 2, 3, 4]);
    await rows(app.services.db.knex, `update prompts set visibility = 'private' where id = ?`, [line[1]]);
    const veiled = (await call(app.visitor(), getLineage, { params: { id: line[2]! } })).body.nodes;
    expect(veiled.map(({ prompt }) => prompt === null)).toEqual([false, true, false, false, false]);
  });

  it('a fork needs a licence that allows it, and access to a sealed text', async () => {
    const closed = await published(author, finished({ title: 'Not to be copied', license: 'no_fork' }));
    expect(await fork(buyer, closed.promptId)).toMatchObject({ status: 403, body: { code: 'may_not_fork' } });
    expect((await fork(author, closed.promptId)).status).toBe(201);
    const canary = `canary-${newId()}`;
    const promptId = await sold(canary);
    const refused = await fork(stranger, promptId);
    expect([refused.status, refused.text.includes(canary)]).toEqual([403, false]);
    await grant(promptId, stranger, 'pack');
    expect((await fork(stranger, promptId)).body.draft.content.template).toContain(canary);
  });
});
