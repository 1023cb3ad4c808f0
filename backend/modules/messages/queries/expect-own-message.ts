import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { notFound } from '#kernel/errors.ts';

const OWN = 'select 1 from messages where id = :messageId and user_id = :userId and not muted and (:archived or archived_at is null)';

/**
 * Makes sure that this reader has this message.
 * @param archived whether one that they archived counts
 * @throws AppError not_found otherwise
 */
export async function expectOwnMessage(connection: Connection, userId: string, messageId: string, { archived }: { archived: boolean }): Promise<void> {
  const found = await rows(connection, OWN, { messageId, userId, archived });
  if (found.length === 0) throw notFound('This message');
}
