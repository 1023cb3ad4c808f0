import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { userErased } from '#modules/identity/identity.events.ts';
import { closeCustomerJob } from '../payments.jobs.ts';
import type { PaymentsContext } from '../payments-context.ts';

/** Nobody who left goes on paying. */
export const onUserErased = ({ outbox }: PaymentsContext): Subscription =>
  subscribe(userErased, 'payments.on_user_erased', (tx, { userId }) =>
    outbox.enqueue(tx, closeCustomerJob, { userId }, { queue: 'stripe', jobId: `customer-${userId}`, priority: 0 }),
  );
