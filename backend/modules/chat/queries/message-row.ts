import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { ChatMessagesTable } from '../chat.tables.ts';
import { messageMissing } from '../chat.errors.ts';
import type { StoredAttachment, StoredPart } from '../stored-parts.ts';

/** A message of a chat as stored. */
export type MessageRow = Omit<ChatMessagesTable, 'user_id' | 'words' | 'parts' | 'attachments' | 'rounds' | 'tokens_in' | 'tokens_out' | 'run_rounds' | 'run_tokens_in' | 'author_id'> & { parts: StoredPart[]; attachments: StoredAttachment[] };

/** The columns of a `MessageRow`, for `chat_messages m`. */
export const MESSAGE_COLUMNS = `
  m.id, m.chat_id, m.parent_id, m.depth, m.role, m.parts, m.attachments, m.status, m.attempt, m.next_seq, m.length, m.generation_id, m.run_id, m.run_attempts, m.run_parts, m.model_id, m.model_label, m.model_credit,
  m.charged, m.took_ms, m.feedback, m.problem, m.summary, m.created_at, m.finished_at`;

const BY_ID = `select ${MESSAGE_COLUMNS} from chat_messages m where m.chat_id = :chatId and m.id = :messageId`;

/** Reads a message of a given chat. @throws AppError not_found */
export async function findMessage(connection: Connection, chatId: string, messageId: string): Promise<MessageRow> {
  const [found] = await rows<MessageRow>(connection, BY_ID, { chatId, messageId });
  if (!found) throw messageMissing();
  return found;
}
