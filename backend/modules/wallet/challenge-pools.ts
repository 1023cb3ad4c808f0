import type { Tx } from '#kernel/db/database.ts';
import type { BucketSplit } from './wallet.ts';

/** A payment into a challenge's pool: the host's prize money, or the fee of an entry. */
export interface PoolPayment {
  userId: string;
  /** Tokens of the payment, above 0. */
  amount: number;
  /** Names the payment: repeated calls with the same key pay once. */
  key: string;
  reason: string;
  /** The id of the challenge. */
  refId: string;
}

/** A payment from a challenge's pool to a person, as a prize or a refund. The sum of `split` is above 0. */
export interface PoolPayout extends Omit<PoolPayment, 'amount'> {
  split: BucketSplit;
  kind: 'challenge_prize' | 'refund';
}

/** Moves tokens into and out of the pools of community challenges, which are one account of the platform. */
export interface ChallengePools {
  /**
   * Moves tokens from a wallet into a challenge's pool, without bonus tokens. `split` says how many each bucket gave.
   * @throws InsufficientTokens, AppError ledger_key_reused, wallet_missing
   */
  payIn(tx: Tx, payment: PoolPayment): Promise<{ created: boolean; split: BucketSplit }>;
  /**
   * Moves tokens from a challenge's pool into a wallet. Tokens keep their buckets. Returns `false` when the key was used before.
   * @throws AppError ledger_key_reused, wallet_missing
   */
  payOut(tx: Tx, payout: PoolPayout): Promise<boolean>;
}
