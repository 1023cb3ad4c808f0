import type { ProductToSell } from './payment-catalogue.port.ts';

export interface SubscriptionToBegin {
  subscriptionId: string;
  customerId: string;
  userId: string;
  product: ProductToSell & { stripePriceId: string | null };
}

/** Calls about subscriptions at the provider. */
export interface PaymentSubscriptions {
  begin(subscription: SubscriptionToBegin): Promise<{ id: string; clientSecret: string | null }>;
  /** The client secret of a subscription's unpaid first payment; null when nothing is left to pay. */
  secret(stripeSubscription: string): Promise<string | null>;
  setCancelAtPeriodEnd(stripeSubscription: string, cancel: boolean): Promise<void>;
  /** Ends the subscription at once. A second call changes nothing. */
  cancel(stripeSubscription: string): Promise<void>;
  /** Ends a subscription whose first payment is unpaid. @throws AppError payment_refused when it was paid meanwhile */
  giveUp(stripeSubscription: string): Promise<void>;
}
