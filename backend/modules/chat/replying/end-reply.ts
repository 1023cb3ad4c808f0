import type { ReplyStatus } from '#contracts/chat.ts';
import { utcDay } from '#contracts/utc-days.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { EndedReply } from '#modules/generation/chat-writer.port.ts';
import { chatMessageAnswered } from '../chat.events.ts';
import { messageWords } from '../domain/message-words.ts';
import type { StoredPart } from '../stored-parts.ts';
import { announceChat } from '../announce-chat.ts';
import { announceMessages } from './announce.ts';
import type { ReplyingContext } from './replying-context.ts';
import { insertCalls } from './store-round.ts';
import { WrittenOutcome } from './write-rounds.ts';

interface Open {
  messageId: string;
  chatId: string;
  userId: string;
  agentId: string | null;
  authorId: string | null;
  draft: boolean;
  parts: StoredPart[];
  runParts: number;
  answered: boolean;
  tokensOut: number;
  charged: number;
  tookMs: number;
}

// Locks the chat's row as well, because the end of a reply adds to what the chat has spent.
const OPEN = `
  select m.id as "messageId", m.chat_id as "chatId", m.user_id as "userId", c.agent_id as "agentId", m.author_id as "authorId", c.draft, m.parts, m.run_parts as "runParts",
    m.took_ms is not null as answered, m.tokens_out as "tokensOut", coalesce(m.charged, 0) as charged,
    greatest(0, extract(epoch from cast(:now as timestamptz) - m.created_at) * 1000)::int as "tookMs"
  from chat_messages m join chats c on c.id = m.chat_id
  where m.run_id = :runId and m.status in ('queued', 'writing') for update of c, m`;
const END = `
  update chat_messages set status = :status, parts = cast(:parts as jsonb), words = array_to_tsvector(cast(:words as text[])), next_seq = :nextSeq, charged = :charged,
    problem = :problem, finished_at = :now, took_ms = case when :final then coalesce(took_ms, :tookMs) else took_ms end, rounds = coalesce(:rounds, rounds),
    tokens_in = coalesce(:tokensIn, tokens_in), tokens_out = :tokensOut, summary = coalesce(:summary, summary)
  where id = :messageId`;
const SPENT = 'update chats set spent = spent + :captured, last_message_at = :now where id = :chatId';

/**
 * Stores the end of a reply in the transaction that ends its run: parts, state and price (docs/rules/chat.md#reply). A deleted reply has no
 * row, so nothing is stored.
 */
export async function endReply(tx: Tx, ctx: ReplyingContext, run: EndedReply, written: unknown): Promise<void> {
  const now = ctx.clock.now();
  const [reply] = await rows<Open>(tx, OPEN, { runId: run.runId, now });
  if (!reply) return;
  const outcome = written instanceof WrittenOutcome ? written : null;
  const status = outcome?.status ?? statusOf(run);
  const parts = outcome?.parts ?? partsLeft(reply, run, status);
  const final = status !== 'asking' && status !== 'failed' && status !== 'blocked' && parts.length > 0;
  const { messageId, chatId, userId, agentId, authorId, draft } = reply;
  await rows(tx, END, {
    messageId, status, parts: JSON.stringify(parts), words: messageWords(userId, parts), nextSeq: outcome?.nextSeq ?? run.nextSeq, charged: reply.charged + run.captured, now, final,
    problem: run.problem, tookMs: reply.tookMs, rounds: outcome?.rounds ?? null, tokensIn: outcome?.tokensIn ?? null, tokensOut: reply.tokensOut + (outcome?.tokensOut ?? 0), summary: outcome?.summary ?? null,
  });
  if (outcome) await insertCalls(tx, reply, { round: outcome.rounds, calls: outcome.calls, now });
  await rows(tx, SPENT, { chatId, captured: run.captured, now });
  if (status === 'asking') await ctx.tools.asked(tx, { chatId, messageId, userId, agentId, draft });
  if (final && !reply.answered) {
    await ctx.outbox.publish(tx, chatMessageAnswered, {
      chatId, messageId, userId, agentId, authorId, draft, surcharge: run.royalty, charged: reply.charged + run.captured, tookMs: reply.tookMs, day: utcDay(now),
    });
  }
  await announceMessages(tx, ctx, { chatId, userId }, [messageId]);
  await announceChat(tx, ctx, userId, chatId);
}

const statusOf = ({ status }: EndedReply): ReplyStatus => (status === 'cancelled' ? 'stopped' : status === 'blocked' ? 'blocked' : 'failed');

/** A failed reply keeps only the parts of earlier runs. A stopped reply also keeps the words of its last run, because they are paid. */
function partsLeft({ parts, runParts }: Open, { text }: EndedReply, status: ReplyStatus): StoredPart[] {
  if (status !== 'stopped') return parts.slice(0, runParts);
  const rest = (text ?? '').slice(textOf(parts.slice(runParts)).length);
  return rest === '' ? [...parts] : [...parts, { kind: 'text', text: rest }];
}

/** Joins the text parts of a reply, without its tool calls. */
export const textOf = (parts: readonly StoredPart[]): string => parts.map((part) => (part.kind === 'text' ? part.text : '')).join('');

const STOPPED = `
  select m.id as "messageId", m.chat_id as "chatId", m.user_id as "userId", m.parts, m.run_parts as "runParts" from chat_messages m
  where m.run_id = :runId and m.attempt = :attempt and m.status = 'stopped' for update`;
const COMPLETE = `
  update chat_messages set parts = cast(:parts as jsonb), words = array_to_tsvector(cast(:words as text[])), next_seq = greatest(next_seq, :nextSeq) where id = :messageId`;

/**
 * Adds to a stopped reply the last words that its owner was shown, so that a reload shows them too. They cost nothing, because the price
 * follows from the words stored at the stop.
 */
export async function keepShownWords(ctx: ReplyingContext, { runId, attempt, shown, nextSeq }: { runId: string; attempt: number; shown: string; nextSeq: number }): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [reply] = await rows<Pick<Open, 'messageId' | 'chatId' | 'userId' | 'parts' | 'runParts'>>(tx, STOPPED, { runId, attempt });
    if (!reply) return;
    const stored = textOf(reply.parts.slice(reply.runParts));
    if (!shown.startsWith(stored) || shown.length === stored.length) return;
    const parts = [...reply.parts];
    const last = parts.length > reply.runParts ? parts.at(-1) : undefined;
    const rest = shown.slice(stored.length);
    if (last?.kind === 'text') parts[parts.length - 1] = { kind: 'text', text: last.text + rest };
    else parts.push({ kind: 'text', text: rest });
    await rows(tx, COMPLETE, { messageId: reply.messageId, parts: JSON.stringify(parts), words: messageWords(reply.userId, parts), nextSeq });
    await announceMessages(tx, ctx, reply, [reply.messageId]);
  });
}
