import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

/** Tokens that somebody has earned and that are not released yet: the sum of their entries, straight from its index. */
export async function pendingEarned(connection: Connection, userId: string): Promise<number> {
  const [sum] = await rows<{ pending: number }>(
    connection,
    `select coalesce(sum(amount), 0)::int as pending from ledger_entries where owner = ? and account = 'pending_earned'`,
    [userId],
  );
  return sum!.pending;
}
