import type Stripe from 'stripe';

export interface DisputeFacts {
  id: string;
  created: number;
  amount: number;
  charge: Stripe.Charge;
}

const ANSWER_WITHIN_S = 9 * 86_400;

const NO_EVIDENCE = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
} satisfies Stripe.Dispute.Evidence;

export const disputeObject = ({ id, created, amount, charge }: DisputeFacts) =>
  ({
    id,
    object: 'dispute',
    amount,
    balance_transactions: [],
    charge: charge.id,
    created,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: { ...NO_EVIDENCE, customer_email_address: charge.billing_details.email, customer_name: charge.billing_details.name },
    evidence_details: { due_by: created + ANSWER_WITHIN_S, enhanced_eligibility: {}, has_evidence: false, past_due: false, submission_count: 0, submission_method: 'not_submitted' },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method_details: { card: { brand: charge.payment_method_details?.card?.brand ?? 'unknown', case_type: 'chargeback', network: charge.payment_method_details?.card?.brand ?? 'unknown', network_reason_code: '10.4' }, type: 'card' },
    reason: 'fraudulent',
    status: 'needs_response',
  }) satisfies Stripe.Dispute as Stripe.Dispute;
