import type { OrderStatus } from '#contracts/payments.ts';

/** What the provider says about the payment of an order. Amounts are in cents. */
export interface PaymentFacts {
  status: 'open' | 'processing' | 'succeeded' | 'canceled';
  amountCents: number;
  refundedCents: number;
  /** How many cents of the order are in disputes that are open or lost. */
  disputedCents: number;
  failure: string | null;
}

/**
 * The status of an order, calculated only from the payment's state at the provider, so the order of events cannot matter: created →
 * processing → paid ⇄ disputed, paid → refunded. A declined card means `failed` until another card works.
 */
export function orderStatusOf({ status, amountCents, refundedCents, disputedCents, failure }: PaymentFacts): OrderStatus {
  if (status === 'succeeded') {
    if (disputedCents > 0) return 'disputed';
    return refundedCents >= amountCents && amountCents > 0 ? 'refunded' : 'paid';
  }
  if (status === 'canceled') return 'failed';
  if (status === 'processing') return 'processing';
  return failure === null ? 'created' : 'failed';
}
