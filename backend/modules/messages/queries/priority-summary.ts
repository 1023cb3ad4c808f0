import type { getPrioritySummary as endpoint, Message } from '#contracts/messages.ts';
import type { ResponseOf } from '#contracts/endpoint.ts';
import type { Connection } from '#kernel/db/database.ts';
import { prepared } from '#kernel/db/raw.ts';

// Counts unread messages by priority, and all listed messages. Each count reads only an index.
const SUMMARY = {
  name: 'messages_summary_1',
  sql: `
    select priority, count(*) as count from messages where user_id = :userId and read_at is null and archived_at is null group by priority
    union all
    select null, count(*) from messages where user_id = :userId and archived_at is null and not muted`,
};

/** Returns the number of unread messages by priority, and of all messages. The client asks every 30 s while the Notification Center is open. */
export async function prioritySummary(connection: Connection, userId: string): Promise<ResponseOf<typeof endpoint>> {
  const counted = await prepared<{ priority: Message['priority'] | null; count: number }>(connection, SUMMARY, { userId });
  const byPriority = { critical: 0, urgent: 0, high: 0, normal: 0, low: 0 };
  let total = 0;
  for (const { priority, count } of counted) {
    if (priority === null) total = count;
    else byPriority[priority] = count;
  }
  return { unread: Object.values(byPriority).reduce((sum, count) => sum + count, 0), byPriority, total };
}
