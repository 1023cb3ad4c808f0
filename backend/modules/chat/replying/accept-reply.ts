import { REPLY_WORDS } from '#contracts/chat-replies.ts';
import type { ReplyLength } from '#contracts/chat-replies.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { AppError } from '#kernel/errors.ts';
import type { AgentForChat } from '#modules/agents/index.ts';
import type { AcceptedReply } from '#modules/generation/index.ts';
import type { LockedChat } from './lock-chat.ts';
import { agentGone, chatBudgetReached } from './replies.errors.ts';
import type { ReplyingContext } from './replying-context.ts';

/** The options of a message: the length of its reply, and the price that the person saw. */
export interface ReplyOrder {
  plan: 'free' | 'pro';
  length: ReplyLength;
  /** The price in tokens that the person saw on the button. */
  expectedTotal: number;
  /** The API key that pays within its ceilings. Absent for sessions. */
  keyId?: string | undefined;
}

export interface PaidReply extends AcceptedReply {
  agent: AgentForChat | null;
}

// For the chat's budget, tokens held for running tools count as spent.
const UNDER_WAY = `
  select coalesce(sum((quote->>'total')::int), 0)::int as tokens from chat_tool_calls where chat_id = ? and status = 'running'`;

/**
 * Holds the price of a reply in a locked chat and accepts its run (docs/rules/chat.md#price). The price follows from length, model and the
 * agent's surcharge.
 * @throws AppError agent_gone, budget_reached, and as ChatRuns.accept
 */
export async function acceptReply(tx: Tx, ctx: Pick<ReplyingContext, 'agents' | 'replyRuns'>, chat: LockedChat, { plan, length, expectedTotal, keyId }: ReplyOrder): Promise<PaidReply> {
  const agent = await agentOf(tx, ctx, chat);
  const royalty = chat.draft || !agent ? 0 : agent.surcharge;
  const run = await ctx.replyRuns.accept(tx, { userId: chat.userId, plan, expectedTotal, keyId }, {
    chatId: chat.id, title: agent ? `Chat with ${agent.name}` : 'Chat', length: REPLY_WORDS[length], model: chat.modelId, agentId: chat.agentId, authorId: agent?.authorId ?? null, royalty, free: false,
  });
  if (chat.budget !== null) {
    const [{ tokens } = { tokens: 0 }] = await rows<{ tokens: number }>(tx, UNDER_WAY, [chat.id]);
    const left = chat.budget - chat.spent - tokens;
    if (run.quote.total > left) throw chatBudgetReached(Math.max(0, left));
  }
  return { ...run, agent };
}

/** Returns the agent as it answers now, or null for a chat without an agent. @throws AppError agent_gone */
export async function agentOf(tx: Tx, { agents }: Pick<ReplyingContext, 'agents'>, chat: Pick<LockedChat, 'agentId' | 'draft' | 'userId'>): Promise<AgentForChat | null> {
  if (chat.agentId === null) return null;
  try {
    return await agents.forChat(tx, { agentId: chat.agentId, draft: chat.draft }, chat.userId);
  } catch (error) {
    throw error instanceof AppError && error.code === 'not_found' ? agentGone() : error;
  }
}
