/** What a checkout session will make when it is paid. */
export interface CheckoutPlan {
  description: string | null;
  paymentMetadata: Record<string, string>;
  subscriptionMetadata: Record<string, string>;
  /** Ids of prices with quantities. */
  items: { price: string; quantity: number }[];
}
