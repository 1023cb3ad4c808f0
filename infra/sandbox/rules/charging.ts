import type Stripe from 'stripe';
import type { World } from '../core/world.ts';
import { balanceTransactionObject, feeOf } from '../objects/balance-transaction.ts';
import { chargeObject } from '../objects/charge.ts';
import type { Decline } from './test-cards.ts';
import { declineOf } from './test-cards.ts';

export type ChargeResult = 'succeeded' | 'requires_action' | 'failed';

export interface Circumstances {
  /** Whether the card is charged without the customer being present, as for renewals. */
  offSession?: boolean;
  /** Whether the cardholder has confirmed the payment at the bank already. */
  authenticated?: boolean;
  forcedDecline?: Decline | null;
}

/** Tries to charge a test card for a payment intent of the sandbox, and sets the intent's status by the result. */
export function charge(world: World, intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod, how: Circumstances): ChargeResult {
  const behaviour = world.note(method.id).behaviour ?? 'succeeds';
  Object.assign(intent, { payment_method: method.id, last_payment_error: null, next_action: null });
  if (behaviour === 'authenticates' && !how.offSession && !how.authenticated) {
    Object.assign(intent, { status: 'requires_action', next_action: { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } } });
    world.emit('payment_intent.requires_action', intent);
    return 'requires_action';
  }
  const decline = how.forcedDecline ?? declineOf(behaviour, how.offSession ?? false);
  const id = world.id('ch');
  const charged = world.charges.add(
    chargeObject({ id, created: world.now(), intent, method, decline, receiptUrl: `${world.url}/receipts/${id}` }),
  );
  intent.latest_charge = charged.id;
  if (decline) return failed(world, intent, method, charged, decline);
  charged.balance_transaction = world.balanceTransactions.add(
    balanceTransactionObject({
      id: world.id('txn'),
      created: world.now(),
      amount: intent.amount,
      fee: feeOf(intent.amount),
      currency: intent.currency,
      source: charged.id,
      type: 'charge',
      category: 'charge',
      description: intent.description,
    }),
  ).id;
  Object.assign(intent, { status: 'succeeded', amount_received: intent.amount });
  if (intent.setup_future_usage && intent.customer) method.customer = intent.customer as string;
  world.emit('charge.succeeded', charged);
  world.emit('payment_intent.succeeded', intent);
  return 'succeeded';
}

function failed(world: World, intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod, charged: Stripe.Charge, decline: Decline): 'failed' {
  world.emit('charge.failed', charged);
  refuse(world, intent, {
    type: 'card_error',
    charge: charged.id,
    code: decline.code as Stripe.PaymentIntent.LastPaymentError.Code,
    decline_code: decline.declineCode,
    message: decline.message,
    payment_method: method,
  });
  return 'failed';
}

/** Fails a payment of the sandbox whose confirmation at the bank failed, because the customer refused or was not the cardholder. */
export function authenticationFailed(world: World, intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod): void {
  refuse(world, intent, {
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
    message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    payment_method: method,
  });
}

function refuse(world: World, intent: Stripe.PaymentIntent, error: Stripe.PaymentIntent.LastPaymentError): void {
  Object.assign(intent, { status: 'requires_payment_method', payment_method: null, next_action: null, last_payment_error: error });
  world.emit('payment_intent.payment_failed', intent);
}
