import type { runInChat as endpoint } from '#contracts/chat-replies.ts';
import type { BodyOf, ResponseOf } from '#contracts/endpoint.ts';
import { checkInputs } from '#contracts/form-inputs.ts';
import type { PatternCheck } from '#contracts/form-pattern.ts';
import { must } from '#contracts/must.ts';
import type { Tx } from '#kernel/db/database.ts';
import { invalid } from '#kernel/errors.ts';
import { newId } from '#kernel/ids.ts';
import { announceChat } from '../announce-chat.ts';
import { insertMessage, openBranch } from '../commands/insert-message.ts';
import { findMessage } from '../queries/message-row.ts';
import { announceMessages } from '../replying/announce.ts';
import { closeAsking } from '../replying/close-asking.ts';
import { lockOwnChat } from '../replying/lock-chat.ts';
import { insertCalls } from '../replying/store-round.ts';
import { shownInputs } from '../tools/paid/shown-inputs.ts';
import { wishOf } from '../tools/paid/tool-run.ts';
import type { StoredRun } from '../tools/paid/tool-run.ts';
import type { CallsContext } from './calls-context.ts';
import { lockAsking } from './find-call.ts';
import { startCall } from './start-call.ts';

interface Runner {
  userId: string;
  plan: 'free' | 'pro';
  patterns: PatternCheck;
}

/** The round number of a run that the owner starts. Rounds count only what a model asks for. */
const NO_ROUND = 0;

/**
 * Runs a prompt that the owner of a chat filled in, without asking a model (docs/rules/chat.md#own-runs). The thread shows the owner's
 * message and a card with the result. The price counts in the chat's budget.
 * @throws AppError not_found, invalid_request, reply_running, price_changed, budget_reached; InsufficientTokens; and as ToolRuns.accept
 */
export async function runInChat(tx: Tx, ctx: CallsContext, { userId, plan, patterns }: Runner, chatId: string, { promptId, inputs, expectedTotal }: BodyOf<typeof endpoint>): Promise<ResponseOf<typeof endpoint>> {
  const chat = await lockOwnChat(tx, { userId, chatId });
  const closed = await closeAsking(tx, ctx, chatId);
  const { title, contentType, form } = await ctx.promptTexts.formToRun(tx, promptId, userId, null);
  const { values, issues } = checkInputs(form, inputs, patterns);
  patterns.complete();
  if (issues.length > 0) throw invalid(issues, 'Some fields are not valid yet.');
  const run: StoredRun = { kind: 'prompt', promptId, versionId: null, inputs: values };
  const quote = await ctx.toolRuns.priceIn(tx, userId, wishOf(run, patterns), patterns);
  const now = ctx.clock.now();
  const text = `/${title}`;
  const depth = chat.leafId === null ? 0 : (await findMessage(tx, chatId, chat.leafId)).depth + 1;
  const saidId = await insertMessage(tx, chat, { parentId: chat.leafId, depth, parts: [{ kind: 'text', text }], now });
  const callId = newId();
  const cardId = await insertMessage(tx, chat, { parentId: saidId, depth: depth + 1, parts: [{ kind: 'tool', callId }], now, reply: { status: 'done', length: 'short', model: null, runId: null, authorId: null } });
  const place = { chatId, userId, messageId: cardId };
  await insertCalls(tx, place, {
    round: NO_ROUND, now,
    calls: [{ id: callId, place: 0, providerCallId: `call_${callId.replaceAll('-', '')}`, tool: 'run_prompt', arguments: run, outcome: { kind: 'asks', title, inputs: shownInputs(form, values), arguments: run, quote, contentType, prompt: { id: promptId, versionId: null } } }],
  });
  await startCall(tx, ctx, await lockAsking(tx, { userId, chatId, callId }), { plan, expectedTotal, patterns, auto: false });
  await openBranch(tx, chat, cardId, { text, now });
  const messages = await announceMessages(tx, ctx, { chatId, userId }, [...closed, saidId, cardId]);
  await announceChat(tx, ctx, userId, chatId);
  const shown = (id: string) => must(messages.find((message) => message.id === id), 'a message of the run');
  return { message: shown(saidId), reply: shown(cardId) };
}
