import type { Tx } from '#kernel/db/database.ts';
import { MessageModel } from '../models/message.model.ts';

/**
 * Marks everything read that had arrived when the call was made. A message that commits while this runs stays unread:
 * one statement sees only what was there when it began, and the time keeps out what came while it waited to begin.
 * @param calledAt when the call arrived
 */
export async function markAllRead(tx: Tx, userId: string, calledAt: Date): Promise<void> {
  await MessageModel.query(tx)
    .where({ user_id: userId, read_at: null, archived_at: null })
    .where('created_at', '<=', calledAt)
    .patch({ read_at: calledAt });
}
