import { one } from '#contracts/must.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { SpentFrom } from '../given-rewards.ts';

// Tokens of an open hold may come back, so they count only when the hold ends. Ledger entries of orders are no spending, also when a refund takes tokens.
const SPENT = `
  select (-coalesce(sum(e.amount), 0) - (
    select coalesce(sum((h.bucket_split->>cast(:bucket as text))::int), 0) from holds h where h.user_id = cast(:userId as uuid) and h.status = 'open'
  ))::int as spent
  from ledger_entries e join ledger_transactions t on t.id = e.tx_id
  where e.owner = cast(:userId as uuid) and e.account = cast(:bucket as text) and e.chain_no is not null
    and t.occurred_at >= cast(:since as timestamptz) and t.ref_type is distinct from 'order'`;

/** Counts the tokens of a bucket that a person has spent for good since a time. 0 when more came back than was spent. */
export async function spentFrom(connection: Connection, { userId, bucket, since }: SpentFrom): Promise<number> {
  const { spent } = one(await rows<{ spent: number }>(connection, SPENT, { userId, bucket, since }));
  return Math.max(spent, 0);
}
