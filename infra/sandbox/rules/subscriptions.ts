import type Stripe from 'stripe';
import { nextAfter } from '../core/months.ts';
import { invalid } from '../core/sandbox-error.ts';
import type { World } from '../core/world.ts';
import { find, idOf } from '../core/world.ts';
import { subscriptionItemObject, subscriptionObject } from '../objects/subscription.ts';
import { intentOf, makeInvoice, markPaid, voidInvoice } from './invoices.ts';

const FIRST_PAYMENT_WITHIN_S = 23 * 3_600;
const DAY_S = 86_400;
/** On which days after a failed renewal the payments sandbox tries the charge again. */
const RETRY_DAYS = [1, 3, 5];
const MONTHS: Readonly<Record<string, number>> = { month: 1, year: 12 };

export interface NewSubscription {
  customer: string;
  items: { price: Stripe.Price; quantity: number }[];
  metadata: Record<string, string>;
  savesCard: boolean;
  description: string | null;
}

/** Returns the end of the subscription period that contains `at` (seconds), counted from the subscription's anchor. */
export function periodEndAfter(subscription: Pick<Stripe.Subscription, 'billing_cycle_anchor'>, price: Stripe.Price, at: number): number {
  const { interval, interval_count: count } = price.recurring!;
  const months = MONTHS[interval];
  if (months !== undefined) return nextAfter(subscription.billing_cycle_anchor, months * count, at);
  const length = count * (interval === 'week' ? 7 * DAY_S : DAY_S);
  return subscription.billing_cycle_anchor + (Math.floor((at - subscription.billing_cycle_anchor) / length) + 1) * length;
}

export const lineOf = (item: Stripe.SubscriptionItem) => ({
  amount: (item.price.unit_amount ?? 0) * (item.quantity ?? 1),
  description: `${item.quantity ?? 1} × subscription (at $${((item.price.unit_amount ?? 0) / 100).toFixed(2)} / ${item.price.recurring?.interval ?? 'month'})`,
  item,
  price: item.price,
  periodStart: item.current_period_start,
  periodEnd: item.current_period_end,
  proration: false,
});

/** Makes a subscription in the payments sandbox that starts with its first payment (payment_behavior: default_incomplete). */
export function createSubscription(world: World, { customer, items, metadata, savesCard, description }: NewSubscription): Stripe.Subscription {
  find(world.customers, 'customer', customer, 'customer');
  if (items.length === 0) throw invalid('Missing required param: items.', { param: 'items' });
  const oneTime = items.findIndex(({ price }) => !price.recurring);
  if (oneTime >= 0) throw invalid('The price specified is set to `type=one_time` but this field only accepts prices with `type=recurring`.', { param: `items[${oneTime}][price]` });
  const id = world.id('sub');
  const now = world.now();
  const made = items.map(({ price, quantity }) =>
    subscriptionItemObject({ id: world.id('si'), subscription: id, created: now, price, quantity, periodStart: now, periodEnd: periodEndAfter({ billing_cycle_anchor: now }, price, now) }),
  );
  const subscription = world.subscriptions.add(
    subscriptionObject({ id, created: now, customer, currency: made[0]!.price.currency, items: made, metadata, savesCard, paymentMethod: null, description }),
  );
  world.emit('customer.subscription.created', subscription);
  const invoice = makeInvoice(world, { subscription, reason: 'subscription_create', lines: made.map(lineOf), periodStart: now, periodEnd: now });
  world.agenda.set(`incomplete:${id}`, now + FIRST_PAYMENT_WITHIN_S);
  if (invoice.amount_due === 0) {
    markPaid(world, invoice);
    subscriptionPaid(world, invoice);
  }
  return subscription;
}

export const subscriptionOf = (world: World, invoice: Stripe.Invoice): Stripe.Subscription =>
  find(world.subscriptions, 'subscription', idOf(invoice.parent!.subscription_details!.subscription));

