import type { Finding } from '#contracts/stripe-sync.ts';
import type { PaymentSnapshot, SubscriptionSnapshot } from '../ports/payment-records.port.ts';
import type { OrderRow, SubscriptionRow } from '../queries/order-rows.ts';

export interface Difference {
  kind: Finding['kind'];
  detail: string;
}

const HELD_BACK = ['failed', 'canceled'];
const sum = (amounts: readonly { amountCents: number }[]): number => amounts.reduce((total, { amountCents }) => total + amountCents, 0);

/** The first difference between a payment at the provider and our order; null when both agree. */
export function paymentDifference(payment: PaymentSnapshot, order: OrderRow): Difference | null {
  if (payment.status === 'succeeded' && !order.granted) {
    if (payment.amountCents !== order.amount_cents) return { kind: 'amount_mismatch', detail: `${payment.amountCents} cents were paid for an order of ${order.amount_cents}.` };
    return { kind: 'uncredited_payment', detail: 'Paid, and its tokens never arrived.' };
  }
  const refunded = sum(payment.refunds.filter(({ status }) => !HELD_BACK.includes(status)));
  if (Math.min(refunded, payment.amountCents) !== order.refunded_cents) {
    return { kind: 'missing_refund', detail: `${refunded} cents were refunded, we know of ${order.refunded_cents}.` };
  }
  const disputed = sum(payment.disputes.filter(({ status }) => status !== 'won'));
  if (Math.min(disputed, payment.amountCents) !== order.disputed_cents) {
    return { kind: 'missing_dispute', detail: `${disputed} cents are disputed, we know of ${order.disputed_cents}.` };
  }
  return null;
}

/** The first difference between a subscription at the provider and our row of it; null when both agree. */
export function subscriptionDifference(theirs: SubscriptionSnapshot, ours: SubscriptionRow | null): Difference | null {
  if (ours === null) return { kind: 'subscription_drift', detail: `It is ${theirs.status} there and unknown here.` };
  if (theirs.status !== ours.status) return { kind: 'subscription_drift', detail: `It is ${theirs.status} there and ${ours.status} here.` };
  if (theirs.status === 'canceled') return null;
  if (theirs.periodEnd.getTime() !== ours.period_end?.getTime()) return { kind: 'subscription_drift', detail: 'Its period is another one.' };
  if (theirs.cancelAtPeriodEnd !== ours.cancel_at_period_end) return { kind: 'subscription_drift', detail: 'Whether it renews is told differently.' };
  return null;
}
