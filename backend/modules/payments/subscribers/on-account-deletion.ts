import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { deletionCalledOff, deletionRequested } from '#modules/identity/identity.events.ts';
import { renewalDue } from '../commands/settle-renewal.ts';
import type { PaymentsContext } from '../payments-context.ts';

/**
 * When a person asks for account deletion or calls it off, queues the job that turns the renewal of Pro off or on. The job asks identity for
 * the account's state at that moment.
 */
export const onAccountDeletion = (context: PaymentsContext): Subscription[] => [
  subscribe(deletionRequested, 'payments.on_deletion_requested', (tx, { userId }, { eventId }) => renewalDue(tx, context, userId, eventId)),
  subscribe(deletionCalledOff, 'payments.on_deletion_called_off', (tx, { userId }, { eventId }) => renewalDue(tx, context, userId, eventId)),
];
