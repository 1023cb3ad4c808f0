/** What a checkout session creates when it is paid: a payment or a subscription. */
export interface CheckoutPlan {
  description: string | null;
  paymentMetadata: Record<string, string>;
  subscriptionMetadata: Record<string, string>;
  /** The ids of the sold prices with their quantities. */
  items: { price: string; quantity: number }[];
}
