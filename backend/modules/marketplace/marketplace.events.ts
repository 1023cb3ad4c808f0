import { z } from 'zod';
import { id, tokens } from '#contracts/primitives.ts';
import { defineEvent } from '#kernel/events/event.ts';

const sold = { unlockId: id, promptId: id, title: z.string(), buyerId: id, creatorId: id, paid: tokens };

/** Somebody bought the right to see and fork a prompt; `paid` tokens wait among its creator's pending earnings. */
export const promptUnlocked = defineEvent('prompt_unlocked', 1, z.object({ ...sold, price: tokens }));

/** An unlock was given back, and `paid` with it. */
export const unlockRefunded = defineEvent('unlock_refunded', 1, z.object(sold));

/** Earnings became spendable; at most one a day and person. */
export const earningsReleased = defineEvent('earnings_released', 1, z.object({ userId: id, amount: tokens, day: z.iso.date() }));
