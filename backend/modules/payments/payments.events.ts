import { z } from 'zod';
import { id, tokens } from '#contracts/primitives.ts';
import { defineEvent } from '#kernel/events/event.ts';

/** An order was paid and its tokens are in the ledger. */
export const orderPaid = defineEvent(
  'order_paid',
  1,
  z.object({ orderId: id, userId: id, kind: z.enum(['tokens', 'subscription']), productName: z.string(), tokens, amountCents: z.int() }),
);

/** Tokens of an order went back, after a refund or a dispute. `owed` are those that were spent, or held for runs: the wallet owes them. */
export const orderTakenBack = defineEvent(
  'order_taken_back',
  1,
  z.object({ orderId: id, userId: id, productName: z.string(), cause: z.enum(['refund', 'dispute']), tokens, owed: tokens }),
);

/**
 * Tokens came back to an order: its dispute was won, or its refund was called off. `settled` of them paid what the wallet owed.
 * Events from before this was told leave both out.
 */
export const orderRestored = defineEvent(
  'order_restored',
  1,
  z.object({ orderId: id, userId: id, productName: z.string(), cause: z.optional(z.enum(['refund', 'dispute'])), tokens, settled: z.optional(tokens) }),
);

/**
 * A dispute about an order that had brought tokens was opened, won or lost. `tokens` are those of the whole order. Of two news
 * the one with the higher `seq` is later: an inquiry counts as won until the bank makes a dispute of it, under the same id.
 */
export const disputeMoved = defineEvent(
  'dispute_moved',
  1,
  z.object({ disputeId: z.string(), orderId: id, userId: id, seq: z.int(), status: z.enum(['open', 'won', 'lost']), tokens, paidAt: z.iso.datetime() }),
);

/** Somebody became Pro, or stopped being it. */
export const planChanged = defineEvent('plan_changed', 1, z.object({ userId: id, plan: z.enum(['free', 'pro']) }));

/** A renewal failed: the card wants looking after. */
export const renewalFailed = defineEvent('renewal_failed', 1, z.object({ userId: id, subscriptionId: id }));
