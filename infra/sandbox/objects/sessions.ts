import type Stripe from 'stripe';

export interface CheckoutFacts {
  id: string;
  created: number;
  mode: 'payment' | 'subscription';
  amount: number;
  currency: string;
  customer: string | null;
  customerEmail: string | null;
  reference: string | null;
  metadata: Record<string, string>;
  lineItems: Stripe.ApiList<Stripe.LineItem>;
  successUrl: string;
  cancelUrl: string | null;
  expiresAt: number;
  url: string;
}

export const checkoutSessionObject = (facts: CheckoutFacts) =>
  ({
    id: facts.id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: ['card'],
    amount_subtotal: facts.amount,
    amount_total: facts.amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: facts.cancelUrl,
    client_reference_id: facts.reference,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: facts.created,
    currency: facts.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    customer: facts.customer,
    customer_account: null,
    customer_creation: facts.customer ? null : 'if_required',
    customer_details: null,
    customer_email: facts.customerEmail,
    discounts: [],
    expires_at: facts.expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    line_items: facts.lineItems,
    livemode: false,
    locale: null,
    managed_payments: null,
    metadata: facts.metadata,
    mode: facts.mode,
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'always',
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    success_url: facts.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: facts.url,
    wallet_options: null,
  }) satisfies Stripe.Checkout.Session as Stripe.Checkout.Session;

export const lineItemObject = (id: string, price: Stripe.Price, quantity: number, description: string) =>
  ({
    id,
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: (price.unit_amount ?? 0) * quantity,
    amount_tax: 0,
    amount_total: (price.unit_amount ?? 0) * quantity,
    currency: price.currency,
    description,
    metadata: {},
    price: structuredClone(price),
    quantity,
  }) satisfies Stripe.LineItem as Stripe.LineItem;

export interface PortalFacts {
  id: string;
  created: number;
  customer: string;
  returnUrl: string | null;
  url: string;
}

export const portalSessionObject = ({ id, created, customer, returnUrl, url }: PortalFacts) =>
  ({
    id,
    object: 'billing_portal.session',
    configuration: 'bpc_sandbox',
    created,
    customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: returnUrl,
    url,
  }) satisfies Stripe.BillingPortal.Session as Stripe.BillingPortal.Session;

export const testClockObject = (id: string, created: number, frozenTime: number, name: string | null) =>
  ({
    id,
    object: 'test_helpers.test_clock',
    created,
    deletes_after: created + 30 * 86_400,
    frozen_time: frozenTime,
    livemode: false,
    name,
    status: 'ready',
    status_details: {},
  }) satisfies Stripe.TestHelpers.TestClock as Stripe.TestHelpers.TestClock;

export const accountObject = (created: number) =>
  ({
    id: 'acct_conjuresandbox',
    object: 'account',
    business_profile: {
      annual_revenue: null,
      estimated_worker_count: null,
      mcc: null,
      minority_owned_business_designation: null,
      name: 'Conjure (sandbox)',
      product_description: null,
      specified_commercial_transactions_act_url: null,
      support_address: null,
      support_email: null,
      support_phone: null,
      support_url: null,
      url: null,
    },
    capabilities: { card_payments: 'active', transfers: 'active' },
    charges_enabled: true,
    country: 'US',
    created,
    default_currency: 'usd',
    details_submitted: true,
    email: null,
    metadata: {},
    payouts_enabled: true,
    type: 'standard',
  }) satisfies Stripe.Account as Stripe.Account;
