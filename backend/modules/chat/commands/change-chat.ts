import type { BodyOf } from '#contracts/endpoint.ts';
import type { changeChat as endpoint, Chat } from '#contracts/chat.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { searchWords } from '#kernel/search-words.ts';
import { announceChat, announceDeleted } from '../announce-chat.ts';
import type { ChatContext } from '../chat-context.ts';
import { folderMissing } from '../chat.errors.ts';
import { endOfBranch } from '../queries/end-of-branch.ts';
import { releaseAttachments, stopReplies } from '../replying/abandon-chat.ts';
import type { ReplyingContext } from '../replying/replying-context.ts';
import { lockChat } from '../queries/chat-row.ts';
import { offeredModel } from './create-chat.ts';

const CHANGE = `
  update chats set title = :title, words = array_to_tsvector(cast(:words as text[])), named = :named, folder_id = cast(:folderId as uuid), pinned = :pinned, archived = :archived, budget = cast(:budget as int),
    auto_limit = :autoLimit, auto_spent = :autoSpent, model_id = :model, leaf_id = cast(:leafId as uuid)
  where id = :chatId`;

/**
 * Changes an own chat. A new automatic limit begins to count at 0. `leafId` may be any message: the branch through it is opened to its latest
 * end.
 * @throws AppError not_found for chat, folder and message, unknown_model
 */
export async function changeChat(tx: Tx, context: ChatContext, userId: string, chatId: string, wish: BodyOf<typeof endpoint>): Promise<{ chat: Chat }> {
  const chat = await lockChat(tx, chatId, userId);
  const folderId = wish.folderId === undefined ? chat.folder_id : wish.folderId;
  if (folderId !== null && folderId !== chat.folder_id) await checkFolder(tx, userId, folderId);
  const title = wish.title ?? chat.title;
  await rows(tx, CHANGE, {
    chatId, title, folderId,
    words: searchWords(userId, [title]),
    named: chat.named || wish.title !== undefined,
    pinned: wish.pinned ?? chat.pinned,
    archived: wish.archived ?? chat.archived,
    budget: wish.budget === undefined ? chat.budget : wish.budget,
    autoLimit: wish.autoLimit ?? chat.auto_limit,
    autoSpent: wish.autoLimit === undefined ? chat.auto_spent : 0,
    model: wish.model === undefined ? chat.model_id : await offeredModel(tx, context, wish.model),
    leafId: wish.leafId === undefined ? chat.leaf_id : await endOfBranch(tx, chatId, wish.leafId),
  });
  return { chat: await announceChat(tx, context, userId, chatId) };
}

async function checkFolder(tx: Tx, userId: string, folderId: string): Promise<void> {
  const [folder] = await rows<{ id: string }>(tx, 'select id from chat_folders where id = ? and user_id = ? for key share', [folderId, userId]);
  if (!folder) throw folderMissing();
}

/** Deletes an own chat with its messages and links. @throws AppError not_found */
export async function deleteChat(tx: Tx, context: ReplyingContext, userId: string, chatId: string): Promise<void> {
  await stopReplies(tx, context, userId, chatId);
  await lockChat(tx, chatId, userId);
  await releaseAttachments(tx, context, userId, chatId);
  await rows(tx, 'delete from chats where id = ?', [chatId]);
  announceDeleted(tx, context, userId, chatId);
}
