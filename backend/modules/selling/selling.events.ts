import { z } from 'zod';
import { id, tokens } from '#contracts/primitives.ts';
import { defineEvent } from '#kernel/events/event.ts';

const sold = { unlockId: id, promptId: id, title: z.string(), buyerId: id, creatorId: id, paid: tokens };

/** A buyer unlocked a prompt. `paid` tokens are now among its creator's pending earnings. */
export const promptUnlocked = defineEvent('prompt_unlocked', 1, z.object({ ...sold, price: tokens }));

/** A buyer refunded an unlock and got `paid` tokens back. `granted` says that a moderator allowed it at the buyer's request. */
export const unlockRefunded = defineEvent('unlock_refunded', 1, z.object({ ...sold, granted: z.optional(z.boolean()) }));

/** A moderator refused a buyer's refund request. The event omits the reason, which may quote sealed text. */
export const refundRefused = defineEvent('refund_refused', 1, z.object(sold));

/** A prompt was taken down or brought back, with one batch of the people who unlocked it. `after` is the last unlock of the batch, if more people follow. */
export const unlockedPromptMoved = defineEvent('unlocked_prompt_moved', 1, z.object({
  promptId: id, title: z.string(), removed: z.boolean(), movedAt: z.iso.datetime(), unlocks: z.array(z.object({ unlockId: id, userId: id, paid: tokens })), after: z.nullable(id),
}));

/** Earnings of a person became spendable; at most one such event a day and person. */
export const earningsReleased = defineEvent('earnings_released', 1, z.object({ userId: id, amount: tokens, day: z.iso.date() }));

/** A person tipped another one. The note is for the receiver alone. */
export const tipSent = defineEvent('tip_sent', 1, z.object({
  tipId: id, senderId: id, sender: z.object({ username: z.string(), displayName: z.string() }), receiverId: id, amount: tokens, note: z.string(),
}));
