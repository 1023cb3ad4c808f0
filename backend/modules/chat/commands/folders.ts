import { CHAT_FOLDERS_MAX } from '#contracts/chat.ts';
import type { ResponseOf } from '#contracts/endpoint.ts';
import type { createChatFolder, listChatFolders } from '#contracts/chat.ts';
import { one } from '#contracts/must.ts';
import type { Connection, Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import type { ChatContext } from '../chat-context.ts';
import { folderMissing, foldersFull } from '../chat.errors.ts';

type Folder = ResponseOf<typeof createChatFolder>['folder'];

const LIST = `
  select f.id, f.name, (select count(*) from chats c where c.folder_id = f.id and not c.archived)::int as chats from chat_folders f
  where f.user_id = :userId order by lower(f.name), f.id`;
const ONE = `
  select f.id, f.name, (select count(*) from chats c where c.folder_id = f.id and not c.archived)::int as chats from chat_folders f
  where f.user_id = :userId and f.id = :folderId`;

/** Lists a person's folders of chats by name. There are at most `CHAT_FOLDERS_MAX`. */
export const listFolders = async (connection: Connection, userId: string): Promise<ResponseOf<typeof listChatFolders>> => ({ folders: await rows<Folder>(connection, LIST, { userId }) });

/** Creates a folder for chats. @throws AppError folders_full */
export async function createFolder(tx: Tx, { clock }: Pick<ChatContext, 'clock'>, userId: string, name: string): Promise<{ folder: Folder }> {
  // The lock keeps the limit of folders when two tabs create one at the same time.
  await rows(tx, `select pg_advisory_xact_lock(hashtextextended('chat folders ' || :userId, 0))`, { userId });
  const { count } = one(await rows<{ count: number }>(tx, 'select count(*)::int as count from chat_folders where user_id = ?', [userId]));
  if (count >= CHAT_FOLDERS_MAX) throw foldersFull();
  const id = newId();
  await rows(tx, 'insert into chat_folders (id, user_id, name, created_at) values (:id, :userId, :name, :now)', { id, userId, name, now: clock.now() });
  return { folder: { id, name, chats: 0 } };
}

/** Renames an own folder of chats. @throws AppError not_found */
export async function renameFolder(tx: Tx, userId: string, folderId: string, name: string): Promise<{ folder: Folder }> {
  await rows(tx, 'update chat_folders set name = :name where id = :folderId and user_id = :userId', { name, folderId, userId });
  const [folder] = await rows<Folder>(tx, ONE, { userId, folderId });
  if (!folder) throw folderMissing();
  return { folder };
}

/** Deletes an own folder of chats, and keeps its chats. @throws AppError not_found */
export async function deleteFolder(tx: Tx, userId: string, folderId: string): Promise<void> {
  const [deleted] = await rows<{ id: string }>(tx, 'delete from chat_folders where id = ? and user_id = ? returning id', [folderId, userId]);
  if (!deleted) throw folderMissing();
}
