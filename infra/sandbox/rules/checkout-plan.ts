/** The payment or subscription that the sandbox creates when a checkout session is paid. */
export interface CheckoutPlan {
  description: string | null;
  paymentMetadata: Record<string, string>;
  subscriptionMetadata: Record<string, string>;
  /** The ids of the prices that a checkout session sells, with their quantities. */
  items: { price: string; quantity: number }[];
}
