import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { orderPaid, orderRestored, orderTakenBack } from '#modules/payments/payments.events.ts';
import { noteOrder, noteTaken } from '../commands/note-order.ts';
import type { ReferralsContext } from '../referrals-context.ts';

/** Stores orders, refunds and disputes, which decide about referral rewards. */
export const onOrders = (context: ReferralsContext): Subscription[] => [
  subscribe(orderPaid, 'referrals.note_order', (tx, order, { occurredAt }) => noteOrder(tx, context, order, occurredAt)),
  subscribe(orderTakenBack, 'referrals.note_taken', (tx, { orderId, userId, tokens }, { occurredAt }) => noteTaken(tx, context, { orderId, userId, tokens }, occurredAt)),
  subscribe(orderRestored, 'referrals.note_restored', (tx, { orderId, userId, tokens }, { occurredAt }) => noteTaken(tx, context, { orderId, userId, tokens: -tokens }, occurredAt)),
];
