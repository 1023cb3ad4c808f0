import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { id, idParams, isoTime, pageLimit } from './primitives.ts';

export const eventStatus = z.enum(['pending', 'processed', 'ignored', 'failed']);

export const stripeEventView = z.object({
  /** The payment provider's id of the event, such as `evt_…`. */
  id: z.string(),
  type: z.string(),
  status: eventStatus,
  attempts: z.int(),
  error: z.nullable(z.string()),
  receivedAt: isoTime,
  processedAt: z.nullable(isoTime),
});
export type StripeEventView = z.infer<typeof stripeEventView>;

export const getStripeSync = defineEndpoint({
  method: 'GET',
  path: '/api/admin/stripe-sync',
  summary: 'Mode and health of the connection to the payment provider',
  response: z.object({
    configured: z.boolean(),
    mode: z.enum(['test', 'live']),
    sandbox: z.boolean(),
    dashboardUrl: z.nullable(z.string()),
    webhook: z.object({
      path: z.string(),
      lastReceivedAt: z.nullable(isoTime),
      lastProcessedAt: z.nullable(isoTime),
      receivedLastDay: z.int(),
      pending: z.int(),
      oldestPendingAt: z.nullable(isoTime),
      failed: z.int(),
    }),
  }),
});
export const listStripeEvents = defineEndpoint({
  method: 'GET',
  path: '/api/admin/stripe-sync/events',
  summary: 'Events of the provider, latest first',
  query: z.strictObject({
    status: z.optional(eventStatus),
    /** Finds payment events by a part of their type or id. */
    q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    limit: z._default(pageLimit(100), 25),
    before: z.optional(z.string().check(z.maxLength(300))),
  }),
  response: z.object({ items: z.array(stripeEventView), nextCursor: z.nullable(z.string()) }),
});
export const replayStripeEvent = defineEndpoint({
  method: 'POST',
  path: '/api/admin/stripe-sync/events/:id/replay',
  summary: 'Replay an event; nothing is done twice',
  params: z.strictObject({ id: z.string().check(z.regex(/^evt_\w+$/), z.maxLength(255)) }),
  status: 202,
  response: z.object({ event: stripeEventView }),
});

/** A token package or the Pro plan, compared with the Stripe catalogue. */
export const catalogueRow = z.object({
  /** The id of the token package, such as `mini-boost`, or `pro` for the plan. */
  productId: z.string(),
  name: z.string(),
  priceCents: z.int(),
  active: z.boolean(),
  stripePriceId: z.nullable(z.string()),
  theirs: z.nullable(z.object({ priceCents: z.nullable(z.int()), active: z.boolean() })),
  state: z.enum(['in_sync', 'missing', 'price_mismatch', 'inactive']),
});
export type CatalogueRow = z.infer<typeof catalogueRow>;
export const getCatalogue = defineEndpoint({
  method: 'GET',
  path: '/api/admin/stripe-sync/catalogue',
  summary: 'Our price list beside the provider\'s',
  response: z.object({ rows: z.array(catalogueRow) }),
});
export const syncCatalogue = defineEndpoint({
  method: 'POST',
  path: '/api/admin/stripe-sync/catalogue',
  summary: 'Update the provider\'s price list to match ours, or show what would change',
  body: z.strictObject({ productIds: z.optional(z.array(z.string()).check(z.maxLength(20))), dryRun: z.boolean() }),
  response: z.object({ dryRun: z.boolean(), actions: z.array(z.object({ productId: z.string(), action: z.string() })), rows: z.array(catalogueRow) }),
});

/** A difference that the reconciliation found between the payment provider's records and ours. */
export const finding = z.object({
  kind: z.enum(['uncredited_payment', 'unknown_payment', 'amount_mismatch', 'missing_invoice', 'missing_refund', 'missing_dispute', 'subscription_drift', 'extra_credit']),
  /** The payment provider's id of the object that differs. */
  stripeId: z.string(),
  orderId: z.nullable(id),
  username: z.nullable(z.string()),
  amountCents: z.nullable(z.int()),
  detail: z.string(),
  at: isoTime,
  /** What became of the difference: `found` by a dry run, `repaired`, or `open` when a person must decide. */
  outcome: z.enum(['found', 'repaired', 'open']),
});
export type Finding = z.infer<typeof finding>;

export const reconciliation = z.object({
  id,
  from: isoTime,
  to: isoTime,
  dryRun: z.boolean(),
  status: z.enum(['queued', 'running', 'done', 'failed']),
  startedAt: z.nullable(isoTime),
  finishedAt: z.nullable(isoTime),
  /** How many records of the payment provider the reconciliation has compared so far. */
  compared: z.int(),
  findings: z.array(finding),
  error: z.nullable(z.string()),
});
export type Reconciliation = z.infer<typeof reconciliation>;

export const startReconciliation = defineEndpoint({
  method: 'POST',
  path: '/api/admin/stripe-sync/reconciliations',
  summary: 'Compare the provider with the ledger over a period, and repair unless it is a dry run',
  body: z.strictObject({ from: isoTime, to: isoTime, dryRun: z.boolean() }),
  status: 202,
  response: z.object({ reconciliation }),
});
export const listReconciliations = defineEndpoint({
  method: 'GET',
  path: '/api/admin/stripe-sync/reconciliations',
  summary: 'The latest comparisons',
  query: z.strictObject({ limit: z._default(pageLimit(50), 10) }),
  response: z.object({ items: z.array(reconciliation) }),
});
export const getReconciliation = defineEndpoint({
  method: 'GET',
  path: '/api/admin/stripe-sync/reconciliations/:id',
  summary: 'One comparison',
  params: idParams,
  response: z.object({ reconciliation }),
});

/** Credits one payment that the provider has but we missed, through the same code as the provider webhook. */
export const creditPayment = defineEndpoint({
  method: 'POST',
  path: '/api/admin/stripe-sync/payments/:id/credit',
  summary: 'Credit now',
  params: z.strictObject({ id: z.string().check(z.regex(/^(pi|in)_\w+$/), z.maxLength(255)) }),
  response: z.object({ credited: z.boolean(), message: z.string() }),
});
