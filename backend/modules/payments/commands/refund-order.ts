import type { RefundPreview, SalesOrder } from '#contracts/sales.ts';
import type { Viewer } from '#kernel/http/endpoint-handler.ts';
import { notFound } from '#kernel/errors.ts';
import { rows } from '#kernel/db/raw.ts';
import { adminAction, adminActionOf } from '#modules/operations/operations.events.ts';
import { dollarsFromCents } from '#modules/pricing/index.ts';
import { tokensToTakeBack } from '../domain/claw-back.ts';
import { notRefundable, requestKeyReused } from '../payments.errors.ts';
import { providerOf } from '../payments-context.ts';
import type { PaymentsContext } from '../payments-context.ts';
import { salesOrder } from '../queries/list-orders.ts';
import { findOrder } from '../queries/order-rows.ts';
import type { OrderRow } from '../queries/order-rows.ts';
import type { Click } from './open-order.ts';
import { syncOrder } from './sync-order.ts';

const refundableCents = ({ granted, amount_cents: amount, refunded_cents: refunded, disputed_cents: disputed }: OrderRow): number =>
  granted ? Math.max(0, amount - refunded - disputed) : 0;

async function orderById({ db }: PaymentsContext, id: string): Promise<OrderRow> {
  const order = await findOrder(db.knex, 'id', id);
  if (!order) throw notFound('This order');
  return order;
}

/**
 * How many tokens a refund of `amountCents` would take back from the buyer's wallet, calculated by the same rule as the refund itself.
 * @throws AppError not_refundable beyond what is left
 */
export async function previewRefund(context: PaymentsContext, orderId: string, amountCents: number): Promise<RefundPreview> {
  const order = await orderById(context, orderId);
  const left = refundableCents(order);
  if (amountCents > left) throw notRefundable(left);
  const target = tokensToTakeBack({
    tokens: order.tokens,
    amountCents: order.amount_cents,
    refundedCents: order.refunded_cents + amountCents,
    disputedCents: order.disputed_cents,
  });
  const tokens = target - order.clawed_back;
  const { balance } = await context.wallet.state(context.db.knex, order.user_id);
  const taken = Math.min(tokens, balance);
  return { amountCents, refundableCents: left, tokens, taken, debt: tokens - taken, balanceAfter: balance - taken };
}

/** The administrator who refunds, and the idempotency key of the click. */
export interface RefundCall extends Click {
  viewer: Viewer;
  requestId: string;
}

/**
 * Refunds all or a part of an order at the provider. The provider's event then takes the tokens back, as for every other refund. A repeated
 * click refunds once.
 * @throws AppError not_refundable beyond what is left, idempotency_key_reused when the key stands for another refund
 */
export async function refundOrder(context: PaymentsContext, call: RefundCall, orderId: string, { amountCents, reason }: { amountCents: number; reason: string }): Promise<SalesOrder> {
  const order = await syncOrder(context, (await orderById(context, orderId)).id);
  const { stripe_payment_intent: paymentId } = order;
  if (paymentId === null) throw notRefundable(0);
  const key = `refund:${order.id}:${call.idempotency?.key ?? `${order.refunded_cents}:${call.requestHash}`}`;
  await noteRequest(context, call, order, { key, amountCents, reason });
  await providerOf(context).purchases.refund({ key, paymentId, amountCents, reason });
  return salesOrder(context, context.db.knex, await syncOrder(context, order.id));
}

const REQUEST = `
  insert into refund_requests (request_key, order_id, amount_cents, request_hash, created_at) values (?, ?, ?, ?, ?) on conflict (request_key) do nothing returning request_key`;

/** Stores the refund request and its audit entry. Only a new click is checked against the amount that is left to refund. */
async function noteRequest({ db, clock, outbox }: PaymentsContext, { viewer, requestId, requestHash }: RefundCall, order: OrderRow, wanted: { key: string; amountCents: number; reason: string }): Promise<void> {
  const { key, amountCents, reason } = wanted;
  await db.transaction(async (tx) => {
    const added = await rows(tx, REQUEST, [key, order.id, amountCents, requestHash, clock.now()]);
    if (added.length === 0) {
      const [first] = await rows<{ same: boolean | null }>(tx, 'select request_hash = ? and amount_cents = ? as same from refund_requests where request_key = ?', [requestHash, amountCents, key]);
      if (first?.same === false) throw requestKeyReused();
      return;
    }
    const left = refundableCents(order);
    if (amountCents > left) throw notRefundable(left);
    // The entry links to the order, which names the buyer. A name stored here would outlive the buyer's account.
    const target = { type: 'order', id: order.id, label: `$${dollarsFromCents(amountCents)} for ${order.product_name}` };
    await outbox.publish(tx, adminAction, adminActionOf(viewer, requestId, { action: 'sales.refund', target, reason, details: { amountCents } }));
  });
}
