import Stripe from 'stripe';
import type { PaymentsFixtures } from '#testing/payments-fixtures.ts';

/** A client of the sandbox's API, for changes that an administrator makes at the provider and that our server did not ask for. */
export function stripeOf({ sandbox }: Pick<PaymentsFixtures, 'sandbox'>): Stripe {
  const { hostname, port } = new URL(sandbox.url);
  return new Stripe(sandbox.keys.secret, { host: hostname, port, protocol: 'http' });
}
