import type Stripe from 'stripe';
import { must } from '#contracts/must.ts';
import { METADATA_ORDER, METADATA_SUBSCRIPTION, METADATA_USER } from '../domain/metadata.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { asking, idOf } from './stripe-client.ts';
import { CURRENCY, ensureProduct } from './stripe-catalogue.ts';

type Begin = Pick<
  PaymentProvider,
  'createCustomer' | 'describeCustomer' | 'createPayment' | 'clientSecret' | 'createCheckout' | 'checkout' | 'createSubscription' | 'subscriptionSecret'
>;

const CONFIRMABLE: readonly Stripe.PaymentIntent['status'][] = ['requires_payment_method', 'requires_confirmation', 'requires_action', 'processing'];

/** Calls that begin payments. Each key names our row and all that may change between two tries, so that a repeated call finds the first result. */
export function stripeBegin(stripe: Stripe): Begin {
  return {
    createCustomer: (userId, number) =>
      asking(async () => {
        const idempotencyKey = number === 0 ? `cust:${userId}` : `cust:${userId}:${number}`;
        return (await stripe.customers.create({ metadata: { [METADATA_USER]: userId } }, { idempotencyKey })).id;
      }),
    describeCustomer: (customerId, { email, name }) =>
      asking(async () => void (await stripe.customers.update(customerId, { name, ...(email !== null && { email }) }))),

    createPayment: ({ orderId, customerId, userId, amountCents, description }) =>
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
    clientSecret: (paymentId) =>
      asking(async () => {
        const intent = await stripe.paymentIntents.retrieve(paymentId);
        return CONFIRMABLE.includes(intent.status) ? intent.client_secret : null;
      }),

    createCheckout: ({ orderId, customerId, userId, amountCents, description, productName, successUrl, cancelUrl }) =>
      asking(async () => {
        const metadata = { [METADATA_ORDER]: orderId, [METADATA_USER]: userId };
        // The order's own amount, because the price in the provider's list may have changed since.
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

    createSubscription: ({ subscriptionId, customerId, userId, product }) =>
      asking(async () => {
        const item =
          product.stripePriceId !== null
            ? { price: product.stripePriceId }
            : { price_data: { currency: CURRENCY, product: await ensureProduct(stripe, product), unit_amount: product.priceCents, recurring: { interval: 'month' as const } } };
        const subscription = await stripe.subscriptions.create(
          {
            customer: customerId,
            items: [item],
            payment_behavior: 'default_incomplete',
            payment_settings: { save_default_payment_method: 'on_subscription', payment_method_types: ['card'] },
            metadata: { [METADATA_USER]: userId, [METADATA_SUBSCRIPTION]: subscriptionId },
            expand: ['latest_invoice.confirmation_secret'],
          },
          // One key for one set of parameters: the price may change between two tries.
          { idempotencyKey: `subscription:${subscriptionId}:${customerId}:${product.stripePriceId ?? product.priceCents}` },
        );
        return { id: subscription.id, clientSecret: secretOf(subscription) };
      }),
    subscriptionSecret: (stripeSubscription) =>
      asking(async () => {
        const subscription = await stripe.subscriptions.retrieve(stripeSubscription, { expand: ['latest_invoice.confirmation_secret'] });
        return subscription.status === 'incomplete' ? secretOf(subscription) : null;
      }),
  };
}

function secretOf({ latest_invoice: invoice }: Stripe.Subscription): string | null {
  return typeof invoice === 'object' ? (invoice?.confirmation_secret?.client_secret ?? null) : null;
}
