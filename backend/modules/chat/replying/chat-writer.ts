import { AppError } from '#kernel/errors.ts';
import type { AgentForChat } from '#modules/agents/index.ts';
import type { ChatWriter, ReplyAttempt, WrittenReply } from '#modules/generation/chat-writer.port.ts';
import { ProviderFailure } from '#modules/generation/provider.port.ts';
import { pushMessage } from './announce.ts';
import { beginReply } from './begin-reply.ts';
import { endReply, keepShownWords } from './end-reply.ts';
import type { BegunReply } from './read-thread.ts';
import type { ReplyingContext } from './replying-context.ts';
import { Interrupted, writeRounds } from './write-rounds.ts';

/** Writes replies for the module generation, which holds, repeats and pays their runs (docs/rules/chat.md#reply). */
export const createChatWriter = (ctx: ReplyingContext): ChatWriter => ({
  write: (attempt) => write(ctx, attempt),
  ended: (tx, run, reply) => endReply(tx, ctx, run, reply),
});

async function write(ctx: ReplyingContext, attempt: ReplyAttempt): Promise<WrittenReply> {
  const reply = await beginReply(ctx, attempt);
  if (!reply) {
    // Chat or reply were deleted. If another attempt has taken the run, `keep` throws first. Otherwise this ends the run, because no reader is left.
    await attempt.keep('', 0);
    throw new ProviderFailure('invalid_request', 'The reply is gone');
  }
  await pushMessage(ctx.db.knex, ctx, reply, reply.messageId);
  const agent = await agentOf(ctx, reply);
  const chat = { chatId: reply.chatId, messageId: reply.messageId, userId: reply.userId, agentId: reply.agentId, draft: reply.draft };
  const facts = agent?.memory ? (await ctx.agents.memory.of(ctx.db.knex, reply.userId, agent.agentId)).map(({ text }) => text) : [];
  const tools = await ctx.tools.offered(ctx.db.knex, chat);
  try {
    const { text, outcome } = await writeRounds(ctx, attempt, { reply, agent, facts, tools });
    return { text, reply: outcome };
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
    await keepShownWords(ctx, { runId: attempt.runId, attempt: reply.attempt, shown: error.shown, nextSeq: error.nextSeq })
      .catch((failure: unknown) => ctx.log.warn({ err: failure, messageId: reply.messageId }, 'the last words of a stopped reply were not stored'));
    throw error.reason;
  }
}

/** Reads the agent as it is now. A chat whose agent was removed gets no reply. @throws ProviderFailure */
async function agentOf({ agents, db }: ReplyingContext, { agentId, draft, userId }: BegunReply): Promise<AgentForChat | null> {
  if (agentId === null) return null;
  try {
    return await agents.forChat(db.knex, { agentId, draft }, userId);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') throw new ProviderFailure('invalid_request', 'The agent is gone', { cause: error });
    throw error;
  }
}
