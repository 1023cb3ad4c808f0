import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { BucketSplit } from '#modules/wallet/index.ts';
import type { Day, LineageLevel, PromptDay } from '../domain/split-day.ts';

/** Releases and refunds of one creator follow each other: what is given back is known as pending or as released. */
export async function lockEarnings(tx: Tx, creatorId: string): Promise<void> {
  await rows(tx, `select pg_advisory_xact_lock(hashtextextended('earnings ' || ?, 0))`, [creatorId]);
}

export interface EarningOfDay {
  id: string;
  prompt_id: string;
  gross: number;
  split: BucketSplit;
  /** Bonus tokens of it that stay with the platform. */
  withheld: number;
  lineage: LineageLevel[];
  status: 'pending' | 'frozen' | 'released' | 'reversed';
}

/** The earnings of one creator and day that were released together. Earnings that were reversed later are included. */
export const earningsOfPart = (tx: Tx, creatorId: string, day: string, part: number): Promise<EarningOfDay[]> =>
  rows<EarningOfDay>(tx, 'select id, prompt_id, gross, split, withheld, lineage, status from earnings where creator_id = ? and day = ? and part = ? order by id', [creatorId, day, part]);

/**
 * A prompt's day is one sum, with its lineage at the time of its last earning. Released bonus tokens are a sum of their own. `counts` says
 * which earnings are in the sums; those that are not still say who stood above.
 */
export function dayOf<Row extends Pick<EarningOfDay, 'prompt_id' | 'gross' | 'split' | 'withheld' | 'lineage'>>(earnings: readonly Row[], counts: (earning: Row) => boolean = () => true): Day {
  const days = new Map<string, PromptDay>();
  let bonus = 0;
  for (const earning of earnings) {
    const counted = counts(earning);
    if (counted) bonus += earning.split.bonus - earning.withheld;
    const gross = (days.get(earning.prompt_id)?.gross ?? 0) + (counted ? earning.gross - earning.split.bonus : 0);
    days.set(earning.prompt_id, { gross, lineage: earning.lineage });
  }
  return { prompts: [...days.values()], bonus };
}
