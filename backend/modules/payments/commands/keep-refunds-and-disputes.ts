import type { Clock } from '#kernel/clock.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { PaymentSnapshot } from '../ports/payment-records.port.ts';

const REFUND = `
  insert into refunds (stripe_refund, order_id, amount_cents, status, refunded_at) values (?, ?, ?, ?, ?)
  on conflict (stripe_refund) do update set status = excluded.status`;
const DISPUTE = `
  insert into disputes (stripe_dispute, order_id, amount_cents, reason, status, opened_at, due_at, closed_at) values (?, ?, ?, ?, ?, ?, ?, ?)
  on conflict (stripe_dispute) do update set status = excluded.status, amount_cents = excluded.amount_cents, due_at = coalesce(excluded.due_at, disputes.due_at),
    closed_at = case when excluded.status = 'open' then null else coalesce(disputes.closed_at, excluded.closed_at) end`;
const KNOWN = 'select stripe_dispute, status from disputes where order_id = ?';
/** Marks stored refunds of an order as failed when the provider no longer lists them: if all refunds of a charge failed, it lists none. */
const NO_MORE = `
  update refunds set status = 'failed' where order_id = ? and not stripe_refund = any(?::text[]) and status not in ('failed', 'canceled')`;

/** Whether a refund in this state reduces the order's amount: failed and canceled ones return no money. */
const counts = (status: string): boolean => status !== 'failed' && status !== 'canceled';

/** Stores the refunds and disputes of a payment. Returns the cents in valid refunds, the cents in open or lost disputes, and the disputes that changed. */
export async function keepRefundsAndDisputes(
  tx: Tx,
  clock: Clock,
  orderId: string,
  { amountCents, refunds, disputes }: PaymentSnapshot,
): Promise<{ refundedCents: number; disputedCents: number; moved: PaymentSnapshot['disputes'] }> {
  for (const { id, amountCents: cents, status, at } of refunds) await rows(tx, REFUND, [id, orderId, cents, status, at]);
  await rows(tx, NO_MORE, [orderId, refunds.map(({ id }) => id)]);
  const known = new Map((await rows<{ stripe_dispute: string; status: string }>(tx, KNOWN, [orderId])).map(({ stripe_dispute: dispute, status }) => [dispute, status]));
  for (const { id, amountCents: cents, reason, status, at, dueAt } of disputes) {
    await rows(tx, DISPUTE, [id, orderId, cents, reason, status, at, dueAt, status === 'open' ? null : clock.now()]);
  }
  const refunded = refunds.filter(({ status }) => counts(status)).reduce((sum, refund) => sum + refund.amountCents, 0);
  const disputed = disputes.filter(({ status }) => status !== 'won').reduce((sum, dispute) => sum + dispute.amountCents, 0);
  const moved = disputes.filter(({ id, status }) => known.get(id) !== status);
  return { refundedCents: Math.min(refunded, amountCents), disputedCents: Math.min(disputed, amountCents), moved };
}
