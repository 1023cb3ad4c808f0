import type { Clock } from '#kernel/clock.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { EarnedFreeze } from '../wallet.ts';
import { postLegs } from './post-legs.ts';
import type { PostedLegs } from './post-legs.ts';

const FROZEN = `select coalesce(sum(amount), 0)::int as tokens from ledger_entries where tx_id = ? and owner = ? and account = 'pending_earned'`;

/**
 * Puts released earnings back among the pending ones, as far as they are still earned tokens of the wallet: a creator who
 * has spent them owes nothing. Once per key, also where nothing was there: what is earned later stays. `frozen` says what
 * this key froze. Their source is `purchased`: only such payments are disputed.
 * @throws AppError ledger_key_reused
 */
export async function freezeEarned(tx: Tx, clock: Clock, { userId, amount, key, reason, refType, refId }: EarnedFreeze): Promise<PostedLegs & { frozen: number }> {
  const posted = await postLegs(tx, clock, {
    key, kind: 'chargeback', reason, refType, refId, request: { kind: 'freeze earned', userId, amount }, wallets: [userId],
    legs(wallets) {
      const frozen = Math.min(amount, wallets.get(userId)?.earned ?? 0);
      return [
        { owner: userId, account: 'earned', amount: -frozen },
        { owner: userId, account: 'pending_earned', amount: frozen, split: { bonus: 0, subscription: 0, earned: 0, purchased: frozen } },
      ];
    },
  });
  const [frozen] = await rows<{ tokens: number }>(tx, FROZEN, [posted.transactionId, userId]);
  return { ...posted, frozen: frozen!.tokens };
}
