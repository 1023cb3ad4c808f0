import { rows } from '#kernel/db/raw.ts';
import type { BegunReply } from './read-thread.ts';
import type { ReplyingContext } from './replying-context.ts';

// Begins an attempt only if its number is not lower than the stored one. An older attempt that wakes up late therefore changes nothing.
const BEGIN = `
  update chat_messages m set status = 'writing', attempt = m.run_attempts + :attemptNo, next_seq = 0, summary = null, rounds = m.run_rounds, tokens_in = m.run_tokens_in,
    parts = coalesce((select jsonb_agg(p.part order by p.n) from jsonb_array_elements(m.parts) with ordinality as p (part, n) where p.n <= m.run_parts), '[]')
  from chats c
  where m.run_id = :runId and m.status in ('queued', 'writing') and m.attempt < m.run_attempts + :attemptNo and c.id = m.chat_id
  returning m.id as "messageId", m.chat_id as "chatId", m.user_id as "userId", c.agent_id as "agentId", c.draft, m.parent_id as "parentId", m.attempt, m.parts,
    m.rounds, m.tokens_in as "tokensIn"`;
const FORGET_CALLS = 'delete from chat_tool_calls where message_id = :messageId and round > :rounds';

/**
 * Begins an attempt at a reply (docs/rules/chat.md#reply). Words of an earlier attempt of the same run are dropped, and words of earlier runs
 * stay. Null if the reply is deleted or ended, or a later attempt writes it.
 */
export async function beginReply({ db }: Pick<ReplyingContext, 'db'>, { runId, attemptNo }: { runId: string; attemptNo: number }): Promise<BegunReply | null> {
  return db.transaction(async (tx) => {
    const [reply] = await rows<BegunReply>(tx, BEGIN, { runId, attemptNo });
    if (!reply) return null;
    await rows(tx, FORGET_CALLS, { messageId: reply.messageId, rounds: reply.rounds });
    return reply;
  });
}
