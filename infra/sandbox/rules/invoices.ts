import type Stripe from 'stripe';
import type { World } from '../core/world.ts';
import { find, idOf } from '../core/world.ts';
import type { LineFacts } from '../objects/invoice.ts';
import { invoiceLineObject, invoiceObject, invoicePaymentObject } from '../objects/invoice.ts';
import { cancelIntent, createIntent } from './intents.ts';

export interface NewInvoice {
  subscription: Stripe.Subscription;
  reason: Stripe.Invoice.BillingReason;
  lines: Omit<LineFacts, 'id' | 'invoice'>[];
  periodStart: number;
  periodEnd: number;
}

const DESCRIPTIONS: Readonly<Record<string, string>> = { subscription_create: 'Subscription creation', subscription_cycle: 'Subscription update' };

/** Makes and finalizes an invoice of the sandbox with the payment intent that pays it. An invoice of 0 cents is paid at once. */
export function makeInvoice(world: World, { subscription, reason, lines, periodStart, periodEnd }: NewInvoice): Stripe.Invoice {
  const id = world.id('in');
  const created = world.now();
  const customer = find(world.customers, 'customer', idOf(subscription.customer));
  const balance = customer.balance + lines.reduce((sum, { amount }) => sum + amount, 0);
  const sequence = customer.next_invoice_sequence ?? 1;
  const invoice = world.invoices.add(
    invoiceObject({
      id,
      created,
      number: `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`,
      reason,
      customer,
      subscription,
      lines: lines.map((line) => invoiceLineObject({ ...line, id: world.id('il'), invoice: id })),
      periodStart,
      periodEnd,
      due: Math.max(0, balance),
      startingBalance: customer.balance,
      endingBalance: Math.min(0, balance),
      pageUrl: `${world.url}/invoices/${id}`,
    }),
  );
  Object.assign(customer, { next_invoice_sequence: sequence + 1, balance: Math.min(0, balance), currency: subscription.currency });
  subscription.latest_invoice = id;
  world.emit('invoice.created', invoice);
  invoice.status = 'open';
  invoice.status_transitions.finalized_at = created;
  if (invoice.amount_due > 0) addIntent(world, invoice, DESCRIPTIONS[reason] ?? 'Subscription update');
  world.emit('invoice.finalized', invoice);
  return invoice;
}

function addIntent(world: World, invoice: Stripe.Invoice, description: string): void {
  const intent = createIntent(world, {
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: idOf(invoice.customer),
    description,
    metadata: {},
    receiptEmail: null,
    futureUse: true,
  });
  world.note(intent.id).invoice = invoice.id;
  invoice.confirmation_secret = { client_secret: intent.client_secret!, type: 'payment_intent' };
  invoice.payments!.data.push(invoicePaymentObject({ id: world.id('inpay'), created: world.now(), invoice: invoice.id, intent }));
}

/** Returns the payment intent that pays an invoice of the sandbox; null for an invoice of 0 cents. */
export function intentOf(world: World, invoice: Stripe.Invoice): Stripe.PaymentIntent | null {
  const payment = invoice.payments?.data[0]?.payment.payment_intent;
  return payment ? find(world.paymentIntents, 'payment_intent', idOf(payment)) : null;
}

export function markPaid(world: World, invoice: Stripe.Invoice): void {
  const at = world.now();
  Object.assign(invoice, { status: 'paid', amount_paid: invoice.amount_due, amount_remaining: 0, attempted: true, next_payment_attempt: null, auto_advance: false });
  invoice.attempt_count += invoice.amount_due > 0 ? 1 : 0;
  invoice.status_transitions.paid_at = at;
  const payment = invoice.payments?.data[0];
  if (payment) Object.assign(payment, { status: 'paid', amount_paid: invoice.amount_due, status_transitions: { canceled_at: null, paid_at: at } });
  world.agenda.set(`retry:${invoice.id}`, null);
  world.emit('invoice.paid', invoice);
}

/** Voids an unpaid invoice of the sandbox and cancels its payment intent. */
export function voidInvoice(world: World, invoice: Stripe.Invoice): void {
  if (invoice.status !== 'open') return;
  Object.assign(invoice, { status: 'void', auto_advance: false, next_payment_attempt: null });
  invoice.status_transitions.voided_at = world.now();
  world.agenda.set(`retry:${invoice.id}`, null);
  const intent = intentOf(world, invoice);
  if (intent && intent.status !== 'succeeded' && intent.status !== 'canceled') cancelIntent(world, intent, 'void_invoice');
}
