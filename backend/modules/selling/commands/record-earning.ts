import { utcDay } from '#contracts/utc-days.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import type { BucketSplit } from '#modules/wallet/index.ts';
import type { SellingContext } from '../selling-context.ts';

export interface Earning {
  creatorId: string;
  promptId: string;
  /** Who ran or unlocked it. */
  payerId: string;
  source: 'royalty' | 'unlock';
  /** The run or the unlock; one earning each. */
  sourceId: string;
  /** Tokens, above 0. */
  gross: number;
  /** Which tokens of the payer they were; their sum is the gross. */
  split: BucketSplit;
  at: Date;
}

const RECORD = `
  insert into earnings (id, creator_id, prompt_id, payer_id, source, source_id, gross, split, lineage, day, earned_at, status)
  values (:id, :creatorId, :promptId, :payerId, :source, :sourceId, :gross, :split, :lineage, :day, :at, 'pending')
  on conflict (source, source_id, slice) do nothing`;

/** Notes what a creator earned, once, with the people above the prompt as they are now. The tokens are in the ledger already. */
export async function recordEarning(tx: Tx, { promptSelling }: Pick<SellingContext, 'promptSelling'>, earning: Earning): Promise<void> {
  const lineage = await promptSelling.lineage(tx, earning.promptId);
  await rows(tx, RECORD, { ...earning, id: newId(), split: JSON.stringify(earning.split), lineage: JSON.stringify(lineage), day: utcDay(earning.at) });
}