/** Handles a paid invoice of a subscription: the subscription starts, or is no longer overdue. */
export function subscriptionPaid(world: World, invoice: Stripe.Invoice): void {
  const subscription = subscriptionOf(world, invoice);
  const method = intentOf(world, invoice)?.payment_method;
  const saves = subscription.payment_settings?.save_default_payment_method === 'on_subscription';
  if (saves && method) subscription.default_payment_method = idOf(method);
  if (subscription.status === 'incomplete') world.agenda.set(`incomplete:${subscription.id}`, null);
  if (!['incomplete', 'past_due', 'unpaid'].includes(subscription.status)) return;
  const previous = { status: subscription.status };
  subscription.status = 'active';
  world.agenda.set(`renew:${subscription.id}`, subscription.items.data[0]!.current_period_end);
  world.emit('customer.subscription.updated', subscription, previous);
}

/** Handles an unpaid invoice of a subscription. A renewal is tried again on days 1, 3 and 5; then the subscription ends. */
export function subscriptionUnpaid(world: World, invoice: Stripe.Invoice, offSession: boolean): void {
  const subscription = subscriptionOf(world, invoice);
  const notes = world.note(invoice.id);
  Object.assign(invoice, { attempted: true, attempt_count: invoice.attempt_count + 1 });
  const days = RETRY_DAYS[notes.failures ?? 0];
  if (offSession) {
    notes.failures = (notes.failures ?? 0) + 1;
    invoice.next_payment_attempt = days === undefined ? null : invoice.created + days * DAY_S;
    world.agenda.set(`retry:${invoice.id}`, invoice.next_payment_attempt);
  }
  world.emit('invoice.payment_failed', invoice);
  if (offSession && subscription.status === 'active') {
    subscription.status = 'past_due';
    world.emit('customer.subscription.updated', subscription, { status: 'active' });
  }
  if (offSession && days === undefined) endSubscription(world, subscription, 'payment_failed');
}

/** Ends a subscription of the payments sandbox now. One that never started expires, together with its first invoice. */
export function endSubscription(world: World, subscription: Stripe.Subscription, reason: 'cancellation_requested' | 'payment_failed' | null): void {
  if (isOver(subscription)) throw invalid(`No such subscription: '${subscription.id}'`, { code: 'resource_missing', param: 'id' });
  const now = world.now();
  const neverStarted = subscription.status === 'incomplete';
  const invoice = world.invoices.get(idOf(subscription.latest_invoice));
  if (neverStarted && invoice) voidInvoice(world, invoice);
  Object.assign(subscription, { status: neverStarted ? 'incomplete_expired' : 'canceled', canceled_at: subscription.canceled_at ?? now, ended_at: now });
  subscription.cancellation_details!.reason = reason;
  for (const key of ['renew', 'incomplete']) world.agenda.set(`${key}:${subscription.id}`, null);
  if (invoice) world.agenda.set(`retry:${invoice.id}`, null);
  // Chooses the event for the end of a subscription as Stripe does: an expiry is a change of status. An end by the customer, the product or a failed payment is
  // a deletion.
  if (neverStarted && reason === null) world.emit('customer.subscription.updated', subscription, { status: 'incomplete' });
  else world.emit('customer.subscription.deleted', subscription);
}

export const isOver = ({ status }: Stripe.Subscription): boolean => status === 'canceled' || status === 'incomplete_expired';

/** Sets whether a subscription of the payments sandbox ends with its period. */
export function setCancelAtPeriodEnd(world: World, subscription: Stripe.Subscription, cancel: boolean): void {
  if (subscription.cancel_at_period_end === cancel) return;
  subscription.cancel_at_period_end = cancel;
  Object.assign(subscription, { cancel_at: cancel ? subscription.items.data[0]!.current_period_end : null, canceled_at: cancel ? world.now() : null });
  subscription.cancellation_details!.reason = cancel ? 'cancellation_requested' : null;
  world.emit('customer.subscription.updated', subscription, { cancel_at_period_end: !cancel });
}
