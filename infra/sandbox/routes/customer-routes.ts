import { find, idOf } from '../core/world.ts';
import type { Call, Route } from '../http/call.ts';
import { listing } from '../http/listing.ts';
import { customerObject } from '../objects/customer.ts';
import { endSubscription, isOver } from '../rules/subscriptions.ts';

const text = (value: string | undefined, known: string | null): string | null => (value === undefined ? known : value || null);

function create({ world, fields }: Call) {
  const customer = customerObject(world.id('cus'), world.now());
  Object.assign(customer, {
    email: text(fields.text('email'), null),
    name: text(fields.text('name'), null),
    phone: text(fields.text('phone'), null),
    description: text(fields.text('description'), null),
    metadata: fields.metadata(),
  });
  fields.done();
  world.customers.add(customer);
  world.emit('customer.created', customer);
  return customer;
}

function update({ world, fields, id }: Call) {
  const customer = find(world.customers, 'customer', id);
  Object.assign(customer, {
    email: text(fields.text('email'), customer.email),
    name: text(fields.text('name'), customer.name ?? null),
    phone: text(fields.text('phone'), customer.phone ?? null),
    description: text(fields.text('description'), customer.description),
    metadata: fields.metadata('metadata', customer.metadata),
  });
  const method = fields.part('invoice_settings')?.text('default_payment_method');
  if (method) customer.invoice_settings.default_payment_method = find(world.paymentMethods, 'payment_method', method, 'invoice_settings[default_payment_method]').id;
  fields.done();
  world.emit('customer.updated', customer);
  return customer;
}

/** Deletes a customer of the payments sandbox for good, which ends the customer's subscriptions at once. */
function remove({ world, fields, id }: Call) {
  fields.done();
  const customer = find(world.customers, 'customer', id);
  for (const subscription of world.subscriptions.all()) {
    if (idOf(subscription.customer) === id && !isOver(subscription)) endSubscription(world, subscription, 'cancellation_requested');
  }
  world.customers.remove(id);
  world.emit('customer.deleted', customer);
  return { id, object: 'customer', deleted: true };
}

function list({ world, fields, path }: Call) {
  const email = fields.text('email');
  return listing(fields, path, world.customers, (customer) => email === undefined || customer.email === email);
}

function methods({ world, fields, id, path }: Call) {
  fields.ignore('type');
  find(world.customers, 'customer', id);
  return listing(fields, path, world.paymentMethods, (method) => idOf(method.customer) === id);
}

export const customerRoutes: Route[] = [
  { method: 'POST', path: '/v1/customers', run: create },
  { method: 'GET', path: '/v1/customers', run: list },
  { method: 'GET', path: '/v1/customers/:id', run: ({ world, id }) => find(world.customers, 'customer', id) },
  { method: 'POST', path: '/v1/customers/:id', run: update },
  { method: 'DELETE', path: '/v1/customers/:id', run: remove },
  { method: 'GET', path: '/v1/customers/:id/payment_methods', run: methods },
  { method: 'GET', path: '/v1/payment_methods/:id', run: ({ world, id }) => find(world.paymentMethods, 'payment_method', id) },
];
