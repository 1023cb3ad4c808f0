import Stripe from 'stripe';
import type { PaymentsFixtures } from '#testing/payments-fixtures.ts';

/** The provider's own console, so to speak: changes that we did not ask for. */
export function stripeOf({ sandbox }: Pick<PaymentsFixtures, 'sandbox'>): Stripe {
  const { hostname, port } = new URL(sandbox.url);
  return new Stripe(sandbox.keys.secret, { host: hostname, port, protocol: 'http' });
}
