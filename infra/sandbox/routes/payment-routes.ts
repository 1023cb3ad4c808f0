import type Stripe from 'stripe';
import { SandboxError, invalid } from '../core/sandbox-error.ts';
import type { World } from '../core/world.ts';
import { find, idOf } from '../core/world.ts';
import type { Call, Route } from '../http/call.ts';
import type { Fields } from '../http/fields.ts';
import { by, listing } from '../http/listing.ts';
import { cancelIntent, createIntent } from '../rules/intents.ts';
import { authenticateIntent, confirmIntent } from '../rules/paying.ts';
import { addPaymentMethod } from '../rules/payment-methods.ts';
import { createRefund } from '../rules/refunds.ts';

function create({ world, fields }: Call) {
  const customer = fields.text('customer') || null;
  if (customer !== null) find(world.customers, 'customer', customer, 'customer');
  const amount = fields.integer('amount');
  if (amount === undefined) throw invalid('Missing required param: amount.', { code: 'parameter_missing', param: 'amount' });
  // Accepts the parameters of a request that choose payment methods, without effect, because the payments sandbox takes only cards.
  fields.ignore('payment_method_types', 'allowed_payment_method_types', 'automatic_payment_methods', 'capture_method', 'statement_descriptor_suffix');
  const facts = {
    amount,
    currency: fields.required('currency'),
    customer,
    description: fields.text('description') || null,
    metadata: fields.metadata(),
    receiptEmail: fields.text('receipt_email') || null,
    futureUse: fields.oneOf('setup_future_usage', ['off_session', 'on_session']) !== undefined,
  };
  fields.done();
  return createIntent(world, facts);
}

function update({ world, fields, id }: Call) {
  const intent = find(world.paymentIntents, 'payment_intent', id);
  Object.assign(intent, {
    description: fields.text('description') ?? intent.description,
    receipt_email: fields.text('receipt_email') ?? intent.receipt_email,
    metadata: fields.metadata('metadata', intent.metadata),
  });
  fields.done();
  return intent;
}

const list = ({ world, fields, path }: Call) => listing(fields, path, world.paymentIntents, by<Stripe.PaymentIntent>(fields, 'customer', ({ customer }) => idOf(customer)));

function cancel({ world, fields, id }: Call) {
  const intent = find(world.paymentIntents, 'payment_intent', id);
  const reason = fields.oneOf('cancellation_reason', ['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer']) ?? null;
  fields.done();
  cancelIntent(world, intent, reason);
  return intent;
}

/**
 * Finds a payment intent of the payments sandbox for a browser, which proves itself by the client secret.
 * @throws when the client secret that the browser sent is another one
 */
function ownIntent(world: World, id: string, fields: Fields): Stripe.PaymentIntent {
  const intent = find(world.paymentIntents, 'payment_intent', id);
  const secret = fields.text('client_secret');
  if (secret !== undefined && secret !== intent.client_secret) {
    throw invalid('The client_secret provided does not match any associated PaymentIntent on this account.', { code: 'payment_intent_invalid_parameter', param: 'client_secret' });
  }
  return intent;
}

function confirm({ world, fields, id }: Call) {
  const intent = ownIntent(world, id, fields);
  const data = fields.part('payment_method_data');
  const known = fields.text('payment_method');
  fields.ignore('return_url', 'use_stripe_sdk');
  const method = data ? methodFrom(world, data) : find(world.paymentMethods, 'payment_method', known ?? '', 'payment_method');
  fields.done();
  return orDeclined(intent, confirmIntent(world, intent, method));
}

/** Makes a payment method from the data that the card field in the browser sent. */
export function methodFrom(world: World, data: Fields): Stripe.PaymentMethod {
  data.ignore('type');
  const card = data.part('card');
  const billing = data.part('billing_details');
  billing?.ignore('address', 'phone', 'tax_id');
  if (!card) throw invalid('Missing required param: payment_method_data[card].', { param: 'payment_method_data[card]' });
  const details = { number: card.required('number').replace(/\s/g, ''), expMonth: card.integer('exp_month') ?? 0, expYear: card.integer('exp_year') ?? 0, cvc: card.text('cvc') ?? '' };
  return addPaymentMethod(world, details, { email: billing?.text('email') || null, name: billing?.text('name') || null });
}

