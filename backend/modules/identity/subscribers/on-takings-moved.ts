import { rows } from '#kernel/db/raw.ts';
import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { orderTakingsMoved } from '#modules/payments/payments.events.ts';

const ADD = 'update users set paid_cents = paid_cents + :cents where id = :userId and erased_at is null';

/**
 * What a person paid follows their orders (docs/rules/identity.md#paid). Events carry differences, so their order does not matter: between a
 * refund and the payment that arrives after it, the sum may be below zero.
 */
export const onTakingsMoved: Subscription = subscribe(orderTakingsMoved, 'identity.on_takings_moved', async (tx, { userId, cents }) => {
  await rows(tx, ADD, { userId, cents });
});
