import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import type { InvoiceSnapshot } from '../ports/payment-records.port.ts';
import { paymentMismatch } from '../payments.errors.ts';
import { providerOf } from '../payments-context.ts';
import type { PaymentsContext } from '../payments-context.ts';
import { findOrder } from '../queries/order-rows.ts';
import type { OrderRow, SubscriptionRow } from '../queries/order-rows.ts';
import { syncOrder } from './sync-order.ts';
import { syncSubscription } from './sync-subscription.ts';

/** The billing reasons whose invoices grant tokens: a first month and a renewal. A change of plan and a manual invoice never grant any. */
const GRANTING: readonly (string | null)[] = ['subscription_create', 'subscription_cycle'];

/** Whether an invoice grants the monthly tokens of Pro (docs/rules/payments.md#monthly-grant). */
export const grantsTokens = ({ paid, paidCents, reason, subscriptionId }: InvoiceSnapshot): boolean =>
  paid && paidCents > 0 && subscriptionId !== null && GRANTING.includes(reason);

/**
 * Stores what the provider says about an invoice: the subscription's state, and for a paid month an order, whose tokens are granted once per
 * period. Returns null for invoices that grant nothing.
 */
export async function syncInvoice(context: PaymentsContext, invoiceId: string): Promise<OrderRow | null> {
  const provider = providerOf(context);
  const invoice = await provider.records.invoice(invoiceId);
  if (invoice.subscriptionId === null) return null;
  if (invoice.live !== provider.live) throw paymentMismatch('it was made in another mode');
  const subscription = await syncSubscription(context, invoice.subscriptionId);
  if (!grantsTokens(invoice)) return null;
  if (invoice.paymentIntentId === null) throw paymentMismatch(`invoice ${invoice.id} names no payment`);
  const order = await ensureOrder(context, subscription, invoice, invoice.paymentIntentId);
  return syncOrder(context, order.id);
}

const INSERT = `
  insert into orders (id, user_id, kind, product_id, product_name, amount_cents, tokens, status, stripe_payment_intent, stripe_invoice,
    subscription_id, period_start, invoice_no, receipt_url, pdf_url, grant_key, created_at, updated_at)
  values (:id, :userId, 'subscription', :productId, :name, :paidCents, :tokens, 'processing', :payment, :invoice,
    :subscription, :periodStart, :number, :url, :pdf, :key, :createdAt, :at)
  on conflict do nothing`;

async function ensureOrder(context: PaymentsContext, subscription: SubscriptionRow, invoice: InvoiceSnapshot, payment: string): Promise<OrderRow> {
  const { db, clock, pricing } = context;
  const known = await findOrder(db.knex, 'stripe_invoice', invoice.id);
  if (known) return known;
  const { pro } = await pricing.products(db.knex);
  await rows(db.knex, INSERT, {
    id: newId(),
    userId: subscription.user_id,
    productId: pro.productId,
    name: pro.name,
    paidCents: invoice.paidCents,
    tokens: pro.tokens,
    payment,
    invoice: invoice.id,
    subscription: subscription.id,
    periodStart: invoice.periodStart,
    number: invoice.number,
    url: invoice.url,
    pdf: invoice.pdfUrl,
    key: `sub:${invoice.subscriptionId}:${invoice.periodStart.toISOString()}`,
    createdAt: invoice.createdAt,
    at: clock.now(),
  });
  const order = await findOrder(db.knex, 'stripe_invoice', invoice.id);
  // Another invoice of the same period was paid already, and each month grants its tokens only once.
  if (!order) throw paymentMismatch(`the period of invoice ${invoice.id} was paid by another one`);
  return order;
}
