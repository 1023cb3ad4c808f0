import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { notFound } from '#kernel/errors.ts';

/** Throws unless this reader has this message, archived or not. @throws AppError not_found otherwise */
export async function expectOwnMessage(connection: Connection, userId: string, messageId: string): Promise<void> {
  const found = await rows(connection, 'select 1 from messages where id = ? and user_id = ? and not muted', [messageId, userId]);
  if (found.length === 0) throw notFound('This message');
}
