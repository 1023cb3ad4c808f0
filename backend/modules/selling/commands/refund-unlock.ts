import { must } from '#contracts/must.ts';
import type { Unlock } from '#contracts/selling.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { notFound } from '#kernel/errors.ts';
import { refundRefusalOf } from '../domain/refund-rules.ts';
import { sharesOf, takenBack } from '../domain/split-day.ts';
import type { DayShare, LineageLevel } from '../domain/split-day.ts';
import type { BucketSplit } from '#modules/wallet/index.ts';
import type { SellingContext } from '../selling-context.ts';
import { refundRefused } from '../selling.errors.ts';
import { unlockRefunded } from '../selling.events.ts';
import { presentUnlock, refundCase } from '../selling.presenter.ts';
import { dayOf, earningsOfPart, lockEarnings } from '../queries/earnings-of-day.ts';
import { unlockById } from '../queries/unlock-rows.ts';
import type { UnlockRow } from '../queries/unlock-rows.ts';
import { giveFreeForRefund } from './hold-back-disputed.ts';

const BUCKETS = ['bonus', 'subscription', 'earned', 'purchased'] as const;
const NOTHING: BucketSplit = { bonus: 0, subscription: 0, earned: 0, purchased: 0 };

interface EarningRow {
  id: string;
  day: string;
  lineage: LineageLevel[];
  gross: number;
  split: BucketSplit;
  status: 'pending' | 'frozen' | 'released' | 'reversed';
  part: number | null;
}

/**
 * Refunds an unlock (docs/rules/selling.md#unlock-refund). While the prompt is taken down, its runs do not matter. The buyer's
 * buckets get back exactly what they gave, each person who earned gives back their part, and the access ends. Locks on the
 * buyer's unlocks put their refunds in order, so that the third counts for the fourth. The wallet's lock keeps runs from
 * beginning or ending while this command counts them. A refund that a moderator `granted` skips the rules.
 * @throws AppError not_found; refund_too_late, refund_too_many_runs, refund_cooldown, refund_already_refunded
 */
export async function refundUnlock(tx: Tx, context: SellingContext, userId: string, id: string, granted = false): Promise<Unlock> {
  const { clock, wallet, earnings, prompts, promptSelling, outbox, generation } = context;
  await rows(tx, 'select 1 from unlocks where user_id = ? order by id for update', [userId]);
  const found = await unlockById(tx, userId, id);
  if (!found) throw notFound('This unlock');
  await lockEarnings(tx, found.creator_id);
  const earned = await earningsOf(tx, id);
  const people = new Set([userId, found.creator_id, ...(earned[0]?.lineage ?? []).map(({ ownerId }) => ownerId)]);
  for (const each of [...people].sort()) await wallet.lock(tx, each);
  const unlock = must(await unlockById(tx, userId, id), 'the unlock');
  const now = clock.now();
  const removed = (await prompts.takenDown(tx, [unlock.prompt_id])).has(unlock.prompt_id);
  const judged = refundCase(unlock, removed, await generation.runsSince(tx, { userId, promptId: unlock.prompt_id, since: unlock.unlocked_at }));
  const refusal = refundRefusalOf(judged, now);
  if (refusal !== null && !(granted && !judged.refunded)) throw refundRefused(refusal);

  const title = (await prompts.refs(tx, [unlock.prompt_id])).get(unlock.prompt_id)?.title ?? 'A prompt';
  await rows(tx, `update unlocks set status = 'refunded', refunded_at = ?, refund_reason = ? where id = ?`, [now, removed ? 'removed' : granted ? 'granted' : 'asked', id]);
  await rows(tx, `update unlock_refund_requests set status = 'granted', decided_at = ? where unlock_id = ? and status = 'open'`, [now, id]);
  if (unlock.paid > 0) {
    const { prompt_id: promptId, creator_id: creatorId, split } = unlock;
    const source = await takeEarningBack(tx, context, unlock, earned);
    await earnings.refundSale(tx, { userId, creatorId, split, ...source, key: `unlock_refund:${id}`, reason: `Refund of “${title}”`, refType: 'prompt', refId: promptId });
  }
  await promptSelling.revokeAccess(tx, { promptId: unlock.prompt_id, userId, source: 'unlock', sourceId: id });
  await outbox.publish(tx, unlockRefunded, { unlockId: id, promptId: unlock.prompt_id, title, buyerId: userId, creatorId: unlock.creator_id, paid: unlock.paid, granted });
  return presentUnlock(must(await unlockById(tx, userId, id), 'the unlock'), now, removed);
}

// One row, or several where a part of it waits because of a dispute.
const earningsOf = (tx: Tx, unlockId: string): Promise<EarningRow[]> =>
  rows<EarningRow>(tx, `select id, day::text, gross, split, lineage, status, part from earnings where source = 'unlock' and source_id = ? order by slice`, [unlockId]);

interface Source {
  fromPending: BucketSplit;
  shares: DayShare[];
}

/**
 * Reverses the earning. Pending tokens come back whole. Of released ones, each person gives back what they got because of this sale. So do
 * the creators of the lineage and the platform. The day's release keeps the rest.
 */
async function takeEarningBack(tx: Tx, context: SellingContext, { id, creator_id: creatorId }: UnlockRow, earned: readonly EarningRow[]): Promise<Source> {
  if (earned.length === 0) throw new Error(`unlock ${id} was paid without an earning`);
  const source: Source = { fromPending: { ...NOTHING }, shares: [] };
  for (const earning of earned) {
    // What a lost dispute took is the platform's already, and stays so if the dispute is won later: the sale is gone.
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
