import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { deletionCalledOff, deletionRequested } from '#modules/identity/identity.events.ts';
import { renewalDue } from '../commands/settle-renewal.ts';
import type { PaymentsContext } from '../payments-context.ts';

/** Pro does not renew while an account waits for its deletion. Both events only say where to look: the job asks identity what is true. */
export const onLeaving = (context: PaymentsContext): Subscription[] => [
  subscribe(deletionRequested, 'payments.on_deletion_requested', (tx, { userId }, { eventId }) => renewalDue(tx, context, userId, eventId)),
  subscribe(deletionCalledOff, 'payments.on_deletion_called_off', (tx, { userId }, { eventId }) => renewalDue(tx, context, userId, eventId)),
];
