import type Stripe from 'stripe';
import { invalid } from '../core/sandbox-error.ts';
import type { World } from '../core/world.ts';
import { find, idOf } from '../core/world.ts';
import { customerObject } from '../objects/customer.ts';
import { listOf } from '../objects/list.ts';
import { checkoutSessionObject, lineItemObject } from '../objects/sessions.ts';
import type { ChargeResult } from './charging.ts';
import type { CheckoutPlan } from './checkout-plan.ts';
import { createIntent } from './intents.ts';
import { intentOf } from './invoices.ts';
import { confirmIntent } from './paying.ts';
import { createSubscription, endSubscription } from './subscriptions.ts';

const OPEN_FOR_S = 24 * 3_600;

export interface NewCheckout {
  mode: 'payment' | 'subscription';
  customer: string | null;
  customerEmail: string | null;
  reference: string | null;
  metadata: Record<string, string>;
  successUrl: string;
  cancelUrl: string | null;
  expiresAt: number | null;
  plan: CheckoutPlan;
}

export function createCheckout(world: World, facts: NewCheckout): Stripe.Checkout.Session {
  const { mode, plan, customer } = facts;
  if (customer !== null) find(world.customers, 'customer', customer, 'customer');
  const items = plan.items.map(({ price, quantity }) => ({ price: find(world.prices, 'price', price, 'line_items[0][price]'), quantity }));
  if (items.length === 0) throw invalid('You must pass `line_items`.', { param: 'line_items' });
  if (items.some(({ price }) => !price.active)) throw invalid('The price specified is inactive. This field only accepts active prices.', { param: 'line_items[0][price]' });
  if (mode === 'payment' && items.some(({ price }) => price.recurring)) throw invalid('You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.');
  if (mode === 'subscription' && !items.some(({ price }) => price.recurring)) throw invalid('You must provide at least one recurring price in `subscription` mode when using prices.');
  const id = world.id('cs_test');
  const now = world.now();
  const lines = items.map(({ price, quantity }) => lineItemObject(world.id('li'), price, quantity, world.products.get(idOf(price.product))?.name ?? 'Product'));
  const session = world.sessions.add(
    checkoutSessionObject({
      ...facts,
      id,
      created: now,
      amount: lines.reduce((sum, { amount_total: amount }) => sum + amount, 0),
      currency: items[0]!.price.currency,
      lineItems: listOf(`/v1/checkout/sessions/${id}/line_items`, lines),
      expiresAt: facts.expiresAt ?? now + OPEN_FOR_S,
      url: `${world.url}/checkout/${id}`,
    }),
  );
  world.note(id).plan = plan;
  world.agenda.set(`checkout:${id}`, session.expires_at);
  return session;
}

/** Pays a checkout session on the sandbox's hosted page. After a declined card, the same payment intent is tried again. */
export function payCheckout(world: World, session: Stripe.Checkout.Session, method: Stripe.PaymentMethod): { result: ChargeResult; intent: Stripe.PaymentIntent } {
  if (session.status !== 'open') throw invalid(`This Checkout Session is ${session.status}.`);
  const intent = intentFor(world, session, method);
  return { result: confirmIntent(world, intent, method), intent };
}

function intentFor(world: World, session: Stripe.Checkout.Session, method: Stripe.PaymentMethod): Stripe.PaymentIntent {
  const plan = world.note(session.id).plan!;
  const known = session.mode === 'subscription' ? firstInvoiceIntent(world, session) : world.paymentIntents.get(idOf(session.payment_intent));
  if (known) return known;
  let intent: Stripe.PaymentIntent;
  if (session.mode === 'subscription') {
    session.customer ??= addCustomer(world, method.billing_details.email, method.billing_details.name);
    const items = plan.items.map(({ price, quantity }) => ({ price: find(world.prices, 'price', price), quantity }));
    const subscription = createSubscription(world, { customer: idOf(session.customer), items, metadata: plan.subscriptionMetadata, savesCard: true, description: plan.description });
    session.subscription = subscription.id;
    intent = firstInvoiceIntent(world, session)!;
  } else {
    intent = createIntent(world, {
      amount: session.amount_total!,
      currency: session.currency!,
      customer: session.customer === null ? null : idOf(session.customer),
      description: plan.description,
      metadata: plan.paymentMetadata,
      receiptEmail: null,
      futureUse: false,
    });
    session.payment_intent = intent.id;
  }
  world.note(intent.id).session = session.id;
  return intent;
}

function firstInvoiceIntent(world: World, session: Stripe.Checkout.Session): Stripe.PaymentIntent | null {
  const subscription = world.subscriptions.get(idOf(session.subscription));
  const invoice = world.invoices.get(idOf(subscription?.latest_invoice));
  return invoice ? intentOf(world, invoice) : null;
}

export function addCustomer(world: World, email: string | null, name: string | null): string {
  const customer = world.customers.add({ ...customerObject(world.id('cus'), world.now()), email, name });
  world.emit('customer.created', customer);
  return customer.id;
}

export function expireCheckout(world: World, session: Stripe.Checkout.Session): void {
  if (session.status !== 'open') throw invalid(`Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`);
  Object.assign(session, { status: 'expired', url: null });
  world.agenda.set(`checkout:${session.id}`, null);
  const subscription = world.subscriptions.get(idOf(session.subscription));
  if (subscription?.status === 'incomplete') endSubscription(world, subscription, null);
  world.emit('checkout.session.expired', session);
}
