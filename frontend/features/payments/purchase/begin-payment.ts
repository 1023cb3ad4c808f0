import { createPaymentIntent, createSubscription } from '#contracts/payments.ts';
import type { PaymentSession } from '#contracts/payments.ts';
import { call } from '#lib/call.ts';
import type { Purchase } from '#lib/purchase.ts';

/** Begins a payment on the server; one key is one payment, however often it is sent. */
export const beginPayment = (purchase: Purchase, idempotencyKey: string): Promise<PaymentSession> =>
  purchase.kind === 'tokens'
    ? call(createPaymentIntent, {
        body: { priceId: purchase.package.stripePriceId, type: 'tokens', tokenAmount: purchase.package.tokens },
        idempotencyKey,
      })
    : call(createSubscription, { body: { priceId: purchase.plan.priceId }, idempotencyKey });
