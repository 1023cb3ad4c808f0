import { z } from 'zod';
import { id, tokens } from '#contracts/primitives.ts';
import { defineEvent } from '#kernel/events/event.ts';

/** An order was paid and its tokens are in the ledger. `card` is the provider's mark of the card: the same card has the same mark. It is no number. */
export const orderPaid = defineEvent(
  'order_paid',
  1,
  z.object({ orderId: id, userId: id, kind: z.enum(['tokens', 'subscription']), productName: z.string(), tokens, amountCents: z.int(), card: z.optional(z.string()) }),
);

/** A refund or a dispute took tokens of an order back. `owed` were spent or are held for runs, so the wallet owes them. */
export const orderTakenBack = defineEvent(
  'order_taken_back',
  1,
  z.object({ orderId: id, userId: id, productName: z.string(), cause: z.enum(['refund', 'dispute']), tokens, owed: tokens }),
);

/**
 * Tokens came back to an order, because its dispute was won or its refund was cancelled. `settled` of them paid the wallet's
 * debt. Older events have neither field.
 */
export const orderRestored = defineEvent(
  'order_restored',
  1,
  z.object({ orderId: id, userId: id, productName: z.string(), cause: z.optional(z.enum(['refund', 'dispute'])), tokens, settled: z.optional(tokens) }),
);

/**
 * A dispute about an order that granted tokens was opened, won or lost. `tokens` are those of the whole order. Of two events the
 * one with the higher `seq` is later. An inquiry counts as won until the bank turns it into a dispute under the same id.
 */
export const disputeMoved = defineEvent(
  'dispute_moved',
  1,
  z.object({ disputeId: z.string(), orderId: id, userId: id, seq: z.int(), status: z.enum(['open', 'won', 'lost']), tokens, paidAt: z.iso.datetime() }),
);

/**
 * What an order brought in changed by `cents`: it was paid, or a refund or dispute took some of it, or gave it back. The sum of an order's events is
 * its amount without refunds and without disputes that are open or lost.
 */
export const orderTakingsMoved = defineEvent('order_takings_moved', 1, z.object({ orderId: id, userId: id, cents: z.int() }));

/** A person became Pro or stopped being Pro. */
export const planChanged = defineEvent('plan_changed', 1, z.object({ userId: id, plan: z.enum(['free', 'pro']) }));

/** A renewal failed. The person has to check their card. */
export const renewalFailed = defineEvent('renewal_failed', 1, z.object({ userId: id, subscriptionId: id }));
