import { one } from '#contracts/must.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { EarnedFreeze } from '../wallet.ts';
import { postLegs } from './post-legs.ts';
import type { PostedLegs } from './post-legs.ts';

const FROZEN = `select coalesce(sum(amount), 0)::int as tokens from ledger_entries where tx_id = ? and owner = ? and account = 'pending_earned'`;

/**
 * Moves a creator's earned tokens back to pending, as many as are left, once per key. A creator who has spent them owes nothing. A freeze
 * that found none still uses its key, so a repeated call takes no later earning. `frozen` is how many this key froze. They become pending
 * earnings paid by `purchased` tokens, because only card payments are disputed.
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
  const frozen = one(await rows<{ tokens: number }>(tx, FROZEN, [posted.transactionId, userId]));
  return { ...posted, frozen: frozen.tokens };
}
