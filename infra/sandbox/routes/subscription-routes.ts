import type Stripe from 'stripe';
import { invalid } from '../core/sandbox-error.ts';
import type { World } from '../core/world.ts';
import { find, idOf } from '../core/world.ts';
import type { Call, Route } from '../http/call.ts';
import type { Fields } from '../http/fields.ts';
import { by, listing } from '../http/listing.ts';
import { voidInvoice } from '../rules/invoices.ts';
import { changePrice } from '../rules/price-change.ts';
import { createSubscription, endSubscription, isOver, setCancelAtPeriodEnd, subscriptionOf } from '../rules/subscriptions.ts';
import { addPrice } from './catalogue-routes.ts';

/** Returns the price of a subscription item: the one with the sent id, or a new one from `price_data`. */
export function priceFrom(world: World, fields: Fields): Stripe.Price {
  const data = fields.part('price_data');
  const price = data ? addPrice(world, data) : find(world.prices, 'price', fields.required('price'), fields.name('price'));
  if (!price.active) throw invalid('The price specified is inactive. This field only accepts active prices.', { param: fields.name('price') });
  return price;
}

function create({ world, fields }: Call) {
  const customer = fields.required('customer');
  find(world.customers, 'customer', customer, 'customer');
  const items = fields.list('items').map((item) => ({ price: priceFrom(world, item), quantity: item.integer('quantity') ?? 1 }));
  if (fields.oneOf('payment_behavior', ['default_incomplete']) === undefined) {
    throw invalid('The payments sandbox makes subscriptions with payment_behavior=default_incomplete only.', { param: 'payment_behavior' });
  }
  const settings = fields.part('payment_settings');
  settings?.ignore('payment_method_types', 'payment_method_options');
  const savesCard = settings?.oneOf('save_default_payment_method', ['on_subscription', 'off']) === 'on_subscription';
  fields.ignore('collection_method', 'proration_behavior');
  const [metadata, description] = [fields.metadata(), fields.text('description') || null];
  fields.done();
  return createSubscription(world, { customer, items, metadata, savesCard, description });
}

function update({ world, fields, id }: Call) {
  const subscription = find(world.subscriptions, 'subscription', id);
  if (isOver(subscription)) throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
  const cancel = fields.flag('cancel_at_period_end');
  const metadata = fields.metadata('metadata', subscription.metadata);
  const method = fields.text('default_payment_method');
  const prorates = fields.oneOf('proration_behavior', ['always_invoice', 'create_prorations', 'none']) !== 'none';
  const changes = fields.list('items').map((part) => {
    const itemId = part.text('id');
    const item = subscription.items.data.find((one) => one.id === itemId);
    if (!item) throw invalid(`Invalid subscription item ID: ${itemId ?? ''}`, { param: part.name('id') });
    return { item, price: priceFrom(world, part) };
  });
  fields.ignore('payment_behavior');
  fields.done();
  if (method) subscription.default_payment_method = find(world.paymentMethods, 'payment_method', method, 'default_payment_method').id;
  if (fieldsDiffer(metadata, subscription.metadata)) {
    const previous = { metadata: subscription.metadata };
    subscription.metadata = metadata;
    world.emit('customer.subscription.updated', subscription, previous);
  }
  if (cancel !== undefined) setCancelAtPeriodEnd(world, subscription, cancel);
  for (const { item, price } of changes) if (price.id !== item.price.id) changePrice(world, subscription, item, price, prorates);
  return subscription;
}

const fieldsDiffer = (a: Record<string, string>, b: Record<string, string>): boolean => JSON.stringify(a) !== JSON.stringify(b);

function cancel({ world, fields, id }: Call) {
  const subscription = find(world.subscriptions, 'subscription', id);
  fields.ignore('invoice_now', 'prorate', 'cancellation_details');
  fields.done();
  endSubscription(world, subscription, 'cancellation_requested');
  return subscription;
}

function list({ world, fields, path }: Call) {
  const status = fields.text('status');
  const customer = by<Stripe.Subscription>(fields, 'customer', (subscription) => idOf(subscription.customer));
  const price = by<Stripe.Subscription>(fields, 'price', (subscription) => subscription.items.data[0]?.price.id ?? null);
  const fits = (subscription: Stripe.Subscription): boolean => {
    if (status === undefined) return !isOver(subscription);
    return status === 'all' || (status === 'ended' ? isOver(subscription) : subscription.status === status);
  };
  return listing(fields, path, world.subscriptions, (subscription) => fits(subscription) && customer(subscription) && price(subscription));
}

function listInvoices({ world, fields, path }: Call) {
  const filters = [
    by<Stripe.Invoice>(fields, 'customer', ({ customer }) => idOf(customer)),
    by<Stripe.Invoice>(fields, 'subscription', ({ parent }) => idOf(parent?.subscription_details?.subscription)),
    by<Stripe.Invoice>(fields, 'status', ({ status }) => status),
  ];
  return listing(fields, path, world.invoices, (invoice) => filters.every((fits) => fits(invoice)));
}

/** Voids an open invoice of the payments sandbox, so that it need not be paid. A subscription that waited for it as its first payment then never starts. */
function voidOpen({ world, fields, id }: Call) {
  fields.done();
  const invoice = find(world.invoices, 'invoice', id);
  if (invoice.status !== 'open') throw invalid("You can only pass in open or uncollectible invoices. This invoice isn't open.");
  voidInvoice(world, invoice);
  const subscription = invoice.parent?.subscription_details ? subscriptionOf(world, invoice) : null;
  if (subscription?.status === 'incomplete') endSubscription(world, subscription, null);
  return invoice;
}

function invoiceLines({ world, fields, id, path }: Call) {
  fields.ignore('limit', 'starting_after');
  return { ...find(world.invoices, 'invoice', id).lines, url: path };
}

function invoicePayments({ world, fields, path }: Call) {
  const invoiceId = fields.text('invoice');
  const payment = fields.part('payment');
  payment?.ignore('type');
  const intent = payment?.text('payment_intent');
  fields.ignore('limit', 'status', 'starting_after');
  const from = intent === undefined ? invoiceId : world.note(intent).invoice;
  const invoice = from === undefined ? undefined : world.invoices.get(from);
  const data = (invoice?.payments?.data ?? []).filter((one) => intent === undefined || idOf(one.payment.payment_intent) === intent);
  return { object: 'list', data, has_more: false, url: path };
}

export const subscriptionRoutes: Route[] = [
  { method: 'POST', path: '/v1/subscriptions', run: create },
  { method: 'GET', path: '/v1/subscriptions', run: list },
  { method: 'GET', path: '/v1/subscriptions/:id', run: ({ world, id }) => find(world.subscriptions, 'subscription', id) },
  { method: 'POST', path: '/v1/subscriptions/:id', run: update },
  { method: 'DELETE', path: '/v1/subscriptions/:id', run: cancel },
  { method: 'GET', path: '/v1/invoices', run: listInvoices },
  { method: 'GET', path: '/v1/invoices/:id', run: ({ world, id }) => find(world.invoices, 'invoice', id) },
  { method: 'POST', path: '/v1/invoices/:id/void', run: voidOpen },
  { method: 'GET', path: '/v1/invoices/:id/lines', run: invoiceLines },
  { method: 'GET', path: '/v1/invoice_payments', run: invoicePayments },
];
