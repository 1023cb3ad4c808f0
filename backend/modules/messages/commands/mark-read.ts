import type { Clock } from '#kernel/clock.ts';
import { afterCommit } from '#kernel/db/database.ts';
import type { Tx } from '#kernel/db/database.ts';
import { prepared } from '#kernel/db/raw.ts';
import type { AnnounceChange } from '../announce-change.ts';
import { expectOwnMessage } from '../queries/expect-own-message.ts';

const READ = {
  name: 'messages_read_1',
  sql: `
    update messages set read_at = :now, changed_xid = pg_current_xact_id()
    where id = :messageId and user_id = :userId and read_at is null and archived_at is null returning id`,
};

export interface ChangeDeps {
  clock: Clock;
  announce: AnnounceChange;
}

/**
 * Marks one message of this reader as read, and informs all of the reader's tabs. A message that was read or archived before
 * does not change.
 * @throws AppError not_found for another person's message
 */
export async function markRead(tx: Tx, { clock, announce }: ChangeDeps, userId: string, messageId: string): Promise<void> {
  const now = clock.now();
  const read = await prepared(tx, READ, { now, messageId, userId });
  if (read.length === 0) return expectOwnMessage(tx, userId, messageId);
  afterCommit(tx, () => announce(userId, { change: 'read', ids: [messageId], at: now.toISOString() }));
}
