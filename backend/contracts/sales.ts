import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { orderKind, orderStatus } from './payments.ts';
import { id, idParams, isoTime, pageLimit, tidied, tokens } from './primitives.ts';

const cents = z.int();
const period = { from: isoTime, to: isoTime };

/** Money in cents, tokens whole. The period is half open: `from` belongs to it, `to` does not. */
export const salesSummary = z.object({
  grossCents: cents,
  refundCents: cents,
  /** Taken back by banks; disputes that were won are not in it. */
  disputeCents: cents,
  feeCents: cents,
  /** gross − refunds − disputes − fees. */
  netCents: cents,
  /** Monthly recurring revenue at the end of the period. */
  mrrCents: cents,
  activePro: z.int(),
  newPro: z.int(),
  lostPro: z.int(),
  payingUsers: z.int(),
  /** Net per paying user; null without any. */
  arpuCents: z.nullable(cents),
  tokensSold: tokens,
  /** In all wallets now, held ones included: what is still owed to people. */
  tokensOutstanding: tokens,
  /** One per UTC day of the period, oldest first. */
  days: z.array(z.object({ day: z.iso.date(), grossCents: cents, refundCents: cents, netCents: cents, orders: z.int() })),
  products: z.array(z.object({ productId: z.string(), name: z.string(), orders: z.int(), grossCents: cents, tokens })),
  /** The figures of the period of the same length before. */
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
  /** Tokens that were taken back after refunds and disputes. */
  clawedBack: tokens,
  status: orderStatus,
  paymentIntent: z.nullable(z.string()),
  /** The payment at the provider's dashboard. */
  stripeUrl: z.nullable(z.string()),
  receiptUrl: z.nullable(z.string()),
  failure: z.nullable(z.string()),
});
export type SalesOrder = z.infer<typeof salesOrder>;

export const orderFilter = {
  status: z.optional(orderStatus),
  kind: z.optional(orderKind),
  /** A part of a username, a name or an email address (three letters at least, shorter ones are exact), an order id, a payment id. */
  q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  /** The buyer. */
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
    /** True when more people match the words than are looked at, so that orders may be missing. */
    morePeople: z.boolean(),
  }),
});
/** Route of the orders as a CSV file, with the list's filters as its query. */
export const ORDERS_CSV_PATH = '/api/admin/sales/orders.csv';

/** What a refund of this size would do to the wallet of who bought it. */
export const refundPreview = z.object({
  amountCents: cents,
  /** The amount that can still be refunded, in cents. */
  refundableCents: cents,
  /** Tokens that go back, this refund only. */
  tokens,
  /** Of these, taken from the wallet now … */
  taken: tokens,
  /** Tokens of the refund that become debt, because they are spent or held. */
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
  /** Until when the bank takes evidence; null where the provider names no time. */
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
