import type { PaymentSession } from '#contracts/payments.ts';
import { rows } from '#kernel/db/raw.ts';
import { isRefused, paymentRefused, wrongPrice } from '../payments.errors.ts';
import { providerOf } from '../payments-context.ts';
import type { PaymentsContext } from '../payments-context.ts';
import type { PaymentToBegin } from '../ports/payment-purchases.port.ts';
import type { OrderRow } from '../queries/order-rows.ts';
import { asCustomer } from './ensure-customer.ts';
import { openOrder } from './open-order.ts';
import type { Click } from './open-order.ts';
import { syncOrder } from './sync-order.ts';

/** Begins the payment of an order at the provider. If the provider refuses, the order ends, so the buyer's next click opens another one. */
async function begin<T>(context: PaymentsContext, order: OrderRow, ask: (payment: PaymentToBegin) => Promise<T>): Promise<T> {
  const { id: orderId, user_id: userId, amount_cents: amountCents, product_name: name, tokens } = order;
  try {
    return await asCustomer(context, userId, (customerId) => ask({ orderId, userId, customerId, amountCents, description: `${name}: ${tokens} tokens` }));
  } catch (error) {
    if (isRefused(error)) await rows(context.db.knex, REFUSED, [context.clock.now(), orderId]);
    throw error;
  }
}

const REFUSED = `
  update orders set status = 'failed', failure = 'The payment provider did not accept it.', updated_at = ?
  where id = ? and status = 'created' and stripe_payment_intent is null and stripe_session is null`;

/**
 * Whether a repeated click is a new purchase, because its earlier order is over. Events may be late, so the server asks the provider. A click
 * with an idempotency key is always one purchase.
 */
async function isOver(context: PaymentsContext, order: OrderRow, { idempotency }: Click): Promise<boolean> {
  const { status } = await syncOrder(context, order.id);
  return idempotency === null && status !== 'created' && status !== 'processing';
}

const over = () => paymentRefused('This payment has ended. Your wallet shows whether it was paid.', undefined);

/**
 * Begins a card payment for the token package with this price (docs/rules/payments.md#price-from-the-database).
 * @throws AppError unknown_price for a price that is not on sale, or one that buys another number of tokens
 */
export async function beginCardPayment(
  context: PaymentsContext,
  userId: string,
  wanted: { priceId: string; tokenAmount: number },
  click: Click,
): Promise<PaymentSession> {
  const { purchases } = providerOf(context);
  const { packages } = await context.pricing.products(context.db.knex);
  const product = packages.find(({ priceId }) => priceId === wanted.priceId);
  if (!product || product.tokens !== wanted.tokenAmount) throw wrongPrice();
  await context.limits.take('payment', userId);
  const order = await openOrder(context, userId, product, click);
  if (order.stripe_payment_intent !== null) {
    const clientSecret = await purchases.secret(order.stripe_payment_intent);
    if (clientSecret !== null) return { clientSecret, orderId: order.id };
    if (await isOver(context, order, click)) return beginCardPayment(context, userId, wanted, click);
    throw over();
  }
  const { id, clientSecret } = await begin(context, order, (payment) => purchases.begin(payment));
  await rows(context.db.knex, 'update orders set stripe_payment_intent = ?, updated_at = ? where id = ?', [id, context.clock.now(), order.id]);
  return { clientSecret, orderId: order.id };
}

/**
 * Begins the purchase of a token package on the provider's hosted checkout page.
 * @throws AppError unknown_price for a package that is not on sale
 */
export async function beginCheckout(
  context: PaymentsContext,
  userId: string,
  packageId: string,
  click: Click,
): Promise<{ sessionId: string; checkoutUrl?: string }> {
  const { purchases } = providerOf(context);
  const { packages } = await context.pricing.products(context.db.knex);
  const product = packages.find(({ productId }) => productId === packageId);
  if (!product) throw wrongPrice();
  await context.limits.take('payment', userId);
  const order = await openOrder(context, userId, product, click);
  if (order.stripe_session !== null) {
    const { url } = await purchases.checkout(order.stripe_session);
    if (url !== null) return { sessionId: order.stripe_session, checkoutUrl: url };
    if (await isOver(context, order, click)) return beginCheckout(context, userId, packageId, click);
    throw over();
  }
  const { id: sessionId, url } = await begin(context, order, (payment) => purchases.beginCheckout({ ...payment, ...pages(context, order) }));
  await rows(context.db.knex, 'update orders set stripe_session = ?, updated_at = ? where id = ?', [sessionId, context.clock.now(), order.id]);
  return { sessionId, ...(url !== null && { checkoutUrl: url }) };
}

const pages = ({ options: { linkBaseUrl } }: PaymentsContext, { product_name: name, tokens }: OrderRow) => ({
  productName: `${name} (${tokens} tokens)`,
  // The provider replaces `{CHECKOUT_SESSION_ID}` in the return address by the id of its checkout session.
  successUrl: `${linkBaseUrl}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
  cancelUrl: `${linkBaseUrl}/pricing`,
});
