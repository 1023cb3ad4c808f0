import type { PatternCheck } from '#contracts/form-pattern.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { chatBudgetReached } from '../replying/replies.errors.ts';
import { wishOf } from '../tools/paid/tool-run.ts';
import type { CallsContext } from './calls-context.ts';
import { alreadyAnswered, autoLimitReached } from './calls.errors.ts';
import type { AskingCall } from './find-call.ts';

/**
 * Adds a tool run's price to its chat if the chat's budget, and for automatic runs the automatic limit, allow it. One guarded update: two
 * runs at once cannot both take the last tokens (docs/rules/chat.md#chat-budget).
 */
export const SPEND = `
  update chats set held = held + cast(:total as int), auto_spent = auto_spent + case when cast(:auto as boolean) then cast(:total as int) else 0 end
  where id = :chatId and (budget is null or spent + held + cast(:total as int) <= budget) and (not cast(:auto as boolean) or auto_spent + cast(:total as int) <= auto_limit)
  returning id`;
const LEFT = 'select budget, spent, held from chats where id = ?';
const RUNNING = `
  update chat_tool_calls set status = 'running', generation_id = :runId, quote = cast(:quote as jsonb), auto = :auto, answered_at = :now where id = :id and status = 'asking' returning id`;

/** How a tool call is started: the owner's plan, the price that they saw, and whether they were asked. */
export interface CallStart {
  plan: 'free' | 'pro';
  expectedTotal: number;
  patterns: PatternCheck;
  /** True if the call starts without asking, within the chat's limit for that. */
  auto: boolean;
}

/**
 * Starts the run of a tool call for the chat's owner: holds its price and counts it in the chat (docs/rules/chat.md#tools).
 * @throws AppError price_changed, budget_reached, auto_limit_reached, already_answered, and as ToolRuns.accept; InsufficientTokens
 */
export async function startCall(tx: Tx, { toolRuns, clock }: Pick<CallsContext, 'toolRuns' | 'clock'>, call: AskingCall, { plan, expectedTotal, patterns, auto }: CallStart): Promise<void> {
  const { runId, quote } = await toolRuns.accept(tx, { userId: call.userId, plan, expectedTotal, patterns }, wishOf(call.run, patterns));
  const counted = await rows<{ id: string }>(tx, SPEND, { chatId: call.chatId, total: quote.total, auto });
  if (counted.length === 0) throw await whyNot(tx, call, quote.total);
  const started = await rows<{ id: string }>(tx, RUNNING, { id: call.id, runId, quote: JSON.stringify(quote), auto, now: clock.now() });
  if (started.length === 0) throw alreadyAnswered();
}

async function whyNot(tx: Tx, { chatId }: AskingCall, total: number): Promise<Error> {
  const [chat] = await rows<{ budget: number | null; spent: number; held: number }>(tx, LEFT, [chatId]);
  if (chat && chat.budget !== null && chat.spent + chat.held + total > chat.budget) return chatBudgetReached(Math.max(0, chat.budget - chat.spent - chat.held));
  return autoLimitReached();
}
