import type { Tx } from '#kernel/db/database.ts';
import type { BucketSplit } from './wallet.ts';

/** Tokens for the pool of a challenge: what its host pays in, or the fee of an entry. */
export interface PoolPayment {
  userId: string;
  /** Tokens of the payment, above 0. */
  amount: number;
  /** Names the payment: repeated calls with the same key pay once. */
  key: string;
  reason: string;
  /** Id of the challenge. */
  refId: string;
}

/** Tokens that a person gets out of a pool, as a prize or as a refund. The sum of `split` is above 0. */
export interface PoolPayout extends Omit<PoolPayment, 'amount'> {
  split: BucketSplit;
  kind: 'challenge_prize' | 'refund';
}

/** Pools of community challenges. They stand in one account of the platform. */
export interface ChallengePools {
  /** Takes tokens out of a wallet, bonus tokens left out; `split` says which. @throws InsufficientTokens, AppError ledger_key_reused, wallet_missing */
  payIn(tx: Tx, payment: PoolPayment): Promise<{ created: boolean; split: BucketSplit }>;
  /** Pays tokens of a pool; they keep their buckets. `false` when the key was used before. @throws AppError ledger_key_reused, wallet_missing */
  payOut(tx: Tx, payout: PoolPayout): Promise<boolean>;
}
