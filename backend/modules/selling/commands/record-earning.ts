import { utcDay } from '#contracts/utc-days.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import type { BucketSplit } from '#modules/wallet/index.ts';
import type { SellingContext } from '../selling-context.ts';

export interface Earning {
  creatorId: string;
  /** The id of what earned: the prompt, for a tip the tip itself, and for a reply in a chat its agent. */
  promptId: string;
  /** The id of the payer: the person who ran or unlocked the prompt. */
  payerId: string;
  source: 'royalty' | 'unlock' | 'pack' | 'tip' | 'agent';
  /** The id of the run or unlock; each of them brings at most one earning. */
  sourceId: string;
  /** The gross earning in tokens, above 0. */
  gross: number;
  /** How many tokens of each of the payer's buckets paid; their sum is the gross. */
  split: BucketSplit;
  at: Date;
}

const RECORD = `
  insert into earnings (id, creator_id, prompt_id, payer_id, source, source_id, gross, split, lineage, day, earned_at, status)
  values (:id, :creatorId, :promptId, :payerId, :source, :sourceId, :gross, :split, :lineage, :day, :at, 'pending')
  on conflict (source, source_id, slice) do nothing`;

/** Stores a creator's earning once, with the prompt's present lineage. The ledger transaction that moves the tokens came before. */
export async function recordEarning(tx: Tx, { promptSelling }: Pick<SellingContext, 'promptSelling'>, earning: Earning): Promise<void> {
  const lineage = earning.source === 'tip' || earning.source === 'agent' ? [] : await promptSelling.lineage(tx, earning.promptId);
  await rows(tx, RECORD, { ...earning, id: newId(), split: JSON.stringify(earning.split), lineage: JSON.stringify(lineage), day: utcDay(earning.at) });
}
