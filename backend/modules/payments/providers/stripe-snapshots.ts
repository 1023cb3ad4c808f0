import type Stripe from 'stripe';
import { must } from '#contracts/must.ts';
import { isUuid, METADATA_ORDER, METADATA_USER } from '../domain/metadata.ts';
import type { DisputeSnapshot, InvoiceSnapshot, PaymentSnapshot, RefundSnapshot, SubscriptionSnapshot } from '../ports/payment-records.port.ts';
import { dateOf, idOf } from './stripe-client.ts';

const PAYMENT_STATUS: Partial<Record<Stripe.PaymentIntent['status'], PaymentSnapshot['status']>> = {
  succeeded: 'succeeded',
  canceled: 'canceled',
  processing: 'processing',
};

/** Our id in a metadata field that administrators may edit at Stripe; null when the text is not an id. */
const uuidOf = (text: string | undefined): string | null => (text !== undefined && isUuid(text) ? text : null);

/** Converts a Stripe payment into our snapshot of it. `intent` must have its latest charge and balance transaction expanded. */
export function paymentSnapshot(intent: Stripe.PaymentIntent, refunds: RefundSnapshot[], disputes: DisputeSnapshot[]): PaymentSnapshot {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const balance = charge && typeof charge.balance_transaction === 'object' ? charge.balance_transaction : null;
  return {
    id: intent.id,
    status: PAYMENT_STATUS[intent.status] ?? 'open',
    amountCents: intent.amount,
    receivedCents: intent.amount_received,
    currency: intent.currency,
    live: intent.livemode,
    customerId: idOf(intent.customer),
    orderId: uuidOf(intent.metadata[METADATA_ORDER]),
    invoiceId: null,
    chargeId: charge?.id ?? null,
    card: charge?.payment_method_details?.card?.fingerprint ?? null,
    receiptUrl: charge?.receipt_url ?? null,
    feeCents: balance?.fee ?? 0,
    failure: intent.last_payment_error?.message ?? null,
    paidAt: charge?.paid ? dateOf(charge.created) : null,
    createdAt: dateOf(intent.created),
    refunds,
    disputes,
  };
}

export const refundSnapshot = (refund: Stripe.Refund): RefundSnapshot => ({
  id: refund.id,
  amountCents: refund.amount,
  status: refund.status ?? 'pending',
  at: dateOf(refund.created),
});

export const disputeSnapshot = (dispute: Stripe.Dispute): DisputeSnapshot => ({
  id: dispute.id,
  amountCents: dispute.amount,
  reason: dispute.reason,
  status: disputeStatus(dispute.status),
  at: dateOf(dispute.created),
  dueAt: dispute.evidence_details.due_by === null ? null : dateOf(dispute.evidence_details.due_by),
});

/** An inquiry about a payment moves no money, so it counts as a won dispute until it becomes a real one. */
function disputeStatus(status: Stripe.Dispute['status']): DisputeSnapshot['status'] {
  if (status === 'lost') return 'lost';
  return status === 'won' || status.startsWith('warning_') || status === 'prevented' ? 'won' : 'open';
}

const SUBSCRIPTION_STATUS: Partial<Record<Stripe.Subscription['status'], SubscriptionSnapshot['status']>> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  incomplete: 'incomplete',
};

/** Stripe's API versions since 2025 hold the paid period on the subscription's item, not on the subscription. */
export function subscriptionSnapshot(subscription: Stripe.Subscription): SubscriptionSnapshot {
  const item = subscription.items.data[0];
  if (!item) throw new Error(`Subscription ${subscription.id} has no item`);
  return {
    id: subscription.id,
    status: SUBSCRIPTION_STATUS[subscription.status] ?? 'canceled',
    customerId: must(idOf(subscription.customer), 'the customer of a subscription'),
    userId: uuidOf(subscription.metadata[METADATA_USER]),
    priceCents: item.price.unit_amount ?? 0,
    periodStart: dateOf(item.current_period_start),
    periodEnd: dateOf(item.current_period_end),
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    startedAt: dateOf(subscription.start_date),
    endedAt: subscription.ended_at === null ? null : dateOf(subscription.ended_at),
    live: subscription.livemode,
  };
}

/**
 * Converts a Stripe invoice into our snapshot. `invoice` must have its payments expanded. The paid period is that of the invoice's line,
 * because the invoice's own period is the one before.
 */
export function invoiceSnapshot(invoice: Stripe.Invoice): InvoiceSnapshot {
  const intents = invoice.payments?.data.filter(({ payment: { type } }) => type === 'payment_intent') ?? [];
  const payment = intents.find(({ status }) => status === 'paid') ?? intents[0];
  const line = invoice.lines.data.find(({ parent }) => parent?.type === 'subscription_item_details') ?? invoice.lines.data[0];
  return {
    id: must(invoice.id, 'the id of an invoice'),
    paid: invoice.status === 'paid',
    paidCents: invoice.amount_paid,
    currency: invoice.currency,
    live: invoice.livemode,
    reason: invoice.billing_reason,
    subscriptionId: idOf(invoice.parent?.subscription_details?.subscription),
    customerId: idOf(invoice.customer),
    paymentIntentId: idOf(payment?.payment.payment_intent),
    periodStart: dateOf(line?.period.start ?? invoice.period_start),
    number: invoice.number,
    url: invoice.hosted_invoice_url ?? null,
    pdfUrl: invoice.invoice_pdf ?? null,
    paidAt: invoice.status_transitions.paid_at === null ? null : dateOf(invoice.status_transitions.paid_at),
    createdAt: dateOf(invoice.created),
  };
}
