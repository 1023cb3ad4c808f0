import { find, idOf } from '../core/world.ts';
import { invalid } from '../core/sandbox-error.ts';
import type { Call, Route } from '../http/call.ts';
import { by, listing } from '../http/listing.ts';
import { portalSessionObject } from '../objects/sessions.ts';
import { createCheckout, expireCheckout } from '../rules/checkout.ts';
import { priceFrom } from './subscription-routes.ts';

function createSession({ world, fields }: Call) {
  const mode = fields.oneOf('mode', ['payment', 'subscription']);
  if (!mode) throw invalid('Missing required param: mode.', { code: 'parameter_missing', param: 'mode' });
  const items = fields.list('line_items').map((line) => ({ price: priceFrom(world, line).id, quantity: line.integer('quantity') ?? 1 }));
  const [payment, subscription] = [fields.part('payment_intent_data'), fields.part('subscription_data')];
  if (mode === 'payment' && subscription) throw invalid('You can not pass `subscription_data` in `payment` mode.', { param: 'subscription_data' });
  if (mode === 'subscription' && payment) throw invalid('You can not pass `payment_intent_data` in `subscription` mode.', { param: 'payment_intent_data' });
  payment?.ignore('receipt_email', 'setup_future_usage', 'statement_descriptor_suffix');
  fields.ignore('payment_method_types', 'allowed_payment_method_types', 'allow_promotion_codes', 'automatic_tax', 'billing_address_collection', 'customer_creation', 'customer_update', 'locale', 'submit_type', 'ui_mode');
  const facts = {
    mode,
    customer: fields.text('customer') || null,
    customerEmail: fields.text('customer_email') || null,
    reference: fields.text('client_reference_id') || null,
    metadata: fields.metadata(),
    successUrl: fields.required('success_url'),
    cancelUrl: fields.text('cancel_url') || null,
    expiresAt: fields.integer('expires_at') ?? null,
    plan: {
      description: payment?.text('description') || subscription?.text('description') || null,
      paymentMetadata: payment?.metadata() ?? {},
      subscriptionMetadata: subscription?.metadata() ?? {},
      items,
    },
  };
  fields.done();
  return createCheckout(world, facts);
}

function expire({ world, fields, id }: Call) {
  const session = find(world.sessions, 'checkout.session', id);
  fields.done();
  expireCheckout(world, session);
  return session;
}

function listSessions({ world, fields, path }: Call) {
  const filters = (['payment_intent', 'subscription', 'customer'] as const).map((key) => by<Record<typeof key, unknown>>(fields, key, (session) => idOf(session[key] as string | null)));
  const status = fields.text('status');
  return listing(fields, path, world.sessions, (session) => filters.every((fits) => fits(session)) && (status === undefined || session.status === status));
}

function createPortal({ world, fields }: Call) {
  const customer = find(world.customers, 'customer', fields.required('customer'), 'customer').id;
  const id = world.id('bps');
  fields.ignore('configuration', 'locale');
  const session = portalSessionObject({ id, created: world.now(), customer, returnUrl: fields.text('return_url') || null, url: `${world.url}/portal/${id}` });
  fields.done();
  return world.portalSessions.add(session);
}

export const sessionRoutes: Route[] = [
  { method: 'POST', path: '/v1/checkout/sessions', run: createSession },
  { method: 'GET', path: '/v1/checkout/sessions', run: listSessions },
  { method: 'GET', path: '/v1/checkout/sessions/:id', run: ({ world, id }) => find(world.sessions, 'checkout.session', id) },
  { method: 'GET', path: '/v1/checkout/sessions/:id/line_items', run: ({ world, fields, id }) => (fields.ignore('limit'), find(world.sessions, 'checkout.session', id).line_items!) },
  { method: 'POST', path: '/v1/checkout/sessions/:id/expire', run: expire },
  { method: 'POST', path: '/v1/billing_portal/sessions', run: createPortal },
];
