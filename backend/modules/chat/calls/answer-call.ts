import type { ToolCall } from '#contracts/chat.ts';
import { must } from '#contracts/must.ts';
import type { PatternCheck } from '#contracts/form-pattern.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { announceChat } from '../announce-chat.ts';
import { toolCallOf } from '../queries/tool-calls.ts';
import { announceMessages } from '../replying/announce.ts';
import { goOn } from '../replying/go-on.ts';
import { lockOwnChat } from '../replying/lock-chat.ts';
import type { CallsContext } from './calls-context.ts';
import { lockAsking } from './find-call.ts';
import type { AskingCall, CallPlace } from './find-call.ts';
import { startCall } from './start-call.ts';

interface Confirmation {
  plan: 'free' | 'pro';
  expectedTotal: number;
  patterns: PatternCheck;
}

/**
 * Confirms a tool call: starts its run at the price that the chat's owner saw (docs/rules/chat.md#confirmed-call). The chat is locked first,
 * so of two answers at once only one counts.
 * @throws AppError not_found, already_answered, price_changed, budget_reached; InsufficientTokens; and as ToolRuns.accept
 */
export async function confirmCall(tx: Tx, ctx: CallsContext, place: CallPlace, confirmation: Confirmation): Promise<ToolCall> {
  await lockOwnChat(tx, place);
  const call = await lockAsking(tx, place);
  await startCall(tx, ctx, call, { ...confirmation, auto: false });
  return shownCall(tx, ctx, call);
}

const DECLINE = `update chat_tool_calls set status = 'declined', answered_at = :now, ended_at = :now where id = :id`;

/** Declines a tool call for the chat's owner. The reply goes on once none of its calls waits. @throws AppError not_found, already_answered */
export async function declineCall(tx: Tx, ctx: CallsContext, place: CallPlace): Promise<ToolCall> {
  await lockOwnChat(tx, place);
  const call = await lockAsking(tx, place);
  await rows(tx, DECLINE, { id: call.id, now: ctx.clock.now() });
  if (await goOn(tx, ctx, call.messageId)) return must(await toolCallOf(tx, ctx, call.userId, call.chatId, call.id), 'the call that was declined');
  return shownCall(tx, ctx, call);
}

/** Pushes a changed tool call to all open tabs of the chat's owner, after the commit. */
export async function shownCall(tx: Tx, ctx: CallsContext, { chatId, messageId, userId, id }: Pick<AskingCall, 'chatId' | 'messageId' | 'userId' | 'id'>): Promise<ToolCall> {
  await announceMessages(tx, ctx, { chatId, userId }, [messageId]);
  await announceChat(tx, ctx, userId, chatId);
  return must(await toolCallOf(tx, ctx, userId, chatId, id), 'a call of a chat');
}
