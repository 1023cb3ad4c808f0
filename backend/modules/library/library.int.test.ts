import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BodyOf, QueryOf } from '#contracts/endpoint.ts';
import { createFolder } from '#contracts/folders.ts';
import { changeEntry, changeLibrary, getLibraryCounts, listLibrary, listLibraryIds, listOwnTags } from '#contracts/library.ts';
import type { LibraryEntry } from '#contracts/library.ts';
import { must, one } from '#contracts/must.ts';
import { getDraft, listDrafts, publishDraft, saveDraft, unpublishPrompt } from '#contracts/prompt-drafts.ts';
import { getPrompt } from '#contracts/prompt-detail.ts';
import { listPublicTags } from '#contracts/prompt-discovery.ts';
import { chooseVersion, forkPrompt } from '#contracts/prompt-versions.ts';
import { createShareLink, getSharePage } from '#contracts/sharing.ts';
import { savePrompt } from '#contracts/social.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { drafted, finished, published } from '#modules/prompts/testing/drafting.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { bigTables, fewestSentBy, readWhole, sentBy } from '#testing/query-plans.ts';
import { call } from '#testing/test-app.ts';
import { openCreations } from './testing/creation-fixtures.ts';
import type { CreationFixtures } from './testing/creation-fixtures.ts';

let fixtures: CreationFixtures;
beforeAll(async () => {
  fixtures = await openCreations();
}, 60_000);
afterAll(() => fixtures.app.close());

type Query = Partial<QueryOf<typeof listLibrary>>;
const list = async (user: HttpUser, query: Query = {}) => (await call(user, listLibrary, { query })).body;
const titles = async (user: HttpUser, query: Query = {}) => (await list(user, query)).items.map(({ title }) => title);
const bulk = (user: HttpUser, body: BodyOf<typeof changeLibrary>) => call(user, changeLibrary, { body });
const change = (user: HttpUser, id: string, body: BodyOf<typeof changeEntry>) => call(user, changeEntry, { params: { id }, body });
const entry = async (user: HttpUser, id: string): Promise<LibraryEntry> => must((await list(user, { limit: 100 })).items.find((item) => item.id === id), 'the entry');
/** Gives a person access to a prompt for a reason, as a purchase does. */
const grant = (promptId: string, userId: string, source: 'unlock' | 'pack') =>
  fixtures.app.services.db.transaction((tx) => fixtures.app.modules.prompts.selling.grantAccess(tx, { promptId, userId, source, sourceId: newId() }));

