import { z } from 'zod';
import { id, tokens } from '#contracts/primitives.ts';
import { defineEvent } from '#kernel/events/event.ts';

/** A payout request was approved, paid or rejected. `note` is the reason of a rejection, or the reference of the payment. */
export const cashOutDecidedEvent = defineEvent(
  'cash_out_decided',
  1,
  z.object({ cashOutId: id, userId: id, status: z.enum(['approved', 'paid', 'rejected']), tokens, amountCents: z.int(), note: z.string() }),
);
