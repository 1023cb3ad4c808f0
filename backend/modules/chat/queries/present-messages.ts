import type { Attachment, ChatMessage, MessagePart, ToolCall } from '#contracts/chat.ts';
import { one } from '#contracts/must.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { ChatContext } from '../chat-context.ts';
import type { StoredAttachment, StoredPart } from '../stored-parts.ts';
import { branchesOf } from './branches.ts';
import { findMessage, MESSAGE_COLUMNS } from './message-row.ts';
import type { MessageRow } from './message-row.ts';
import { toolCallsOf } from './tool-calls.ts';

export type PresentMessagesDeps = Pick<ChatContext, 'media' | 'prompts' | 'runs'>;

const BY_IDS = `select ${MESSAGE_COLUMNS} from chat_messages m where m.user_id = :userId and m.id = any(cast(:ids as uuid[])) order by m.id`;

interface Thread {
  chatId: string;
  /** The owner of the chat, who alone reads its messages. */
  userId: string;
}

/** Presents messages of one chat to its owner, in the same order. The number of queries does not grow with the messages. */
export async function presentMessages(connection: Connection, context: PresentMessagesDeps, { chatId, userId }: Thread, messages: readonly MessageRow[]): Promise<ChatMessage[]> {
  const branches = await branchesOf(connection, chatId, messages);
  const calls = await toolCallsOf(connection, context, userId, messages.filter(({ parts }) => parts.some(({ kind }) => kind === 'tool')).map(({ id }) => id));
  const attached = await attachmentsOf(connection, context, messages.flatMap(({ attachments }) => attachments));
  return messages.map((message) => ({
    id: message.id,
    parentId: message.parent_id,
    role: message.role,
    parts: message.parts.flatMap((part) => presentPart(part, calls)),
    attachments: message.attachments.map(attached),
    status: message.status,
    attempt: message.attempt,
    nextSeq: message.next_seq,
    model: message.model_id === null ? null : { id: message.model_id, label: message.model_label ?? message.model_id, credit: message.model_credit },
    generationId: message.generation_id,
    charged: message.charged,
    tookMs: message.took_ms,
    feedback: message.feedback,
    problem: message.problem,
    summary: message.summary,
    branch: branches.get(message.id) ?? { index: 1, count: 1, previousId: null, nextId: null },
    createdAt: message.created_at.toISOString(),
  }));
}

/** Presents one message of a chat to the chat's owner. @throws AppError not_found */
export async function presentMessage(connection: Connection, context: PresentMessagesDeps, thread: Thread, messageId: string): Promise<ChatMessage> {
  return one(await presentMessages(connection, context, thread, [await findMessage(connection, thread.chatId, messageId)]));
}

function presentPart(part: StoredPart, calls: ReadonlyMap<string, ToolCall>): MessagePart[] {
  if (part.kind === 'text') return [part];
  const call = calls.get(part.callId);
  return call ? [{ kind: 'tool', call }] : [];
}

/** Presents the attachments of messages. A deleted creation keeps its place without a picture. */
async function attachmentsOf(connection: Connection, { media, runs }: PresentMessagesDeps, stored: readonly StoredAttachment[]): Promise<(attachment: StoredAttachment) => Attachment> {
  const ids = [...new Set(stored.flatMap((each) => (each.kind === 'creation' ? [each.generationId] : [])))];
  const creations = ids.length === 0 ? new Map() : await runs.own(connection, ids);
  return (each) => {
    if (each.kind === 'file') return { kind: 'file', fileId: each.fileId, url: media.urlOf(each.fileId), name: each.name };
    const creation = creations.get(each.generationId);
    const shown = creation && !creation.trashedAt ? creation : null;
    const output = shown?.outputs.find(({ url }: { url: string }) => each.outputId !== null && url === media.urlOf(each.outputId)) ?? shown?.outputs[0];
    return { kind: 'creation', generationId: each.generationId, outputId: each.outputId, title: shown?.title ?? 'Deleted creation', url: output?.posterUrl ?? output?.url ?? null };
  };
}

/** Presents a person's messages by id, in the order of ids. Messages of other people are left out. */
export async function presentMessagesById(connection: Connection, context: PresentMessagesDeps, userId: string, ids: readonly string[]): Promise<ChatMessage[]> {
  const found = await rows<MessageRow>(connection, BY_IDS, { userId, ids: [...ids] });
  const chatIds = [...new Set(found.map(({ chat_id: chatId }) => chatId))];
  const shown: ChatMessage[] = [];
  // Chats are presented one after another, because a transaction has a single connection.
  for (const chatId of chatIds) shown.push(...(await presentMessages(connection, context, { chatId, userId }, found.filter((message) => message.chat_id === chatId))));
  return shown;
}
