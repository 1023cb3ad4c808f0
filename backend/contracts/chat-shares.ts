import * as z from 'zod/mini';
import { chatAgent, chatMessage } from './chat.ts';
import { defineEndpoint } from './endpoint.ts';
import { id, idParams, isoTime, success } from './primitives.ts';

/* Read-only links to a copy of a chat, as it was when the link was made (docs/rules/chat.md#shares). */

export const SHARES_MAX = 20;
/** What a link to a shared chat shows besides the words of its messages. */
const shown = { showMedia: z._default(z.boolean(), true), showName: z._default(z.boolean(), false), showPrices: z._default(z.boolean(), false) };
export const chatShare = z.object({ id, /** The state of the link to a shared chat. `removed`: a moderator took it down. */ state: z.enum(['open', 'revoked', 'removed']), url: z.string(), title: z.string(), createdAt: isoTime, views: z.int(), messages: z.int(), showMedia: z.boolean(), showName: z.boolean(), showPrices: z.boolean() });
export type ChatShare = z.infer<typeof chatShare>;
export const createChatShare = defineEndpoint({
  method: 'POST', path: '/api/chats/:id/shares', summary: 'Make a read-only link to a branch of a chat', status: 201, params: idParams,
  body: z.strictObject({ leafId: z.optional(id), ...shown }), response: z.object({ url: z.string(), share: chatShare }),
});
/** Lists the links to a chat that work, newest first, and a few revoked ones. `messagesNow` is how many messages a new link would show. */
export const listChatShares = defineEndpoint({ method: 'GET', path: '/api/chats/:id/shares', summary: 'Links to a chat', params: idParams, response: z.object({ shares: z.array(chatShare), messagesNow: z.int() }) });
export const updateChatShare = defineEndpoint({
  method: 'PUT', path: '/api/chats/:id/shares/:shareId', summary: 'Show the open branch of a chat as it is now under the same link', params: z.strictObject({ id, shareId: id }), body: z.strictObject(shown), response: z.object({ share: chatShare }),
});
export const revokeChatShare = defineEndpoint({ method: 'DELETE', path: '/api/chats/:id/shares/:shareId', summary: 'End a link at once', params: z.strictObject({ id, shareId: id }), response: success });
/** A shared chat as readers of its link see it, at `/chat/shared/{token}`. */
export const sharedChat = z.object({ /** The id of the link to the shared chat, by which people report it. */ id, title: z.string(), agent: z.nullable(chatAgent), author: z.nullable(z.object({ username: z.string(), displayName: z.string() })), sharedAt: isoTime, messages: z.array(chatMessage), nextCursor: z.nullable(z.string()) });
export const getSharedChat = defineEndpoint({
  method: 'GET', path: '/api/shared-chats/:token', summary: 'A shared chat', params: z.strictObject({ token: z.string().check(z.minLength(10), z.maxLength(80)) }),
  query: z.strictObject({ cursor: z.optional(z.string().check(z.maxLength(200))) }), response: sharedChat,
});
/** The formats in which a chat can be downloaded: `/api/chats/:id/export.md` and `.json`. */
export const CHAT_EXPORTS = ['md', 'json'] as const;
