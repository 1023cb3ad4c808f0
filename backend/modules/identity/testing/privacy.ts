import { updatePrivacy, updateProfile } from '#contracts/account.ts';
import { call } from '#testing/test-app.ts';
import { ALL_VIEWERS } from '#testing/privacy/matrix.ts';
import type { PrivacyKind } from '#testing/privacy/matrix.ts';

const FOUND = { unlisted: [], public: ALL_VIEWERS };
const OPEN = { unlisted: ALL_VIEWERS, public: ALL_VIEWERS };

/** Each way that leads to a profile, with the people who may see a public one, or one that is hidden from search (`unlisted`). */
export const privacyKinds: readonly PrivacyKind[] = [{
  kind: 'profile',
  visibilities: ['unlisted', 'public'],
  async plant({ app, query }, visibility, word) {
    const user = await app.register();
    await call(user, updateProfile, { body: { displayName: word, bio: '', links: [] } });
    await call(user, updatePrivacy, { body: { creationVisibility: 'private', showLikes: true, hideFromSearch: visibility === 'unlisted', showSensitive: false } });
    // A starter prompt becomes this person's, because suggestions name only people with prompts.
    await query(
      `update prompts set owner_id = (select id from users where username = ?) where id = (select p.id from prompts p join users u on u.id = p.owner_id
       where u.platform and p.status = 'published' and p.visibility = 'public' order by p.id desc limit 1)`,
      [user.username],
    );
    return { id: user.username, slug: user.username };
  },
  ways: {
    page: { look: ({ world, thing, user }) => world.text(user, `/api/profiles/${thing.slug}`), sees: OPEN },
    suggestion: { look: ({ world, thing, user }) => world.text(user, `/api/prompts/suggestions?q=${thing.word}`), sees: FOUND },
    'list of creators': { look: ({ world, user }) => world.text(user, '/api/creators?limit=60'), sees: FOUND },
    head: { look: ({ world, thing }) => world.head(`/profile/${thing.slug}`), sees: FOUND },
    sitemap: { look: ({ world }) => world.siteMap(), sees: {} },
  },
}];
