import { changeChat, createChat } from '#contracts/chat.ts';
import { createChatShare } from '#contracts/chat-shares.ts';
import { must } from '#contracts/must.ts';
import { systemClock } from '#kernel/clock.ts';
import { call } from '#testing/test-app.ts';
import { NOT_BLOCKED, OWNER } from '#testing/privacy/matrix.ts';
import type { PrivacyKind } from '#testing/privacy/matrix.ts';
import { appendMessage } from '../commands/append-message.ts';
import { lockChat } from '../queries/chat-row.ts';

const OWN = { private: OWNER, unlisted: OWNER };

/** The expected privacy of chats: only the owner reads them, apart from the copy that a link shows (`unlisted`). */
export const privacyKinds: readonly PrivacyKind[] = [{
  kind: 'chat',
  visibilities: ['private', 'unlisted'],
  async plant({ app, owner, ownerId }, visibility, word) {
    const { chat } = (await call(owner, createChat, { body: {} })).body;
    await app.services.db.transaction(async (tx) => appendMessage(tx, { clock: systemClock }, await lockChat(tx, chat.id, ownerId), { parentId: null, parts: [{ kind: 'text', text: `A calm ${word}` }] }));
    await call(owner, changeChat, { params: { id: chat.id }, body: { title: `About ${word}` } });
    if (visibility === 'private') return { id: chat.id, slug: chat.id };
    const { url } = (await call(owner, createChatShare, { params: { id: chat.id }, body: { showMedia: true, showName: false, showPrices: false } })).body;
    return { id: chat.id, slug: must(url.split('/').at(-1), 'the token') };
  },
  ways: {
    chat: { look: ({ world, thing, user }) => world.text(user, `/api/chats/${thing.id}`), sees: OWN },
    messages: { look: ({ world, thing, user }) => world.text(user, `/api/chats/${thing.id}/messages`), sees: OWN },
    list: { look: ({ world, user }) => world.text(user, '/api/chats'), sees: OWN },
    search: { look: ({ world, thing, user }) => world.text(user, `/api/chats?q=${thing.word}`), sees: OWN },
    'as Markdown': { look: ({ world, thing, user }) => world.text(user, `/api/chats/${thing.id}/export.md`), sees: OWN },
    'as JSON': { look: ({ world, thing, user }) => world.text(user, `/api/chats/${thing.id}/export.json`), sees: OWN },
    'list of links': { look: ({ world, thing, user }) => world.text(user, `/api/chats/${thing.id}/shares`), sees: { unlisted: OWNER } },
    'shared copy': { look: ({ world, thing, user }) => world.text(user, `/api/shared-chats/${thing.slug}`), sees: { unlisted: NOT_BLOCKED } },
    'head of the shared copy': { look: ({ world, thing }) => world.head(`/chat/shared/${thing.slug}`), sees: {} },
    sitemap: { look: ({ world }) => world.siteMap(), sees: {} },
    'live events': { look: ({ world, userId }) => world.heard(userId), sees: OWN },
    export: { look: ({ world, userId }) => world.exported(userId), sees: OWN },
  },
}];
