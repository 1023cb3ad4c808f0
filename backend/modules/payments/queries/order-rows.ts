import type { OrderStatus } from '#contracts/payments.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

/** A row of `orders`. Money in cents. */
export interface OrderRow {
  id: string;
  user_id: string;
  kind: 'tokens' | 'subscription';
  product_id: string;
  product_name: string;
  amount_cents: number;
  currency: string;
  tokens: number;
  status: OrderStatus;
  stripe_payment_intent: string | null;
  stripe_session: string | null;
  stripe_charge: string | null;
  stripe_invoice: string | null;
  subscription_id: string | null;
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
  request_hash: string | null;
  sync_no: number;
  paid_at: Date | null;
  created_at: Date;
}

type OrderKey = 'id' | 'stripe_payment_intent' | 'stripe_session' | 'stripe_invoice';

/** The order with this id at us or at the provider; null when it is not one of ours. */
export async function findOrder(connection: Connection, key: OrderKey, value: string): Promise<OrderRow | null> {
  const [order] = await rows<OrderRow>(connection, `select * from orders where ${key} = ?`, [value]);
  return order ?? null;
}

/** A row of `subscriptions`. */
export interface SubscriptionRow {
  id: string;
  user_id: string;
  stripe_subscription: string | null;
  status: 'incomplete' | 'active' | 'past_due' | 'canceled';
  price_cents: number;
  period_start: Date | null;
  period_end: Date | null;
  cancel_at_period_end: boolean;
  /** Since when it is off because its owner asked for account deletion. */
  renewal_stopped_at: Date | null;
  /** Since when the renewal is to be settled; null once it was. */
  renewal_due_at: Date | null;
  started_at: Date | null;
  ended_at: Date | null;
  sync_no: number;
  created_at: Date;
}

/** The subscription that a person has or is about to have; null without one. */
export async function openSubscription(connection: Connection, userId: string): Promise<SubscriptionRow | null> {
  const [found] = await rows<SubscriptionRow>(connection, `select * from subscriptions where user_id = ? and status <> 'canceled'`, [userId]);
  return found ?? null;
}

/** The subscription with this id at us or at the provider; null when it is not one of ours. */
export async function findSubscription(connection: Connection, key: 'id' | 'stripe_subscription', value: string): Promise<SubscriptionRow | null> {
  const [found] = await rows<SubscriptionRow>(connection, `select * from subscriptions where ${key} = ?`, [value]);
  return found ?? null;
}
