import type { Clock } from '#kernel/clock.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { EarnedFreeze } from '../wallet.ts';
import { postLegs } from './post-legs.ts';
import type { PostedLegs } from './post-legs.ts';

/**
 * Puts released earnings back among the pending ones, as far as they are still earned tokens of the wallet: a creator who
 * has spent them owes nothing. Null when nothing is there. Their source is `purchased`: only such payments are disputed.
 * @throws AppError ledger_key_reused
 */
export async function freezeEarned(tx: Tx, clock: Clock, { userId, amount, key, reason, refType, refId }: EarnedFreeze): Promise<(PostedLegs & { frozen: number }) | null> {
  const [wallet] = await rows<{ earned: number }>(tx, 'select earned from wallets where user_id = ? for update', [userId]);
  const frozen = Math.min(amount, wallet?.earned ?? 0);
  if (frozen <= 0) return null;
  const posted = await postLegs(tx, clock, {
    key, kind: 'chargeback', reason, refType, refId, request: { kind: 'freeze earned', userId, amount }, wallets: [userId],
    legs: () => [
      { owner: userId, account: 'earned', amount: -frozen },
      { owner: userId, account: 'pending_earned', amount: frozen, split: { bonus: 0, subscription: 0, earned: 0, purchased: frozen } },
    ],
  });
  return { ...posted, frozen };
}
