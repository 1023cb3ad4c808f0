import { z } from 'zod';
import { id, tokens } from '#contracts/primitives.ts';
import { defineEvent } from '#kernel/events/event.ts';

/** The kinds of referral rewards: for a referred friend, for the friend who came by a link, and for a number of friends. */
export const rewardKind = z.enum(['referrer', 'newcomer', 'milestone']);
export type RewardKind = z.infer<typeof rewardKind>;

/** A referral reward was paid. `friend` is the other person's name, and `friends` is the number of friends of a milestone. */
export const referralSettled = defineEvent(
  'referral_settled',
  1,
  z.object({ rewardId: id, userId: id, kind: rewardKind, amount: tokens, friend: z.nullable(z.string()), friends: z.nullable(z.int()) }),
);

/** A referral reward was taken back, or will not be paid. `taken` of its tokens were still in the wallet, and `owed` were spent and became debt. */
export const referralRevoked = defineEvent(
  'referral_revoked',
  1,
  z.object({ rewardId: id, userId: id, kind: rewardKind, amount: tokens, taken: tokens, owed: tokens, friend: z.nullable(z.string()), reason: z.string() }),
);
