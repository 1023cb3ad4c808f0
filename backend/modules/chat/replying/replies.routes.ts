import { continueReply, rateReply as rateEndpoint, regenerateReply as regenerateEndpoint, sendChatMessage, stopReply as stopEndpoint } from '#contracts/chat-replies.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import type { ReplyingContext } from './replying-context.ts';
import { continueWriting, regenerateReply, sendMessage } from './send-message.ts';
import { rateReply, stopReply } from './stop-reply.ts';

/** Registers the endpoints that send messages, and repeat, continue and stop replies. Another person's chat answers 404. */
export function replyRoutes(routes: Routes, ctx: ReplyingContext): void {
  routes.write(sendChatMessage, 'member', ({ params, viewer, body }, tx) => sendMessage(tx, ctx, viewer, params.id, body));
  routes.write(regenerateEndpoint, 'member', ({ params, viewer, body }, tx) => regenerateReply(tx, ctx, viewer, { chatId: params.id, messageId: params.messageId }, body));
  routes.write(continueReply, 'member', ({ params, viewer, body }, tx) => continueWriting(tx, ctx, viewer, { chatId: params.id, messageId: params.messageId }, body));
  routes.write(stopEndpoint, 'member', async ({ params, viewer }, tx) => ({ message: await stopReply(tx, ctx, viewer.userId, { chatId: params.id, messageId: params.messageId }) }));
  routes.write(rateEndpoint, 'member', async ({ params, viewer, body }, tx) => {
    await rateReply(tx, ctx, viewer.userId, { chatId: params.id, messageId: params.messageId }, body.feedback);
    return { success: true as const };
  });
}
