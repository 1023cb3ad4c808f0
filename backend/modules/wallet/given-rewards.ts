import type { Connection, Tx } from '#kernel/db/database.ts';
import type { BucketSplit, ClawedBack, Reference } from './wallet.ts';

/** A reward to take back, because its condition turned out not to hold. */
export interface RewardTakenBack extends Reference {
  userId: string;
  /** Tokens to take back, above 0. */
  amount: number;
  kind: 'referral';
  /** Names the call: repeated calls with the same key take the tokens back once. */
  key: string;
  reason: string;
}

/** A question for the tokens that a person has spent from one bucket since a time. */
export interface SpentFrom {
  userId: string;
  bucket: Extract<keyof BucketSplit, 'purchased' | 'subscription'>;
  since: Date;
}

/** Rewards that depend on what happens later. Amounts are whole tokens. */
export interface GivenRewards {
  /** Takes a reward back, in the spending order; what is spent or held becomes debt. @throws AppError ledger_key_reused, wallet_missing */
  takeBack(tx: Tx, reward: RewardTakenBack): Promise<ClawedBack>;
  /** How many tokens a person has spent for good from a bucket since a time. Tokens of open holds, and tokens that orders added or took, do not count. */
  spentFrom(connection: Connection, asked: SpentFrom): Promise<number>;
}
