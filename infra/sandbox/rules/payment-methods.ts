import type Stripe from 'stripe';
import type { World } from '../core/world.ts';
import type { BillingDetails } from '../objects/customer.ts';
import { paymentMethodObject } from '../objects/customer.ts';
import type { CardDetails } from './test-cards.ts';
import { GOOD_CARD, behaviourOf, checkCard } from './test-cards.ts';

const NOBODY: BillingDetails = { email: null, name: null };

/** Makes a payment method of the sandbox from card details. @throws Stripe's error for a wrong card */
export function addPaymentMethod(world: World, card: CardDetails, billing: BillingDetails = NOBODY): Stripe.PaymentMethod {
  checkCard(card, world.now());
  const behaviour = behaviourOf(card.number);
  const method = world.paymentMethods.add(paymentMethodObject(world.id('pm'), world.now(), card, billing));
  world.note(method.id).behaviour = behaviour;
  return method;
}

/** Returns the card details of a test card number, with a valid date and code. */
export const testCard = (world: World, number: string = GOOD_CARD): CardDetails => ({
  number,
  expMonth: 12,
  expYear: new Date(world.now() * 1_000).getUTCFullYear() + 4,
  cvc: '123',
});
