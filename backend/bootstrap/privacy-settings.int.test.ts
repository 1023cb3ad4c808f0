import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getAccount, updatePrivacy } from '#contracts/account.ts';
import type { Privacy } from '#contracts/account.ts';
import { getMe } from '#contracts/identity.ts';
import { must } from '#contracts/must.ts';
import { getProfile } from '#contracts/profiles.ts';
import { listCreators, suggestPrompts } from '#contracts/prompt-discovery.ts';
import { getPrompt } from '#contracts/prompt-detail.ts';
import { listPrompts } from '#contracts/prompts.ts';
import { likePrompt, listLikes } from '#contracts/social.ts';
import { rows } from '#kernel/db/raw.ts';
import { identityMigrations } from '#modules/identity/index.ts';
import { refreshTerms } from '#modules/prompts/commands/refresh-terms.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { createPageHeads } from './page-heads.ts';

const PRIVACY: Privacy = { creationVisibility: 'private', showLikes: true, hideFromSearch: false, showSensitive: false };

let app: TestApp;
let headOf: ReturnType<typeof createPageHeads>;
beforeAll(async () => {
  app = await createTestApp();
  const { prompts, identity, generation, library, collections } = app.modules;
  headOf = createPageHeads({ db: app.services.db, packs: app.modules.packs.packs, prompts: prompts.prompts, identity: identity.identity, preferences: identity.preferences, generation: generation.generation, library: library.library, collections: collections.collections, publicUrl: null });
  await prompts.seed();
}, 60_000);
afterAll(() => app.close());

const query = <Row>(sql: string, bindings: Record<string, unknown>): Promise<Row[]> => rows<Row>(app.services.db.knex, sql, bindings);
const choose = (user: HttpUser, privacy: Partial<Privacy>) => call(user, updatePrivacy, { body: { ...PRIVACY, ...privacy } });

describe('a person who hides from search', () => {
  it('a person who hides from search is in no suggestion, list of creators or search engine, but their page opens by its address', async () => {
    const seller = await app.register();
    const { slug } = must((await call(app.visitor(), listPrompts, {})).body.items[0], 'a prompt');
    await query(`update prompts set owner_id = (select id from users where username = :username) where slug = :slug`, { username: seller.username, slug });
    await refreshTerms(app.services.db, app.modules.identity.identity);
    const suggested = async () => (await call(app.visitor(), suggestPrompts, { query: { q: seller.username } })).body.creators.map(({ username }) => username);
    const listed = async () => (await call(app.visitor(), listCreators, { query: { q: seller.username } })).body.items.map(({ username }) => username);
    const head = () => headOf(`/profile/${seller.username}`);
    expect([await suggested(), await listed(), (await head())?.indexed]).toEqual([[seller.username], [seller.username], true]);
    expect((await headOf(`/prompt/${slug}`))?.jsonLd).toHaveProperty('author');
    await choose(seller, { hideFromSearch: true });
    expect([await suggested(), await listed(), (await head())?.indexed]).toEqual([[], [], false]);
    expect((await head())?.jsonLd).toBeUndefined();
    expect((await headOf(`/prompt/${slug}`))?.jsonLd).not.toHaveProperty('author');
    expect((await call(app.visitor(), getProfile, { params: { username: seller.username } })).status).toBe(200);
  });
});

describe('likes', () => {
  it("a person's likes are listed for others only while the person shows them, and only for public prompts", async () => {
    const fan = await app.register();
    const [first, second] = (await call(app.visitor(), listPrompts, { query: { limit: 5 } })).body.items.slice(2).map(({ id }) => id);
    for (const id of [must(first, 'a prompt'), must(second, 'a prompt')]) await call(fan, likePrompt, { params: { id } });
    const { id } = must((await call(fan, getMe)).body.user, 'the user');
    const liked = async (who: HttpUser) => (await call(who, listLikes, { params: { id } })).body.items.map((prompt) => prompt.id);
    expect(await liked(app.visitor())).toEqual([second, first]);
    await query(`update prompts set visibility = 'unlisted' where id = :second`, { second });
    expect(await liked(app.visitor())).toEqual([first]);
    await choose(fan, { showLikes: false });
    expect([await liked(app.visitor()), await liked(fan)]).toEqual([[], [first]]);
  });
});

describe('sensitive content', () => {
  it('a sensitive prompt shows no cover on cards, in suggestions and in link pictures to people who did not ask for such content', async () => {
    const found = must((await call(app.visitor(), listPrompts, { query: { limit: 60 } })).body.items.find(({ coverUrl }) => coverUrl !== null) ?? (await withCover()), 'a prompt with a cover');
    await query('update prompts set safety_flag = true where id = :id', { id: found.id });
    const reader = await app.register();
    const cover = async (who: HttpUser) => (await call(who, listPrompts, { query: { limit: 60 } })).body.items.find(({ id }) => id === found.id)?.coverUrl;
    expect([await cover(app.visitor()), await cover(reader)]).toEqual([null, null]);
    const suggestion = (await call(app.visitor(), suggestPrompts, { query: { q: found.title } })).body.prompts.find(({ slug }) => slug === found.slug);
    expect(suggestion?.coverUrl).toBeNull();
    expect((await app.modules.prompts.prompts.head(app.services.db.knex, found.id))?.coverFileId).toBeNull();
    await choose(reader, { showSensitive: true });
    expect(await cover(reader)).toEqual(expect.any(String));
    expect((await call(reader, getMe)).body.user?.showSensitive).toBe(true);
    // The answer for the prompt's page says that it is sensitive, and the screen asks before it shows the cover.
    expect((await call(app.visitor(), getPrompt, { params: { idOrSlug: found.id } })).body.prompt.safetyFlag).toBe(true);
  });
});

/** Gives a prompt a cover, because no covers are painted in these tests. */
async function withCover(): Promise<{ id: string; slug: string; title: string }> {
  const first = must((await call(app.visitor(), listPrompts, {})).body.items[1], 'a prompt');
  await query('update prompts set cover_file_id = gen_random_uuid() where id = :id', { id: first.id });
  return first;
}

describe('the default visibility that was stored before it counted', () => {
  it('a default visibility that was stored before it had an effect becomes private by the migration, with a notice until the person chooses again', async () => {
    const user = await app.register();
    await choose(user, { creationVisibility: 'public', hideFromSearch: true });
    const { knex } = app.services.db;
    const migration = must(identityMigrations['20261126_0010_privacy'], 'the migration');
    await migration.down(knex);
    await migration.up(knex);
    const account = async () => (await call(user, getAccount)).body.account;
    expect(await account()).toMatchObject({ privacy: { creationVisibility: 'private', hideFromSearch: true }, visibilityReset: true });
    await choose(user, { creationVisibility: 'public' });
    expect(await account()).toMatchObject({ privacy: { creationVisibility: 'public' }, visibilityReset: false });
  });
});
