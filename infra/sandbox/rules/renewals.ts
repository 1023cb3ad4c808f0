import type Stripe from 'stripe';
import type { World } from '../core/world.ts';
import { find, idOf } from '../core/world.ts';
import { expireCheckout } from './checkout.ts';
import { makeInvoice } from './invoices.ts';
import { addPaymentMethod, testCard } from './payment-methods.ts';
import { collect } from './paying.ts';
import { endSubscription, isOver, lineOf, periodEndAfter } from './subscriptions.ts';

/** Handles the end of a subscription's period: invoices the next period, or ends the subscription. */
function renew(world: World, subscription: Stripe.Subscription): void {
  if (isOver(subscription)) return;
  if (subscription.cancel_at_period_end) return void endSubscription(world, subscription, 'cancellation_requested');
  const items = subscription.items.data;
  const previous = { items: { data: items.map(({ id, current_period_end, current_period_start }) => ({ id, current_period_end, current_period_start })) } };
  const before = { start: items[0]!.current_period_start, end: items[0]!.current_period_end };
  for (const item of items) {
    item.current_period_start = item.current_period_end;
    item.current_period_end = periodEndAfter(subscription, item.price, item.current_period_start);
  }
  world.agenda.set(`renew:${subscription.id}`, items[0]!.current_period_end);
  const invoice = makeInvoice(world, { subscription, reason: 'subscription_cycle', lines: items.map(lineOf), periodStart: before.start, periodEnd: before.end });
  world.emit('customer.subscription.updated', subscription, previous);
  collect(world, invoice);
}

function retry(world: World, invoice: Stripe.Invoice): void {
  if (invoice.status === 'open') collect(world, invoice);
}

/** Ends a subscription whose first invoice the customer did not pay in time. */
function expireIncomplete(world: World, subscription: Stripe.Subscription): void {
  if (subscription.status === 'incomplete') endSubscription(world, subscription, null);
}

/** Runs the payments sandbox's scheduled work of one agenda key, such as a renewal or a retry. */
export function runDue(world: World, key: string): void {
  const [kind, id] = key.split(':') as [string, string];
  if (kind === 'renew') renew(world, find(world.subscriptions, 'subscription', id));
  else if (kind === 'retry') retry(world, find(world.invoices, 'invoice', id));
  else if (kind === 'incomplete') expireIncomplete(world, find(world.subscriptions, 'subscription', id));
  else if (kind === 'checkout') expireCheckout(world, find(world.sessions, 'checkout.session', id));
}

/** Replaces a customer's card in the payments sandbox, and tries overdue invoices with the new card at once. */
export function replaceCard(world: World, customerId: string, method: Stripe.PaymentMethod = addPaymentMethod(world, testCard(world))): void {
  const customer = find(world.customers, 'customer', customerId);
  method.customer = customerId;
  customer.invoice_settings.default_payment_method = method.id;
  for (const subscription of world.subscriptions.all()) {
    if (idOf(subscription.customer) !== customerId || isOver(subscription)) continue;
    subscription.default_payment_method = method.id;
    world.note(subscription.id).failing = false;
    const invoice = world.invoices.get(idOf(subscription.latest_invoice));
    if (subscription.status === 'past_due' && invoice?.status === 'open') collect(world, invoice);
  }
}
