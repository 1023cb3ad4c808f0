import { acceptInvite, createCollection, createInvite } from '#contracts/collections.ts';
import { must } from '#contracts/must.ts';
import { call } from '#testing/test-app.ts';
import { NOT_BLOCKED, OWNER } from '#testing/privacy/matrix.ts';
import type { PrivacyKind } from '#testing/privacy/matrix.ts';

const EVERY_OWN = { private: OWNER, unlisted: OWNER, public: OWNER };
const INSIDE = ['contributor', 'owner'] as const;

/** Collections, with every way that leads to one. The contributor joined each of them. */
export const privacyKinds: readonly PrivacyKind[] = [{
  kind: 'collection',
  visibilities: ['private', 'unlisted', 'public'],
  async plant({ owner, people }, visibility, word) {
    const { collection } = (await call(owner, createCollection, { body: { name: `A calm ${word}`, kind: 'mixed', visibility, add: 'owner' } })).body;
    const { url } = (await call(owner, createInvite, { params: { id: collection.id }, body: { permission: 'view' } })).body;
    await call(people.contributor.user, acceptInvite, { params: { token: must(url.split('/').at(-1), 'the token') } });
    return { id: collection.id, slug: collection.slug };
  },
  ways: {
    page: { look: ({ world, thing, user }) => world.text(user, `/api/collections/${thing.slug}`), sees: { private: INSIDE, unlisted: NOT_BLOCKED, public: NOT_BLOCKED } },
    'list of its owner': { look: ({ world, user }) => world.text(user, `/api/people/${world.ownerId}/collections`), sees: { public: NOT_BLOCKED } },
    'own list': { look: ({ world, user }) => world.text(user, '/api/collections?scope=mine'), sees: EVERY_OWN },
    'list of contributors': { look: ({ world, user }) => world.text(user, '/api/collections?scope=contributing'), sees: { private: ['contributor'], unlisted: ['contributor'], public: ['contributor'] } },
    sitemap: { look: ({ world }) => world.siteMap(), sees: {} },
    export: { look: ({ world, userId }) => world.exported(userId), sees: EVERY_OWN },
  },
}];
