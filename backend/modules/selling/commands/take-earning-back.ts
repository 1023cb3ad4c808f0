import { must } from '#contracts/must.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { BucketSplit } from '#modules/wallet/index.ts';
import { sharesOf, takenBack } from '../domain/split-day.ts';
import type { DayShare, LineageLevel } from '../domain/split-day.ts';
import { dayOf, earningsOfPart } from '../queries/earnings-of-day.ts';
import type { SellingContext } from '../selling-context.ts';
import { giveFreeForRefund } from './hold-back-disputed.ts';

const BUCKETS = ['bonus', 'subscription', 'earned', 'purchased'] as const;
const NOTHING: BucketSplit = { bonus: 0, subscription: 0, earned: 0, purchased: 0 };

/** The columns of an earning that a refund needs. */
export interface EarningRow {
  id: string;
  day: string;
  lineage: LineageLevel[];
  gross: number;
  split: BucketSplit;
  status: 'pending' | 'frozen' | 'released' | 'reversed';
  part: number | null;
}

/** Where the tokens of a refund come from: pending earnings by bucket, and shares of people who got released earnings. */
export interface RefundSource {
  fromPending: BucketSplit;
  shares: DayShare[];
}

const EARNED = `
  select id, day::text, gross, split, lineage, status, part from earnings where source = :source and source_id = any(cast(:ids as uuid[])) order by source_id, slice`;

/** The earnings of a sale. One part of a pack has several rows when a dispute froze some of its earning. */
export const earningsOfSale = (tx: Tx, source: 'unlock' | 'pack', ids: readonly string[]): Promise<EarningRow[]> => rows<EarningRow>(tx, EARNED, { source, ids: [...ids] });

/**
 * Reverses the earnings of a refunded sale. Pending tokens come back whole. Of released ones, the creator, the creators of the lineage and
 * the platform each give back what they got because of this sale. The caller holds the creator's earnings.
 */
export async function takeEarningsBack(tx: Tx, context: SellingContext, creatorId: string, earned: readonly EarningRow[]): Promise<RefundSource> {
  const source: RefundSource = { fromPending: { ...NOTHING }, shares: [] };
  for (const earning of earned) {
    // Tokens that a lost dispute took belong to the platform. The refund ends the sale, so they stay with the platform even if the dispute is won later.
    await rows(tx, `update earnings set status = 'reversed', lost = false where id = ?`, [earning.id]);
    if (earning.status === 'reversed') continue;
    if (earning.status === 'released') {
      await giveFreeForRefund(tx, context, creatorId, earning.id);
      source.shares.push(...(await takeReleasedBack(tx, creatorId, earning)));
    } else for (const bucket of BUCKETS) source.fromPending[bucket] += earning.split[bucket];
  }
  return source;
}

async function takeReleasedBack(tx: Tx, creatorId: string, { id, day, part, gross }: EarningRow): Promise<DayShare[]> {
  const together = await earningsOfPart(tx, creatorId, day, must(part, 'the part of a released earning'));
  const left = (each: { status: string }): boolean => each.status === 'released';
  const back = takenBack(creatorId, dayOf(together, (each) => left(each) || each.id === id), dayOf(together, left));
  await rows(tx, 'update earning_releases set gross = gross - ?, share = share - ?, bonus = bonus - ? where creator_id = ? and day = ? and part = ?', [gross, back.share, back.bonus, creatorId, day, part]);
  for (const { promptId, tokens } of back.lineage) {
    const place = { creatorId, day, part, promptId, tokens };
    const gone = await rows(tx, 'delete from lineage_shares where creator_id = :creatorId and day = :day and part = :part and prompt_id = :promptId and tokens <= :tokens returning 1', place);
    if (gone.length === 0) await rows(tx, 'update lineage_shares set tokens = tokens - :tokens where creator_id = :creatorId and day = :day and part = :part and prompt_id = :promptId', place);
  }
  return sharesOf(creatorId, back);
}
