import { changeToolCall, confirmToolCall, declineToolCall, getToolCallForm, runInChat as runInChatEndpoint } from '#contracts/chat-replies.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import { confirmCall, declineCall } from './answer-call.ts';
import type { CallsContext } from './calls-context.ts';
import { callForm, changeCall } from './change-call.ts';
import { runInChat } from './run-in-chat.ts';

/** Registers the endpoints with which the owner of a chat answers tool calls and runs prompts there. Another person's chat answers 404. */
export function callRoutes(routes: Routes, ctx: CallsContext): void {
  const placeOf = ({ params, viewer }: { params: { id: string; callId: string }; viewer: { userId: string } }) => ({ userId: viewer.userId, chatId: params.id, callId: params.callId });
  routes.write(confirmToolCall, 'member', async (call, tx) => ({
    call: await confirmCall(tx, ctx, placeOf(call), { plan: call.viewer.plan, expectedTotal: call.body.expectedTotal, patterns: call.patterns }),
  }));
  routes.write(runInChatEndpoint, 'member', ({ params, viewer, body, patterns }, tx) => runInChat(tx, ctx, { userId: viewer.userId, plan: viewer.plan, patterns }, params.id, body));
  routes.write(declineToolCall, 'member', async (call, tx) => ({ call: await declineCall(tx, ctx, placeOf(call)) }));
  routes.read(getToolCallForm, 'member', (call) => callForm(ctx.db.knex, ctx, placeOf(call)));
  routes.write(changeToolCall, 'member', async (call, tx) => ({ call: await changeCall(tx, ctx, placeOf(call), { inputs: call.body.inputs, patterns: call.patterns }) }));
}
