import type { ProductToSell } from './payment-catalogue.port.ts';

export interface SubscriptionToBegin {
  subscriptionId: string;
  customerId: string;
  userId: string;
  product: ProductToSell & { stripePriceId: string | null };
}

/** Subscriptions at the provider. */
export interface PaymentSubscriptions {
  begin(subscription: SubscriptionToBegin): Promise<{ id: string; clientSecret: string | null }>;
  /** Secret of the first payment of a subscription that waits for it; null when nothing is left to pay. */
  secret(stripeSubscription: string): Promise<string | null>;
  setCancelAtPeriodEnd(stripeSubscription: string, cancel: boolean): Promise<void>;
  /** Ends the subscription at once. A second call changes nothing. */
  cancel(stripeSubscription: string): Promise<void>;
  /** Ends a subscription that waits for its first payment. @throws AppError payment_refused when it was paid meanwhile */
  giveUp(stripeSubscription: string): Promise<void>;
}
