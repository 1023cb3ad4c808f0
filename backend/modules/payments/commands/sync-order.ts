import { must } from '#contracts/must.ts';
import { rows } from '#kernel/db/raw.ts';
import type { Tx } from '#kernel/db/database.ts';
import type { PaymentSnapshot } from '../ports/payment-records.port.ts';
import { StaleSnapshot, paymentMismatch } from '../payments.errors.ts';
import { disputeMoved } from '../payments.events.ts';
import { providerOf } from '../payments-context.ts';
import type { PaymentsContext } from '../payments-context.ts';
import { orderStatusOf } from '../domain/order-state.ts';
import { findOrder } from '../queries/order-rows.ts';
import type { OrderRow } from '../queries/order-rows.ts';
import { userOfCustomer } from './ensure-customer.ts';
import { freshly } from './freshly.ts';
import { keepRefundsAndDisputes } from './keep-refunds-and-disputes.ts';
import { moveTokens } from './move-tokens.ts';
import { tellTakings } from './tell-takings.ts';

/**
 * Reads an order's payment at the provider, and updates the order, its refunds, its disputes and its tokens in one transaction. It is the
 * only path of fulfilment and claw-back (docs/rules/payments.md#one-way-to-tokens). An event only says where to look, so copies, late events
 * and another order of events end in the same state.
 * @param paymentId where the order does not know its payment yet
 * @throws AppError payment_mismatch when what was taken is not what the order says
 */
export function syncOrder(context: PaymentsContext, orderId: string, paymentId?: string): Promise<OrderRow> {
  const { records } = providerOf(context);
  return freshly(async () => {
    const order = await findOrder(context.db.knex, 'id', orderId);
    if (!order) throw new Error(`There is no order ${orderId}`);
    const payment = paymentId ?? order.stripe_payment_intent ?? (await paymentOfCheckout(context, order));
    if (payment === null) return must(await findOrder(context.db.knex, 'id', orderId), 'the order');
    const snapshot = await records.payment(payment);
    if (order.granted && payment !== order.stripe_payment_intent) throw paymentMismatch(`${payment} is a second payment for it`);
    await verify(context, order, snapshot);
    const synced = await context.db.transaction(async (tx) => {
      const after = await write(context, tx, order, snapshot);
      context.failpoints.hit('fulfil.before_commit');
      return after;
    });
    context.failpoints.hit('fulfil.after_commit');
    return synced;
  });
}

async function paymentOfCheckout(context: PaymentsContext, order: OrderRow): Promise<string | null> {
  if (order.stripe_session === null) return null;
  const { paymentId, expired } = await providerOf(context).purchases.checkout(order.stripe_session);
  if (expired && paymentId === null) {
    const change = `update orders set status = 'failed', failure = 'The checkout page was left open too long.', updated_at = ? where id = ? and status = 'created'`;
    await rows(context.db.knex, change, [context.clock.now(), order.id]);
  }
  return paymentId;
}

/** Refuses a payment that differs from its order in amount, currency, mode, customer or order id (OWASP, payment gateways). */
async function verify(context: PaymentsContext, order: OrderRow, snapshot: PaymentSnapshot): Promise<void> {
  if (snapshot.live !== providerOf(context).live) throw paymentMismatch('it was made in another mode');
  if (order.kind === 'tokens' && snapshot.orderId !== order.id) throw paymentMismatch('it names another order');
  if (snapshot.currency !== order.currency) throw paymentMismatch(`it is in ${snapshot.currency}`);
  if (snapshot.amountCents !== order.amount_cents) throw paymentMismatch(`${snapshot.amountCents} cents for ${order.amount_cents}`);
  if (snapshot.status === 'succeeded' && snapshot.receivedCents !== order.amount_cents) throw paymentMismatch(`${snapshot.receivedCents} cents arrived`);
  const payer = snapshot.customerId === null ? null : await userOfCustomer(context, snapshot.customerId);
  if (payer !== order.user_id) throw paymentMismatch('another account paid it');
}

const UPDATE = `
  update orders set status = :status, stripe_payment_intent = :payment, stripe_charge = :charge, receipt_url = coalesce(:receipt, receipt_url), fee_cents = :fee,
    refunded_cents = :refunded, disputed_cents = :disputed, failure = :failure, paid_at = coalesce(paid_at, :paidAt), grant_key = :grantKey,
    granted = granted or :succeeded, sync_no = sync_no + 1, updated_at = :at
  where id = :id and sync_no = :syncNo returning *`;

async function write(context: PaymentsContext, tx: Tx, order: OrderRow, snapshot: PaymentSnapshot): Promise<OrderRow> {
  const { refundedCents, disputedCents, moved } = await keepRefundsAndDisputes(tx, context.clock, order.id, snapshot);
  const succeeded = snapshot.status === 'succeeded';
  const [after] = await rows<OrderRow>(tx, UPDATE, {
    id: order.id,
    syncNo: order.sync_no,
    status: orderStatusOf({ ...snapshot, refundedCents, disputedCents }),
    payment: snapshot.id,
    charge: snapshot.chargeId,
    receipt: snapshot.receiptUrl,
    fee: snapshot.feeCents,
    refunded: refundedCents,
    disputed: disputedCents,
    failure: succeeded ? null : snapshot.failure,
    paidAt: succeeded ? (snapshot.paidAt ?? context.clock.now()) : null,
    grantKey: order.grant_key ?? `pi:${snapshot.id}`,
    succeeded,
    at: context.clock.now(),
  });
  if (!after) throw new StaleSnapshot();
  await moveTokens(context, tx, { before: order, after, card: snapshot.card });
  await tellTakings(tx, context, after);
  if (!after.granted || after.tokens === 0) return after;
  for (const { id: disputeId, status } of moved) {
    await context.outbox.publish(tx, disputeMoved, { disputeId, orderId: after.id, userId: after.user_id, seq: after.sync_no, status, tokens: after.tokens, paidAt: must(after.paid_at, 'the time of a payment that granted tokens').toISOString() });
  }
  return after;
}
