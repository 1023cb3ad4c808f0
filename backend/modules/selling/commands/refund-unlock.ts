import { must } from '#contracts/must.ts';
import type { Unlock } from '#contracts/selling.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { notFound } from '#kernel/errors.ts';
import { refundRefusalOf } from '../domain/refund-rules.ts';
import type { SellingContext } from '../selling-context.ts';
import { refundRefused } from '../selling.errors.ts';
import { unlockRefunded } from '../selling.events.ts';
import { presentUnlock, refundCase } from '../selling.presenter.ts';
import { lockEarnings } from '../queries/earnings-of-day.ts';
import { unlockById } from '../queries/unlock-rows.ts';
import { earningsOfSale, takeEarningsBack } from './take-earning-back.ts';

/**
 * Refunds an unlock and ends the access (docs/rules/selling.md#unlock-refund); after a take-down its runs do not matter
 * (docs/rules/selling.md#take-down-refund). The buyer's buckets get back what they gave, and each person who earned gives back their part.
 * Locks on the buyer's unlocks order their refunds, so that each counts those before it. The wallet's lock keeps runs from beginning or
 * ending while this command counts them. A refund that a moderator `granted` skips the rules.
 * @throws AppError not_found; refund_too_late, refund_too_many_runs, refund_cooldown, refund_already_refunded
 */
export async function refundUnlock(tx: Tx, context: SellingContext, userId: string, id: string, granted = false): Promise<Unlock> {
  const { clock, wallet, earnings, prompts, promptSelling, outbox, generation } = context;
  await rows(tx, 'select 1 from unlocks where user_id = ? order by id for update', [userId]);
  const found = await unlockById(tx, userId, id);
  if (!found) throw notFound('This unlock');
  await lockEarnings(tx, found.creator_id);
  const earned = await earningsOfSale(tx, 'unlock', [id]);
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
    if (earned.length === 0) throw new Error(`unlock ${id} was paid without an earning`);
    const source = await takeEarningsBack(tx, context, creatorId, earned);
    await earnings.refundSale(tx, { userId, creatorId, split, ...source, key: `unlock_refund:${id}`, reason: `Refund of “${title}”`, refType: 'prompt', refId: promptId });
  }
  await promptSelling.revokeAccess(tx, { promptId: unlock.prompt_id, userId, source: 'unlock', sourceId: id });
  await outbox.publish(tx, unlockRefunded, { unlockId: id, promptId: unlock.prompt_id, title, buyerId: userId, creatorId: unlock.creator_id, paid: unlock.paid, granted });
  return presentUnlock(must(await unlockById(tx, userId, id), 'the unlock'), now, removed);
}
