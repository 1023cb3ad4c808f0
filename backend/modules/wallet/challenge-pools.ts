import type { Tx } from '#kernel/db/database.ts';
import type { BucketSplit } from './wallet.ts';

/** Tokens for the pool of a challenge: what its host pays in, or the fee of an entry. */
export interface PoolPayment {
  userId: string;
  /** Tokens, above 0. */
  amount: number;
  /** The same key is one payment, however often it is asked for. */
  key: string;
  reason: string;
  /** The challenge. */
  refId: string;
}

/** Tokens of a pool for a person: a prize, or what comes back. Together above 0. */
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
