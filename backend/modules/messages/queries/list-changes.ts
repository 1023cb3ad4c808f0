import type { listMessageChanges as endpoint } from '#contracts/messages.ts';
import type { ResponseOf } from '#contracts/endpoint.ts';
import { must } from '#contracts/must.ts';
import { foreignCursor } from '#kernel/cursor.ts';
import type { Connection } from '#kernel/db/database.ts';
import { prepared } from '#kernel/db/raw.ts';
import { presentMessage } from '../messages.presenter.ts';
import type { MessageModel } from '../models/message.model.ts';

/** Most changes that are worth sending one by one; beyond them the lists are fetched anew. */
const MOST_CHANGES = 200;

/*
 * The cursor is the oldest transaction that was under way in the snapshot of the answer: whatever that snapshot could not
 * see belongs to this one or a later one, however long it takes to commit and whatever its clock says. The upper bound
 * keeps out numbers from before a database was moved, which mean nothing here.
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

/** The fact that a change was counted comes with every row; the message is there only if something changed. */
type Row = { cursor: string; unread: number } & (MessageModel | { id: null });

/**
 * What a reader's client missed since its last answer, in one statement.
 * @throws AppError invalid_request for what was never a cursor
 */
export async function listChanges(connection: Connection, userId: string, since: string | undefined): Promise<ResponseOf<typeof endpoint>> {
  if (since !== undefined && !/^\d{1,18}$/.test(since)) throw foreignCursor('since');
  const found = await prepared<Row>(connection, CHANGES, { userId, since: since ?? null });
  const { cursor, unread } = must(found[0], 'the first change');
  const changed = found.filter((row) => row.id !== null);
  // A cursor from the future comes from another database.
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
