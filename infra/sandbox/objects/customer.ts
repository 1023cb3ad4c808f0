import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import type { CardDetails } from '../rules/test-cards.ts';
import { brandOf } from '../rules/test-cards.ts';

export const customerObject = (id: string, created: number) =>
  ({
    id,
    object: 'customer',
    address: null,
    balance: 0,
    created,
    currency: null,
    default_source: null,
    delinquent: false,
    discount: null,
    description: null,
    email: null,
    invoice_prefix: id.slice(-8).toUpperCase(),
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  }) satisfies Stripe.Customer as Stripe.Customer;

export interface BillingDetails {
  email: string | null;
  name: string | null;
}

export const billingDetails = ({ email, name }: BillingDetails): Stripe.Charge.BillingDetails => ({
  address: { city: null, country: null, line1: null, line2: null, postal_code: null, state: null },
  email,
  name,
  phone: null,
  tax_id: null,
});

/** Returns the fingerprint of a card in the payments sandbox, which is the same whenever the card's number is used. */
const fingerprintOf = (number: string): string => createHash('sha256').update(`sandbox card ${number}`).digest('base64url').slice(0, 16);

/** Makes a payment method without the card's number: the payments sandbox stores the last four digits, and apart from them how the test card behaves. */
export const paymentMethodObject = (id: string, created: number, card: CardDetails, billing: BillingDetails) =>
  ({
    id,
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: billingDetails(billing),
    card: {
      brand: brandOf(card.number),
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: brandOf(card.number),
      exp_month: card.expMonth,
      exp_year: card.expYear < 100 ? 2_000 + card.expYear : card.expYear,
      fingerprint: fingerprintOf(card.number),
      funding: 'credit',
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: [brandOf(card.number)], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  }) satisfies Stripe.PaymentMethod as Stripe.PaymentMethod;
