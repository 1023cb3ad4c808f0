import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

/** Unread messages of a user: asked for by every page every 30 s, so one read of the partial index. */
export async function unreadCount(connection: Connection, userId: string): Promise<number> {
  const [row] = await rows<{ count: number }>(
    connection,
    'select count(*) as count from messages where user_id = ? and read_at is null and archived_at is null',
    [userId],
  );
  return row?.count ?? 0;
}
