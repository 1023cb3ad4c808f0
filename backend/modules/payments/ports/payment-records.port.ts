/** One card payment, as the provider knows it at this moment. Amounts are in cents. */
export interface PaymentSnapshot {
  id: string;
  /** `open` means that no money has moved yet, and that the payment can still succeed. */
  status: 'open' | 'processing' | 'succeeded' | 'canceled';
  amountCents: number;
  receivedCents: number;
  currency: string;
  live: boolean;
  customerId: string | null;
  /** The id of our order that the payment names; null for payments of invoices. */
  orderId: string | null;
  invoiceId: string | null;
  chargeId: string | null;
  /** The provider's fingerprint of the card that paid: equal cards have equal fingerprints. Null when the provider names none. */
  card: string | null;
  receiptUrl: string | null;
  feeCents: number;
  /** Why the card was declined at the last try, in the provider's words. */
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
  /** The time until which the bank accepts evidence about a dispute; null when the provider names none. */
  dueAt: Date | null;
}

export interface SubscriptionSnapshot {
  id: string;
  status: 'incomplete' | 'active' | 'past_due' | 'canceled';
  customerId: string;
  /** The id of our account, which we stored at the provider when the subscription was made. */
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
  /** Why the provider made the invoice: `subscription_create`, `subscription_cycle`, `subscription_update` … */
  reason: string | null;
  subscriptionId: string | null;
  customerId: string | null;
  paymentIntentId: string | null;
  /** The start of the period that the invoice pays for. */
  periodStart: Date;
  number: string | null;
  url: string | null;
  pdfUrl: string | null;
  paidAt: Date | null;
  createdAt: Date;
}

/** Reads the provider's payments, invoices, subscriptions, refunds and disputes, as they are at this moment. */
export interface PaymentRecords {
  payment(paymentId: string): Promise<PaymentSnapshot>;
  subscription(stripeSubscription: string): Promise<SubscriptionSnapshot>;
  invoice(invoiceId: string): Promise<InvoiceSnapshot>;
  /** Payments made at or after `from` and before `to`, page by page. */
  payments(from: Date, to: Date): AsyncIterable<PaymentSnapshot>;
  /** Payments of any age that were refunded or disputed at or after `from` and before `to`. The same payment may come more than once. */
  givenBack(from: Date, to: Date): AsyncIterable<string>;
  invoices(from: Date, to: Date): AsyncIterable<InvoiceSnapshot>;
  subscriptions(): AsyncIterable<SubscriptionSnapshot>;
  /** Address of the provider's page about a payment, for administrators. */
  pageUrl(paymentId: string): string;
}
