import type Stripe from 'stripe';
import { must } from '#contracts/must.ts';
import { METADATA_ORDER, METADATA_USER } from '../domain/metadata.ts';
import { paymentRefused } from '../payments.errors.ts';
import type { PaymentPurchases } from '../ports/payment-purchases.port.ts';
import { asking, idOf, isRefusal } from './stripe-client.ts';
import { CURRENCY } from './stripe-catalogue.ts';

const CONFIRMABLE: readonly Stripe.PaymentIntent['status'][] = ['requires_payment_method', 'requires_confirmation', 'requires_action', 'processing'];

/**
 * Single payments at Stripe. Each idempotency key names our order and all that may change between two tries, so that a repeated call finds
 * the first result.
 */
export function stripePurchases(stripe: Stripe): PaymentPurchases {
  return {
    begin: ({ orderId, customerId, userId, amountCents, description }) =>
      asking(async () => {
        const intent = await stripe.paymentIntents.create(
          {
            amount: amountCents,
            currency: CURRENCY,
            customer: customerId,
            description,
            allowed_payment_method_types: ['card'],
            metadata: { [METADATA_ORDER]: orderId, [METADATA_USER]: userId },
          },
          { idempotencyKey: `order:${orderId}:${customerId}` },
        );
        return { id: intent.id, clientSecret: must(intent.client_secret, 'the secret of a payment') };
      }),
    secret: (paymentId) =>
      asking(async () => {
        const intent = await stripe.paymentIntents.retrieve(paymentId);
        return CONFIRMABLE.includes(intent.status) ? intent.client_secret : null;
      }),

    beginCheckout: ({ orderId, customerId, userId, amountCents, description, productName, successUrl, cancelUrl }) =>
      asking(async () => {
        const metadata = { [METADATA_ORDER]: orderId, [METADATA_USER]: userId };
        // The checkout charges the amount of the order, because the price in Stripe's list may have changed since the order was made.
        const item = { price_data: { currency: CURRENCY, unit_amount: amountCents, product_data: { name: productName } } };
        const session = await stripe.checkout.sessions.create(
          {
            mode: 'payment',
            customer: customerId,
            line_items: [{ ...item, quantity: 1 }],
            success_url: successUrl,
            cancel_url: cancelUrl,
            metadata,
            payment_intent_data: { metadata, description },
          },
          { idempotencyKey: `checkout:${orderId}:${customerId}` },
        );
        return { id: session.id, url: session.url };
      }),
    checkout: (sessionId) =>
      asking(async () => {
        const session = await stripe.checkout.sessions.retrieve(sessionId);
        const { url, metadata } = session;
        return { paymentId: idOf(session.payment_intent), expired: session.status === 'expired', orderId: metadata?.[METADATA_ORDER] ?? null, url };
      }),
    refund: ({ key, paymentId, amountCents, reason }) =>
      asking(async () => {
        try {
          await stripe.refunds.create({ payment_intent: paymentId, amount: amountCents, metadata: { reason } }, { idempotencyKey: key });
        } catch (error) {
          // Only administrators refund at Stripe, so they get Stripe's own message when it refuses.
          throw isRefusal(error) ? paymentRefused(error.message, error) : error;
        }
      }),
  };
}
