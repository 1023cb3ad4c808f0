import type Stripe from 'stripe';
import { badSignature } from '../payments.errors.ts';
import type { PaymentEvents } from '../ports/payment-events.port.ts';

/** The greatest age in seconds of an accepted webhook signature (docs/rules/payments.md#signature-age). */
const TOLERANCE_SECONDS = 300;

/** Checks and parses Stripe's webhook events, which are signed with `webhookSecret`. */
export function stripeEvents(stripe: Stripe, webhookSecret: string): PaymentEvents {
  return {
    read(body, signature) {
      if (!signature) throw badSignature();
      try {
        const event = stripe.webhooks.constructEvent(body, signature, webhookSecret, TOLERANCE_SECONDS);
        const object = event.data.object as { id?: string };
        return { id: event.id, type: event.type, live: event.livemode, objectId: object.id ?? null, payload: event };
      } catch (error) {
        throw badSignature(error);
      }
    },
  };
}