/** Returns the confirmed payment intent, or throws a card error that contains it when the payments sandbox declined the card. */
function orDeclined(intent: Stripe.PaymentIntent, result: string): Stripe.PaymentIntent {
  const error = intent.last_payment_error;
  if (result !== 'failed' || !error || error.type !== 'card_error') return intent;
  throw new SandboxError(402, {
    type: 'card_error',
    message: error.message!,
    code: error.code!,
    ...(error.decline_code && { decline_code: error.decline_code }),
    ...(error.charge && { charge: error.charge }),
    payment_intent: structuredClone(intent),
  });
}

/** Receives the cardholder's answer from the sandbox's bank page. Stripe's API has no such route. */
function authenticate({ world, fields, id }: Call) {
  const intent = ownIntent(world, id, fields);
  const outcome = fields.oneOf('outcome', ['complete', 'fail']) ?? 'fail';
  fields.done();
  return orDeclined(intent, authenticateIntent(world, intent, outcome));
}

function refund({ world, fields }: Call) {
  const intentId = fields.text('payment_intent');
  const charge = intentId === undefined
    ? find(world.charges, 'charge', fields.required('charge'), 'charge')
    : world.charges.get(idOf(find(world.paymentIntents, 'payment_intent', intentId, 'payment_intent').latest_charge));
  if (!charge) throw invalid(`This PaymentIntent (${intentId}) does not have a successful charge to refund.`, { param: 'payment_intent' });
  const amount = fields.integer('amount');
  const metadata = fields.metadata();
  const reason = fields.oneOf('reason', ['duplicate', 'fraudulent', 'requested_by_customer']) ?? null;
  fields.done();
  return createRefund(world, { charge, amount, metadata, reason });
}

/** Makes the filter for the sandbox's lists of refunds, disputes and charges by the payment, charge or customer to which they belong. */
function ofPayment<T extends { payment_intent: unknown; charge?: unknown; customer?: unknown }>(fields: Fields, keys: ('payment_intent' | 'charge' | 'customer')[]) {
  const filters = keys.map((key) => by<T>(fields, key, (object) => idOf(object[key] as string | null)));
  return (object: T): boolean => filters.every((fits) => fits(object));
}

export const paymentRoutes: Route[] = [
  { method: 'POST', path: '/v1/payment_intents', run: create },
  { method: 'GET', path: '/v1/payment_intents', run: list },
  { method: 'GET', path: '/v1/payment_intents/:id', browser: true, run: ({ world, fields, id }) => ownIntent(world, id, fields) },
  { method: 'POST', path: '/v1/payment_intents/:id', run: update },
  { method: 'POST', path: '/v1/payment_intents/:id/cancel', run: cancel },
  { method: 'POST', path: '/v1/payment_intents/:id/confirm', browser: true, run: confirm },
  { method: 'POST', path: '/v1/payment_intents/:id/authenticate', browser: true, run: authenticate },
  { method: 'GET', path: '/v1/charges', run: ({ world, fields, path }) => listing(fields, path, world.charges, ofPayment<Stripe.Charge>(fields, ['payment_intent', 'customer'])) },
  { method: 'GET', path: '/v1/charges/:id', run: ({ world, id }) => find(world.charges, 'charge', id) },
  { method: 'POST', path: '/v1/refunds', run: refund },
  { method: 'GET', path: '/v1/refunds', run: ({ world, fields, path }) => listing(fields, path, world.refunds, ofPayment<Stripe.Refund>(fields, ['payment_intent', 'charge'])) },
  { method: 'GET', path: '/v1/refunds/:id', run: ({ world, id }) => find(world.refunds, 'refund', id) },
  { method: 'GET', path: '/v1/disputes', run: ({ world, fields, path }) => listing(fields, path, world.disputes, ofPayment<Stripe.Dispute>(fields, ['payment_intent', 'charge'])) },
  { method: 'GET', path: '/v1/disputes/:id', run: ({ world, id }) => find(world.disputes, 'dispute', id) },
  { method: 'GET', path: '/v1/balance_transactions/:id', run: ({ world, id }) => find(world.balanceTransactions, 'balance transaction', id) },
];
