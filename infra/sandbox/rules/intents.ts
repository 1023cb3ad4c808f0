import type Stripe from 'stripe';
import { invalid } from '../core/sandbox-error.ts';
import type { World } from '../core/world.ts';
import type { PaymentIntentFacts } from '../objects/payment-intent.ts';
import { paymentIntentObject } from '../objects/payment-intent.ts';

const LEAST_CENTS = 50;
const MOST_CENTS = 99_999_999;

export function createIntent(world: World, facts: Omit<PaymentIntentFacts, 'id' | 'secret' | 'created'>): Stripe.PaymentIntent {
  const { amount, currency } = facts;
  if (amount < LEAST_CENTS) throw invalid(`Amount must be at least $0.50 ${currency}`, { code: 'amount_too_small', param: 'amount' });
  if (amount > MOST_CENTS) throw invalid(`Amount must be no more than $999,999.99`, { code: 'amount_too_large', param: 'amount' });
  const id = world.id('pi');
  const intent = world.paymentIntents.add(paymentIntentObject({ ...facts, id, secret: world.secretOf(id), created: world.now() }));
  world.emit('payment_intent.created', intent);
  return intent;
}

export function cancelIntent(world: World, intent: Stripe.PaymentIntent, reason: Stripe.PaymentIntent.CancellationReason | null = null): void {
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    throw invalid(
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: requires_payment_method, requires_capture, requires_confirmation, requires_action, processing.`,
      { code: 'payment_intent_unexpected_state' },
    );
  }
  Object.assign(intent, { status: 'canceled', canceled_at: world.now(), cancellation_reason: reason, next_action: null });
  world.emit('payment_intent.canceled', intent);
}
