import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { OrdersTable, SubscriptionsTable } from '../payments.tables.ts';

/** A row of `orders`. Money in cents. */
export type OrderRow = OrdersTable;

type OrderKey = 'id' | 'stripe_payment_intent' | 'stripe_session' | 'stripe_invoice';

/** The order with this id at us or at the provider; null when it is not one of ours. */
export async function findOrder(connection: Connection, key: OrderKey, value: string): Promise<OrderRow | null> {
  const [order] = await rows<OrderRow>(connection, `select * from orders where ${key} = ?`, [value]);
  return order ?? null;
}

/** A row of `subscriptions`. */
export type SubscriptionRow = SubscriptionsTable;

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
