import type Stripe from 'stripe';
import { decimal, listOf } from './list.ts';

export interface LineFacts {
  id: string;
  invoice: string;
  amount: number;
  description: string;
  item: Stripe.SubscriptionItem;
  price: Stripe.Price;
  periodStart: number;
  periodEnd: number;
  proration: boolean;
}

export const invoiceLineObject = ({ id, invoice, amount, description, item, price, periodStart, periodEnd, proration }: LineFacts) =>
  ({
    id,
    object: 'line_item',
    amount,
    currency: price.currency,
    description,
    discount_amounts: [],
    discountable: !proration,
    discounts: [],
    invoice,
    livemode: false,
    metadata: {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: { invoice_item: null, proration, proration_details: null, subscription: item.subscription, subscription_item: item.id },
      type: 'subscription_item_details',
    },
    period: { end: periodEnd, start: periodStart },
    pretax_credit_amounts: [],
    pricing: { price_details: { price: price.id, product: price.product as string }, type: 'price_details', unit_amount_decimal: price.unit_amount_decimal },
    quantity: item.quantity ?? 1,
    quantity_decimal: decimal(item.quantity ?? 1),
    subscription: item.subscription,
    subtotal: amount,
    taxes: [],
  }) satisfies Stripe.InvoiceLineItem as Stripe.InvoiceLineItem;

export interface InvoiceFacts {
  id: string;
  created: number;
  number: string;
  reason: Stripe.Invoice.BillingReason;
  customer: Stripe.Customer;
  subscription: Stripe.Subscription;
  lines: Stripe.InvoiceLineItem[];
  periodStart: number;
  periodEnd: number;
  /** Returns how many cents an invoice asks to pay now, after the customer's credit was subtracted. */
  due: number;
  startingBalance: number;
  endingBalance: number;
  pageUrl: string;
}

export const invoiceObject = (facts: InvoiceFacts) => {
  const total = facts.lines.reduce((sum, { amount }) => sum + amount, 0);
  return {
    id: facts.id,
    object: 'invoice',
    account_country: 'US',
    account_name: 'Conjure',
    account_tax_ids: null,
    amount_due: facts.due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: facts.due,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: facts.reason,
    collection_method: 'charge_automatically',
    created: facts.created,
    currency: facts.subscription.currency,
    custom_fields: null,
    customer: facts.customer.id,
    customer_account: null,
    customer_address: null,
    customer_email: facts.customer.email,
    customer_name: facts.customer.name ?? null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: facts.created,
    ending_balance: facts.endingBalance,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: facts.pageUrl,
    invoice_pdf: `${facts.pageUrl}/pdf`,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: listOf(`/v1/invoices/${facts.id}/lines`, facts.lines),
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: facts.number,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: { ...facts.subscription.metadata }, subscription: facts.subscription.id },
      type: 'subscription_details',
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: ['card'] },
    payments: listOf<Stripe.InvoicePayment>('/v1/invoice_payments', []),
    period_end: facts.periodEnd,
    period_start: facts.periodStart,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: facts.startingBalance,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: facts.created,
  } satisfies Stripe.Invoice as Stripe.Invoice;
};

export interface InvoicePaymentFacts {
  id: string;
  created: number;
  invoice: string;
  intent: Stripe.PaymentIntent;
}

export const invoicePaymentObject = ({ id, created, invoice, intent }: InvoicePaymentFacts) =>
  ({
    id,
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: intent.amount,
    created,
    currency: intent.currency,
    invoice,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent.id, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  }) satisfies Stripe.InvoicePayment as Stripe.InvoicePayment;
