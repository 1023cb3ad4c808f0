import { rows } from '#kernel/db/raw.ts';
import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { userErased } from '#modules/identity/identity.events.ts';
import { closeCustomerJob, PAYMENTS_QUEUE } from '../payments.jobs.ts';
import type { PaymentsContext } from '../payments-context.ts';

/**
 * Marks the customer of a deleted account and queues its deletion at the provider, so that the provider charges no more. The mark stays until
 * the provider confirms.
 */
export const onUserErased = ({ outbox, clock }: PaymentsContext): Subscription =>
  subscribe(userErased, 'payments.on_user_erased', async (tx, { userId }) => {
    const known = await rows(tx, 'update payment_customers set closing_at = ? where user_id = ? returning 1 as known', [clock.now(), userId]);
    if (known.length > 0) await outbox.enqueue(tx, closeCustomerJob, { userId }, { queue: PAYMENTS_QUEUE, jobId: `customer-${userId}`, priority: 0 });
  });
