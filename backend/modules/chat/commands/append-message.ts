import type { Tx } from '#kernel/db/database.ts';
import type { ChatContext } from '../chat-context.ts';
import { messageText } from '../domain/message-words.ts';
import type { ChatRow } from '../queries/chat-row.ts';
import { findMessage } from '../queries/message-row.ts';
import { insertMessage, openBranch } from './insert-message.ts';
import type { MessageToInsert } from './insert-message.ts';

/** A complete message, or a reply that is about to be written. `parentId` names the message before it. Null begins a branch at the top of the chat. */
export type NewMessage = Omit<MessageToInsert, 'depth' | 'now' | 'reply'> & { reply?: Omit<NonNullable<MessageToInsert['reply']>, 'runId' | 'authorId'> & { runId?: string } };

/**
 * Adds a message to a chat that the caller has locked, and opens its branch (docs/rules/chat.md#branches). Two edits of one message become
 * two branches. A person's first message names the chat.
 * @throws AppError not_found for a parent of another chat
 */
export async function appendMessage(tx: Tx, { clock }: Pick<ChatContext, 'clock'>, row: Pick<ChatRow, 'id' | 'user_id' | 'title' | 'named'>, { reply, ...message }: NewMessage): Promise<string> {
  const { parentId, parts } = message;
  const chat = { id: row.id, userId: row.user_id, title: row.title, named: row.named };
  const parent = parentId === null ? null : await findMessage(tx, chat.id, parentId);
  const now = clock.now();
  const id = await insertMessage(tx, chat, { ...message, depth: parent === null ? 0 : parent.depth + 1, now, ...(reply && { reply: { ...reply, runId: reply.runId ?? null, authorId: null } }) });
  await openBranch(tx, chat, id, { text: reply ? '' : messageText(parts), now });
  return id;
}
