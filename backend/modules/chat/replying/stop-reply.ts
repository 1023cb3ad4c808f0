import type { ChatMessage, ReplyStatus } from '#contracts/chat.ts';
import { must, one } from '#contracts/must.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { messageMissing } from '../chat.errors.ts';
import { chatMessageRated } from '../chat.events.ts';
import { announceChat } from '../announce-chat.ts';
import { announceMessages, shownMessages } from './announce.ts';
import { closeAsking } from './close-asking.ts';
import { lockOwnChat } from './lock-chat.ts';
import type { ReplyingContext } from './replying-context.ts';

interface Place {
  chatId: string;
  messageId: string;
}

const RUN = `select run_id as "runId", status from chat_messages where id = :messageId and chat_id = :chatId and user_id = :userId and role = 'assistant'`;

/**
 * Stops a reply, whose words so far are paid (docs/rules/chat.md#stop). The state of its run decides, so the chat is not locked while words
 * are written. A reply that has ended stays unchanged.
 * @throws AppError not_found
 */
export async function stopReply(tx: Tx, ctx: ReplyingContext, userId: string, { chatId, messageId }: Place): Promise<ChatMessage> {
  const [reply] = await rows<{ runId: string | null; status: ReplyStatus | null }>(tx, RUN, { userId, chatId, messageId });
  if (!reply) throw messageMissing();
  if (reply.status === 'queued' || reply.status === 'writing') await ctx.replyRuns.stop(tx, must(reply.runId, 'the run of an unfinished reply'));
  else if (reply.status === 'asking') {
    await lockOwnChat(tx, { userId, chatId });
    const closed = await closeAsking(tx, ctx, chatId);
    await announceMessages(tx, ctx, { chatId, userId }, closed);
    await announceChat(tx, ctx, userId, chatId);
  }
  return one(await shownMessages(tx, ctx, { chatId, userId }, [messageId]));
}

const RATE = `
  update chat_messages m set feedback = :feedback from chats c, (
    select id, feedback from chat_messages where id = :messageId and chat_id = :chatId and user_id = :userId and role = 'assistant' and status not in ('queued', 'writing') for update
  ) old
  where m.id = old.id and c.id = m.chat_id returning old.feedback as before, c.agent_id as "agentId", c.draft`;

interface Rated {
  before: 'up' | 'down' | null;
  agentId: string | null;
  draft: boolean;
}

/** Stores the person's opinion whether a reply helped, and publishes it. Null removes the opinion. @throws AppError not_found, also while it is written */
export async function rateReply(tx: Tx, ctx: ReplyingContext, userId: string, { chatId, messageId }: Place, feedback: 'up' | 'down' | null): Promise<void> {
  const [rated] = await rows<Rated>(tx, RATE, { userId, chatId, messageId, feedback });
  if (!rated) throw messageMissing();
  if (rated.before !== feedback) await ctx.outbox.publish(tx, chatMessageRated, { chatId, messageId, userId, ...rated, after: feedback });
  await announceMessages(tx, ctx, { chatId, userId }, [messageId]);
}
