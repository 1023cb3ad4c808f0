import { createDraft, publishDraft } from '#contracts/prompt-drafts.ts';
import { call } from '#testing/test-app.ts';
import { ALL_VIEWERS, NOT_BLOCKED, OWNER } from '#testing/privacy/matrix.ts';
import type { PrivacyKind } from '#testing/privacy/matrix.ts';
import { contentWith } from '#testing/xss/payload-contents.ts';

const LISTED = { private: [], unlisted: [], public: ALL_VIEWERS };
const BY_LINK = { private: OWNER, unlisted: ALL_VIEWERS, public: ALL_VIEWERS };

/** Each way that leads to a prompt, with the people who may see a private, unlisted or public prompt by it. */
export const privacyKinds: readonly PrivacyKind[] = [{
  kind: 'prompt',
  visibilities: ['private', 'unlisted', 'public'],
  async plant({ owner, query }, visibility, word) {
    const { promptId, revision } = (await call(owner, createDraft, { body: { content: contentWith(`A calm ${word}`) } })).body.draft;
    const { slug } = (await call(owner, publishDraft, { params: { id: promptId }, body: { revision, changeNote: 'First', despiteWarning: true } })).body.draft;
    await query('update prompts set visibility = ? where id = ?', [visibility, promptId]);
    return { id: promptId, slug };
  },
  ways: {
    page: { look: ({ world, thing, user }) => world.text(user, `/api/prompts/${thing.slug}`), sees: BY_LINK },
    'list of its creator': { look: ({ world, user }) => world.text(user, `/api/prompts?limit=60&creator=${world.owner.username}`), sees: { ...LISTED, public: NOT_BLOCKED } },
    list: { look: ({ world, user }) => world.text(user, '/api/prompts?limit=60&sort=newest'), sees: LISTED },
    'home feed of followers': { look: ({ world, user }) => world.text(user, '/api/prompts?limit=60&followed=true'), sees: { public: ['follower'] } },
    search: { look: ({ world, thing, user }) => world.text(user, `/api/prompts?q=${thing.word}`).then((text) => text.replace(/"correctedTo":"[^"]*"/, '')), sees: LISTED },
    suggestion: { look: ({ world, thing, user }) => world.text(user, `/api/prompts/suggestions?q=${thing.word}`), sees: LISTED },
    head: { look: ({ world, thing }) => world.head(`/prompt/${thing.slug}`), sees: LISTED },
    'preview picture': { look: async ({ world, thing, user }) => ((await world.text(user, `/og/prompt/${thing.slug}`)) === '' ? '' : thing.word), sees: { private: [], unlisted: ALL_VIEWERS, public: ALL_VIEWERS } },
    'live events': { look: ({ world, userId }) => world.heard(userId), sees: { public: ['follower'] } },
    sitemap: { look: ({ world }) => world.siteMap(), sees: LISTED },
    // A follower's export contains the message that announced the prompt, so the follower knows its title.
    export: { look: ({ world, userId }) => world.exported(userId), sees: { private: OWNER, unlisted: OWNER, public: ['follower', 'owner'] } },
  },
}];
