import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { orderKind, orderStatus } from './payments.ts';
import { id, idParams, isoTime, pageLimit, tidied, tokens } from './primitives.ts';

const cents = z.int();
const period = { from: isoTime, to: isoTime };

/** The sales of a period, money in cents and tokens whole. `from` is the first moment of the period, `to` the first one after it. */
export const salesSummary = z.object({
  grossCents: cents,
  refundCents: cents,
  /** Money that banks took back by disputes, in cents. Disputes that were won do not count. */
  disputeCents: cents,
  feeCents: cents,
  /** Gross sales minus refunds, disputes and fees, in cents. */
  netCents: cents,
  /** Monthly recurring revenue of Pro at the end of the period, in cents. */
  mrrCents: cents,
  activePro: z.int(),
  newPro: z.int(),
  lostPro: z.int(),
  payingUsers: z.int(),
  /** Net revenue for each paying user, in cents; null without paying users. */
  arpuCents: z.nullable(cents),
  tokensSold: tokens,
  /** Tokens in all wallets now, held ones included: the platform still owes runs for them. */
  tokensOutstanding: tokens,
  /** The sales of each UTC day of the period, oldest first. */
  days: z.array(z.object({ day: z.iso.date(), grossCents: cents, refundCents: cents, netCents: cents, orders: z.int() })),
  products: z.array(z.object({ productId: z.string(), name: z.string(), orders: z.int(), grossCents: cents, tokens })),
  /** The sales figures of the period of the same length before. */
  previous: z.object({ grossCents: cents, netCents: cents, newPro: z.int(), tokensSold: tokens }),
});
export type SalesSummary = z.infer<typeof salesSummary>;

export const salesOrder = z.object({
  id,
  createdAt: isoTime,
  paidAt: z.nullable(isoTime),
  user: z.nullable(z.object({ id, username: z.string() })),
  kind: orderKind,
  productName: z.string(),
  amountCents: cents,
  feeCents: cents,
  refundedCents: cents,
  tokens,
  /** Tokens of the order that were clawed back after refunds and disputes. */
  clawedBack: tokens,
  status: orderStatus,
  paymentIntent: z.nullable(z.string()),
  /** The address of the payment in the provider's dashboard. */
  stripeUrl: z.nullable(z.string()),
  receiptUrl: z.nullable(z.string()),
  failure: z.nullable(z.string()),
});
export type SalesOrder = z.infer<typeof salesOrder>;

export const orderFilter = {
  status: z.optional(orderStatus),
  kind: z.optional(orderKind),
  /** Finds orders by a part of a username, name or email address, by an order id or a payment id. Parts shorter than three letters must match exactly. */
  q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  /** Finds orders of this buyer. */
  userId: z.optional(id),
  from: z.optional(isoTime),
  to: z.optional(isoTime),
};

export const getSales = defineEndpoint({ method: 'GET', path: '/api/admin/sales', summary: 'Sales of a period', query: z.strictObject(period), response: salesSummary });
export const listOrders = defineEndpoint({
  method: 'GET',
  path: '/api/admin/sales/orders',
  summary: 'Orders, latest first, by keyset pages',
  query: z.strictObject({ ...orderFilter, limit: z._default(pageLimit(100), 25), before: z.optional(z.string().check(z.maxLength(300))) }),
  response: z.object({
    items: z.array(salesOrder),
    nextCursor: z.nullable(z.string()),
    /** True when the search words match more people than the server looks at, so that orders may be missing. */
    morePeople: z.boolean(),
  }),
});
/** The address of the orders as a CSV file, with the list's filters as its query. */
export const ORDERS_CSV_PATH = '/api/admin/sales/orders.csv';

/** What a refund of this amount would do to the buyer's wallet. */
export const refundPreview = z.object({
  amountCents: cents,
  /** How much of the order can still be refunded, in cents. */
  refundableCents: cents,
  /** How many tokens this refund takes back from the buyer. */
  tokens,
  /** How many of the refund's tokens leave the buyer's wallet now; `debt` is the rest. */
  taken: tokens,
  /** How many of the refund's tokens become debt, because the buyer has spent them or they are held. */
  debt: tokens,
  balanceAfter: tokens,
});
export type RefundPreview = z.infer<typeof refundPreview>;

export const previewRefund = defineEndpoint({
  method: 'GET',
  path: '/api/admin/sales/orders/:id/refund',
  summary: 'What a refund would take back',
  params: idParams,
  query: z.strictObject({ amountCents: z.coerce.number().check(z.int(), z.positive()) }),
  response: refundPreview,
});
export const refundBody = z.strictObject({
  amountCents: z.int().check(z.positive()),
  reason: z.string().check(tidied(), z.minLength(3, 'Give the reason in a few words'), z.maxLength(500)),
});
export const refundOrder = defineEndpoint({
  method: 'POST',
  path: '/api/admin/sales/orders/:id/refund',
  summary: 'Refund all or part; tokens go back once the provider confirms',
  params: idParams,
  body: refundBody,
  status: 202,
  response: z.object({ order: salesOrder }),
});

export const disputeView = z.object({
  id: z.string(),
  orderId: id,
  user: z.nullable(z.object({ id, username: z.string() })),
  productName: z.string(),
  amountCents: cents,
  reason: z.string(),
  status: z.enum(['open', 'won', 'lost']),
  openedAt: isoTime,
  /** Until when the bank accepts evidence for the dispute; null when the provider names no time. */
  dueAt: z.nullable(isoTime),
  closedAt: z.nullable(isoTime),
  stripeUrl: z.nullable(z.string()),
});
export type DisputeView = z.infer<typeof disputeView>;
export const listDisputes = defineEndpoint({
  method: 'GET',
  path: '/api/admin/sales/disputes',
  summary: 'Disputes, latest first; the open ones alone by their deadline',
  query: z.strictObject({ status: z.optional(z.literal('open')), limit: z._default(pageLimit(100), 25), before: z.optional(z.string().check(z.maxLength(300))) }),
  response: z.object({ items: z.array(disputeView), nextCursor: z.nullable(z.string()) }),
});
