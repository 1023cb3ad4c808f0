import type Stripe from 'stripe';
import { planObject } from './catalogue.ts';
import { listOf } from './list.ts';

export interface ItemFacts {
  id: string;
  subscription: string;
  created: number;
  price: Stripe.Price;
  quantity: number;
  periodStart: number;
  periodEnd: number;
}

export const subscriptionItemObject = ({ id, subscription, created, price, quantity, periodStart, periodEnd }: ItemFacts) =>
  ({
    id,
    object: 'subscription_item',
    billing_thresholds: null,
    created,
    current_period_end: periodEnd,
    current_period_start: periodStart,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planObject(price),
    price: structuredClone(price),
    quantity,
    subscription,
    tax_rates: [],
  }) satisfies Stripe.SubscriptionItem as Stripe.SubscriptionItem;

export interface SubscriptionFacts {
  id: string;
  created: number;
  customer: string;
  currency: string;
  items: Stripe.SubscriptionItem[];
  metadata: Record<string, string>;
  savesCard: boolean;
  paymentMethod: string | null;
  description: string | null;
}

export const subscriptionObject = (facts: SubscriptionFacts) =>
  ({
    id: facts.id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: facts.created,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: facts.created,
    currency: facts.currency,
    customer: facts.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: facts.paymentMethod,
    default_source: null,
    default_tax_rates: [],
    description: facts.description,
    discounts: [],
    ended_at: null,
    invoice_settings: { account_tax_ids: null, custom_fields: null, description: null, footer: null, issuer: { type: 'self' } },
    items: listOf(`/v1/subscription_items?subscription=${facts.id}`, facts.items),
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: facts.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: ['card'],
      save_default_payment_method: facts.savesCard ? 'on_subscription' : 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: facts.created,
    status: 'incomplete',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' } },
    trial_start: null,
  }) satisfies Stripe.Subscription as Stripe.Subscription;
