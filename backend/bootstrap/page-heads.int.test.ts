import { afterAll, beforeAll, expect, it } from 'vitest';
import { listPacks } from '#contracts/packs.ts';
import { listPrompts } from '#contracts/prompts.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { createPageHeads } from './page-heads.ts';

let app: TestApp;
let headOf: ReturnType<typeof createPageHeads>;
let slug: string;
beforeAll(async () => {
  app = await createTestApp();
  const { prompts, packs, identity, generation, library, collections } = app.modules;
  headOf = createPageHeads({ db: app.services.db, prompts: prompts.prompts, packs: packs.packs, identity: identity.identity, preferences: identity.preferences, generation: generation.generation, library: library.library, collections: collections.collections, publicUrl: 'https://conjure.example' });
  slug = (await call(app.visitor(), listPrompts, {})).body.items[0]!.slug;
});
afterAll(() => app.close());

it("the head of a prompt's page has the prompt's picture and structured data, and its share page has the same head", async () => {
  const head = await headOf(`/prompt/${slug}`);
  expect(head).toMatchObject({ path: `/prompt/${slug}`, indexed: true, image: { path: `/og/prompt/${slug}`, width: 1200, height: 630 } });
  expect(head!.jsonLd).toMatchObject({ '@type': 'CreativeWork', url: `https://conjure.example/prompt/${slug}`, isAccessibleForFree: true });
  expect(await headOf(`/prompt/${slug}/share`)).toEqual(head);
  // The page head says nothing about a creation that its owner does not share.
  expect(await headOf(`/prompt/${slug}/share`, `creation=${newId()}`)).toEqual(head);
  expect(await headOf(`/prompt/${slug}/share`, 'creation=1')).toEqual(head);
});

it("the canonical address of a pack's pages is that of its preview", async () => {
  await app.modules.packs.seed();
  const { items } = (await call(app.visitor(), listPacks, { query: { q: 'launch' } })).body;
  const path = `/prompt-packs/${items[0]!.id}/launch-day`;
  const heads = await Promise.all(['/prompt-packs/launch-day', path, `/prompt-pack/${items[0]!.id}`].map((asked) => headOf(asked)));
  expect(heads.map((head) => [head?.path, (head?.jsonLd as { url: string }).url])).toEqual(Array(3).fill([path, `https://conjure.example${path}`]));
});

it("unlisted prompts and private pages stay out of search engines, and a missing page's head says that nothing was found", async () => {
  await rows(app.services.db.knex, `update prompts set visibility = 'unlisted' where slug = ?`, [slug]);
  expect(await headOf(`/prompt/${slug}`)).toMatchObject({ indexed: false });
  await rows(app.services.db.knex, `update prompts set visibility = 'private' where slug = ?`, [slug]);
  expect(await headOf(`/prompt/${slug}`)).toMatchObject({ indexed: false, missing: true });
  expect(await Promise.all(['/decisions', '/prompt/a/b/c'].map((path) => headOf(path)))).toEqual([null, null]);
  expect(await headOf('/admin/users')).toMatchObject({ title: 'Users · Conjure', indexed: false });
  const missing = await Promise.all(['/prompt/no-such', '/prompt/no-such/share', '/profile/nobody-here'].map((path) => headOf(path)));
  expect(missing.map((head) => [head?.missing, head?.indexed, head?.title])).toEqual([[true, false, 'Prompt not found · Conjure'], [true, false, 'Prompt not found · Conjure'], [true, false, 'Person not found · Conjure']]);
  expect(await headOf('/marketplace')).toMatchObject({ indexed: true, title: 'Marketplace · Conjure' });
  const open = await Promise.all(['/', '/marketplace', '/pricing', '/moderation', '/privacy-policy'].map((path) => headOf(path)));
  expect(new Set(open.map((head) => head?.description)).size).toBe(open.length);
});
