import type { ChatMessage } from '#contracts/chat.ts';
import type { BodyOf } from '#contracts/endpoint.ts';
import type { continueReply, sendChatMessage } from '#contracts/chat-replies.ts';
import type { Quote } from '#contracts/pricing.ts';
import { must } from '#contracts/must.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { messageMissing } from '../chat.errors.ts';
import { acceptReply } from './accept-reply.ts';
import type { PaidReply, ReplyOrder } from './accept-reply.ts';
import { announceChat } from '../announce-chat.ts';
import { insertMessage, openBranch } from '../commands/insert-message.ts';
import type { Place } from '../commands/insert-message.ts';
import { announceMessages } from './announce.ts';
import { closeAsking } from './close-asking.ts';
import { lockOwnChat } from './lock-chat.ts';
import type { LockedChat } from './lock-chat.ts';
import { ownAttachments } from './own-attachments.ts';
import { noReply, nothingToContinue } from './replies.errors.ts';
import type { ReplyingContext } from './replying-context.ts';

export interface Sent {
  message: ChatMessage;
  reply: ChatMessage;
  quote: Quote;
}

interface Sender {
  userId: string;
  plan: 'free' | 'pro';
  /** The API key of the request. Absent for sessions. */
  key?: { id: string };
}

const FIND = `
  select id, parent_id as "parentId", depth, role, status, attempt, jsonb_array_length(parts) as parts from chat_messages where id = :id and chat_id = :chatId`;

interface Found {
  id: string;
  parentId: string | null;
  depth: number;
  role: 'user' | 'assistant';
  status: string | null;
  attempt: number;
  parts: number;
}

/**
 * Sends a message and asks for its reply. The message, the reply, its run and the hold commit together (docs/rules/chat.md#reply).
 * @throws AppError words_refused, not_found, reply_running, agent_gone, budget_reached, price_changed, invalid_request; InsufficientTokens
 */
export async function sendMessage(tx: Tx, ctx: ReplyingContext, sender: Sender, chatId: string, body: BodyOf<typeof sendChatMessage>): Promise<Sent> {
  ctx.refuseWords([body.text]);
  const chat = await lockOwnChat(tx, { userId: sender.userId, chatId });
  const closed = await closeAsking(tx, ctx, chatId);
  const place = await placeAfter(tx, chat, body.parentId);
  const attachments = await ownAttachments(tx, ctx, sender.userId, body.attachments ?? []);
  const now = ctx.clock.now();
  const saidId = await insertMessage(tx, chat, { ...place, parts: [{ kind: 'text', text: body.text }], attachments, now });
  return answer(tx, ctx, { chat, order: { plan: sender.plan, keyId: sender.key?.id, length: body.length, expectedTotal: body.expectedTotal }, saidId, depth: place.depth + 1, text: body.text, closed, now });
}

/** Answers a message again, as a branch beside the first reply. @throws as sendMessage */
export async function regenerateReply(tx: Tx, ctx: ReplyingContext, sender: Sender, { chatId, messageId }: { chatId: string; messageId: string }, order: BodyOf<typeof continueReply>): Promise<Sent> {
  const chat = await lockOwnChat(tx, { userId: sender.userId, chatId });
  const reply = await findReply(tx, chatId, messageId);
  const closed = await closeAsking(tx, ctx, chatId);
  const now = ctx.clock.now();
  return answer(tx, ctx, { chat, order: { plan: sender.plan, keyId: sender.key?.id, ...order }, saidId: must(reply.parentId, 'the message that was answered'), depth: reply.depth, text: '', closed, now });
}

const CONTINUE = `
  update chat_messages set status = 'queued', length = :length, generation_id = :runId, run_id = :runId, run_attempts = attempt, run_parts = jsonb_array_length(parts),
    next_seq = 0, run_rounds = rounds, tokens_in = 0, run_tokens_in = 0, problem = null, words = null, finished_at = null, author_id = :authorId
  where id = :id`;

/** Continues a reply that ended at its length or was stopped. @throws AppError nothing_to_continue; and as sendMessage */
export async function continueWriting(tx: Tx, ctx: ReplyingContext, sender: Sender, { chatId, messageId }: { chatId: string; messageId: string }, order: BodyOf<typeof continueReply>): Promise<Sent> {
  const chat = await lockOwnChat(tx, { userId: sender.userId, chatId });
  const reply = await findReply(tx, chatId, messageId);
  const closed = await closeAsking(tx, ctx, chatId);
  if ((reply.status !== 'limited' && reply.status !== 'stopped') || reply.parts === 0) throw nothingToContinue();
  const now = ctx.clock.now();
  const run = await acceptReply(tx, ctx, chat, { plan: sender.plan, keyId: sender.key?.id, ...order });
  await rows(tx, CONTINUE, { id: messageId, length: order.length, runId: run.runId, authorId: run.agent?.authorId ?? null });
  await openBranch(tx, chat, messageId, { text: '', versionId: versionOf(run), now });
  return sent(tx, ctx, chat, { saidId: must(reply.parentId, 'the message that was answered'), replyId: messageId, run, closed });
}

interface Answering {
  chat: LockedChat;
  order: ReplyOrder;
  saidId: string;
  /** The number of messages before the reply in its branch. */
  depth: number;
  text: string;
  closed: readonly string[];
  now: Date;
}

async function answer(tx: Tx, ctx: ReplyingContext, { chat, order, saidId, depth, text, closed, now }: Answering): Promise<Sent> {
  const run = await acceptReply(tx, ctx, chat, order);
  const replyId = await insertMessage(tx, chat, {
    parentId: saidId, depth, parts: [], now,
    reply: { status: 'queued', length: order.length, model: { ...run.model, credit: run.credit }, runId: run.runId, authorId: run.agent?.authorId ?? null },
  });
  await openBranch(tx, chat, replyId, { text, versionId: versionOf(run), now });
  return sent(tx, ctx, chat, { saidId, replyId, run, closed });
}

/** The version of the agent that answers. Null without an agent, and when the author tests a draft. */
const versionOf = ({ agent }: PaidReply): string | null => agent?.versionId ?? null;

async function sent(tx: Tx, ctx: ReplyingContext, chat: LockedChat, { saidId, replyId, run, closed }: { saidId: string; replyId: string; run: PaidReply; closed: readonly string[] }): Promise<Sent> {
  const messages = await announceMessages(tx, ctx, { chatId: chat.id, userId: chat.userId }, [...closed, saidId, replyId]);
  await announceChat(tx, ctx, chat.userId, chat.id);
  const byId = new Map(messages.map((message) => [message.id, message]));
  return { message: must(byId.get(saidId), 'the message that was sent'), reply: must(byId.get(replyId), 'its reply'), quote: run.quote };
}

/**
 * Finds the parent of a new message: the reply `parentId`, or the end of the open branch if none is named. Null begins a branch.
 * @throws AppError invalid_request
 */
async function placeAfter(tx: Tx, chat: LockedChat, parentId: string | null | undefined): Promise<Place> {
  const id = parentId === undefined ? chat.leafId : parentId;
  if (id === null) return { parentId: null, depth: 0 };
  const [parent] = await rows<Found>(tx, FIND, { id, chatId: chat.id });
  if (!parent || parent.role !== 'assistant') throw noReply();
  return { parentId: id, depth: parent.depth + 1 };
}

/** Reads a reply of a chat. @throws AppError not_found */
async function findReply(tx: Tx, chatId: string, id: string): Promise<Found> {
  const [reply] = await rows<Found>(tx, FIND, { id, chatId });
  if (!reply || reply.role !== 'assistant') throw messageMissing();
  return reply;
}
