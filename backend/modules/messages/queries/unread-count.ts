import type { Connection } from '#kernel/db/database.ts';
import { prepared } from '#kernel/db/raw.ts';

const UNREAD = {
  name: 'messages_unread_1',
  sql: 'select count(*) as count from messages where user_id = ? and read_at is null and archived_at is null',
};

/** Counts a user's unread messages. Each page asks every 30 s, so the query reads only a partial index. */
export async function unreadCount(connection: Connection, userId: string): Promise<number> {
  const [row] = await prepared<{ count: number }>(connection, UNREAD, [userId]);
  return row?.count ?? 0;
}
