import { createPaymentIntent, createSubscription } from '#contracts/payments.ts';
import type { PaymentSession } from '#contracts/payments.ts';
import { call } from '#lib/call.ts';
import type { Purchase } from '#shared/shop/purchase.ts';

/** Begins a payment on the server. One key is one payment, however often the client sends it (docs/rules/payments.md#one-order-per-click). */
export const beginPayment = (purchase: Purchase, idempotencyKey: string): Promise<PaymentSession> =>
  purchase.kind === 'tokens'
    ? call(createPaymentIntent, {
        body: { priceId: purchase.package.stripePriceId, type: 'tokens', tokenAmount: purchase.package.tokens },
        idempotencyKey,
      })
    : call(createSubscription, { body: { priceId: purchase.plan.priceId }, idempotencyKey });
