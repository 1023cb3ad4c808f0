import { addPackItem, createPack, publishPack } from '#contracts/pack-builder.ts';
import { published, finished } from '#modules/prompts/testing/drafting.ts';
import { call } from '#testing/test-app.ts';
import { ALL_VIEWERS, NOT_BLOCKED, OWNER } from '#testing/privacy/matrix.ts';
import type { PrivacyKind } from '#testing/privacy/matrix.ts';

const LISTED = { private: [], public: ALL_VIEWERS };
const OWN = { private: OWNER, public: OWNER };
const PARTS = 3;

/** Packs, with every way that leads to one. A private one is a draft, which no page shows. */
export const privacyKinds: readonly PrivacyKind[] = [{
  kind: 'pack',
  visibilities: ['private', 'public'],
  async plant({ owner }, visibility, word) {
    const parts: string[] = [];
    for (let part = 1; part <= PARTS; part += 1) parts.push((await published(owner, finished({ title: `Part ${part} of a pack that is ${visibility}` }))).promptId);
    const { pack } = (await call(owner, createPack, { body: { title: `A calm ${word}`, category: 'creative-writing' } })).body;
    for (const promptId of parts) await call(owner, addPackItem, { params: { id: pack.id }, body: { promptId, listValue: 5 } });
    if (visibility === 'public') await call(owner, publishPack, { params: { id: pack.id }, body: {} });
    return { id: pack.id, slug: pack.slug };
  },
  ways: {
    page: { look: ({ world, thing, user }) => world.text(user, `/api/prompt-packs/${thing.slug}`), sees: LISTED },
    draft: { look: ({ world, thing, user }) => world.text(user, `/api/prompt-packs/${thing.id}/draft`), sees: OWN },
    'own list': { look: ({ world, user }) => world.text(user, '/api/own-packs'), sees: OWN },
    list: { look: ({ world, user }) => world.text(user, '/api/prompt-packs?sort=newest'), sees: LISTED },
    'list of its maker': { look: ({ world, user }) => world.text(user, `/api/prompt-packs?creator=${world.owner.username}`), sees: { public: NOT_BLOCKED } },
    search: { look: ({ world, thing, user }) => world.text(user, `/api/prompt-packs?q=${thing.word}`), sees: LISTED },
    head: { look: ({ world, thing }) => world.head(`/prompt-packs/${thing.slug}`), sees: LISTED },
    sitemap: { look: ({ world }) => world.siteMap(), sees: LISTED },
    export: { look: ({ world, userId }) => world.exported(userId), sees: OWN },
  },
}];
