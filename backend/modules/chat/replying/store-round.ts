import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { StoredPart } from '../stored-parts.ts';
import type { BegunReply } from './read-thread.ts';
import type { ReplyingContext } from './replying-context.ts';
import { isKept } from './use-tools.ts';
import type { AnsweredCall } from './use-tools.ts';

const PARTS = `
  update chat_messages set parts = cast(:parts as jsonb), rounds = :rounds, tokens_in = :tokensIn, next_seq = :nextSeq, summary = :summary
  where id = :messageId and attempt = :attempt and status = 'writing' returning id`;
const CALL = `
  insert into chat_tool_calls (id, chat_id, message_id, user_id, round, position, provider_call_id, tool, title, prompt_id, prompt_version_id, content_type, arguments, inputs,
    quote, status, result, problem, created_at, ended_at)
  values (:id, :chatId, :messageId, :userId, :round, :place, :providerCallId, :tool, :title, :promptId, :promptVersionId, :contentType, cast(:arguments as jsonb), cast(:inputs as jsonb),
    cast(:quote as jsonb), :status, :result, :problem, :now, :endedAt)`;

/** The state of a reply that is stored after each round: parts, number of rounds and tokens used. */
export interface RoundState {
  parts: readonly StoredPart[];
  rounds: number;
  tokensIn: number;
  nextSeq: number;
  summary: string | null;
}

/** Stores a finished round of a reply with its tool calls. Stores nothing and returns false if a later attempt writes the reply. */
export async function storeRound(ctx: Pick<ReplyingContext, 'db' | 'clock'>, reply: BegunReply, state: RoundState, calls: readonly AnsweredCall[]): Promise<boolean> {
  return ctx.db.transaction(async (tx) => {
    const stored = await rows(tx, PARTS, { ...state, parts: JSON.stringify(state.parts), messageId: reply.messageId, attempt: reply.attempt });
    if (stored.length === 0) return false;
    await insertCalls(tx, reply, { round: state.rounds, calls, now: ctx.clock.now() });
    return true;
  });
}

/** Stores the tool calls of a round, each as answered, refused, or waiting for the person. */
export async function insertCalls(tx: Tx, { chatId, messageId, userId }: Pick<BegunReply, 'chatId' | 'messageId' | 'userId'>, { round, calls, now }: { round: number; calls: readonly AnsweredCall[]; now: Date }): Promise<void> {
  for (const { id, place, providerCallId, tool, outcome, arguments: written } of calls.filter(isKept)) {
    const asks = outcome.kind === 'asks';
    await rows(tx, CALL, {
      id, chatId, messageId, userId, round, place, providerCallId, tool, title: outcome.title, now,
      promptId: asks ? (outcome.prompt?.id ?? null) : null, promptVersionId: asks ? (outcome.prompt?.versionId ?? null) : null, contentType: asks ? outcome.contentType : null,
      arguments: JSON.stringify(asks ? outcome.arguments : written), inputs: JSON.stringify(outcome.inputs), quote: asks ? JSON.stringify(outcome.quote) : null,
      status: { data: 'done', asks: 'asking', refused: 'refused' }[outcome.kind],
      result: outcome.kind === 'data' ? outcome.result : null, problem: outcome.kind === 'refused' ? outcome.problem : null, endedAt: asks ? null : now,
    });
  }
}
