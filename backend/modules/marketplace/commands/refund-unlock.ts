import { creatorShare } from '#contracts/selling.ts';
import type { Unlock } from '#contracts/selling.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { notFound } from '#kernel/errors.ts';
import { refundRefusalOf } from '../domain/refund-rules.ts';
import { lineageShares } from '../domain/split-day.ts';
import type { LineageLevel } from '../domain/split-day.ts';
import type { MarketplaceContext } from '../marketplace-context.ts';
import { refundRefused } from '../marketplace.errors.ts';
import { unlockRefunded } from '../marketplace.events.ts';
import { presentUnlock, refundCase } from '../marketplace.presenter.ts';
import { unlockById } from '../queries/unlock-rows.ts';
import type { UnlockRow } from '../queries/unlock-rows.ts';

interface EarningRow {
  gross: number;
  lineage: LineageLevel[];
  status: 'pending' | 'released';
}

/**
 * Gives an unlock back as S6 allows: the buckets that paid get back exactly what they gave, the creator's earnings are
 * taken back, and the access ends. A person's refunds wait for each other at their unlocks, so that the third is counted
 * before the fourth is judged.
 * @throws AppError not_found; refund_too_late, refund_too_many_runs, refund_cooldown, refund_already_refunded
 */
export async function refundUnlock(tx: Tx, context: MarketplaceContext, userId: string, id: string): Promise<Unlock> {
  const { clock, wallet, prompts, outbox } = context;
  await rows(tx, 'select 1 from unlocks where user_id = ? order by id for update', [userId]);
  const unlock = await unlockById(tx, userId, id);
  if (!unlock) throw notFound('This unlock');
  const now = clock.now();
  const refusal = refundRefusalOf(refundCase(unlock), now);
  if (refusal !== null) throw refundRefused(refusal);

  const title = (await prompts.refs(tx, [unlock.prompt_id])).get(unlock.prompt_id)?.title ?? 'A prompt';
  await rows(tx, `update unlocks set status = 'refunded', refunded_at = ? where id = ?`, [now, id]);
  if (unlock.paid > 0) {
    const { prompt_id: promptId, creator_id: creatorId, split } = unlock;
    const source = await takeEarningBack(tx, unlock);
    await wallet.refundSale(tx, { userId, creatorId, split, ...source, key: `unlock_refund:${id}`, reason: `Gave back “${title}”`, refType: 'prompt', refId: promptId });
  }
  await prompts.revokeAccess(tx, { promptId: unlock.prompt_id, userId, source: 'unlock', sourceId: id });
  await outbox.publish(tx, unlockRefunded, { unlockId: id, promptId: unlock.prompt_id, title, buyerId: userId, creatorId: unlock.creator_id, paid: unlock.paid });
  return presentUnlock((await unlockById(tx, userId, id))!, now);
}

/**
 * Reverses the earning: pending tokens come back whole; of released ones the creator gives back their share, and the
 * platform the rest. What the people above a fork got stays theirs: they had no part in it.
 */
async function takeEarningBack(tx: Tx, { id, creator_id: creatorId, paid }: UnlockRow): Promise<{ fromPending: number; fromCreator: number }> {
  const [earning] = await rows<EarningRow>(tx, `select gross, lineage, status from earnings where source = 'unlock' and source_id = ? for update`, [id]);
  if (!earning) throw new Error(`unlock ${id} was paid without an earning`);
  await rows(tx, `update earnings set status = 'reversed' where source = 'unlock' and source_id = ?`, [id]);
  if (earning.status === 'pending') return { fromPending: paid, fromCreator: 0 };
  const above = lineageShares(creatorId, earning).reduce((sum, { tokens }) => sum + tokens, 0);
  return { fromPending: 0, fromCreator: creatorShare(paid - above) };
}
