import type Stripe from 'stripe';
import { METADATA_USER } from '../domain/metadata.ts';
import { isProviderPage } from '../domain/provider-page.ts';
import type { PaymentCustomers } from '../ports/payment-customers.port.ts';
import { asking, unlessMissing } from './stripe-client.ts';

/** Creates, edits and deletes customers at Stripe. `checkoutOrigin` is where Stripe's pages for buyers are. */
export function stripeCustomers(stripe: Stripe, checkoutOrigin: string): PaymentCustomers {
  return {
    create: (userId, number) =>
      asking(async () => {
        const idempotencyKey = number === 0 ? `cust:${userId}` : `cust:${userId}:${number}`;
        return (await stripe.customers.create({ metadata: { [METADATA_USER]: userId } }, { idempotencyKey })).id;
      }),
    describe: (customerId, { email, name }) =>
      asking(async () => void (await stripe.customers.update(customerId, { name, ...(email !== null && { email }) }))),
    delete: (id) => asking(() => unlessMissing(stripe.customers.del(id))),
    portalUrl: (customer, returnUrl) =>
      asking(async () => {
        const { url } = await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl });
        if (!isProviderPage(url, checkoutOrigin)) throw new Error(`The portal is not beside ${checkoutOrigin}.`);
        return url;
      }),
  };
}
