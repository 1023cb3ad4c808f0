import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { searchWords } from '#kernel/search-words.ts';
import type { ChatContext } from '../chat-context.ts';
import { titleFrom } from '../domain/chat-title.ts';
import { messageText, messageWords } from '../domain/message-words.ts';
import type { ChatRow } from '../queries/chat-row.ts';
import { findMessage } from '../queries/message-row.ts';
import type { StoredAttachment, StoredPart } from '../stored-parts.ts';

/** A message that a person sends, or a reply that begins or is complete. */
export interface NewMessage {
  /** The message that it follows; null begins a branch at the top. */
  parentId: string | null;
  role: 'user' | 'assistant';
  parts: readonly StoredPart[];
  attachments?: readonly StoredAttachment[];
  reply?: { status: 'queued' | 'done'; length: 'short' | 'long'; model: { id: string; label: string; credit: string | null }; generationId?: string };
}

const INSERT = `
  insert into chat_messages (id, chat_id, user_id, parent_id, depth, role, parts, attachments, status, length, generation_id, run_id, model_id, model_label, model_credit, created_at, finished_at, words)
  values (:id, :chatId, :userId, cast(:parentId as uuid), :depth, :role, :parts, :attachments, cast(:status as text), cast(:length as text), cast(:generationId as uuid), cast(:generationId as uuid),
    cast(:model as text), cast(:label as text), cast(:credit as text), :now, case when :open then null else cast(:now as timestamptz) end, case when :open then null else array_to_tsvector(cast(:words as text[])) end)`;
const TIP = `
  update chats set leaf_id = :leafId, last_message_at = :now, title = :title, words = array_to_tsvector(cast(:words as text[])) where id = :chatId`;

/**
 * Adds a message to a chat that the caller has locked (`lockChat`), and opens its branch. Two edits of one message are two branches (docs/rules/chat.md#branches). The first message of a
 * person names the chat. @throws AppError not_found for a parent of another chat
 */
export async function appendMessage(tx: Tx, { clock }: Pick<ChatContext, 'clock'>, chat: Pick<ChatRow, 'id' | 'user_id' | 'title' | 'named'>, message: NewMessage): Promise<string> {
  const { parentId, role, parts, attachments = [], reply } = message;
  const parent = parentId === null ? null : await findMessage(tx, chat.id, parentId);
  const id = newId();
  const now = clock.now();
  await rows(tx, INSERT, {
    id, chatId: chat.id, userId: chat.user_id, parentId, depth: parent === null ? 0 : parent.depth + 1, role, now,
    parts: JSON.stringify(parts),
    attachments: JSON.stringify(attachments),
    status: reply?.status ?? null,
    length: reply?.length ?? null,
    generationId: reply?.generationId ?? null,
    model: reply?.model.id ?? null,
    label: reply?.model.label ?? null,
    credit: reply?.model.credit ?? null,
    open: reply?.status === 'queued',
    words: messageWords(chat.user_id, parts),
  });
  const title = chat.named || chat.title !== '' || role === 'assistant' ? chat.title : titleFrom(messageText(parts));
  await rows(tx, TIP, { chatId: chat.id, leafId: id, now, title, words: searchWords(chat.user_id, [title]) });
  return id;
}
