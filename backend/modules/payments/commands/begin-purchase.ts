import type { PaymentSession } from '#contracts/payments.ts';
import { rows } from '#kernel/db/raw.ts';
import type { Product } from '#modules/pricing/index.ts';
import { paymentRefused, wrongPrice } from '../payments.errors.ts';
import { providerOf } from '../payments-context.ts';
import type { PaymentsContext } from '../payments-context.ts';
import type { PaymentToBegin } from '../payment-provider.ts';
import type { OrderRow } from '../queries/order-rows.ts';
import { ensureCustomer } from './ensure-customer.ts';
import { openOrder } from './open-order.ts';
import type { Click } from './open-order.ts';

const describe = ({ product_name: name, tokens }: OrderRow): string => `${name}: ${tokens} tokens`;

async function toBegin(context: PaymentsContext, order: OrderRow): Promise<PaymentToBegin> {
  const customerId = await ensureCustomer(context, order.user_id);
  return { orderId: order.id, userId: order.user_id, customerId, amountCents: order.amount_cents, description: describe(order) };
}

/**
 * Begins a card payment for the package with this price. What the client sends only selects: price and tokens are ours.
 * @throws AppError unknown_price for a price that is not on sale, or one that buys another number of tokens
 */
export async function beginCardPayment(
  context: PaymentsContext,
  userId: string,
  wanted: { priceId: string; tokenAmount: number },
  click: Click,
): Promise<PaymentSession> {
  const provider = providerOf(context);
  const { packages } = await context.pricing.products(context.db.knex);
  const product = packages.find(({ priceId }) => priceId === wanted.priceId);
  if (!product || product.tokens !== wanted.tokenAmount) throw wrongPrice();
  await context.limits.take('payment', userId);
  const order = await openOrder(context, userId, product, click);
  if (order.stripe_payment_intent !== null) {
    const clientSecret = await provider.clientSecret(order.stripe_payment_intent);
    if (clientSecret === null) throw paymentRefused('This payment is over already. Your wallet shows what came of it.', undefined);
    return { clientSecret, orderId: order.id };
  }
  const { id, clientSecret } = await provider.createPayment(await toBegin(context, order));
  await rows(context.db.knex, 'update orders set stripe_payment_intent = ?, updated_at = ? where id = ?', [id, context.clock.now(), order.id]);
  return { clientSecret, orderId: order.id };
}

/**
 * Begins the same purchase on the provider's own page.
 * @throws AppError unknown_price for a package that is not on sale
 */
export async function beginCheckout(
  context: PaymentsContext,
  userId: string,
  packageId: string,
  click: Click,
): Promise<{ sessionId: string; checkoutUrl?: string }> {
  const provider = providerOf(context);
  const { packages } = await context.pricing.products(context.db.knex);
  const product = packages.find(({ productId }) => productId === packageId);
  if (!product) throw wrongPrice();
  await context.limits.take('payment', userId);
  const order = await openOrder(context, userId, product, click);
  if (order.stripe_session !== null) return sessionAnswer(order.stripe_session, (await provider.checkout(order.stripe_session)).url);
  const session = await provider.createCheckout({ ...(await toBegin(context, order)), ...pages(context, product) });
  await rows(context.db.knex, 'update orders set stripe_session = ?, updated_at = ? where id = ?', [session.id, context.clock.now(), order.id]);
  return sessionAnswer(session.id, session.url);
}

const sessionAnswer = (sessionId: string, url: string | null) => ({ sessionId, ...(url !== null && { checkoutUrl: url }) });

const pages = ({ options: { linkBaseUrl } }: PaymentsContext, product: Product) => ({
  productName: `${product.name} (${product.tokens} tokens)`,
  stripePriceId: product.stripePriceId,
  // The provider puts its session id in place of the braces.
  successUrl: `${linkBaseUrl}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
  cancelUrl: `${linkBaseUrl}/pricing`,
});
