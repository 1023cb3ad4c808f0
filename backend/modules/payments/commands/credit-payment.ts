import type { Viewer } from '#kernel/http/endpoint-handler.ts';
import { adminAction, adminActionOf } from '#modules/operations/operations.events.ts';
import { providerOf } from '../payments-context.ts';
import type { PaymentsContext } from '../payments-context.ts';
import { findOrder } from '../queries/order-rows.ts';
import { syncInvoice } from './sync-invoice.ts';
import { syncOrder } from './sync-order.ts';

/**
 * Grants the tokens of a payment or invoice that was missed, by the same path as a webhook (docs/rules/payments.md#one-way-to-tokens). A
 * second call changes nothing.
 */
export async function creditPayment(context: PaymentsContext, { viewer, requestId }: { viewer: Viewer; requestId: string }, id: string): Promise<{ credited: boolean; message: string }> {
  const { db, outbox } = context;
  const order = id.startsWith('in_') ? await syncInvoice(context, id) : await creditOrder(context, id);
  if (!order) return { credited: false, message: 'No order of ours asks for this payment.' };
  const target = { type: 'order', id: order.id, label: `${order.product_name} ${id}` };
  await db.transaction((tx) => outbox.publish(tx, adminAction, adminActionOf(viewer, requestId, { action: 'payments.credit', target, details: { stripeId: id, granted: order.granted } })));
  return order.granted ? { credited: true, message: `${order.tokens} tokens are in the ledger.` } : { credited: false, message: 'The provider has no money for this payment yet.' };
}

async function creditOrder(context: PaymentsContext, paymentId: string) {
  const { orderId } = await providerOf(context).records.payment(paymentId);
  const order = (await findOrder(context.db.knex, 'stripe_payment_intent', paymentId)) ?? (orderId === null ? null : await findOrder(context.db.knex, 'id', orderId));
  return order && syncOrder(context, order.id, paymentId);
}
