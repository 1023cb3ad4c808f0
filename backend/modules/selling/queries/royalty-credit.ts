import { DAY_MS } from '#contracts/durations.ts';
import { one } from '#contracts/must.ts';
import { CREDIT_DAYS } from '#contracts/selling.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

/** How many tokens of royalties this person paid for runs of this prompt in the last 30 days. They count toward the price of its unlock. */
export async function royaltyCredit(connection: Connection, clock: Clock, userId: string, promptId: string): Promise<number> {
  const paid = one(await rows<{ tokens: number }>(
    connection,
    `select coalesce(sum(gross), 0)::int as tokens from earnings
     where source = 'royalty' and payer_id = :userId and prompt_id = :promptId and earned_at > :since`,
    { userId, promptId, since: new Date(clock.now().getTime() - CREDIT_DAYS * DAY_MS) },
  ));
  return paid.tokens;
}
