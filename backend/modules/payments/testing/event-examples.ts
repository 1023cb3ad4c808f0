import type { Knex } from 'knex';
import { newId } from '#kernel/ids.ts';
import { example } from '#testing/event-example.ts';
import type { ExampleContext, EventExample } from '#testing/event-example.ts';
import { disputeMoved, orderPaid, orderRestored, orderTakenBack, orderTakingsMoved, planChanged, renewalFailed } from '../payments.events.ts';

/** One example of each payments event that has a subscriber. */
export const eventExamples = ({ userId, at }: ExampleContext): EventExample[] => [
  example(orderPaid, { orderId: newId(), userId, kind: 'tokens', productName: 'Plenty', tokens: 100, amountCents: 900 }),
  example(orderTakenBack, { orderId: newId(), userId, productName: 'Plenty', cause: 'refund', tokens: 100, owed: 0 }),
  example(orderRestored, { orderId: newId(), userId, productName: 'Plenty', tokens: 100 }),
  example(disputeMoved, { disputeId: 'dp_1', orderId: newId(), userId, seq: 1, status: 'open', tokens: 100, paidAt: at }),
  example(orderTakingsMoved, { orderId: newId(), userId, cents: 900 }),
  example(renewalFailed, { userId, subscriptionId: newId() }),
  example(planChanged, { userId, plan: 'pro' }),
];

/** Stores that the user is a customer with a subscription. */
export async function exampleRows({ userId, at }: ExampleContext, knex: Knex): Promise<void> {
  const now = new Date(at);
  await knex('payment_customers').insert({ user_id: userId, stripe_customer: 'cus_1', created_at: now });
  await knex('subscriptions').insert({ id: newId(), user_id: userId, stripe_subscription: 'sub_1', status: 'active', price_cents: 799, created_at: now, updated_at: now });
}