describe('the library', () => {
  it('the library lists own, unlocked, pack and saved prompts in their views, and no prompt of another person', async () => {
    const [author, ada] = [await fixtures.member(), await fixtures.member()];
    const [saved, unlocked, packed] = [await published(author.user, finished({ title: 'Saved lines' })), await published(author.user, finished({ title: 'Unlocked lines' })), await published(author.user, finished({ title: 'Lines of a pack' }))];
    await call(ada.user, savePrompt, { params: { id: saved.promptId } });
    await grant(unlocked.promptId, ada.id, 'unlock');
    await grant(packed.promptId, ada.id, 'pack');
    await drafted(ada.user, finished({ title: 'My draft lines' }));
    await published(ada.user, finished({ title: 'My published lines' }));
    await call(ada.user, forkPrompt, { params: { id: saved.promptId } });
    await fixtures.told();
    await fixtures.told();
    expect((await titles(ada.user, { sort: 'name' }))).toEqual(['Lines of a pack', 'My draft lines', 'My published lines', 'Saved lines', 'Saved lines', 'Unlocked lines']);
    expect(await titles(ada.user, { view: 'drafts', sort: 'name' })).toEqual(['My draft lines', 'Saved lines']);
    expect(await titles(ada.user, { view: 'published' })).toEqual(['My published lines']);
    expect(await titles(ada.user, { view: 'unlocked' })).toEqual(['Unlocked lines']);
    expect(await titles(ada.user, { view: 'packs' })).toEqual(['Lines of a pack']);
    expect(await titles(ada.user, { view: 'saved' })).toEqual(['Saved lines']);
    expect(await titles(ada.user, { view: 'forked' })).toEqual(['Saved lines']);
    const counts = (await call(ada.user, getLibraryCounts)).body.counts;
    expect(counts).toEqual({ all: 6, drafts: 2, published: 1, in_review: 0, unlocked: 1, packs: 1, saved: 1, forked: 1, favourites: 0, trash: 0, own: 3 });
    expect((await titles(author.user)).sort()).toEqual(['Lines of a pack', 'Saved lines', 'Unlocked lines']);
    expect((await change(ada.user, newId(), { starred: true })).status).toBe(404);
    const foreign = one((await list(ada.user, { view: 'published' })).items).id;
    expect((await change(author.user, foreign, { starred: true })).status).toBe(404);
    expect((await bulk(author.user, { ids: [foreign], action: 'trash' })).body).toEqual({ done: 0, refused: [{ id: foreign, code: 'not_found' }] });
    expect((await entry(ada.user, saved.promptId))).toMatchObject({ own: false, state: null, saved: true, earned: null, owner: { username: author.user.username }, version: 1, newerVersion: null });
    expect(one((await list(ada.user, { view: 'forked' })).items)).toMatchObject({ own: true, forkedFrom: { promptId: saved.promptId, owner: { username: author.user.username } }, version: null, earned: 0 });

    // The author made the prompt private. People who only saved it cannot open it any more, but buyers still can.
    for (const { promptId } of [saved, unlocked]) await call(author.user, unpublishPrompt, { params: { id: promptId } });
    await call(ada.user, savePrompt, { params: { id: packed.promptId } });
    await fixtures.told();
    expect(await titles(ada.user, { view: 'saved' })).toEqual(['Lines of a pack']);
    expect(await titles(ada.user, { view: 'unlocked' })).toEqual(['Unlocked lines']);
    expect((await bulk(ada.user, { ids: [packed.promptId, unlocked.promptId], action: 'unsave' })).body).toEqual({ done: 1, refused: [{ id: unlocked.promptId, code: 'not_saved' }] });
    expect(await titles(ada.user, { view: 'packs' })).toEqual(['Lines of a pack']);
  });

  it('the library is filtered, searched and sorted page by page, and follows changes of drafts and runs', async () => {
    const { user, id } = await fixtures.member();
    const [fox, sea, bread] = [await drafted(user, finished({ title: 'Foxes at dusk' })), await drafted(user, finished({ title: 'An older sea', tags: ['océan'] })), await published(user, finished({ title: 'Bread, slowly', contentType: 'text' }))];
    await call(user, saveDraft, { params: { id: fox.promptId }, body: { revision: fox.revision, content: finished({ title: 'Red foxes at dusk' }) } });
    await fixtures.told();
    await change(user, sea.promptId, { tags: ['Client work', 'quiet', 'quiet'] });
    for (const [query, found] of [
      [{ q: 'red fox' }, ['Red foxes at dusk']], [{ q: 'OCEAN' }, ['An older sea']], [{ q: 'client qui' }, ['An older sea']], [{ q: 'fox sea' }, []], [{ q: '…' }, []],
      [{ type: 'image' }, []], [{ type: 'text', category: 'blog-writing', tag: 'quiet' }, ['An older sea']], [{ tag: 'other' }, []],
      [{ sort: 'name' }, ['An older sea', 'Bread, slowly', 'Red foxes at dusk']], [{ sort: 'updated' }, ['Red foxes at dusk', 'Bread, slowly', 'An older sea']],
    ] as const) expect([query, await titles(user, query)]).toEqual([query, [...found]]);
    expect((await call(user, listOwnTags)).body).toEqual([{ tag: 'Client work', prompts: 1 }, { tag: 'quiet', prompts: 1 }]);
    for (let n = 0; n < 2; n += 1) await fixtures.made(id, { promptId: bread.promptId });
    const other = await fixtures.member();
    await fixtures.made(other.id, { promptId: bread.promptId });
    await fixtures.told();
    await fixtures.told();
    expect(await titles(user, { sort: 'runs', limit: 1 })).toEqual(['Bread, slowly']);
    const [row] = await fixtures.query<{ runs: number; last_used_at: Date | null }>('select runs, last_used_at from library_entries where prompt_id = ?', [bread.promptId]);
    expect(row).toMatchObject({ runs: 3 });
    expect((await entry(user, bread.promptId)).lastUsedAt).not.toBeNull();
    for (const sort of ['used', 'name', 'updated', 'runs'] as const) {
      const found: string[] = [];
      let cursor: string | null = null;
      do {
        const page = await list(user, { sort, limit: 1, ...(cursor ? { cursor } : {}) });
        expect(page.total).toBe(cursor ? null : 3);
        found.push(...page.items.map(({ title }) => title));
        cursor = page.nextCursor;
      } while (cursor);
      expect(found).toEqual(await titles(user, { sort }));
    }
    expect((await call(user, listLibrary, { query: { sort: 'name', cursor: must((await list(user, { limit: 1 })).nextCursor, 'a cursor') } })).status).toBe(400);
    expect((await call(user, listLibraryIds, { query: { q: 'fox' } })).body.ids).toEqual([fox.promptId]);
  });

  it('the library keeps favourites in their owner\'s order, and limits own tags', async () => {
    const { user } = await fixtures.member();
    const made = [];
    for (const title of ['First line', 'Second line', 'Third line']) made.push((await drafted(user, finished({ title }))).promptId);
    await fixtures.told();
    const [first, second, third] = made.map((id) => must(id, 'an id'));
    expect((await bulk(user, { ids: made, action: 'star' })).body).toEqual({ done: 3, refused: [] });
    const order = () => titles(user, { view: 'favourites', sort: 'order' });
    expect(await order()).toEqual(['First line', 'Second line', 'Third line']);
    expect((await change(user, must(first, 'an id'), { after: must(third, 'an id') })).status).toBe(200);
    expect(await order()).toEqual(['Second line', 'Third line', 'First line']);
    await change(user, must(third, 'an id'), { after: null });
    await change(user, must(second, 'an id'), { starred: false });
    expect(await order()).toEqual(['Third line', 'First line']);
    expect((await change(user, must(third, 'an id'), { after: must(second, 'an id') })).status).toBe(404);
    expect((await bulk(user, { ids: made, action: 'tag', tag: ' Launch ' })).body.done).toBe(3);
    expect((await bulk(user, { ids: made.slice(1), action: 'untag', tag: 'Launch' })).body.done).toBe(2);
    expect((await call(user, listOwnTags)).body).toEqual([{ tag: 'Launch', prompts: 1 }]);
    await change(user, must(first, 'an id'), { tags: Array.from({ length: 12 }, (_, n) => `tag ${n}`) });
    expect((await bulk(user, { ids: [must(first, 'an id')], action: 'tag', tag: 'one more' })).body).toEqual({ done: 0, refused: [{ id: first, code: 'tags_full' }] });
    expect((await bulk(user, { ids: made, action: 'tag' })).status).toBe(400);
    // The person has one tag too many already. Adding a new tag is refused, even in exchange for another one, but removing a tag works.
    await fixtures.query(`update library_entries set tags = (select array_agg('name ' || n) from generate_series(1, 189) n) where prompt_id = ?`, [second]);
    const eleven = Array.from({ length: 11 }, (_, n) => `tag ${n}`);
    const swapped = await change(user, must(first, 'an id'), { tags: [...eleven, 'new'] });
    expect([swapped.status, (await change(user, must(first, 'an id'), { tags: eleven })).status]).toEqual([409, 200]);
  });

  it('folders hold prompts of the library, own drafts included, and smart folders find prompts by their query', async () => {
    const { user } = await fixtures.member();
    const other = await fixtures.member();
    const [one1, two] = [await drafted(user, finished({ title: 'Foldered foxes' })), await drafted(user, finished({ title: 'Loose leaves' }))];
    await fixtures.told();
    const { folder } = (await call(user, createFolder, { body: { name: 'Client work', kind: 'manual' } })).body;
    const smart = (await call(user, createFolder, { body: { name: 'Foxes', kind: 'smart', query: { of: 'prompt', text: 'fox' } } })).body.folder;
    expect((await bulk(user, { ids: [one1.promptId, newId()], action: 'move', folderId: folder.id })).body).toMatchObject({ done: 1, refused: [{ code: 'not_found' }] });
    expect(await titles(user, { folder: folder.id })).toEqual(['Foldered foxes']);
    expect((await entry(user, one1.promptId)).folderId).toBe(folder.id);
    expect(await titles(user, { folder: smart.id })).toEqual(['Foldered foxes']);
    expect((await call(other.user, listLibrary, { query: { folder: folder.id } })).status).toBe(404);
    expect((await bulk(other.user, { ids: [two.promptId], action: 'move', folderId: folder.id })).status).toBe(404);
    expect((await bulk(user, { ids: [two.promptId], action: 'move', folderId: smart.id })).status).toBe(409);
    expect((await bulk(user, { ids: [one1.promptId], action: 'move', folderId: null })).body.done).toBe(1);
    expect(await titles(user, { folder: folder.id })).toEqual([]);
  });

  it('the library shows a buyer that a new version waits, until the buyer takes it or keeps the old one', async () => {
    const [author, buyer] = [await fixtures.member(), await fixtures.member()];
    const prompt = await published(author.user, finished({ title: 'Lines that grow' }));
    await grant(prompt.promptId, buyer.id, 'unlock');
    const content = finished({ title: 'Lines that grow', template: 'Write to {{friend}} from {{place}}, in ninety words, with two smells.' });
    const draft = (await call(author.user, getDraft, { params: { idOrSlug: prompt.slug } })).body.draft;
    const { revision } = (await call(author.user, saveDraft, { params: { id: prompt.promptId }, body: { revision: draft.revision, content } })).body;
    expect((await call(author.user, publishDraft, { params: { id: prompt.promptId }, body: { revision, changeNote: 'Two smells', despiteWarning: true } })).status).toBe(200);
    await fixtures.told();
    expect(await entry(buyer.user, prompt.promptId)).toMatchObject({ version: 1, newerVersion: 2, unlocked: true });
    expect((await call(buyer.user, chooseVersion, { params: { id: prompt.promptId }, body: { version: 1 } })).status).toBe(200);
    expect(await entry(buyer.user, prompt.promptId)).toMatchObject({ version: 1, newerVersion: null });
    await call(buyer.user, chooseVersion, { params: { id: prompt.promptId }, body: { version: 2 } });
    expect(await entry(buyer.user, prompt.promptId)).toMatchObject({ version: 2, newerVersion: null });
  });

  it('a maintenance task rebuilds the library from prompts, accesses, saves and creations', async () => {
    const [author, ada] = [await fixtures.member(), await fixtures.member()];
    const prompt = await published(author.user, finished({ title: 'Rebuilt lines' }));
    await call(ada.user, savePrompt, { params: { id: prompt.promptId } });
    await fixtures.made(ada.id, { promptId: prompt.promptId });
    await fixtures.told();
    const before = await fixtures.query('select * from library_entries where prompt_id = ? order by owner_id', [prompt.promptId]);
    expect(before).toHaveLength(2);
    await fixtures.query('delete from library_entries where prompt_id = ?', [prompt.promptId]);
    await fixtures.query('update library_adoption set last_prompt_id = null');
    await fixtures.maintain('library.adopt_prompts');
    const after = await fixtures.query<{ own: boolean; runs: number }>('select * from library_entries where prompt_id = ? order by owner_id', [prompt.promptId]);
    expect(after.filter(({ own }) => !own)).toEqual(before.filter((row) => !('own' in row && row.own === true)));
    expect(after).toHaveLength(2);
  });
});

