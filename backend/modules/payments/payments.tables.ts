// Written by `npm run db:types` from the migrated database. A test fails when this is stale.

/** A row of `disputes`. */
export interface DisputesTable {
  stripe_dispute: string;
  order_id: string;
  amount_cents: number;
  reason: string;
  status: 'open' | 'won' | 'lost';
  opened_at: Date;
  due_at: Date | null;
  closed_at: Date | null;
}

/** A row of `orders`. */
export interface OrdersTable {
  id: string;
  user_id: string;
  kind: 'tokens' | 'subscription';
  product_id: string;
  product_name: string;
  amount_cents: number;
  currency: string;
  tokens: number;
  status: 'created' | 'processing' | 'paid' | 'failed' | 'refunded' | 'disputed';
  stripe_payment_intent: string | null;
  stripe_session: string | null;
  stripe_charge: string | null;
  stripe_invoice: string | null;
  subscription_id: string | null;
  period_start: Date | null;
  invoice_no: string | null;
  receipt_url: string | null;
  pdf_url: string | null;
  fee_cents: number;
  refunded_cents: number;
  disputed_cents: number;
  clawed_back: number;
  granted: boolean;
  grant_key: string | null;
  moves: number;
  failure: string | null;
  request_key: string | null;
  request_hash: string | null;
  sync_no: number;
  paid_at: Date | null;
  created_at: Date;
  updated_at: Date;
  takings_cents: number;
  told_cents: number;
}

/** A row of `payment_customers`. */
export interface PaymentCustomersTable {
  stripe_customer: string;
  user_id: string;
  created_at: Date;
  gone_at: Date | null;
  closing_at: Date | null;
}

/** A row of `reconciliations`. */
export interface ReconciliationsTable {
  id: string;
  from_at: Date;
  to_at: Date;
  dry_run: boolean;
  status: 'queued' | 'running' | 'done' | 'failed';
  started_by: string;
  started_by_name: string;
  compared: number;
  findings: unknown;
  error: string | null;
  created_at: Date;
  started_at: Date | null;
  finished_at: Date | null;
}

/** A row of `refund_requests`. */
export interface RefundRequestsTable {
  request_key: string;
  order_id: string;
  amount_cents: number;
  request_hash: string | null;
  created_at: Date;
}

/** A row of `refunds`. */
export interface RefundsTable {
  stripe_refund: string;
  order_id: string;
  amount_cents: number;
  status: string;
  refunded_at: Date;
}

/** A row of `stripe_events`. */
export interface StripeEventsTable {
  event_id: string;
  type: string;
  object_id: string | null;
  payload: unknown;
  status: 'pending' | 'processed' | 'ignored' | 'failed';
  attempts: number;
  error: string | null;
  next_try_at: Date | null;
  received_at: Date;
  processed_at: Date | null;
}

/** A row of `subscriptions`. */
export interface SubscriptionsTable {
  id: string;
  user_id: string;
  stripe_subscription: string | null;
  status: 'incomplete' | 'active' | 'past_due' | 'canceled';
  price_cents: number;
  period_start: Date | null;
  period_end: Date | null;
  cancel_at_period_end: boolean;
  started_at: Date | null;
  ended_at: Date | null;
  sync_no: number;
  renewal_stopped_at: Date | null;
  renewal_due_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

declare module 'knex/types/tables.js' {
  interface Tables {
    disputes: DisputesTable;
    orders: OrdersTable;
    payment_customers: PaymentCustomersTable;
    reconciliations: ReconciliationsTable;
    refund_requests: RefundRequestsTable;
    refunds: RefundsTable;
    stripe_events: StripeEventsTable;
    subscriptions: SubscriptionsTable;
  }
}
