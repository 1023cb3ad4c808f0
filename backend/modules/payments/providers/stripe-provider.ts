import type { StripeSettings } from '../payments.config.ts';
import type { PaymentProvider } from '../payment-provider.port.ts';
import { stripeCatalogue } from './stripe-catalogue.ts';
import { createStripe } from './stripe-client.ts';
import { stripeCustomers } from './stripe-customers.ts';
import { stripeEvents } from './stripe-events.ts';
import { stripePurchases } from './stripe-purchases.ts';
import { stripeRecords } from './stripe-records.ts';
import { stripeSubscriptions } from './stripe-subscriptions.ts';

/** The payment provider Stripe, or the payments sandbox, which speaks the same API at another address. */
export function createStripeProvider(settings: StripeSettings): PaymentProvider {
  const stripe = createStripe(settings);
  const { webhookSecret, dashboardUrl, checkoutOrigin, live } = settings;
  return {
    live,
    customers: stripeCustomers(stripe, checkoutOrigin),
    purchases: stripePurchases(stripe),
    subscriptions: stripeSubscriptions(stripe),
    records: stripeRecords(stripe, `${dashboardUrl}${live ? '' : '/test'}`),
    catalogue: stripeCatalogue(stripe),
    events: stripeEvents(stripe, webhookSecret),
  };
}
