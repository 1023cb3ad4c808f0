import type { listMessages as endpoint } from '#contracts/messages.ts';
import type { QueryOf } from '#contracts/endpoint.ts';
import { afterId, cutPageById } from '#kernel/cursor.ts';
import type { Connection } from '#kernel/db/database.ts';
import { MessageModel } from '../models/message.model.ts';

export interface MessagePage {
  messages: MessageModel[];
  /** To be sent as `before` for the next page; null on the last one. */
  nextCursor: string | null;
}

// Each word somewhere, as the client's own filter has it.
const HOLDS = `(subject || E'\\n' || content) ilike ?`;

/** Searched words are words: % and _ mean themselves. */
const literal = (words: string): string => words.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** A reader's messages, newest first: those that are not archived, or those that are; muted ones are in neither. @throws AppError for a malformed cursor */
export async function listMessages(
  connection: Connection,
  userId: string,
  { limit, before, priority, category, unread, archived, q }: QueryOf<typeof endpoint>,
): Promise<MessagePage> {
  const after = afterId(before, 'before');
  const query = MessageModel.query(connection)
    .where({ user_id: userId, muted: false })
    .orderBy('id', 'desc')
    .limit(limit + 1);
  void (archived ? query.whereNotNull('archived_at') : query.whereNull('archived_at'));
  if (after !== null) void query.where('id', '<', after);
  if (priority) void query.where({ priority });
  if (category) void query.where({ category });
  if (unread === 'true') void query.whereNull('read_at');
  if (unread === 'false') void query.whereNotNull('read_at');
  for (const word of q?.split(/\s+/).filter(Boolean) ?? []) void query.whereRaw(HOLDS, [`%${literal(word)}%`]);
  const found = await query;
  const { page: messages, nextCursor } = cutPageById(found, limit);
  return { messages, nextCursor };
}
