import { must } from '#contracts/must.ts';
import type { getPaymentStatus, PaymentStatus } from '#contracts/payments.ts';
import type { QueryOf } from '#contracts/endpoint.ts';
import { invalid } from '#kernel/errors.ts';
import { orderNotFound } from '../payments.errors.ts';
import type { PaymentsContext } from '../payments-context.ts';
import { findOrder, findSubscription } from './order-rows.ts';
import type { OrderRow, SubscriptionRow } from './order-rows.ts';

/**
 * How far a payment is, read from the ledger. Reading never grants tokens (docs/rules/payments.md#looking-grants-nothing).
 * @throws AppError order_not_found, also for payments of others
 */
export async function paymentStatus(context: PaymentsContext, userId: string, asked: QueryOf<typeof getPaymentStatus>): Promise<PaymentStatus> {
  const { db, wallet } = context;
  const order = await find(context, asked);
  const subscription = order === null && asked.order !== undefined ? await findSubscription(db.knex, 'id', asked.order) : null;
  if ((order ?? subscription)?.user_id !== userId) throw orderNotFound();
  const { balance } = await wallet.state(db.knex, userId);
  if (order !== null) return { ...ofOrder(order), balance };
  return { ...(await ofSubscription(context, must(subscription, 'the subscription that was found'))), balance };
}

async function find({ db }: PaymentsContext, { order, session_id: session, payment_intent: payment }: QueryOf<typeof getPaymentStatus>): Promise<OrderRow | null> {
  if ([order, session, payment].filter((given) => given !== undefined).length !== 1) {
    throw invalid([], 'Say which payment: by order, session_id or payment_intent.');
  }
  if (order !== undefined) return findOrder(db.knex, 'id', order);
  if (session !== undefined) return findOrder(db.knex, 'stripe_session', session);
  return findOrder(db.knex, 'stripe_payment_intent', must(payment, 'the id of a payment'));
}

type Facts = Omit<PaymentStatus, 'balance'>;

const ofOrder = (order: OrderRow): Facts => ({
  state: order.granted ? 'done' : order.status === 'failed' ? 'failed' : 'confirming',
  kind: order.kind,
  orderId: order.id,
  productName: order.product_name,
  amountCents: order.amount_cents,
  tokens: order.tokens,
  failure: order.failure,
  receiptUrl: order.receipt_url,
});

/** The state of a subscription that was just begun. It is done when its first paid month granted tokens. */
async function ofSubscription({ db, pricing }: PaymentsContext, subscription: SubscriptionRow): Promise<Facts> {
  const [first] = await db.knex('orders').where({ subscription_id: subscription.id, granted: true }).orderBy('period_start').limit(1).select('*');
  if (first) return ofOrder(first);
  const { pro } = await pricing.products(db.knex);
  return {
    state: subscription.status === 'canceled' ? 'failed' : 'confirming',
    kind: 'subscription',
    orderId: subscription.id,
    productName: pro.name,
    amountCents: subscription.price_cents,
    tokens: pro.tokens,
    failure: null,
    receiptUrl: null,
  };
}
