import { afterCommit } from '#kernel/db/database.ts';
import type { Tx } from '#kernel/db/database.ts';
import { prepared } from '#kernel/db/raw.ts';
import { expectOwnMessage } from '../queries/expect-own-message.ts';
import type { ChangeDeps } from './mark-read.ts';

const ARCHIVE = {
  name: 'messages_archive_1',
  sql: `
    update messages set archived_at = :now, read_at = coalesce(read_at, :now), changed_xid = pg_current_xact_id()
    where id = :messageId and user_id = :userId and archived_at is null and not muted returning id`,
};

/**
 * Archives a message of this reader: it leaves the lists and counts as read. A second call changes nothing.
 * @throws AppError not_found for another person's message
 */
export async function archiveMessage(tx: Tx, { clock, announce }: ChangeDeps, userId: string, messageId: string): Promise<void> {
  const now = clock.now();
  const archived = await prepared(tx, ARCHIVE, { now, messageId, userId });
  if (archived.length === 0) return expectOwnMessage(tx, userId, messageId);
  afterCommit(tx, () => announce(userId, { change: 'archived', ids: [messageId], at: now.toISOString() }));
}
