import type Stripe from 'stripe';
import { decimal } from './list.ts';

export interface ProductFacts {
  id: string;
  created: number;
  name: string;
  active: boolean;
  description: string | null;
  metadata: Record<string, string>;
}

export const productObject = ({ id, created, name, active, description, metadata }: ProductFacts) =>
  ({
    id,
    object: 'product',
    active,
    created,
    default_price: null,
    description,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata,
    name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: created,
    url: null,
  }) satisfies Stripe.Product as Stripe.Product;

export interface PriceFacts {
  id: string;
  created: number;
  product: string;
  currency: string;
  unitAmount: number;
  active: boolean;
  lookupKey: string | null;
  nickname: string | null;
  metadata: Record<string, string>;
  recurring: { interval: Stripe.Price.Recurring.Interval; intervalCount: number } | null;
}

export const priceObject = (facts: PriceFacts) =>
  ({
    id: facts.id,
    object: 'price',
    active: facts.active,
    billing_scheme: 'per_unit',
    created: facts.created,
    currency: facts.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: facts.lookupKey,
    metadata: facts.metadata,
    nickname: facts.nickname,
    product: facts.product,
    recurring: facts.recurring && {
      interval: facts.recurring.interval,
      interval_count: facts.recurring.intervalCount,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: facts.recurring ? 'recurring' : 'one_time',
    unit_amount: facts.unitAmount,
    unit_amount_decimal: decimal(facts.unitAmount),
  }) satisfies Stripe.Price as Stripe.Price;

/** Returns a recurring price in Stripe's older form (`plan`), which subscription items still contain. */
export const planObject = (price: Stripe.Price) =>
  ({
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? 'month',
    interval_count: price.recurring?.interval_count ?? 1,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  }) satisfies Stripe.Plan as Stripe.Plan;
