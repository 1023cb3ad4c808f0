import type Stripe from 'stripe';
import type { Decline } from '../rules/test-cards.ts';

export interface ChargeFacts {
  id: string;
  created: number;
  intent: Stripe.PaymentIntent;
  method: Stripe.PaymentMethod;
  decline: Decline | null;
  receiptUrl: string;
}

const APPROVED = { network_status: 'approved_by_network', reason: null, risk_level: 'normal', risk_score: 12, seller_message: 'Payment complete.', type: 'authorized' };
const refused = ({ declineCode }: Decline) => ({
  network_status: 'declined_by_network',
  reason: declineCode,
  risk_level: 'normal',
  risk_score: 12,
  seller_message: 'The bank did not return any further details with this decline.',
  type: 'issuer_declined',
});

export const chargeObject = ({ id, created, intent, method, decline, receiptUrl }: ChargeFacts) =>
  ({
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: decline ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'CONJURE',
    captured: !decline,
    created,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: { ...intent.metadata },
    on_behalf_of: null,
    outcome: { advice_code: decline ? 'try_again_later' : null, network_advice_code: null, network_decline_code: null, ...(decline ? refused(decline) : APPROVED) },
    paid: !decline,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { type: 'card', card: cardOf(intent.amount, method.card!) },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: decline ? null : receiptUrl,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: decline ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: null,
  }) satisfies Stripe.Charge as Stripe.Charge;

const cardOf = (amount: number, { brand, exp_month, exp_year, fingerprint, last4, country }: Stripe.PaymentMethod.Card): Stripe.Charge.PaymentMethodDetails.Card => ({
  amount_authorized: amount,
  authorization_code: null,
  brand,
  checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
  country,
  electronic_commerce_indicator: null,
  exp_month,
  exp_year,
  fingerprint: fingerprint ?? null,
  funding: 'credit',
  installments: null,
  last4,
  mandate: null,
  network: brand,
  network_transaction_id: null,
  regulated_status: 'unregulated',
  three_d_secure: null,
  transaction_link_id: null,
  wallet: null,
});
