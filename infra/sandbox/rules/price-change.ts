import type Stripe from 'stripe';
import type { World } from '../core/world.ts';
import { planObject } from '../objects/catalogue.ts';
import { makeInvoice } from './invoices.ts';
import { collect } from './paying.ts';

/** Returns the share of a price for the rest of a subscription's period, rounded half up to whole cents. */
const share = (amount: number, left: number, whole: number): number => Math.floor((2 * amount * left + whole) / (2 * whole));

/**
 * Changes the price of a subscription in the payments sandbox now. For the rest of the period, the old price is credited and the new one
 * charged, by an invoice at once.
 */
export function changePrice(world: World, subscription: Stripe.Subscription, item: Stripe.SubscriptionItem, price: Stripe.Price, prorates: boolean): void {
  const now = world.now();
  const { current_period_start: start, current_period_end: end, quantity = 1 } = item;
  const old = structuredClone(item);
  Object.assign(item, { price: structuredClone(price), plan: planObject(price) });
  world.emit('customer.subscription.updated', subscription, { items: { data: [old] } });
  if (!prorates) return;
  const of = (amount: number | null): number => share((amount ?? 0) * quantity, end - now, end - start);
  const line = (amount: number, of: Stripe.Price, description: string) => ({ amount, description, item, price: of, periodStart: now, periodEnd: end, proration: true });
  const invoice = makeInvoice(world, {
    subscription,
    reason: 'subscription_update',
    lines: [line(-of(old.price.unit_amount), old.price, 'Unused time on the old price'), line(of(price.unit_amount), price, 'Remaining time on the new price')],
    periodStart: now,
    periodEnd: now,
  });
  collect(world, invoice);
}
