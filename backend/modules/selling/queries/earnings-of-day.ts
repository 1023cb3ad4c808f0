import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { BucketSplit } from '#modules/wallet/index.ts';
import type { Day, LineageLevel, PromptDay } from '../domain/split-day.ts';

/** Locks a creator's earnings, so that releases and refunds follow each other. A refund then knows for sure whether an earning is pending or released. */
export async function lockEarnings(tx: Tx, creatorId: string): Promise<void> {
  await rows(tx, `select pg_advisory_xact_lock(hashtextextended('earnings ' || ?, 0))`, [creatorId]);
}

export interface EarningOfDay {
  id: string;
  prompt_id: string;
  gross: number;
  split: BucketSplit;
  /** How many bonus tokens of the earning the platform keeps. */
  withheld: number;
  lineage: LineageLevel[];
  status: 'pending' | 'frozen' | 'released' | 'reversed';
}

/** The earnings of one creator and day that were released together. Earnings that were reversed later are included. */
export const earningsOfPart = (tx: Tx, creatorId: string, day: string, part: number): Promise<EarningOfDay[]> =>
  rows<EarningOfDay>(tx, 'select id, prompt_id, gross, split, withheld, lineage, status from earnings where creator_id = ? and day = ? and part = ? order by id', [creatorId, day, part]);

/**
 * Sums a creator's earnings of a day: tokens by prompt, with the lineage of the prompt's last earning, and the released bonus tokens.
 * `counts` selects the earnings to sum; the others only tell their prompt's lineage.
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
