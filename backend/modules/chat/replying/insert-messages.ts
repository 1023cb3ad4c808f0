import type { ReplyLength } from '#contracts/chat-replies.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { searchWords } from '#kernel/search-words.ts';
import { titleFrom } from '../domain/chat-title.ts';
import { messageWords } from '../domain/message-words.ts';
import type { StoredAttachment, StoredPart } from '../stored-parts.ts';
import type { PaidReply } from './accept-reply.ts';
import type { LockedChat } from './lock-chat.ts';

/** The place of a message in its chat. */
export interface Place {
  parentId: string | null;
  depth: number;
}

const SAID = `
  insert into chat_messages (id, chat_id, user_id, parent_id, depth, role, parts, attachments, words, created_at)
  values (:id, :chatId, :userId, :parentId, :depth, 'user', cast(:parts as jsonb), cast(:attachments as jsonb), array_to_tsvector(cast(:words as text[])), :now)`;

/** Stores what a person says. Returns the id. */
export async function insertSaid(tx: Tx, chat: LockedChat, { parentId, depth }: Place, { text, attachments, now }: { text: string; attachments: readonly StoredAttachment[]; now: Date }): Promise<string> {
  const id = newId();
  const parts: StoredPart[] = [{ kind: 'text', text }];
  await rows(tx, SAID, { id, chatId: chat.id, userId: chat.userId, parentId, depth, parts: JSON.stringify(parts), attachments: JSON.stringify(attachments), words: messageWords(chat.userId, parts), now });
  return id;
}

const REPLY = `
  insert into chat_messages (id, chat_id, user_id, parent_id, depth, role, status, length, generation_id, run_id, model_id, model_label, model_credit, author_id, created_at)
  values (:id, :chatId, :userId, :parentId, :depth, 'assistant', 'queued', :length, :runId, :runId, :modelId, :modelLabel, :credit, :authorId, :now)`;

/** Stores a reply that waits for its run. Returns the id. */
export async function insertReply(tx: Tx, chat: LockedChat, { parentId, depth }: Place, { run, length, now }: { run: PaidReply; length: ReplyLength; now: Date }): Promise<string> {
  const id = newId();
  await rows(tx, REPLY, {
    id, chatId: chat.id, userId: chat.userId, parentId, depth, length, runId: run.runId, modelId: run.model.id, modelLabel: run.model.label, credit: run.credit, authorId: run.agent?.authorId ?? null, now,
  });
  return id;
}

const MOVE = `
  update chats set leaf_id = :leafId, last_message_at = :now, agent_version_id = coalesce(cast(:versionId as uuid), agent_version_id), title = :title,
    words = array_to_tsvector(cast(:words as text[]))
  where id = :id`;

/** Opens the branch of a new reply, and names a chat after its first message. */
export async function openBranch(tx: Tx, chat: LockedChat, leafId: string, { run, text, now }: { run: PaidReply; text: string; now: Date }): Promise<void> {
  const title = chat.named || chat.title !== '' ? chat.title : titleFrom(text);
  await rows(tx, MOVE, { id: chat.id, leafId, versionId: run.agent?.versionId ?? null, title, words: searchWords(chat.userId, [title]), now });
}
