import { one } from '#contracts/must.ts';
import type { Tx } from '#kernel/db/database.ts';
import { prepared } from '#kernel/db/raw.ts';
import { freeRetriesUsed, freeRetryGone, freeRetryTooLate } from '../generation.errors.ts';
import type { Deps } from '../generation-deps.ts';
import type { Plan } from '../generation.options.ts';
import type { GenerationRow } from '../models/generation.model.ts';

interface Claim {
  claimed: boolean;
  until: Date | null;
}

// The conditional update gives a free retry to only one of two requests at once. The wallet's lock keeps the count of the day exact.
const CLAIM = {
  name: 'generation_claim_free_retry_1',
  sql: `
  with used as (
    select count(*)::int as n from generations where user_id = :userId and free_retry_day = :day and id <> :id
  ), claimed as (
    update generations g set free_retry_until = null from used
    where g.id = :ofId and g.free_retry_until > :now and used.n < :perDay returning g.id
  )
  select exists (select 1 from claimed) as claimed, (select free_retry_until from generations where id = :ofId) as until`,
};

/**
 * Uses up the free retry of the earlier run for the new run `retry` (docs/rules/runs.md#free-retry). It locks the wallet first: otherwise two
 * retries at once would not see each other, and both would pass the daily limit.
 * @throws AppError free_retry_gone, free_retry_too_late, free_retries_used
 */
export async function claimFreeRetry(tx: Tx, { wallet, clock, options }: Pick<Deps, 'wallet' | 'clock' | 'options'>, retry: GenerationRow, plan: Plan): Promise<void> {
  await wallet.lock(tx, retry.user_id);
  const now = clock.now();
  const perDay = options.freeRetry.perDay[plan];
  const bindings = { id: retry.id, ofId: retry.retry_of_id, userId: retry.user_id, day: retry.free_retry_day, now, perDay };
  const { claimed, until } = one(await prepared<Claim>(tx, CLAIM, bindings));
  if (claimed) return;
  if (until === null) throw freeRetryGone();
  throw until <= now ? freeRetryTooLate() : freeRetriesUsed(perDay, plan);
}
