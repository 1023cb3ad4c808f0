import { rows } from '#kernel/db/raw.ts';
import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { orderTakingsMoved } from '#modules/payments/payments.events.ts';

const ADD = 'update users set paid_cents = paid_cents + :cents where id = :userId and erased_at is null';

/**
 * Adds to or subtracts from the sum that a person paid (docs/rules/identity.md#paid). Events contain differences, so their order does not
 * matter. The sum is below zero while a refund arrived before its payment.
 */
export const onTakingsMoved: Subscription = subscribe(orderTakingsMoved, 'identity.on_takings_moved', async (tx, { userId, cents }) => {
  await rows(tx, ADD, { userId, cents });
});
