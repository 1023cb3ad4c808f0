import type { listMessages as endpoint } from '#contracts/messages.ts';
import type { QueryOf } from '#contracts/endpoint.ts';
import { afterId, cutPageById } from '#kernel/cursor.ts';
import type { Connection } from '#kernel/db/database.ts';
import { MessageModel } from '../models/message.model.ts';

export interface MessagePage {
  messages: MessageModel[];
  /** The `before` of the next page. Null on the last page. */
  nextCursor: string | null;
}

// Each searched word must be in subject or content, as in the client's own filter.
const HOLDS = `(subject || E'\\n' || content) ilike ?`;

/** Escapes `%` and `_`, so that a search takes them literally. */
const literal = (words: string): string => words.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/**
 * Lists a reader's messages, newest first: the archived ones or the others, never muted ones.
 * @throws AppError for a malformed cursor
 */
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
