import { REPLY_WORDS } from '#contracts/chat-replies.ts';
import type { ReplyLength } from '#contracts/chat-replies.ts';
import { must } from '#contracts/must.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { StoredPart } from '../stored-parts.ts';
import { announceChat } from '../announce-chat.ts';
import { announceMessages } from './announce.ts';
import type { ReplyingContext } from './replying-context.ts';
import { wordsIn } from './write-rounds.ts';

/** A reply that goes on after tools may always write at least this many words. */
const LEAST_WORDS = 80;

const PAUSED = `
  select m.id as "messageId", m.chat_id as "chatId", m.user_id as "userId", m.parts, m.length, m.model_id as "modelId", c.agent_id as "agentId", c.draft
  from chats c join chat_messages m on m.chat_id = c.id
  where m.id = ? and m.status = 'asking' and not exists (select from chat_tool_calls t where t.message_id = m.id and t.status in ('asking', 'running'))
  for update of c, m`;

interface Paused {
  messageId: string;
  chatId: string;
  userId: string;
  parts: StoredPart[];
  length: ReplyLength | null;
  modelId: string | null;
  agentId: string | null;
}

const RESUME = `
  update chat_messages set status = 'queued', run_id = :runId, run_attempts = attempt, run_parts = jsonb_array_length(parts), run_rounds = rounds, run_tokens_in = tokens_in,
    next_seq = 0, words = null, finished_at = null
  where id = :messageId`;

/**
 * Continues a paused reply at no cost once all of its tool calls are answered or ended (docs/rules/chat.md#rounds). Returns whether it goes
 * on. Does nothing while a call is open, or when it is called again.
 */
export async function goOn(tx: Tx, ctx: ReplyingContext, messageId: string): Promise<boolean> {
  const [reply] = await rows<Paused>(tx, PAUSED, [messageId]);
  if (!reply) return false;
  const { userId, chatId, agentId } = reply;
  const { plan } = await ctx.identity.profile(tx, userId);
  const words = Math.max(LEAST_WORDS, REPLY_WORDS[must(reply.length, 'the length of a reply')] - wordsIn(reply.parts));
  const run = await ctx.replyRuns.accept(tx, { userId, plan, expectedTotal: null }, { chatId, title: 'Chat', length: words, model: reply.modelId ?? undefined, agentId, authorId: null, royalty: 0, free: true });
  await rows(tx, RESUME, { messageId, runId: run.runId });
  await announceMessages(tx, ctx, { chatId, userId }, [messageId]);
  await announceChat(tx, ctx, userId, chatId);
  return true;
}
