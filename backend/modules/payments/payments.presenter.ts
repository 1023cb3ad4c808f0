import type { InvoiceView, SubscriptionView } from '#contracts/payments.ts';
import type { OrderRow, SubscriptionRow } from './queries/order-rows.ts';

/** A subscription to Pro as its owner sees it. */
export const presentSubscription = (row: SubscriptionRow): SubscriptionView => ({
  status: row.status,
  priceCents: row.price_cents,
  periodStart: row.period_start?.toISOString() ?? null,
  periodEnd: row.period_end?.toISOString() ?? null,
  cancelAtPeriodEnd: row.cancel_at_period_end,
});

/** A paid order as its owner sees it. */
export const presentInvoice = (row: OrderRow): InvoiceView => ({
  orderId: row.id,
  number: row.invoice_no,
  title: row.product_name,
  kind: row.kind,
  amountCents: row.amount_cents,
  refundedCents: row.refunded_cents,
  tokens: row.tokens,
  status: row.status,
  paidAt: (row.paid_at ?? row.created_at).toISOString(),
  receiptUrl: row.receipt_url,
  pdfUrl: row.pdf_url,
});
