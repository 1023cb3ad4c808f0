import { rows } from '#kernel/db/raw.ts';
import { AppError } from '#kernel/errors.ts';
import { withPatterns } from '#kernel/patterns/asked-patterns.ts';
import { lockOwnChat } from '../replying/lock-chat.ts';
import type { ToolChat } from '../tools/chat-tool.ts';
import { shownCall } from './answer-call.ts';
import type { CallsContext } from './calls-context.ts';
import { lockAsking } from './find-call.ts';
import { startCall } from './start-call.ts';

const FITTING = `
  select t.id from chat_tool_calls t join chats c on c.id = t.chat_id
  where t.message_id = :messageId and t.status = 'asking' and (t.quote->>'total')::int <= c.auto_limit - c.auto_spent order by t.round, t.position, t.id`;

/**
 * Starts the tool calls of a reply that fit into the chat's limit for spending without asking. Each has its own transaction. A call that is
 * refused, or left behind by a crash, keeps asking its owner.
 */
export async function startAutoCalls(ctx: CallsContext, { chatId, messageId, userId }: Pick<ToolChat, 'chatId' | 'messageId' | 'userId'>): Promise<void> {
  for (const { id: callId } of await rows<{ id: string }>(ctx.db.knex, FITTING, { messageId })) {
    try {
      await withPatterns((patterns) => ctx.db.transaction(async (tx) => {
        await lockOwnChat(tx, { userId, chatId });
        const call = await lockAsking(tx, { userId, chatId, callId });
        const { plan } = await ctx.identity.profile(tx, userId);
        await startCall(tx, ctx, call, { plan, expectedTotal: call.quote.total, patterns, auto: true });
        await shownCall(tx, ctx, call);
      }));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      ctx.log.info({ code: error.code, callId }, 'a tool run asks its owner, because it was refused without asking');
    }
  }
}
