import type Stripe from 'stripe';
import { must } from '#contracts/must.ts';
import { METADATA_SUBSCRIPTION, METADATA_USER } from '../domain/metadata.ts';
import type { PaymentSubscriptions } from '../ports/payment-subscriptions.port.ts';
import { asking, idOf, unlessMissing } from './stripe-client.ts';
import { CURRENCY, ensureProduct } from './stripe-catalogue.ts';

/** Subscriptions at Stripe. Each idempotency key names our row and all that may change between two tries, so that a repeated call finds the first result. */
export function stripeSubscriptions(stripe: Stripe): PaymentSubscriptions {
  return {
    begin: ({ subscriptionId, customerId, userId, product }) =>
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
          // The idempotency key of a subscription contains the price, because Stripe refuses a repeated key with a changed price.
          { idempotencyKey: `subscription:${subscriptionId}:${customerId}:${product.stripePriceId ?? product.priceCents}` },
        );
        return { id: subscription.id, clientSecret: secretOf(subscription) };
      }),
    secret: (stripeSubscription) =>
      asking(async () => {
        const subscription = await stripe.subscriptions.retrieve(stripeSubscription, { expand: ['latest_invoice.confirmation_secret'] });
        return subscription.status === 'incomplete' ? secretOf(subscription) : null;
      }),
    setCancelAtPeriodEnd: (id, cancel) => asking(async () => void (await stripe.subscriptions.update(id, { cancel_at_period_end: cancel }))),
    cancel: (id) => asking(() => unlessMissing(stripe.subscriptions.cancel(id))),
    giveUp: (id) =>
      asking(async () => {
        const { latest_invoice: invoice } = await stripe.subscriptions.retrieve(id);
        // An unpaid subscription is given up by voiding its invoice: Stripe refuses that if it was paid meanwhile, but would cancel a paid subscription.
        await stripe.invoices.voidInvoice(must(idOf(invoice), 'the latest invoice of a subscription'));
      }),
  };
}

function secretOf({ latest_invoice: invoice }: Stripe.Subscription): string | null {
  return typeof invoice === 'object' ? (invoice?.confirmation_secret?.client_secret ?? null) : null;
}
