import { one } from '#contracts/must.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { BucketSplit } from '../wallet.ts';

/** Reads a person's pending earnings in tokens: the sum of their ledger entries, from an index. */
export async function pendingEarned(connection: Connection, userId: string): Promise<number> {
  const sum = one(await rows<{ pending: number }>(
    connection,
    `select coalesce(sum(amount), 0)::int as pending from ledger_entries where owner = ? and account = 'pending_earned'`,
    [userId],
  ));
  return sum.pending;
}

const BY_SOURCE = `
  select coalesce(sum((split->>'bonus')::int), 0)::int as bonus, coalesce(sum((split->>'subscription')::int), 0)::int as subscription,
    coalesce(sum((split->>'earned')::int), 0)::int as earned,
    coalesce(sum(case when split is null then amount else (split->>'purchased')::int end), 0)::int as purchased
  from ledger_entries where owner = ? and account = 'pending_earned'`;

/** Reads a person's pending earnings by the bucket of the tokens that paid them. Entries from before splits were stored count as purchased. */
export async function pendingBySource(connection: Connection, userId: string): Promise<BucketSplit> {
  return one(await rows<BucketSplit>(connection, BY_SOURCE, [userId]));
}
