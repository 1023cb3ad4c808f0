import { one } from '#contracts/must.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { RefundRest, Usage, UsageOf } from '../pack-sales.ts';

const USAGE = `
  select coalesce(a.key, '') as key, (count(*) filter (where r.outcome is null or r.outcome = 'delivered'))::int as "runsSince", (count(*) filter (where r.outcome = 'failed'))::int as failures
  from jsonb_to_recordset(cast(:asked as jsonb)) as a (key text, "userId" uuid, "promptIds" uuid[], since timestamptz)
  join prompt_runs r on r.user_id = a."userId" and r.prompt_id = any(a."promptIds") and r.requested_at >= a.since
  group by a.key`;
const REFUNDS = `
  select count(*)::int as refunds, max(at) as "lastRefundAt" from (
    select refunded_at as at from unlocks where user_id = :userId and refund_reason = 'asked'
    union all select refunded_at from pack_refunds where user_id = :userId
  ) r`;

/** Counts for each purchase, by its key, how its prompts were run since then. */
export async function packUsage(connection: Connection, asked: readonly UsageOf[]): Promise<Map<string, Usage>> {
  if (asked.length === 0) return new Map();
  const found = await rows<Usage & { key: string }>(connection, USAGE, { asked: JSON.stringify(asked.filter(({ userId }) => userId !== null)) });
  return new Map(found.map(({ key, ...usage }) => [key, usage]));
}

/** A person's refunds of unlocks and packs. */
export const refundsOf = async (connection: Connection, userId: string): Promise<RefundRest> => one(await rows<RefundRest>(connection, REFUNDS, { userId }));
