import { z } from 'zod';
import { id, tokens } from '#contracts/primitives.ts';
import { defineEvent } from '#kernel/events/event.ts';

/** An order was paid and its tokens are in the ledger. */
export const orderPaid = defineEvent(
  'order_paid',
  1,
  z.object({ orderId: id, userId: id, kind: z.enum(['tokens', 'subscription']), productName: z.string(), tokens, amountCents: z.int() }),
);

/** Tokens of an order went back, after a refund or a dispute. `owed` are those that were spent already. */
export const orderTakenBack = defineEvent(
  'order_taken_back',
  1,
  z.object({ orderId: id, userId: id, productName: z.string(), cause: z.enum(['refund', 'dispute']), tokens, owed: tokens }),
);

/** Tokens came back to an order: its dispute was won. */
export const orderRestored = defineEvent('order_restored', 1, z.object({ orderId: id, userId: id, productName: z.string(), tokens }));

/** Somebody became Pro, or stopped being it. */
export const planChanged = defineEvent('plan_changed', 1, z.object({ userId: id, plan: z.enum(['free', 'pro']) }));

/** A renewal failed: the card wants looking after. */
export const renewalFailed = defineEvent('renewal_failed', 1, z.object({ userId: id, subscriptionId: id }));
