import { z } from 'zod';
import { id, tokens } from '#contracts/primitives.ts';
import { defineEvent } from '#kernel/events/event.ts';

/** What a person gets for a referral: for a friend whom they brought, for having come by a link, for many friends. */
export const rewardKind = z.enum(['referrer', 'newcomer', 'milestone']);
export type RewardKind = z.infer<typeof rewardKind>;

/** Tokens of a referral are in a wallet. `friend` is the other person's name; `friends` the number of a milestone. */
export const referralSettled = defineEvent(
  'referral_settled',
  1,
  z.object({ rewardId: id, userId: id, kind: rewardKind, amount: tokens, friend: z.nullable(z.string()), friends: z.nullable(z.int()) }),
);

/** Tokens of a referral were taken back, or will not come. `taken` of them were in the wallet, and `owed` became debt. */
export const referralRevoked = defineEvent(
  'referral_revoked',
  1,
  z.object({ rewardId: id, userId: id, kind: rewardKind, amount: tokens, taken: tokens, owed: tokens, friend: z.nullable(z.string()), reason: z.string() }),
);
