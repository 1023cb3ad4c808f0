import type Stripe from 'stripe';

export interface RefundFacts {
  id: string;
  created: number;
  amount: number;
  charge: Stripe.Charge;
  metadata: Record<string, string>;
  reason: Stripe.Refund.Reason | null;
}

export const refundObject = ({ id, created, amount, charge, metadata, reason }: RefundFacts) =>
  ({
    id,
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created,
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: { card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' }, type: 'card' },
    metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  }) satisfies Stripe.Refund as Stripe.Refund;
