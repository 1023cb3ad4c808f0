import { acceptInvite, addToCollection, createCollection, createInvite } from '#contracts/collections.ts';
import { listPrompts } from '#contracts/prompts.ts';
import { must } from '#contracts/must.ts';
import { call } from '#testing/test-app.ts';
import { ALL_VIEWERS, NOT_BLOCKED, OWNER } from '#testing/privacy/matrix.ts';
import type { PrivacyKind } from '#testing/privacy/matrix.ts';

const EVERY_OWN = { private: OWNER, unlisted: OWNER, public: OWNER };
const INSIDE = ['contributor', 'owner'] as const;

/** The privacy test of collections: it checks every way that leads to one. The contributor has joined each of them. */
export const privacyKinds: readonly PrivacyKind[] = [{
  kind: 'collection',
  visibilities: ['private', 'unlisted', 'public'],
  async plant({ app, owner, people }, visibility, word) {
    const { collection } = (await call(owner, createCollection, { body: { name: `A calm ${word}`, kind: 'mixed', visibility, add: 'owner' } })).body;
    const { id: itemId } = must((await call(app.visitor(), listPrompts, {})).body.items[0], 'a prompt');
    await call(owner, addToCollection, { params: { id: collection.id }, body: { itemType: 'prompt', itemId } });
    const { url } = (await call(owner, createInvite, { params: { id: collection.id }, body: { permission: 'view' } })).body;
    await call(people.contributor.user, acceptInvite, { params: { token: must(url.split('/').at(-1), 'the token') } });
    return { id: collection.id, slug: collection.slug };
  },
  ways: {
    page: { look: ({ world, thing, user }) => world.text(user, `/api/collections/${thing.slug}`), sees: { private: INSIDE, unlisted: NOT_BLOCKED, public: NOT_BLOCKED } },
    'list of its owner': { look: ({ world, user }) => world.text(user, `/api/people/${world.ownerId}/collections`), sees: { public: NOT_BLOCKED } },
    'own list': { look: ({ world, user }) => world.text(user, '/api/collections?scope=mine'), sees: EVERY_OWN },
    'list of contributors': { look: ({ world, user }) => world.text(user, '/api/collections?scope=contributing'), sees: { private: ['contributor'], unlisted: ['contributor'], public: ['contributor'] } },
    head: { look: ({ world, thing }) => world.head(`/collection/${thing.slug}`), sees: { public: ALL_VIEWERS } },
    'link preview': { look: ({ world, thing }) => world.preview(`/collection/${thing.id}`), sees: { unlisted: ALL_VIEWERS, public: ALL_VIEWERS } },
    suggestion: { look: ({ world, thing, user }) => world.text(user, `/api/prompts/suggestions?q=${thing.word}`), sees: { public: NOT_BLOCKED } },
    'preview picture': { look: async ({ world, thing, user }) => ((await world.picture(user, `/og/collection/${thing.slug}`)) === '' ? '' : thing.word), sees: { unlisted: ALL_VIEWERS, public: ALL_VIEWERS } },
    sitemap: { look: ({ world }) => world.siteMap(), sees: { public: ALL_VIEWERS } },
    'live events': { look: ({ world, userId }) => world.heard(userId), sees: EVERY_OWN },
    export: { look: ({ world, userId }) => world.exported(userId), sees: EVERY_OWN },
  },
}];
