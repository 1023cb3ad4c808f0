import type { InboxEntry } from '#contracts/inbox.ts';
import { one } from '#contracts/must.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

const NEW = `select count(*)::int as count, min(created_at) as oldest from issue_reports where status = 'new'`;

/** How many issue reports have the status `new`. The staff inbox shows them until an administrator sets another status. */
export async function waitingIssues(connection: Connection): Promise<InboxEntry[]> {
  const found = one(await rows<{ count: number; oldest: Date | null }>(connection, NEW));
  return [{ queue: 'issues', count: found.count, oldestAt: found.oldest?.toISOString() ?? null, dueAt: null }];
}
