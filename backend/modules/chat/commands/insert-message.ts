import type { ReplyLength } from '#contracts/chat-replies.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { searchWords } from '#kernel/search-words.ts';
import { titleFrom } from '../domain/chat-title.ts';
import { messageWords } from '../domain/message-words.ts';
import type { StoredAttachment, StoredPart } from '../stored-parts.ts';

/** The position of a message in the tree of its chat. */
export interface Place {
  parentId: string | null;
  depth: number;
}

/** A message as stored: a person's message, a reply that waits for its run, or a complete reply. */
export interface MessageToInsert extends Place {
  parts: readonly StoredPart[];
  attachments?: readonly StoredAttachment[];
  /** The state of a reply. Absent for a person's message. */
  reply?: { status: 'queued' | 'done'; length: ReplyLength; model: { id: string; label: string; credit: string | null } | null; runId: string | null; authorId: string | null };
  now: Date;
}

interface ChatOfOne {
  id: string;
  userId: string;
}

const INSERT = `
  insert into chat_messages (id, chat_id, user_id, parent_id, depth, role, parts, attachments, status, length, generation_id, run_id, model_id, model_label, model_credit, author_id, created_at, finished_at, words)
  values (:id, :chatId, :userId, cast(:parentId as uuid), :depth, :role, cast(:parts as jsonb), cast(:attachments as jsonb), cast(:status as text), cast(:length as text), cast(:runId as uuid), cast(:runId as uuid),
    cast(:modelId as text), cast(:label as text), cast(:credit as text), cast(:authorId as uuid), :now, case when :open then null else cast(:now as timestamptz) end, case when :open then null else array_to_tsvector(cast(:words as text[])) end)`;

/** Stores a message of a chat that the caller has locked, and returns its id. A search does not find a reply that waits for its run. */
export async function insertMessage(tx: Tx, chat: ChatOfOne, { parentId, depth, parts, attachments = [], reply, now }: MessageToInsert): Promise<string> {
  const id = newId();
  await rows(tx, INSERT, {
    id, chatId: chat.id, userId: chat.userId, parentId, depth, role: reply ? 'assistant' : 'user', parts: JSON.stringify(parts), attachments: JSON.stringify(attachments), now,
    status: reply?.status ?? null, length: reply?.length ?? null, runId: reply?.runId ?? null, modelId: reply?.model?.id ?? null, label: reply?.model?.label ?? null, credit: reply?.model?.credit ?? null,
    authorId: reply?.authorId ?? null, open: reply?.status === 'queued', words: messageWords(chat.userId, parts),
  });
  return id;
}

const OPEN = `
  update chats set leaf_id = :leafId, last_message_at = :now, agent_version_id = coalesce(cast(:versionId as uuid), agent_version_id), title = :title,
    words = array_to_tsvector(cast(:words as text[]))
  where id = :id`;

/**
 * Opens the branch of a new message, and names a chat without a title after `text`, which is empty for replies. `versionId` is the version of
 * the agent that answers.
 */
export async function openBranch(tx: Tx, chat: ChatOfOne & { title: string; named: boolean }, leafId: string, { text, versionId = null, now }: { text: string; versionId?: string | null; now: Date }): Promise<void> {
  const title = chat.named || chat.title !== '' || text === '' ? chat.title : titleFrom(text);
  await rows(tx, OPEN, { id: chat.id, leafId, versionId, title, words: searchWords(chat.userId, [title]), now });
}
