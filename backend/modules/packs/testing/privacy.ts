import { changePackItem, createPack, publishPack, unpublishPack } from '#contracts/pack-builder.ts';
import { buyPack } from '#contracts/packs.ts';
import { createDraft, publishDraft } from '#contracts/prompt-drafts.ts';
import { call } from '#testing/test-app.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { ALL_VIEWERS, NOT_BLOCKED, OWNER } from '#testing/privacy/matrix.ts';
import type { PrivacyKind } from '#testing/privacy/matrix.ts';
import { contentWith } from '#testing/xss/payload-contents.ts';

const PARTS = 3;
const HOLDERS = ['contributor', 'owner'] as const;
const ON_SALE = { public: ALL_VIEWERS };

async function publishedPrompt(owner: HttpUser): Promise<string> {
  const { promptId, revision } = (await call(owner, createDraft, { body: { content: contentWith('A line about tea') } })).body.draft;
  await call(owner, publishDraft, { params: { id: promptId }, body: { revision, changeNote: 'First', despiteWarning: true } });
  return promptId;
}

/** The privacy test of packs: a draft is private, and a pack that left the market is unlisted. The contributor holds that pack. */
export const privacyKinds: readonly PrivacyKind[] = [{
  kind: 'pack',
  visibilities: ['private', 'unlisted', 'public'],
  async plant({ owner, people }, visibility, word) {
    const promptIds = await Promise.all(Array.from({ length: PARTS }, () => publishedPrompt(owner)));
    const { pack } = (await call(owner, createPack, { body: { title: `A calm ${word}`, pitch: '', category: 'creative-writing', promptIds } })).body;
    const params = { id: pack.id };
    for (const promptId of promptIds) await call(owner, changePackItem, { params: { ...params, promptId }, body: { note: '', listValue: 5 } });
    if (visibility !== 'private') await call(owner, publishPack, { params, body: {} });
    if (visibility === 'unlisted') {
      await call(people.contributor.user, buyPack, { params, body: { expectedTotal: 0 } });
      await call(owner, unpublishPack, { params });
    }
    return pack;
  },
  ways: {
    page: { look: ({ world, thing, user }) => world.text(user, `/api/prompt-packs/${thing.slug}`), sees: { unlisted: HOLDERS, public: ALL_VIEWERS } },
    draft: { look: ({ world, thing, user }) => world.text(user, `/api/prompt-packs/${thing.id}/draft`), sees: { private: OWNER, unlisted: OWNER, public: OWNER } },
    'own list': { look: ({ world, user }) => world.text(user, '/api/own-packs?limit=60'), sees: { private: OWNER, unlisted: OWNER, public: OWNER } },
    list: { look: ({ world, user }) => world.text(user, '/api/prompt-packs?limit=60&sort=newest'), sees: ON_SALE },
    'list of those who have it': { look: ({ world, user }) => world.text(user, '/api/prompt-packs?limit=60&scope=owned'), sees: { unlisted: ['contributor'] } },
    'list of its maker': { look: ({ world, user }) => world.text(user, `/api/prompt-packs?limit=60&creator=${world.owner.username}`), sees: { public: NOT_BLOCKED } },
    search: { look: ({ world, thing, user }) => world.text(user, `/api/prompt-packs?q=${thing.word}`), sees: ON_SALE },
    suggestion: { look: ({ world, thing, user }) => world.text(user, `/api/prompts/suggestions?q=${thing.word}`), sees: ON_SALE },
    head: { look: ({ world, thing }) => world.head(`/prompt-packs/${thing.slug}`), sees: ON_SALE },
    'link preview': { look: ({ world, thing }) => world.preview(`/prompt-pack/${thing.id}`), sees: ON_SALE },
    'preview picture': { look: async ({ world, thing, user }) => ((await world.picture(user, `/og/prompt-pack/${thing.slug}`)) === '' ? '' : thing.word), sees: ON_SALE },
    sitemap: { look: ({ world }) => world.siteMap(), sees: ON_SALE },
    'live events': { look: ({ world, userId }) => world.heard(userId), sees: { unlisted: OWNER } },
    export: { look: ({ world, userId }) => world.exported(userId), sees: { private: OWNER, unlisted: HOLDERS, public: OWNER } },
  },
}];
