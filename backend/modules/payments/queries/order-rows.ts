import type { Connection } from '#kernel/db/database.ts';
import type { OrdersTable, SubscriptionsTable } from '../payments.tables.ts';

/** A row of `orders`. Amounts are in cents. */
export type OrderRow = OrdersTable;

type OrderKey = 'id' | 'stripe_payment_intent' | 'stripe_session' | 'stripe_invoice';

/** Finds an order by our id or by one of the provider's ids; null when there is none. */
export async function findOrder(connection: Connection, key: OrderKey, value: string): Promise<OrderRow | null> {
  const [order] = await connection('orders').where({ [key]: value }).select('*');
  return order ?? null;
}

/** A row of `subscriptions`. */
export type SubscriptionRow = SubscriptionsTable;

/** The subscription that a person has, or has begun and not paid; null without one. */
export async function openSubscription(connection: Connection, userId: string): Promise<SubscriptionRow | null> {
  const [found] = await connection('subscriptions').where({ user_id: userId }).whereNot({ status: 'canceled' }).select('*');
  return found ?? null;
}

/** Finds a subscription's row by our id or by the provider's id; null when there is none. */
export async function findSubscription(connection: Connection, key: 'id' | 'stripe_subscription', value: string): Promise<SubscriptionRow | null> {
  const [found] = await connection('subscriptions').where({ [key]: value }).select('*');
  return found ?? null;
}
