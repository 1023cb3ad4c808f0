import { addToCollection, createCollection } from '#contracts/collections.ts';
import { changeCreation } from '#contracts/creations.ts';
import { addToFolder, changeFolder, createFolder } from '#contracts/folders.ts';
import { must } from '#contracts/must.ts';
import { listPrompts } from '#contracts/prompts.ts';
import { changeShareLink, createShareLink } from '#contracts/sharing.ts';
import { call } from '#testing/test-app.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { ALL_VIEWERS, NOT_BLOCKED, OWNER } from '#testing/privacy/matrix.ts';
import type { Planted, PrivacyKind } from '#testing/privacy/matrix.ts';
import type { PrivacyWorld } from '#testing/privacy/world.ts';

const LISTED = { private: [], public: NOT_BLOCKED };
const LISTED_FOLDER = { private: OWNER, public: NOT_BLOCKED };
const OWN = { private: OWNER, public: OWNER };

interface Shelf {
  folderId: string;
  folderSlug: string;
  collectionId: string;
}

const shelves = new WeakMap<PrivacyWorld, Promise<Shelf>>();

/** Makes a published folder and a public collection of the owner, which hold creations of every visibility. */
function shelfOf(world: PrivacyWorld): Promise<Shelf> {
  const known = shelves.get(world) ?? makeShelf(world);
  shelves.set(world, known);
  return known;
}

async function makeShelf({ owner }: PrivacyWorld): Promise<Shelf> {
  const { folder } = (await call(owner, createFolder, { body: { name: 'Shelf', kind: 'manual' } })).body;
  await call(owner, changeFolder, { params: { id: folder.id }, body: { visibility: 'public' } });
  const { collection } = (await call(owner, createCollection, { body: { name: 'Shelf', kind: 'mixed', visibility: 'public', add: 'owner' } })).body;
  return { folderId: folder.id, folderSlug: folder.slug, collectionId: collection.id };
}

/** A word that appears only in the preview picture of the creation's link, not in that of its prompt. */
async function pictureOf(world: PrivacyWorld, { id, slug, word }: Planted, user: HttpUser): Promise<string> {
  const [ofPrompt, ofCreation] = await Promise.all([world.picture(user, `/og/prompt/${slug}`), world.picture(user, `/og/prompt/${slug}?creation=${id}`)]);
  if (ofPrompt === '') throw new Error('The prompt has no picture.');
  return ofCreation === ofPrompt ? '' : word;
}

/** The privacy test of creations: it checks every way that leads to one. */
export const privacyKinds: readonly PrivacyKind[] = [{
  kind: 'creation',
  visibilities: ['private', 'public'],
  async plant(world, visibility, word) {
    const { app, made, owner, ownerId, told } = world;
    const promptId = must((await call(app.visitor(), listPrompts, {})).body.items.find(({ creator }) => creator.platform), 'a prompt of the platform').id;
    const id = await made(ownerId, { promptId, inputs: { scene: 'nothing' } });
    await told();
    await call(owner, changeCreation, { params: { id }, body: { title: `A calm ${word}`, visibility: visibility === 'public' ? 'public' : 'private' } });
    const { folderId, collectionId } = await shelfOf(world);
    await call(owner, addToFolder, { params: { id: folderId }, body: { itemType: 'creation', itemId: id } });
    await call(owner, addToCollection, { params: { id: collectionId }, body: { itemType: 'creation', itemId: id } });
    return { id, slug: promptId };
  },
  ways: {
    'public page': { look: ({ world, thing, user }) => world.text(user, `/api/public-creations/${thing.id}`), sees: LISTED },
    'in a published folder': { look: async ({ world, user }) => world.text(user, `/api/folders/${(await shelfOf(world)).folderSlug}`), sees: { private: OWNER, public: NOT_BLOCKED } },
    'in a public collection': { look: async ({ world, user }) => world.text(user, `/api/collections/${(await shelfOf(world)).collectionId}`), sees: { private: OWNER, public: NOT_BLOCKED } },
    'preview picture': { look: ({ world, thing, user }) => pictureOf(world, thing, user), sees: {} },
    'link preview': { look: ({ world, thing }) => world.preview(`/prompt/${thing.slug}/share?creation=${thing.id}`), sees: {} },
    'live events': { look: ({ world, userId }) => world.heard(userId), sees: {} },
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
    if (visibility === 'public') await call(owner, changeFolder, { params: { id: folder.id }, body: { visibility: 'public' } });
    return folder;
  },
  ways: {
    page: { look: ({ world, thing, user }) => world.text(user, `/api/folders/${thing.slug}`), sees: LISTED_FOLDER },
    'own tree': { look: ({ world, user }) => world.text(user, '/api/folders'), sees: OWN },
    head: { look: ({ world, thing }) => world.head(`/folder/${thing.slug}`), sees: { public: ALL_VIEWERS } },
    'link preview': { look: ({ world, thing }) => world.preview(`/folder/${thing.slug}`), sees: { public: ALL_VIEWERS } },
    suggestion: { look: ({ world, thing, user }) => world.text(user, `/api/prompts/suggestions?q=${thing.word}`), sees: {} },
    sitemap: { look: ({ world }) => world.siteMap(), sees: { public: ALL_VIEWERS } },
    'live events': { look: ({ world, userId }) => world.heard(userId), sees: {} },
    export: { look: ({ world, userId }) => world.exported(userId), sees: OWN },
  },
}, {
  // The privacy test of links to a creation: a link is private once its owner has revoked it.
  kind: 'shared creation',
  visibilities: ['private', 'unlisted'],
  async plant({ app, made, owner, ownerId, told }, visibility, word) {
    const promptId = must((await call(app.visitor(), listPrompts, { query: { contentType: 'image' } })).body.items.find(({ creator }) => creator.platform), 'a prompt of the platform').id;
    const id = await made(ownerId, { type: 'image', promptId, title: `A calm ${word}` });
    await told();
    const { link } = (await call(owner, createShareLink, { params: { id: promptId }, body: { inputs: null, showInputs: false, allowRemix: false, creationId: id } })).body;
    if (visibility === 'private') await call(owner, changeShareLink, { params: { id: link.id }, body: { revoked: true } });
    return { id, slug: promptId };
  },
  ways: {
    'share page': { look: ({ world, thing, user }) => world.text(user, `/api/prompts/${thing.slug}/share?creation=${thing.id}`), sees: { unlisted: ALL_VIEWERS } },
    'preview picture': { look: ({ world, thing, user }) => pictureOf(world, thing, user), sees: { unlisted: ALL_VIEWERS } },
    head: { look: ({ world, thing }) => world.head(`/prompt/${thing.slug}/share?creation=${thing.id}`), sees: {} },
    'public page': { look: ({ world, thing, user }) => world.text(user, `/api/public-creations/${thing.id}`), sees: {} },
  },
}];
