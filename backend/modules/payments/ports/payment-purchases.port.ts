export interface PaymentToBegin {
  orderId: string;
  customerId: string;
  userId: string;
  amountCents: number;
  description: string;
}

/** Single payments: a card payment on our own page, or on the provider's hosted page (checkout). */
export interface PaymentPurchases {
  /** Begins a card payment. Returns its id, and the client secret with which the browser confirms it. */
  begin(payment: PaymentToBegin): Promise<{ id: string; clientSecret: string }>;
  /** The client secret of a begun payment, with which the buyer's browser confirms it; null once the payment can no longer be confirmed. */
  secret(paymentId: string): Promise<string | null>;
  beginCheckout(payment: PaymentToBegin & { productName: string; successUrl: string; cancelUrl: string }): Promise<{ id: string; url: string | null }>;
  checkout(sessionId: string): Promise<{ paymentId: string | null; expired: boolean; orderId: string | null; url: string | null }>;
  refund(refund: { key: string; paymentId: string; amountCents: number; reason: string }): Promise<void>;
}
