import Stripe from 'stripe';
import type { PaymentsFixtures } from '#testing/payments-fixtures.ts';

/** A client of the sandbox's API, with which a test plays an administrator who changes things at the provider without our server. */
export function stripeOf({ sandbox }: Pick<PaymentsFixtures, 'sandbox'>): Stripe {
  const { hostname, port } = new URL(sandbox.url);
  return new Stripe(sandbox.keys.secret, { host: hostname, port, protocol: 'http' });
}