describe('a library of 3,000 entries among those of other people', () => {
  const MADE = `
    with made as (
      insert into prompts (id, owner_id, slug, title, one_liner, description_md, content_type, category, language, tags, status, visibility, pricing, license, search, created_at, updated_at)
      select gen_random_uuid(), :owner, 'many-' || n, case when n % 100 = 0 then 'A rare heron ' else 'A plain line ' end || n, '', '', 'text', 'blog-writing', 'en', '{}', 'draft', 'private', 'free', 'open', '', now(), now() from generate_series(1, 3000) n
      returning id, title
    )
    insert into library_entries (owner_id, prompt_id, own, state, content_type, category, title, updated_at, prompt_words)
    select :owner, id, true, 'draft', 'text', 'blog-writing', title, now(), string_to_array(lower(title), ' ') from made`;
  const OTHERS = `
    insert into library_entries (owner_id, prompt_id, saved, state, content_type, title, updated_at, prompt_words)
    select o.id, gen_random_uuid(), true, 'published', 'text', 'A rare heron', now(), '{a,rare,heron}' from (select gen_random_uuid() as id from generate_series(1, 12)) o, generate_series(1, 1000)`;

  it('a library of 3,000 entries is read without reading other people\'s entries, with as many statements for a long page as for a short one', async () => {
    const { user, id } = await fixtures.member();
    const { knex } = fixtures.app.services.db;
    await rows(knex, MADE, { owner: id });
    await rows(knex, OTHERS);
    await rows(knex, 'analyze library_entries, prompts');
    // At this size Postgres may read the whole table of prompts, but never the table of library entries, which grows with each member.
    const big = new Set([...(await bigTables(knex, 2_000))].filter((table) => table === 'library_entries'));
    // The first request of a session also reads the session, so it is not counted.
    await list(user);
    expect([...big]).toEqual(['library_entries']);
    for (const query of [{}, { sort: 'name' }, { q: 'rare her' }, { view: 'drafts', type: 'text', sort: 'runs' }] as const) {
      const short = await fewestSentBy(knex, () => list(user, { ...query, limit: 2 }));
      const long = await fewestSentBy(knex, () => list(user, { ...query, limit: 100 }));
      expect(long.length).toBe(short.length);
      const whole: string[] = [];
      for (const sent of long) whole.push(...(await readWhole(knex, sent, big)));
      expect(whole).toEqual([]);
    }
    const found = await list(user, { q: 'rare her', limit: 100 });
    expect([found.total, found.items.length]).toEqual([30, 30]);
    expect((await call(user, getLibraryCounts)).body.counts).toMatchObject({ all: 3_000, drafts: 3_000, own: 3_000 });
    expect((await call(user, listLibraryIds, { query: {} })).body.ids).toHaveLength(3_000);
    const plain = await sentBy(knex, () => list(user));
    const broken = plain.map(({ sql, bindings }) => ({ sql: sql.replace('owner_id =', `owner_id::text = '' or owner_id::text =`), bindings }));
    const caught: string[] = [];
    for (const sent of broken.filter(({ sql }) => sql.includes('from library_entries'))) caught.push(...(await readWhole(knex, sent, big)));
    expect(caught.length).toBeGreaterThan(0);
  });
});

