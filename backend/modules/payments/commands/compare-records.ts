import type { Finding } from '#contracts/stripe-sync.ts';
import { rows } from '#kernel/db/raw.ts';
import { paymentDifference, subscriptionDifference } from '../domain/differences.ts';
import type { Difference } from '../domain/differences.ts';
import type { InvoiceSnapshot, PaymentSnapshot, SubscriptionSnapshot } from '../ports/payment-records.port.ts';
import { isRefused } from '../payments.errors.ts';
import { providerOf } from '../payments-context.ts';
import type { PaymentsContext } from '../payments-context.ts';
import { findOrder } from '../queries/order-rows.ts';
import type { OrderRow, SubscriptionRow } from '../queries/order-rows.ts';
import { inPages } from './in-pages.ts';
import { grantsTokens, syncInvoice } from './sync-invoice.ts';
import { syncOrder } from './sync-order.ts';
import { syncSubscription } from './sync-subscription.ts';

/** The state of one reconciliation under way. */
export interface Comparison {
  from: Date;
  to: Date;
  dryRun: boolean;
  findings: Finding[];
  /** How many of the provider's objects were compared so far. */
  compared: number;
  /** Called after each page of compared objects. */
  onPage(): Promise<void>;
}

interface Found extends Difference {
  stripeId: string;
  order: OrderRow | null;
  userId: string | null;
  amountCents: number | null;
  at: Date;
  /** The function that repairs this difference. Null when only a person can decide. */
  repair: (() => Promise<unknown>) | null;
}

/** Repairs the differences that a reconciliation found, unless it is a dry run. A difference that cannot be repaired stays open with its reason. */
async function settle(context: PaymentsContext, comparison: Comparison, found: readonly Found[]): Promise<void> {
  const names = await context.identity.usernames(context.db.knex, [...new Set(found.flatMap(({ userId }) => userId ?? []))]);
  for (const { repair, order, userId, at, ...finding } of found) {
    const entry: Finding = {
      ...finding,
      orderId: order?.id ?? null,
      username: (userId !== null && names.get(userId)) || null,
      at: at.toISOString(),
      outcome: repair === null ? 'open' : 'found',
    };
    comparison.findings.push(entry);
    if (comparison.dryRun || repair === null) continue;
    try {
      await repair();
      entry.outcome = 'repaired';
    } catch (error) {
      entry.outcome = 'open';
      entry.detail += ` ${error instanceof Error ? error.message : ''}`;
    }
  }
}

const IN_PAYMENTS = 'select * from orders where stripe_payment_intent = any(?::text[]) or id = any(?::uuid[])';

/** Compares every payment of the period at the provider with its order. Returns the ids of these payments. */
export async function comparePayments(context: PaymentsContext, comparison: Comparison, ofInvoices: ReadonlySet<string>): Promise<Set<string>> {
  const seen = new Set<string>();
  const ours = new Set(await context.db.knex('payment_customers').pluck('stripe_customer'));
  for await (const page of inPages(providerOf(context).records.payments(comparison.from, comparison.to))) {
    const orders = await rows<OrderRow>(context.db.knex, IN_PAYMENTS, [page.map(({ id }) => id), page.flatMap(({ orderId }) => orderId ?? [])]);
    const byPayment = new Map(orders.map((order) => [order.stripe_payment_intent, order]));
    const byId = new Map(orders.map((order) => [order.id, order]));
    const found = page.flatMap((payment): Found[] => {
      seen.add(payment.id);
      const order = byPayment.get(payment.id) ?? (payment.orderId === null ? undefined : byId.get(payment.orderId));
      const second = order?.granted && order.stripe_payment_intent !== payment.id && payment.status === 'succeeded';
      if (second) return wrap({ kind: 'unknown_payment', detail: 'A second payment for an order that is paid already.' }, payment, order, order.user_id, payment.amountCents, null);
      if (order) return wrap(paymentDifference(payment, order), payment, order, order.user_id, payment.amountCents, () => syncOrder(context, order.id, payment.id));
      const foreign = payment.status !== 'succeeded' || ofInvoices.has(payment.id) || payment.customerId === null || !ours.has(payment.customerId);
      return foreign ? [] : wrap({ kind: 'unknown_payment', detail: 'Paid by one of our customers, and no order asks for it.' }, payment, null, null, payment.amountCents, null);
    });
    await turn(context, comparison, page.length, found);
  }
  return seen;
}

