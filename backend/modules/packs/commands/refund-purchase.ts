import type { Purchase } from '#contracts/packs.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { refundRefusalOf } from '#modules/selling/index.ts';
import type { Usage } from '#modules/selling/index.ts';
import type { PacksContext } from '../packs-context.ts';
import { partNotRefundable, purchaseMissing, refundRefused } from '../packs.errors.ts';
import { packRefunded } from '../packs.events.ts';
import { refundCase } from '../packs.presenter.ts';
import { ownPurchase } from '../queries/list-purchases.ts';
import { countsSince, itemsOfPurchases, purchaseById } from '../queries/purchase-rows.ts';
import type { PurchaseItemRow, PurchaseRow } from '../queries/purchase-rows.ts';

// Refunds of one payer must follow each other, because each counts those before it toward the limit.
const LOCK_ALL = 'select 1 from pack_purchases where payer_id = ? order by id for update';
const LOCK_GIFT = 'select 1 from pack_gifts where purchase_id = ? for update';

export interface RefundedParts {
  row: PurchaseRow;
  items: readonly PurchaseItemRow[];
  reason: 'asked' | 'removed' | 'returned';
}

/**
 * Refunds a pack by the rules of unlocks, counting the runs of all its parts, or refunds one part that was taken down
 * (docs/rules/packs.md#refund). The payer's buckets get back what they gave, and the access ends.
 * @throws AppError not_found; refund_too_late, refund_too_many_runs, refund_cooldown, refund_already_refunded, part_not_refundable
 */
export async function refundPurchase(tx: Tx, context: PacksContext, userId: string, purchaseId: string, promptId: string | null): Promise<Purchase> {
  await rows(tx, LOCK_ALL, [userId]);
  const { row, items } = await lockPurchase(tx, context, userId, purchaseId);
  const open = items.filter(({ refundedAt }) => refundedAt === null);
  if (promptId !== null) {
    const item = open.find((each) => each.promptId === promptId);
    if (row.status !== 'active' || !item || !(await context.prompts.takenDown(tx, [promptId])).has(promptId)) throw partNotRefundable();
    await giveBack(tx, context, { row, items: [item], reason: 'removed' });
  } else {
    const refusal = refundRefusalOf(refundCase(row, await usageNow(tx, context, row, items), await context.sales.refundsOf(tx, userId)), context.clock.now());
    if (refusal !== null) throw refundRefused(refusal);
    await giveBack(tx, context, { row, items: open, reason: 'asked' });
  }
  return ownPurchase(tx, context, userId, purchaseId);
}

/** Locks a purchase and all that its refund changes. @throws AppError not_found, also for those who did not pay it */
export async function lockPurchase(tx: Tx, { sales }: PacksContext, payerId: string, purchaseId: string): Promise<{ row: PurchaseRow; items: PurchaseItemRow[] }> {
  await rows(tx, 'select 1 from pack_purchases where id = ? for update', [purchaseId]);
  await rows(tx, LOCK_GIFT, [purchaseId]);
  const row = await purchaseById(tx, payerId, purchaseId);
  if (!row || row.payerId !== payerId) throw purchaseMissing();
  const items = await itemsOfPurchases(tx, [row.id]);
  await sales.lock(tx, { creatorId: row.creatorId, people: [row.payerId, ...(row.holderId === null ? [] : [row.holderId])], partIds: items.map(({ id }) => id) });
  return { row, items };
}

/** The runs are counted from the runs themselves, because their events may still be on the way. */
async function usageNow(tx: Tx, { generation }: PacksContext, row: PurchaseRow, items: readonly PurchaseItemRow[]): Promise<Usage> {
  const all = { runsSince: 0, failures: 0 };
  if (row.holderId === null) return all;
  for (const { promptId } of items) {
    const { runsSince, failures } = await generation.runsSince(tx, { userId: row.holderId, promptId, since: countsSince(row) });
    all.runsSince += runsSince;
    all.failures += failures;
  }
  return all;
}

const END_ITEM = 'update pack_purchase_items set refunded_at = ? where id = any(cast(? as uuid[]))';
const END = 'update pack_purchases set status = :status, ended_at = :now, refund_reason = :reason where id = :id';
const END_GIFT = `update pack_gifts set status = :status where purchase_id = :id and status in ('open', 'claimed')`;
const COUNT = 'update prompt_packs set refunds = refunds + :whole, gross = gross - :paid where id = :packId';
const GIVE_USE_BACK = 'update pack_coupons set used = used - 1 where id = ? and used > 0';

/** Refunds parts of a purchase to its payer; the purchase ends with its last part. The caller called `lockPurchase`. */
export async function giveBack(tx: Tx, context: PacksContext, { row, items, reason }: RefundedParts): Promise<void> {
  const { clock, sales, promptSelling, outbox } = context;
  const now = clock.now();
  const left = (await itemsOfPurchases(tx, [row.id])).filter(({ id, refundedAt, added }) => refundedAt === null && !added && items.every((item) => item.id !== id));
  const whole = reason !== 'removed' || left.length === 0;
  await rows(tx, END_ITEM, [now, items.map(({ id }) => id)]);
  await sales.refund(tx, {
    userId: row.payerId, creatorId: row.creatorId, purchaseId: row.id, packId: row.packId, parts: items.map(({ id, split, subsidy }) => ({ id, split, subsidy })),
    key: `pack_refund:${row.id}:${whole ? 'all' : items.map(({ promptId }) => promptId).join()}`,
    reason: reason === 'returned' ? `Gift returned: pack “${row.title}”` : `Refund of pack “${row.title}”`,
    counts: reason === 'asked',
  });
  const { holderId } = row;
  const source = row.giftCode === null ? 'pack' as const : 'gift' as const;
  if (holderId !== null) for (const { promptId } of items) await promptSelling.revokeAccess(tx, { promptId, userId: holderId, source, sourceId: row.id });
  const paid = items.reduce((sum, item) => sum + item.paid, 0);
  await rows(tx, COUNT, { packId: row.packId, paid, whole: whole ? 1 : 0 });
  if (whole) {
    const status = reason === 'returned' ? 'returned' : 'refunded';
    await rows(tx, END, { id: row.id, status, reason, now });
    await rows(tx, END_GIFT, { id: row.id, status });
    if (row.couponId !== null) await rows(tx, GIVE_USE_BACK, [row.couponId]);
  }
  await outbox.publish(tx, packRefunded, { packId: row.packId, title: row.title, ownerId: row.creatorId, purchaseId: row.id, payerId: row.payerId, holderId, paid, whole, returned: reason === 'returned' });
}
