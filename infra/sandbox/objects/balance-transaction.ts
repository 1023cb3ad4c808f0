import type Stripe from 'stripe';

export interface BalanceFacts {
  id: string;
  created: number;
  amount: number;
  fee: number;
  currency: string;
  source: string;
  type: 'charge' | 'refund' | 'adjustment';
  category: string;
  description: string | null;
}

const SETTLES_AFTER_S = 2 * 86_400;

export const balanceTransactionObject = ({ id, created, amount, fee, currency, source, type, category, description }: BalanceFacts) =>
  ({
    id,
    object: 'balance_transaction',
    amount,
    available_on: created + SETTLES_AFTER_S,
    balance_type: 'payments',
    created,
    currency,
    description,
    exchange_rate: null,
    fee,
    fee_details: fee === 0 ? [] : [{ amount: fee, application: null, currency, description: 'Stripe processing fees', type: 'stripe_fee' }],
    net: amount - fee,
    reporting_category: category,
    source,
    status: 'pending',
    type,
  }) satisfies Stripe.BalanceTransaction as Stripe.BalanceTransaction;

/** Returns Stripe's fee on a charge in cents: 2.9 % and 30 cents, rounded half up. */
export const feeOf = (amount: number): number => Math.floor((amount * 29 + 500) / 1_000) + 30;
