import type { InboxEntry } from '#contracts/inbox.ts';
import { one } from '#contracts/must.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

const OPEN = `select count(*)::int as count, min(requested_at) as oldest from cash_outs where status in ('requested', 'approved')`;

/** Counts the payout requests that wait to be decided or paid, with the time of the oldest, as an entry of the staff inbox. */
export async function waitingCashOuts(connection: Connection): Promise<InboxEntry[]> {
  const { count, oldest } = one(await rows<{ count: number; oldest: Date | null }>(connection, OPEN));
  return [{ queue: 'cash_outs', count, oldestAt: oldest?.toISOString() ?? null, dueAt: null }];
}
