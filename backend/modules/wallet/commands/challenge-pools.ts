import { must } from '#contracts/must.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { InsufficientTokens, spendingStopped, walletMissing } from '../wallet.errors.ts';
import type { PoolPayment, PoolPayout } from '../challenge-pools.ts';
import type { BucketSplit } from '../wallet.ts';
import { postLegs, received } from './post-legs.ts';
import type { Leg, PostedLegs } from './post-legs.ts';

// The buckets that may pay a pool or a fee. Bonus tokens may not, because a prize could turn them into tokens that can be paid out.
const POOL_ORDER = ['subscription', 'earned', 'purchased'] as const;
const BUCKETS = ['bonus', ...POOL_ORDER] as const;
const POOLS = 'challenge_pools' as const;

const wholeAmount = (amount: number): void => {
  if (!Number.isInteger(amount) || amount <= 0) throw new RangeError(`Not an amount for a pool: ${amount}`);
};

const SPLIT = `
  select account, -sum(amount)::int as amount from ledger_entries where tx_id = :txId and owner = :userId group by account`;

/**
 * Moves tokens from a wallet to the account of the pools, once per key, without bonus tokens. `split` says how many each bucket gave.
 * @throws InsufficientTokens, AppError budget_reached when the payer has stopped spending, ledger_key_reused, wallet_missing
 */
export async function payIntoPool(tx: Tx, clock: Clock, payment: PoolPayment): Promise<PostedLegs & { split: BucketSplit }> {
  const { userId, amount, key, reason, refId } = payment;
  wholeAmount(amount);
  const posted = await postLegs(tx, clock, {
    key, kind: 'challenge_fee', reason, refType: 'challenge', refId, request: { kind: 'challenge_fee', amount, userId }, wallets: [userId],
    legs(wallets) {
      const wallet = wallets.get(userId);
      if (!wallet) throw walletMissing();
      if (wallet.stopped) throw spendingStopped(amount);
      const spendable = wallet.debt > 0 ? 0 : POOL_ORDER.reduce((sum, bucket) => sum + wallet[bucket], 0);
      if (spendable < amount) throw new InsufficientTokens(amount, spendable, wallet.debt);
      let left = amount;
      const legs = POOL_ORDER.map((account): Leg => {
        const part = Math.min(left, wallet[account]);
        left -= part;
        return { owner: userId, account, amount: -part };
      });
      return [...legs, { owner: null, account: POOLS, amount }];
    },
  });
  const taken = await rows<{ account: keyof BucketSplit; amount: number }>(tx, SPLIT, { txId: posted.transactionId, userId });
  const split: BucketSplit = { bonus: 0, subscription: 0, earned: 0, purchased: 0 };
  for (const { account, amount: part } of taken) split[account] = part;
  return { ...posted, split };
}

/**
 * Moves tokens of a pool into a wallet, once per key. Each part goes to the kind of bucket that had paid it. A debt is paid first.
 * @throws AppError ledger_key_reused, wallet_missing
 */
export function payOutOfPool(tx: Tx, clock: Clock, { userId, split, kind, key, reason, refId }: PoolPayout): Promise<PostedLegs> {
  const amount = BUCKETS.reduce((sum, bucket) => sum + split[bucket], 0);
  wholeAmount(amount);
  return postLegs(tx, clock, {
    key, kind, reason, refType: 'challenge', refId, request: { kind, amount, userId }, wallets: [userId],
    legs(wallets) {
      if (!wallets.has(userId)) throw walletMissing();
      const wallet = must(wallets.get(userId), 'the wallet of a person who is paid');
      return [{ owner: null, account: POOLS, amount: -amount }, ...BUCKETS.flatMap((bucket) => received(wallet, bucket, split[bucket]))];
    },
  });
}
