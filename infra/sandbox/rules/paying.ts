import type Stripe from 'stripe';
import { invalid } from '../core/sandbox-error.ts';
import type { World } from '../core/world.ts';
import { find, idOf } from '../core/world.ts';
import type { ChargeResult, Circumstances } from './charging.ts';
import { authenticationFailed, charge } from './charging.ts';
import { completeCheckout } from './checkout-completion.ts';
import { openDispute } from './disputes.ts';
import { intentOf, markPaid } from './invoices.ts';
import { subscriptionOf, subscriptionPaid, subscriptionUnpaid } from './subscriptions.ts';
import { DECLINED } from './test-cards.ts';

/** Confirms a payment intent of the sandbox with a card. On success, its invoice or checkout session is completed too. */
export function confirmIntent(world: World, intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod): ChargeResult {
  if (!['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(intent.status)) {
    const why = intent.status === 'succeeded' ? 'it has already succeeded after being previously confirmed' : `it has a status of ${intent.status}`;
    throw invalid(`You cannot confirm this PaymentIntent because ${why}.`, { code: 'payment_intent_unexpected_state' });
  }
  return attempt(world, intent, method, {});
}

/** Handles the cardholder's answer to the sandbox's bank: continues or fails the payment. */
export function authenticateIntent(world: World, intent: Stripe.PaymentIntent, outcome: 'complete' | 'fail'): ChargeResult {
  if (intent.status !== 'requires_action') throw invalid('This PaymentIntent does not wait for authentication.', { code: 'payment_intent_unexpected_state' });
  const method = find(world.paymentMethods, 'payment_method', idOf(intent.payment_method));
  if (outcome === 'complete') return attempt(world, intent, method, { authenticated: true });
  authenticationFailed(world, intent, method);
  afterwards(world, intent, 'failed', false);
  return 'failed';
}

/** Charges an invoice of the sandbox to the customer's saved card, without the customer being present. */
export function collect(world: World, invoice: Stripe.Invoice): void {
  const intent = intentOf(world, invoice);
  if (!intent) {
    markPaid(world, invoice);
    subscriptionPaid(world, invoice);
    return;
  }
  const subscription = subscriptionOf(world, invoice);
  const customer = find(world.customers, 'customer', idOf(subscription.customer));
  const method = world.paymentMethods.get(idOf(subscription.default_payment_method) || idOf(customer.invoice_settings.default_payment_method));
  if (!method) subscriptionUnpaid(world, invoice, true);
  else attempt(world, intent, method, { offSession: true, forcedDecline: world.note(subscription.id).failing ? DECLINED : null });
}

function attempt(world: World, intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod, how: Circumstances): ChargeResult {
  const result = charge(world, intent, method, how);
  afterwards(world, intent, result, how.offSession ?? false);
  if (result === 'succeeded' && world.note(method.id).behaviour === 'disputes') openDispute(world, intent);
  return result;
}

function afterwards(world: World, intent: Stripe.PaymentIntent, result: ChargeResult, offSession: boolean): void {
  const { invoice: invoiceId, session: sessionId } = world.note(intent.id);
  const invoice = invoiceId === undefined ? null : find(world.invoices, 'invoice', invoiceId);
  if (invoice && result === 'requires_action') world.emit('invoice.payment_action_required', invoice);
  if (invoice && result === 'failed') subscriptionUnpaid(world, invoice, offSession);
  if (invoice && result === 'succeeded') {
    markPaid(world, invoice);
    subscriptionPaid(world, invoice);
  }
  if (sessionId !== undefined && result === 'succeeded') completeCheckout(world, find(world.sessions, 'checkout.session', sessionId), intent);
}
