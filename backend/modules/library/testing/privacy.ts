import { changeCreation } from '#contracts/creations.ts';
import { changeFolder, createFolder } from '#contracts/folders.ts';
import { must } from '#contracts/must.ts';
import { listPrompts } from '#contracts/prompts.ts';
import { call } from '#testing/test-app.ts';
import { ALL_VIEWERS, NOT_BLOCKED, OWNER } from '#testing/privacy/matrix.ts';
import type { PrivacyKind } from '#testing/privacy/matrix.ts';

const LISTED = { private: [], public: NOT_BLOCKED };
const OWN = { private: OWNER, public: OWNER };

/** Creations and folders, with every way that leads to one. */
export const privacyKinds: readonly PrivacyKind[] = [{
  kind: 'creation',
  visibilities: ['private', 'public'],
  async plant({ app, made, owner, ownerId, told }, visibility, word) {
    const promptId = must((await call(app.visitor(), listPrompts, {})).body.items.find(({ creator }) => creator.platform), 'a prompt of the platform').id;
    const id = await made(ownerId, { promptId, inputs: { scene: 'nothing' } });
    await told();
    await call(owner, changeCreation, { params: { id }, body: { title: `A calm ${word}`, visibility: visibility === 'public' ? 'public' : 'private' } });
    return { id, slug: promptId };
  },
  ways: {
    'own page': { look: ({ world, thing, user }) => world.text(user, `/api/creations/${thing.id}`), sees: OWN },
    'own list': { look: ({ world, user }) => world.text(user, '/api/creations?limit=60'), sees: OWN },
    'own search': { look: ({ world, thing, user }) => world.text(user, `/api/creations?q=${thing.word}`), sees: OWN },
    'list of its maker': { look: ({ world, user }) => world.text(user, `/api/people/${world.ownerId}/creations?limit=60`), sees: LISTED },
    'list of its prompt': { look: ({ world, thing, user }) => world.text(user, `/api/prompts/${thing.slug}/creations?limit=60`), sees: LISTED },
    head: { look: ({ world, thing }) => world.head(`/prompt/${thing.slug}/share?creation=${thing.id}`), sees: {} },
    sitemap: { look: ({ world }) => world.siteMap(), sees: {} },
    export: { look: ({ world, userId }) => world.exported(userId), sees: OWN },
  },
}, {
  kind: 'folder',
  visibilities: ['private', 'public'],
  async plant({ owner }, visibility, word) {
    const { folder } = (await call(owner, createFolder, { body: { name: `A calm ${word}`, kind: 'manual' } })).body;
    if (visibility === 'public') await call(owner, changeFolder, { params: { id: folder.id }, body: { visibility } });
    return { id: folder.id, slug: folder.slug };
  },
  ways: {
    page: { look: ({ world, thing, user }) => world.text(user, `/api/folders/${thing.slug}`), sees: { private: OWNER, public: NOT_BLOCKED } },
    'own list': { look: ({ world, user }) => world.text(user, '/api/folders'), sees: OWN },
    sitemap: { look: ({ world }) => world.siteMap(), sees: { private: [], public: ALL_VIEWERS } },
    export: { look: ({ world, userId }) => world.exported(userId), sees: OWN },
  },
}];
