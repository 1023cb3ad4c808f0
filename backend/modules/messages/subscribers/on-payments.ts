import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { orderPaid, orderRestored, orderTakenBack, renewalFailed } from '#modules/payments/payments.events.ts';
import { writeMessage } from '../commands/write-message.ts';
import type { WriteDeps } from '../commands/write-message.ts';
import { orderPaidTexts, orderRestoredTexts, orderTakenBackTexts, renewalFailedTexts } from '../payments.catalogue.ts';

const SYSTEM = { type: 'system_notification', category: 'system' } as const;

/** True if the message is critical: a bank took money back, perhaps because a thief used the card, or a debt now blocks runs. */
const isAlarming = ({ cause, owed }: { cause: 'refund' | 'dispute'; owed: number }): boolean => cause === 'dispute' || owed > 0;

/** Writes messages to people about their payments, one for each event. */
export const paymentReactions = (deps: WriteDeps): Subscription[] => [
  subscribe(orderPaid, 'messages.on_order_paid', (tx, order) =>
    writeMessage(tx, deps, { ...SYSTEM, ...orderPaidTexts(order), userId: order.userId, dedupeKey: `order_paid:${order.orderId}`, priority: 'normal', about: ['order', order.orderId] }),
  ),
  subscribe(orderTakenBack, 'messages.on_order_taken_back', (tx, order, { eventId }) =>
    writeMessage(tx, deps, { ...SYSTEM, ...orderTakenBackTexts(order), userId: order.userId, dedupeKey: `order_taken_back:${eventId}`, priority: isAlarming(order) ? 'critical' : 'high', about: ['order', order.orderId] }),
  ),
  subscribe(orderRestored, 'messages.on_order_restored', (tx, order, { eventId }) =>
    writeMessage(tx, deps, { ...SYSTEM, ...orderRestoredTexts(order), userId: order.userId, dedupeKey: `order_restored:${eventId}`, priority: 'normal', about: ['order', order.orderId] }),
  ),
  subscribe(renewalFailed, 'messages.on_renewal_failed', (tx, { userId, subscriptionId }, { eventId }) =>
    writeMessage(tx, deps, { ...SYSTEM, ...renewalFailedTexts(), userId, dedupeKey: `renewal_failed:${eventId}`, priority: 'urgent', about: ['subscription', subscriptionId] }),
  ),
];
