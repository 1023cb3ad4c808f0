import type { Clock } from '#kernel/clock.ts';
import type { Tx } from '#kernel/db/database.ts';
import { notFound } from '#kernel/errors.ts';
import { MessageModel } from '../models/message.model.ts';

/**
 * Marks one message of this reader read; once read it stays as it was.
 * @throws AppError not_found for a message that is not theirs
 */
export async function markRead(tx: Tx, clock: Clock, userId: string, messageId: string): Promise<void> {
  const found = await MessageModel.query(tx)
    .where({ id: messageId, user_id: userId, archived_at: null })
    .patch({ read_at: tx.raw('coalesce(read_at, ?)', [clock.now()]) as unknown as Date });
  if (found === 0) throw notFound('This message');
}
