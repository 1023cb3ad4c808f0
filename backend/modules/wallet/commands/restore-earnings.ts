import type { Clock } from '#kernel/clock.ts';
import type { Tx } from '#kernel/db/database.ts';
import type { EarningsRestored } from '../wallet.ts';
import { postLegs } from './post-legs.ts';
import type { PostedLegs } from './post-legs.ts';

/**
 * Returns to a creator's pending earnings the tokens that a lost dispute took, once per key, when the dispute is reopened. They count as paid
 * by `purchased` tokens, because only card payments are disputed.
 * @throws AppError ledger_key_reused
 * @throws RangeError for an amount that is not a whole number above 0
 */
export function restoreEarnings(tx: Tx, clock: Clock, { creatorId, amount, key, reason }: EarningsRestored): Promise<PostedLegs> {
  if (!Number.isInteger(amount) || amount <= 0) throw new RangeError(`Not an amount to restore: ${amount}`);
  return postLegs(tx, clock, {
    key, kind: 'chargeback', reason, request: { kind: 'restore earnings', amount, creatorId }, wallets: [creatorId],
    legs: () => [
      { owner: creatorId, account: 'pending_earned', amount, split: { bonus: 0, subscription: 0, earned: 0, purchased: amount } },
      { owner: null, account: 'platform_fees', amount: -amount },
    ],
  });
}
