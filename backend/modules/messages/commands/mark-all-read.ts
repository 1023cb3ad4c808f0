import { afterCommit } from '#kernel/db/database.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { AnnounceChange } from '../announce-change.ts';

// When more messages than this are marked, tabs get the time up to which all are read instead of their ids.
const MOST_IDS = 200;

const READ_ALL = `
  with marked as (
    update messages set read_at = :calledAt, changed_xid = pg_current_xact_id()
    where user_id = :userId and read_at is null and archived_at is null and created_at <= :calledAt returning id)
  select id from marked limit ${MOST_IDS + 1}`;

/**
 * Marks all messages of a reader read that had arrived before the call, and tells the reader's tabs. Messages that arrive while the call
 * waits or runs stay unread.
 * @param calledAt when the call arrived
 */
export async function markAllRead(tx: Tx, announce: AnnounceChange, userId: string, calledAt: Date): Promise<void> {
  const marked = await rows<{ id: string }>(tx, READ_ALL, { userId, calledAt });
  if (marked.length === 0) return;
  const ids = marked.length > MOST_IDS ? null : marked.map(({ id }) => id);
  afterCommit(tx, () => announce(userId, { change: 'read', ids, at: calledAt.toISOString() }));
}
