import { createAgent, publishAgent } from '#contracts/agent-builder.ts';
import { call } from '#testing/test-app.ts';
import { OWNER } from '#testing/privacy/matrix.ts';
import type { PrivacyKind, Viewer } from '#testing/privacy/matrix.ts';
import { finished } from './agent-fixtures.ts';

/** The viewers who may find an agent by its page, the list and the search. Visitors may not, because these require an account. */
const MEMBERS: readonly Viewer[] = ['blocked', 'follower', 'contributor', 'owner', 'moderator'];
const EVERY_OWN = { private: OWNER, unlisted: OWNER, public: OWNER };
const STAFF = { unlisted: ['moderator'], public: ['moderator'] } as const;

/** Agents for the privacy test: inserts one of each visibility, and lists every route that shows it. */
export const privacyKinds: readonly PrivacyKind[] = [{
  kind: 'agent',
  visibilities: ['private', 'unlisted', 'public'],
  async plant({ owner }, visibility, word) {
    const { agent: { id, revision } } = (await call(owner, createAgent, { body: { definition: finished({ name: `A calm ${word}` }) } })).body;
    const { agent } = (await call(owner, publishAgent, { params: { id }, body: { revision, visibility } })).body;
    return { id, slug: agent.slug };
  },
  ways: {
    page: { look: ({ world, thing, user }) => world.text(user, `/api/agents/${thing.slug}`), sees: { private: OWNER, unlisted: MEMBERS, public: MEMBERS } },
    draft: { look: ({ world, thing, user }) => world.text(user, `/api/agents/${thing.id}/draft`), sees: EVERY_OWN },
    list: { look: ({ world, user }) => world.text(user, '/api/agents?limit=60&sort=newest'), sees: { public: MEMBERS } },
    search: { look: ({ world, thing, user }) => world.text(user, `/api/agents?q=${thing.word}`), sees: { public: MEMBERS } },
    suggestion: { look: ({ world, thing, user }) => world.text(user, `/api/prompts/suggestions?q=${thing.word}`), sees: { public: ['anonymous', ...MEMBERS] } },
    'own list': { look: ({ world, user }) => world.text(user, '/api/agents?limit=60&scope=mine'), sees: EVERY_OWN },
    'list of moderators': { look: ({ world, user }) => world.text(user, '/api/admin/agents?limit=60&waiting=false'), sees: STAFF },
    sitemap: { look: ({ world }) => world.siteMap(), sees: {} },
    'live events': { look: ({ world, userId }) => world.heard(userId), sees: {} },
    export: { look: ({ world, userId }) => world.exported(userId), sees: EVERY_OWN },
  },
}];