describe('the trash of prompts', () => {
  it('the trash of prompts unpublishes a prompt, stops its links, keeps it for buyers, and gives it back as a draft', async () => {
    const [author, buyer, saver] = [await fixtures.member(), await fixtures.member(), await fixtures.member()];
    const prompt = await published(author.user, finished({ title: 'Lines that go' }));
    await grant(prompt.promptId, buyer.id, 'unlock');
    await call(saver.user, savePrompt, { params: { id: prompt.promptId } });
    const { link } = (await call(author.user, createShareLink, { params: { id: prompt.promptId }, body: { inputs: null, showInputs: false, allowRemix: true } })).body;
    await fixtures.told();
    await change(author.user, prompt.promptId, { starred: true });
    expect((await bulk(buyer.user, { ids: [prompt.promptId], action: 'trash' })).body).toEqual({ done: 0, refused: [{ id: prompt.promptId, code: 'not_yours' }] });
    expect((await bulk(author.user, { ids: [prompt.promptId], action: 'trash' })).body).toEqual({ done: 1, refused: [] });
    expect((await call(fixtures.app.visitor(), getPrompt, { params: { idOrSlug: prompt.slug } })).status).toBe(404);
    expect((await call(fixtures.app.visitor(), getSharePage, { params: { id: prompt.promptId }, query: { via: link.code } })).status).toBe(404);
    expect((await call(author.user, getPrompt, { params: { idOrSlug: prompt.slug } })).status).toBe(404);
    expect((await call(author.user, getDraft, { params: { idOrSlug: prompt.slug } })).status).toBe(404);
    expect((await call(author.user, publishDraft, { params: { id: prompt.promptId }, body: { revision: prompt.revision, changeNote: '' } })).status).toBe(404);
    expect((await call(author.user, listDrafts, {})).body.items).toEqual([]);
    expect((await call(buyer.user, getPrompt, { params: { idOrSlug: prompt.slug } })).status).toBe(200);
    await fixtures.told();
    expect(await titles(author.user)).toEqual([]);
    expect(await titles(author.user, { view: 'favourites' })).toEqual([]);
    expect(one((await list(author.user, { view: 'trash' })).items)).toMatchObject({ title: 'Lines that go', starred: false });
    expect(await titles(saver.user)).toEqual([]);
    expect(await titles(buyer.user)).toEqual(['Lines that go']);
    expect((await change(author.user, prompt.promptId, { starred: true })).status).toBe(404);

    expect((await bulk(author.user, { ids: [prompt.promptId], action: 'restore' })).body.done).toBe(1);
    expect(await titles(author.user, { view: 'drafts' })).toEqual(['Lines that go']);
    const draft = (await call(author.user, getDraft, { params: { idOrSlug: prompt.slug } })).body.draft;
    expect((await call(author.user, publishDraft, { params: { id: prompt.promptId }, body: { revision: draft.revision, changeNote: '' } })).body.outcome).toBe('published');
    await fixtures.told();
    expect(await titles(saver.user)).toEqual(['Lines that go']);
  });

  it('the trash deletes a prompt after 30 days if no other person uses it, and leaves buyers their copy', async () => {
    const [author, buyer] = [await fixtures.member(), await fixtures.member()];
    const [bought, alone, young] = [await published(author.user, finished({ title: 'Bought lines' })), await drafted(author.user, finished({ title: 'Lonely lines' })), await drafted(author.user, finished({ title: 'Young lines' }))];
    await grant(bought.promptId, buyer.id, 'unlock');
    await fixtures.told();
    await bulk(author.user, { ids: [bought.promptId, alone.promptId, young.promptId], action: 'trash' });
    await fixtures.query(`update library_entries set trashed_at = now() - interval '31 days' where own and prompt_id in (?, ?)`, [bought.promptId, alone.promptId]);
    await fixtures.maintain('library.purge_prompts');
    await fixtures.told();
    expect(await titles(author.user, { view: 'trash' })).toEqual(['Young lines']);
    expect(await fixtures.query('select id from prompts where id in (?, ?)', [bought.promptId, alone.promptId])).toEqual([{ id: bought.promptId }]);
    expect(await titles(buyer.user)).toEqual(['Bought lines']);
    expect((await bulk(author.user, { ids: [bought.promptId], action: 'restore' })).body.done).toBe(0);
    expect((await bulk(author.user, { ids: [young.promptId], action: 'delete' })).body.done).toBe(1);
    expect((await call(author.user, getLibraryCounts)).body.counts.trash).toBe(0);
  });
});

it('all people get the tags of listed prompts', async () => {
  const { body } = await call(fixtures.app.visitor(), listPublicTags, { query: {} });
  expect(body.length).toBeGreaterThan(0);
  const first = must(body[0], 'a tag');
  expect((await call(fixtures.app.visitor(), listPublicTags, { query: { q: first.tag } })).body).toContainEqual(first);
});
