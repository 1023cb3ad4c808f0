import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { id, isoTime, pageLimit, tokens } from './primitives.ts';

const cents = z.int().check(z.nonnegative());
const priceId = z.string().check(z.minLength(1), z.maxLength(255));

export const orderStatus = z.enum(['created', 'processing', 'paid', 'failed', 'refunded', 'disputed']);
export type OrderStatus = z.infer<typeof orderStatus>;
export const orderKind = z.enum(['tokens', 'subscription']);

/** A card payment that the browser can confirm with the payment provider. `getPaymentStatus` finds it by `orderId`. */
export const paymentSession = z.object({ clientSecret: z.string(), orderId: id });
export type PaymentSession = z.infer<typeof paymentSession>;

/**
 * Begins a card payment. `tokenAmount` and `priceId` only choose an active package and must agree. The server charges its own price
 * (docs/rules/payments.md#price-from-the-database).
 */
export const createPaymentIntent = defineEndpoint({
  method: 'POST',
  path: '/api/stripe/create-payment-intent',
  summary: 'Begin a card payment for a token package',
  body: z.strictObject({ priceId, type: z._default(z.literal('tokens'), 'tokens'), tokenAmount: z.int().check(z.positive()) }),
  response: paymentSession,
});

export const createSubscription = defineEndpoint({
  method: 'POST',
  path: '/api/stripe/create-subscription',
  summary: 'Start a Pro subscription, or continue one that is not paid yet',
  body: z.strictObject({ priceId }),
  response: paymentSession,
});

export const createTokenPurchase = defineEndpoint({
  method: 'POST',
  path: '/api/payments/create-token-purchase',
  summary: 'Begin a purchase on the hosted checkout page',
  body: z.strictObject({ packageId: z.string().check(z.minLength(1), z.maxLength(100)) }),
  response: z.object({ sessionId: z.string(), checkoutUrl: z.optional(z.string()) }),
});

/** The progress of a payment. `done` means that the tokens are in the ledger, which only the signed provider webhook causes. */
export const paymentStatus = z.object({
  state: z.enum(['confirming', 'done', 'failed']),
  kind: orderKind,
  orderId: id,
  productName: z.string(),
  amountCents: cents,
  /** The tokens that the payment added or will add. */
  tokens,
  /** Tokens that the person can spend now. */
  balance: tokens,
  failure: z.nullable(z.string()),
  receiptUrl: z.nullable(z.string()),
});
export type PaymentStatus = z.infer<typeof paymentStatus>;

/** Tells how far a payment is. The request names it by exactly one of three ids. Unknown payments and those of other people are 404. */
export const getPaymentStatus = defineEndpoint({
  method: 'GET',
  path: '/api/payments/status',
  summary: 'State of a payment',
  query: z.strictObject({
    order: z.optional(id),
    session_id: z.optional(z.string().check(z.maxLength(255))),
    payment_intent: z.optional(z.string().check(z.maxLength(255))),
  }),
  response: paymentStatus,
});

export const subscriptionView = z.object({
  status: z.enum(['incomplete', 'active', 'past_due', 'canceled']),
  priceCents: cents,
  periodStart: z.nullable(isoTime),
  periodEnd: z.nullable(isoTime),
  /** True when the Pro subscription ends with the paid period instead of renewing. */
  cancelAtPeriodEnd: z.boolean(),
});
export type SubscriptionView = z.infer<typeof subscriptionView>;
const subscriptionAnswer = z.object({ subscription: z.nullable(subscriptionView) });

export const getSubscription = defineEndpoint({ method: 'GET', path: '/api/payments/subscription', summary: 'Own Pro subscription', response: subscriptionAnswer });
export const cancelSubscription = defineEndpoint({ method: 'POST', path: '/api/payments/subscription/cancel', summary: 'Cancel Pro at the end of the paid period', response: subscriptionAnswer });
export const resumeSubscription = defineEndpoint({ method: 'POST', path: '/api/payments/subscription/resume', summary: 'Resume Pro before the paid period ends', response: subscriptionAnswer });

/** Opens the payment provider's own page for cards, invoices and cancelling. It leads back to `returnPath`. */
export const createPortalSession = defineEndpoint({
  method: 'POST',
  path: '/api/payments/portal',
  summary: 'Open the customer portal',
  body: z.strictObject({ returnPath: z._default(z.string().check(z.regex(/^\/(?!\/)[\w\-/?=&]*$/), z.maxLength(200)), '/wallet') }),
  response: z.object({ url: z.string() }),
});

export const invoiceView = z.object({
  orderId: id,
  number: z.nullable(z.string()),
  title: z.string(),
  kind: orderKind,
  amountCents: cents,
  refundedCents: cents,
  tokens,
  status: orderStatus,
  paidAt: isoTime,
  receiptUrl: z.nullable(z.string()),
  pdfUrl: z.nullable(z.string()),
});
export type InvoiceView = z.infer<typeof invoiceView>;

export const listInvoices = defineEndpoint({
  method: 'GET',
  path: '/api/payments/invoices',
  summary: 'Own payments, latest first',
  query: z.strictObject({ limit: z._default(pageLimit(100), 20), before: z.optional(z.string().check(z.maxLength(300))) }),
  response: z.object({ items: z.array(invoiceView), nextCursor: z.nullable(z.string()) }),
});

/** Path to which the payment provider sends its events. Requests are verified by their signature over the raw body, not by a session. */
export const WEBHOOK_PATH = '/api/stripe/webhook';
