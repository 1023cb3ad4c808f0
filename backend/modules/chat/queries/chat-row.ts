import type { Connection, Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { Chat } from '#contracts/chat.ts';
import type { ChatsTable } from '../chat.tables.ts';
import { chatMissing } from '../chat.errors.ts';

/** A stored chat with its folder's name, and whether a reply is open. */
export type ChatRow = Omit<ChatsTable, 'held' | 'words'> & { folder_name: string | null; activity: Chat['activity'] };

/** The columns of a `ChatRow`, for `chats c left join chat_folders f`. A reply is open while it is written or waits for a person's answer. */
export const CHAT_COLUMNS = `
  c.id, c.user_id, c.agent_id, c.agent_version_id, c.draft, c.title, c.named, c.folder_id, f.name as folder_name, c.pinned, c.archived, c.model_id, c.budget, c.auto_limit, c.auto_spent, c.spent,
  c.leaf_id, c.created_at, c.last_message_at,
  (select case when bool_or(o.status <> 'asking') then 'writing' when count(*) > 0 then 'asking' end from chat_messages o where o.chat_id = c.id and o.status in ('queued', 'writing', 'asking')) as activity`;
export const CHAT_TABLES = 'chats c left join chat_folders f on f.id = c.folder_id';

const OWN = `select ${CHAT_COLUMNS} from ${CHAT_TABLES} where c.id = :chatId and c.user_id = :userId`;
const LOCK = 'select id from chats where id = :chatId and user_id = :userId for update';

/** Reads an own chat. A chat of another person counts as not found. @throws AppError not_found, also for chats of others */
export async function findChat(connection: Connection, chatId: string, userId: string): Promise<ChatRow> {
  const [found] = await rows<ChatRow>(connection, OWN, { chatId, userId });
  if (!found) throw chatMissing();
  return found;
}

/** Reads an own chat and locks its row, so that no other transaction changes the chat or adds a message until this one ends. @throws AppError not_found */
export async function lockChat(tx: Tx, chatId: string, userId: string): Promise<ChatRow> {
  const [locked] = await rows<{ id: string }>(tx, LOCK, { chatId, userId });
  if (!locked) throw chatMissing();
  return findChat(tx, chatId, userId);
}