/** Compares refunds and disputes of the period whose payments are from before the period. */
export async function compareGivenBack(context: PaymentsContext, comparison: Comparison, seen: ReadonlySet<string>): Promise<void> {
  const { records } = providerOf(context);
  const older = new Set<string>();
  for await (const id of records.givenBack(comparison.from, comparison.to)) if (!seen.has(id)) older.add(id);
  for (const id of older) {
    const order = await findOrder(context.db.knex, 'stripe_payment_intent', id);
    const payment = await records.payment(id);
    const found = order ? wrap(paymentDifference(payment, order), payment, order, order.user_id, payment.amountCents, () => syncOrder(context, order.id)) : [];
    await turn(context, comparison, 1, found);
  }
}

/** Compares every invoice that grants tokens with its order. Returns the payments that belong to invoices. */
export async function compareInvoices(context: PaymentsContext, comparison: Comparison): Promise<Set<string>> {
  const payments = new Set<string>();
  for await (const page of inPages(providerOf(context).records.invoices(comparison.from, comparison.to))) {
    const granting = page.filter(grantsTokens);
    for (const { paymentIntentId } of page) if (paymentIntentId !== null) payments.add(paymentIntentId);
    const ids = granting.map(({ id }) => id);
    const credited = await rows<{ stripe_invoice: string }>(context.db.knex, 'select stripe_invoice from orders where granted and stripe_invoice = any(?::text[])', [ids]);
    const known = new Set(credited.map((row) => row.stripe_invoice));
    const found = granting
      .filter(({ id }) => !known.has(id))
      .flatMap((invoice: InvoiceSnapshot) =>
        wrap({ kind: 'missing_invoice', detail: 'A month was paid, and its tokens never arrived.' }, invoice, null, null, invoice.paidCents, () => syncInvoice(context, invoice.id)),
      );
    await turn(context, comparison, page.length, found);
  }
  return payments;
}

/** Compares every subscription at the provider with our row of it. */
export async function compareSubscriptions(context: PaymentsContext, comparison: Comparison): Promise<void> {
  for await (const page of inPages(providerOf(context).records.subscriptions())) {
    const mine = await rows<SubscriptionRow>(context.db.knex, 'select * from subscriptions where stripe_subscription = any(?::text[])', [page.map(({ id }) => id)]);
    const byId = new Map(mine.map((row) => [row.stripe_subscription, row]));
    const found = page
      .filter(({ userId, id }) => userId !== null || byId.has(id))
      .flatMap((theirs) => {
        const row = byId.get(theirs.id) ?? null;
        return wrap(subscriptionDifference(theirs, row), { id: theirs.id, createdAt: theirs.startedAt }, null, row?.user_id ?? theirs.userId, theirs.priceCents, () => syncSubscription(context, theirs.id));
      });
    await turn(context, comparison, page.length, found);
  }
}

const CREDITED = `
  select * from orders where granted and kind = 'tokens' and created_at >= ? and created_at < ? and not stripe_payment_intent = any(?::text[])`;

/** Whether the provider lacks the order's payment. A payment from just outside the period is not in the list, so the server asks the provider for this one. */
async function isMissing(context: PaymentsContext, { stripe_payment_intent: payment }: OrderRow): Promise<boolean> {
  if (payment === null) return true;
  try {
    return (await providerOf(context).records.payment(payment)).status !== 'succeeded';
  } catch (error) {
    if (isRefused(error)) return true;
    throw error;
  }
}

/** Finds orders of the period that granted tokens although the provider has no succeeded payment for them. */
export async function compareOrders(context: PaymentsContext, comparison: Comparison, seen: ReadonlySet<string>): Promise<void> {
  const extra = await rows<OrderRow>(context.db.knex, CREDITED, [comparison.from, comparison.to, [...seen]]);
  const missing: OrderRow[] = [];
  for (const order of extra) if (await isMissing(context, order)) missing.push(order);
  const found = missing.flatMap((order) =>
    wrap({ kind: 'extra_credit', detail: 'The ledger has these tokens, and the provider has no such payment in this period.' }, { id: order.stripe_payment_intent ?? order.id, createdAt: order.created_at }, order, order.user_id, order.amount_cents, null),
  );
  await turn(context, comparison, 0, found);
}

async function turn(context: PaymentsContext, comparison: Comparison, looked: number, found: readonly Found[]): Promise<void> {
  comparison.compared += looked;
  await settle(context, comparison, found);
  await comparison.onPage();
}

function wrap(
  difference: Difference | null,
  { id, createdAt }: Pick<PaymentSnapshot, 'id' | 'createdAt'> | { id: SubscriptionSnapshot['id']; createdAt: Date },
  order: OrderRow | null,
  userId: string | null,
  amountCents: number | null,
  repair: (() => Promise<unknown>) | null,
): Found[] {
  return difference === null ? [] : [{ ...difference, stripeId: id, order, userId, amountCents, at: createdAt, repair: difference.kind === 'amount_mismatch' ? null : repair }];
}
