import { one } from '#contracts/must.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { RewardTakenBack } from '../given-rewards.ts';
import { walletMissing } from '../wallet.errors.ts';
import type { ClawedBack } from '../wallet.ts';
import { postLegs } from './post-legs.ts';
import type { Leg, PostedLegs } from './post-legs.ts';

/** The buckets from which a reward is taken back: bonus tokens first, because rewards are bonus tokens. */
const TAKING_ORDER = ['bonus', 'subscription', 'earned', 'purchased'] as const;

/** Reads the debt that a transaction made. Only its ledger entries record it. */
const OWED = `select coalesce(-sum(amount), 0)::int as owed from ledger_entries where tx_id = ? and account = 'debt'`;

/**
 * Takes a reward back, once per key. Tokens that are spent or held become debt (docs/rules/wallet.md#debt).
 * @throws AppError ledger_key_reused when the key stands for another request, wallet_missing
 * @throws RangeError for an amount that is not a whole number above 0
 */
export async function takeBackReward(tx: Tx, clock: Clock, { userId, amount, kind, key, reason, refType, refId }: RewardTakenBack): Promise<PostedLegs & Omit<ClawedBack, 'created'>> {
  if (!Number.isInteger(amount) || amount <= 0) throw new RangeError(`Not an amount to take back: ${amount}`);
  const posted = await postLegs(tx, clock, {
    key, kind, reason, refType, refId, request: { kind: `take back: ${kind}`, amount, userId }, wallets: [userId],
    legs(wallets) {
      const wallet = wallets.get(userId);
      if (!wallet) throw walletMissing();
      let left = amount;
      const legs = TAKING_ORDER.map((account): Leg => {
        const part = Math.min(left, wallet[account]);
        left -= part;
        return { owner: userId, account, amount: -part };
      });
      return [...legs, { owner: userId, account: 'debt', amount: -left }, { owner: null, account: 'platform_rewards', amount }];
    },
  });
  const { owed } = one(await rows<{ owed: number }>(tx, OWED, [posted.transactionId]));
  return { ...posted, taken: amount - owed, owed };
}
