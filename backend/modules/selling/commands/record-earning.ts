import { utcDay } from '#contracts/utc-days.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import type { BucketSplit } from '#modules/wallet/index.ts';
import type { SellingContext } from '../selling-context.ts';

export interface Earning {
  creatorId: string;
  /** For a tip, which no prompt earned, the id of the tip, and for a reply of a chat the id of its agent. */
  promptId: string;
  /** Id of the person who ran or unlocked the prompt. */
  payerId: string;
  source: 'royalty' | 'unlock' | 'pack' | 'tip' | 'agent';
  /** Id of the run or unlock; each brings one earning. */
  sourceId: string;
  /** Tokens, above 0. */
  gross: number;
  /** How many tokens of each of the payer's buckets paid; their sum is the gross. */
  split: BucketSplit;
  at: Date;
}

const RECORD = `
  insert into earnings (id, creator_id, prompt_id, payer_id, source, source_id, gross, split, lineage, day, earned_at, status)
  values (:id, :creatorId, :promptId, :payerId, :source, :sourceId, :gross, :split, :lineage, :day, :at, 'pending')
  on conflict (source, source_id, slice) do nothing`;

/** Stores a creator's earning once, with the lineage of the prompt as it is now. The ledger has the tokens already. */
export async function recordEarning(tx: Tx, { promptSelling }: Pick<SellingContext, 'promptSelling'>, earning: Earning): Promise<void> {
  const lineage = earning.source === 'tip' || earning.source === 'agent' ? [] : await promptSelling.lineage(tx, earning.promptId);
  await rows(tx, RECORD, { ...earning, id: newId(), split: JSON.stringify(earning.split), lineage: JSON.stringify(lineage), day: utcDay(earning.at) });
}
