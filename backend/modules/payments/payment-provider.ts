/** One card payment, as the provider knows it at this moment. Money in cents. */
export interface PaymentSnapshot {
  id: string;
  /** `open`: no money moved yet, and it still can. */
  status: 'open' | 'processing' | 'succeeded' | 'canceled';
  amountCents: number;
  receivedCents: number;
  currency: string;
  live: boolean;
  customerId: string | null;
  /** Our order, for payments of packages. */
  orderId: string | null;
  invoiceId: string | null;
  chargeId: string | null;
  receiptUrl: string | null;
  feeCents: number;
  /** Why the last try was declined, in the provider's words. */
  failure: string | null;
  paidAt: Date | null;
  createdAt: Date;
  refunds: RefundSnapshot[];
  disputes: DisputeSnapshot[];
}

export interface RefundSnapshot {
  id: string;
  amountCents: number;
  status: string;
  at: Date;
}

export interface DisputeSnapshot {
  id: string;
  amountCents: number;
  reason: string;
  status: 'open' | 'won' | 'lost';
  at: Date;
  /** When the bank stops accepting evidence; null where the provider names no time. */
  dueAt: Date | null;
}

export interface SubscriptionSnapshot {
  id: string;
  status: 'incomplete' | 'active' | 'past_due' | 'canceled';
  customerId: string;
  /** The person, as we wrote it there. */
  userId: string | null;
  priceCents: number;
  periodStart: Date;
  periodEnd: Date;
  cancelAtPeriodEnd: boolean;
  startedAt: Date;
  endedAt: Date | null;
  live: boolean;
}

export interface InvoiceSnapshot {
  id: string;
  paid: boolean;
  paidCents: number;
  currency: string;
  live: boolean;
  /** Why it was made: `subscription_create`, `subscription_cycle`, `subscription_update` … */
  reason: string | null;
  subscriptionId: string | null;
  customerId: string | null;
  paymentIntentId: string | null;
  /** Start of the period that it pays for. */
  periodStart: Date;
  number: string | null;
  url: string | null;
  pdfUrl: string | null;
  paidAt: Date | null;
  createdAt: Date;
}

/** An event of the provider whose signature was checked. */
export interface ProviderEvent {
  id: string;
  type: string;
  live: boolean;
  objectId: string | null;
  payload: object;
}

/** One of our products at the provider. */
export interface PriceSnapshot {
  id: string;
  active: boolean;
  priceCents: number | null;
}

export interface ProductToSell {
  productId: string;
  name: string;
  priceCents: number;
  /** Null for one purchase; `month` for a plan. */
  interval: 'month' | null;
}

export interface PaymentToBegin {
  orderId: string;
  customerId: string;
  userId: string;
  amountCents: number;
  description: string;
}

/**
 * The payment provider. Every call that creates something has our own id as its key, so that a repeated call creates nothing
 * twice. Failures are AppErrors: `payment_provider_unavailable` when the provider cannot be reached, `payment_refused` when it
 * refuses.
 */
export interface PaymentProvider {
  readonly live: boolean;
  /** `number`: how many this person had before. */
  createCustomer(userId: string, number: number): Promise<string>;
  /** Ends a customer's subscriptions and deletes their name and address. A second call changes nothing. */
  deleteCustomer(customerId: string): Promise<void>;
  describeCustomer(customerId: string, person: { email: string | null; name: string }): Promise<void>;
  /** Returns the secret with which the browser confirms the payment. */
  createPayment(payment: PaymentToBegin): Promise<{ id: string; clientSecret: string }>;
  /** Secret of a payment that was begun; null once it can no longer be confirmed. */
  clientSecret(paymentId: string): Promise<string | null>;
  createCheckout(payment: PaymentToBegin & { productName: string; successUrl: string; cancelUrl: string }): Promise<{ id: string; url: string | null }>;
  checkout(sessionId: string): Promise<{ paymentId: string | null; expired: boolean; orderId: string | null; url: string | null }>;
  createSubscription(wanted: { subscriptionId: string; customerId: string; userId: string; product: ProductToSell & { stripePriceId: string | null } }): Promise<{ id: string; clientSecret: string | null }>;
  /** Secret of the first payment of a subscription that waits for it; null when nothing is left to pay. */
  subscriptionSecret(stripeSubscription: string): Promise<string | null>;
  setCancelAtPeriodEnd(stripeSubscription: string, cancel: boolean): Promise<void>;
  /** Ends the subscription at once. A second call changes nothing. */
  cancelSubscription(stripeSubscription: string): Promise<void>;
  /** Ends a subscription that waits for its first payment. @throws AppError payment_refused when it was paid meanwhile */
  giveUpSubscription(stripeSubscription: string): Promise<void>;
  portalUrl(customerId: string, returnUrl: string): Promise<string>;
  refund(refund: { key: string; paymentId: string; amountCents: number; reason: string }): Promise<void>;

  payment(paymentId: string): Promise<PaymentSnapshot>;
  subscription(stripeSubscription: string): Promise<SubscriptionSnapshot>;
  invoice(invoiceId: string): Promise<InvoiceSnapshot>;
  /** Payments made at or after `from` and before `to`, page by page. */
  payments(from: Date, to: Date): AsyncIterable<PaymentSnapshot>;
  /** Payments of any age that were refunded or disputed at or after `from` and before `to`. One may come more than once. */
  givenBack(from: Date, to: Date): AsyncIterable<string>;
  invoices(from: Date, to: Date): AsyncIterable<InvoiceSnapshot>;
  subscriptions(): AsyncIterable<SubscriptionSnapshot>;

  price(stripePriceId: string): Promise<PriceSnapshot | null>;
  /** Creates product and price when they are missing and deactivates the price that it `replaces`. Returns the price. */
  publishPrice(product: ProductToSell, replaces: string | null): Promise<string>;

  /** @throws AppError bad_signature for a text that the provider did not sign, or signed too long ago */
  readEvent(body: Buffer, signature: string | undefined): ProviderEvent;
  /** Address of the provider's page about a payment, for administrators. */
  paymentPage(paymentId: string): string;
}
