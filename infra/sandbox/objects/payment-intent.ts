import type Stripe from 'stripe';

export interface PaymentIntentFacts {
  id: string;
  secret: string;
  created: number;
  amount: number;
  currency: string;
  customer: string | null;
  description: string | null;
  metadata: Record<string, string>;
  receiptEmail: string | null;
  futureUse: boolean;
}

export const paymentIntentObject = (facts: PaymentIntentFacts) =>
  ({
    id: facts.id,
    object: 'payment_intent',
    allowed_payment_method_types: ['card'],
    amount: facts.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: facts.secret,
    confirmation_method: 'automatic',
    created: facts.created,
    currency: facts.currency,
    customer: facts.customer,
    customer_account: null,
    description: facts.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: facts.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: facts.receiptEmail,
    review: null,
    setup_future_usage: facts.futureUse ? 'off_session' : null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_group: null,
  }) satisfies Stripe.PaymentIntent as Stripe.PaymentIntent;
