import type { listMessageChanges as endpoint } from '#contracts/messages.ts';
import type { ResponseOf } from '#contracts/endpoint.ts';
import { must } from '#contracts/must.ts';
import { foreignCursor } from '#kernel/cursor.ts';
import type { Connection } from '#kernel/db/database.ts';
import { prepared } from '#kernel/db/raw.ts';
import { presentMessage } from '../messages.presenter.ts';
import type { MessageModel } from '../models/message.model.ts';

/** At most this many changes are listed. Above it, the client must load its lists again. */
const MOST_CHANGES = 200;

/**
 * The cursor is the oldest transaction that was open at the answer. A change that the answer could not see has this transaction id or a later
 * one. The upper bound excludes ids from before a move to another database.
 */
const CHANGES = {
  name: 'messages_changes_1',
  sql: `
    with seen as (select pg_current_snapshot() as snapshot)
    select cast(pg_snapshot_xmin(seen.snapshot) as text) as cursor, changed.*,
      (select count(*) from messages where user_id = :userId and read_at is null and archived_at is null) as unread
    from seen left join lateral (
      select * from messages
      where user_id = :userId and not muted
        and changed_xid >= cast(cast(:since as text) as xid8) and changed_xid < pg_snapshot_xmax(seen.snapshot)
      order by changed_xid limit ${MOST_CHANGES + 1}
    ) changed on true`,
};

/** Each row has the unread count. If nothing changed, the only row has null in the message's columns. */
type Row = { cursor: string; unread: number } & (MessageModel | { id: null });

/**
 * Lists the changes of a reader's messages after a cursor, in one statement.
 * @throws AppError invalid_request for a malformed cursor
 */
export async function listChanges(connection: Connection, userId: string, since: string | undefined): Promise<ResponseOf<typeof endpoint>> {
  if (since !== undefined && !/^\d{1,18}$/.test(since)) throw foreignCursor('since');
  const found = await prepared<Row>(connection, CHANGES, { userId, since: since ?? null });
  const { cursor, unread } = must(found[0], 'the first change');
  const changed = found.filter((row) => row.id !== null);
  // A cursor above the current transaction id comes from another database, so the answer is incomplete.
  const complete = changed.length <= MOST_CHANGES && (since === undefined || BigInt(since) <= BigInt(cursor));
  const listed = complete ? changed : [];
  return {
    messages: listed.filter(({ archived_at }) => archived_at === null).map((row) => presentMessage(row, false)),
    archivedIds: listed.filter(({ archived_at }) => archived_at !== null).map(({ id }) => id),
    unread,
    cursor,
    complete,
  };
}
