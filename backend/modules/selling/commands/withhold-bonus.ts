import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { BucketSplit } from '#modules/wallet/index.ts';
import { withheldOf } from '../domain/bonus-release.ts';
import type { WithheldWhy } from '../domain/bonus-release.ts';
import type { SellingContext } from '../selling-context.ts';

/** One earning of the creator's day that the release splits. */
export interface DueEarning {
  id: string;
  payer_id: string;
  split: BucketSplit;
  withheld: number;
  earned_at: Date;
}

const REACHED = `
  select payer_id, sum((split->>'bonus')::int - withheld)::int as tokens from earnings
  where creator_id = :creatorId and payer_id = any(cast(:payers as uuid[])) and status = 'released' and (split->>'bonus')::int > 0 group by payer_id`;

const KEEP = `
  update earnings e set withheld = k.withheld, withheld_why = k.why
  from jsonb_to_recordset(?::jsonb) as k (id uuid, withheld int, why text) where e.id = k.id`;

/**
 * Decides which bonus tokens of a day's earnings the creator gets, and stores with each earning what the platform keeps and why. Releases of
 * one creator follow each other (`lockEarnings`), so the limit of each pair of payer and creator holds.
 */
export async function withhold(tx: Tx, { identity }: Pick<SellingContext, 'identity'>, creatorId: string, due: readonly DueEarning[]): Promise<void> {
  const gifts = due.filter(({ split }) => split.bonus > 0);
  if (gifts.length === 0) return;
  const payers = [...new Set(gifts.map((gift) => gift.payer_id))];
  const standings = await identity.standings(tx, payers);
  const reached = new Map((await rows<{ payer_id: string; tokens: number }>(tx, REACHED, { creatorId, payers })).map(({ payer_id: payer, tokens }) => [payer, tokens]));
  const kept: { id: string; withheld: number; why: WithheldWhy | null }[] = [];
  for (const gift of gifts) {
    const before = reached.get(gift.payer_id) ?? 0;
    const { withheld, why } = withheldOf({ bonus: gift.split.bonus, earnedAt: gift.earned_at, payer: standings.get(gift.payer_id), before });
    reached.set(gift.payer_id, before + gift.split.bonus - withheld);
    gift.withheld = withheld;
    if (withheld > 0) kept.push({ id: gift.id, withheld, why });
  }
  if (kept.length > 0) await rows(tx, KEEP, [JSON.stringify(kept)]);
}
