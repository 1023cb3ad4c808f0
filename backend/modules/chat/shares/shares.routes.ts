import * as contract from '#contracts/chat-shares.ts';
import { reply } from '#kernel/http/endpoint-handler.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import type { ChatContext } from '../chat-context.ts';
import { createShare, updateShare } from './create-share.ts';
import { readShare } from './read-share.ts';
import { listShares, revokeShare } from './share-rows.ts';

const DONE = { success: true } as const;

/** Registers the endpoints of links to chats. Owners make and revoke them, all people with the address read them, and search engines do not index them. */
export function sharesRoutes(routes: Routes, context: ChatContext): void {
  routes.write(contract.createChatShare, 'member', ({ params, body, viewer }, tx) => createShare(tx, context, viewer.userId, params.id, body));
  routes.read(contract.listChatShares, 'member', ({ params, viewer }) => listShares(context, viewer.userId, params.id));
  routes.write(contract.updateChatShare, 'member', ({ params, body, viewer }, tx) => updateShare(tx, context, viewer.userId, params, body));
  routes.write(contract.revokeChatShare, 'member', async ({ params, viewer }, tx) => {
    await revokeShare(tx, context, viewer.userId, params);
    return DONE;
  });
  routes.read(contract.getSharedChat, 'open', async ({ params, query, viewer, ip }) =>
    reply(await readShare(context, params.token, query.cursor, { userId: viewer?.userId ?? null, ip }), { 'X-Robots-Tag': 'noindex, nofollow', 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' }));
}
