import { z } from 'zod';
import { id, tokens } from '#contracts/primitives.ts';
import { defineEvent } from '#kernel/events/event.ts';

/**
 * An order was paid and its tokens are in the ledger. `card` is the provider's fingerprint of the card, not its number: equal cards have
 * equal fingerprints.
 */
export const orderPaid = defineEvent(
  'order_paid',
  1,
  z.object({ orderId: id, userId: id, kind: z.enum(['tokens', 'subscription']), productName: z.string(), tokens, amountCents: z.int(), card: z.optional(z.string()) }),
);

/** A refund or a dispute took tokens of an order back. `owed` of them were spent or held for runs, so they became debt of the wallet. */
export const orderTakenBack = defineEvent(
  'order_taken_back',
  1,
  z.object({ orderId: id, userId: id, productName: z.string(), cause: z.enum(['refund', 'dispute']), tokens, owed: tokens }),
);

/**
 * Tokens came back to an order's buyer, because a dispute was won or a refund canceled. `settled` of them paid the wallet's debt. Older
 * events lack `cause` and `settled`.
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
 * The takings of an order changed by `cents`: it was paid, or a refund or dispute took some of them or returned some. All such events of an
 * order add up to its amount without refunds and without open or lost disputes.
 */
export const orderTakingsMoved = defineEvent('order_takings_moved', 1, z.object({ orderId: id, userId: id, cents: z.int() }));

/** A person became Pro or stopped being Pro. */
export const planChanged = defineEvent('plan_changed', 1, z.object({ userId: id, plan: z.enum(['free', 'pro']) }));

/** The provider could not charge a renewal of Pro, so the person has to check their card. */
export const renewalFailed = defineEvent('renewal_failed', 1, z.object({ userId: id, subscriptionId: id }));
