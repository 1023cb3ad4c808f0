import * as z from 'zod/mini';
import { chatMessage, MESSAGE_MAX, ATTACHMENTS_MAX, sentAttachment, toolCall } from './chat.ts';
import { defineEndpoint } from './endpoint.ts';
import { expectedTotal } from './expected-total.ts';
import { RUN_TIMEOUT_MS } from './generation.ts';
import { id, idParams, success, tidied, tokens } from './primitives.ts';
import { quote } from './pricing.ts';
import { promptForm } from './prompt-form.ts';

/* Chat messages with replies. Each reply is a run, with a hold, a capture and a receipt (docs/rules/chat.md#price). */

export const replyLength = z.enum(['short', 'long']);
export type ReplyLength = z.infer<typeof replyLength>;
/** The number of words at which a chat reply of each length stops and offers Continue. */
export const REPLY_WORDS: Readonly<Record<ReplyLength, number>> = { short: 400, long: 1_600 };
/** The most rounds of tool calls that one chat message may have. */
export const TOOL_ROUNDS_MAX = 8;
/** The most input tokens that a chat's model reads in one round of a message, and in all rounds of it together. */
export const ROUND_INPUT_MAX = 12_000;
export const MESSAGE_INPUT_MAX = 40_000;

const sent = z.object({ message: chatMessage, reply: z.extend(chatMessage, {}), quote });

/**
 * Sends a chat message. 402 without enough tokens; 409 `price_changed`, `budget_reached` with `details.limit` (`chat`, `run` or `day`),
 * `reply_running`. The same `Idempotency-Key` repeats the answer.
 */
export const sendChatMessage = defineEndpoint({
  method: 'POST', path: '/api/chats/:id/messages', summary: 'Send a message; its reply streams over the socket', status: 202, params: idParams,
  body: z.strictObject({
    text: z.string().check(tidied(), z.minLength(1), z.maxLength(MESSAGE_MAX)),
    /** The message that the new one follows. Null makes a new first message, as an edit of the first does. Left out, it follows the end of the open branch. */
    parentId: z.optional(z.nullable(id)),
    length: replyLength,
    attachments: z.optional(z.array(sentAttachment).check(z.maxLength(ATTACHMENTS_MAX))),
    expectedTotal,
  }), response: sent,
});
const messageParams = z.strictObject({ id, messageId: id });
const replying = z.strictObject({ length: replyLength, expectedTotal });
export const regenerateReply = defineEndpoint({
  method: 'POST', path: '/api/chats/:id/messages/:messageId/regenerate', summary: 'Answer the same message once more, as a branch', status: 202, params: messageParams, body: replying, response: sent,
});
export const continueReply = defineEndpoint({
  method: 'POST', path: '/api/chats/:id/messages/:messageId/continue', summary: 'Go on with a reply that stopped at its length', status: 202, params: messageParams, body: replying, response: sent,
});
/** Stops a reply. The person pays for what was written: price × words written ÷ words asked for, rounded up. */
export const stopReply = defineEndpoint({ method: 'POST', path: '/api/chats/:id/messages/:messageId/stop', summary: 'Stop a reply', params: messageParams, response: z.object({ message: chatMessage }) });
export const rateReply = defineEndpoint({
  method: 'POST', path: '/api/chats/:id/messages/:messageId/feedback', summary: 'Say whether a reply helped', params: messageParams, body: z.strictObject({ feedback: z.nullable(z.enum(['up', 'down'])) }), response: success,
});

const callParams = z.strictObject({ id, callId: id });
/** The person confirms a tool call at the price that they saw. 409 `price_changed` with `details.quote`, 409 `budget_reached`, 409 `already_answered`. */
export const confirmToolCall = defineEndpoint({
  method: 'POST', path: '/api/chats/:id/tool-calls/:callId/confirm', summary: 'Let a tool run at the price that was shown', status: 202, params: callParams, body: z.strictObject({ expectedTotal }), response: z.object({ call: toolCall }),
});
export const declineToolCall = defineEndpoint({ method: 'POST', path: '/api/chats/:id/tool-calls/:callId/decline', summary: 'Do not let a tool run', params: callParams, response: z.object({ call: toolCall }) });
/** The form and inputs of a tool call that waits for the person, who can change them. Changed inputs make a new call. */
export const getToolCallForm = defineEndpoint({
  method: 'GET', path: '/api/chats/:id/tool-calls/:callId/form', summary: 'The form of a call that asks', params: callParams, response: z.object({ form: promptForm, inputs: z.record(z.string(), z.unknown()) }),
});
export const changeToolCall = defineEndpoint({
  method: 'POST', path: '/api/chats/:id/tool-calls/:callId/change', summary: 'Ask with other inputs, as a new call', status: 201, params: callParams, body: z.strictObject({ inputs: z.record(z.string(), z.unknown()) }), response: z.object({ call: toolCall }),
});

/** The owner of a chat fills in a prompt's form and runs it in the chat, within the chat's budget. 409 as for sending a message. */
export const runInChat = defineEndpoint({
  method: 'POST', path: '/api/chats/:id/runs', summary: 'Run a prompt within a chat', status: 202, params: idParams, body: z.strictObject({ promptId: id, inputs: z.record(z.string(), z.unknown()), expectedTotal }), timeoutMs: RUN_TIMEOUT_MS,
  response: z.object({ message: chatMessage, reply: z.extend(chatMessage, {}) }),
});

/** How many chat messages a day a visitor without an account can send. Studio answers them, or a hosted model for as many a day as the operator pays for (docs/rules/chat.md#guests). */
export const GUEST_MESSAGES = 3;
export const guestChat = z.object({ messages: z.array(chatMessage), used: z.int(), left: z.int() });
export const getGuestChat = defineEndpoint({ method: 'GET', path: '/api/guest-chat', summary: 'The demo chat of this device', response: guestChat });
export const sendGuestMessage = defineEndpoint({
  method: 'POST', path: '/api/guest-chat/messages', summary: 'Say something in the demo chat', status: 201, body: z.strictObject({ text: z.string().check(tidied(), z.minLength(1), z.maxLength(1_000)) }), response: guestChat,
});
/** Turns the guest chat of this device into a chat of the new account. Null when the device has none, or another account took it. A repeat answers the same. */
export const claimGuestChat = defineEndpoint({ method: 'POST', path: '/api/guest-chat/claim', summary: 'Keep the demo chat of this device as a chat', response: z.object({ chatId: z.nullable(id) }) });

/** A person's own spending limits for runs and chats (docs/rules/wallet.md#budgets); null for no limit. `stopped` refuses everything that costs tokens. */
export const budgets = z.object({ perRun: z.nullable(tokens), perDay: z.nullable(tokens), stopped: z.boolean(), /** Tokens that the person's runs and chats held or spent since 00:00 UTC. */ spentToday: tokens });
export type Budgets = z.infer<typeof budgets>;
export const getBudgets = defineEndpoint({ method: 'GET', path: '/api/user/budgets', summary: 'Own spending limits', response: budgets });
export const setBudgets = defineEndpoint({
  method: 'PUT', path: '/api/user/budgets', summary: 'Set own spending limits', body: z.strictObject({ perRun: z.nullable(tokens.check(z.lte(100_000))), perDay: z.nullable(tokens.check(z.lte(1_000_000))), stopped: z.boolean() }), response: budgets,
});
