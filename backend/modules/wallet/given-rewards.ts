import type { Connection, Tx } from '#kernel/db/database.ts';
import type { BucketSplit, ClawedBack, Reference } from './wallet.ts';

/** A reward that is taken back, because the condition for it does not hold any more. */
export interface RewardTakenBack extends Reference {
  userId: string;
  /** Tokens to take back, above 0. */
  amount: number;
  kind: 'referral';
  /** Identifies the call: repeated calls with the same key take the reward back once. */
  key: string;
  reason: string;
}

/** Asks how many tokens of one bucket a person has spent since a time. */
export interface SpentFrom {
  userId: string;
  bucket: Extract<keyof BucketSplit, 'purchased' | 'subscription'>;
  since: Date;
}

/** Takes rewards back, and reads the spending on which some rewards depend. Amounts are whole tokens. */
export interface GivenRewards {
  /** Takes a reward back. Tokens that are spent or held become debt. @throws AppError ledger_key_reused, wallet_missing */
  takeBack(tx: Tx, reward: RewardTakenBack): Promise<ClawedBack>;
  /** How many tokens a person has spent for good from a bucket since a time. Tokens of open holds, and tokens that orders added or took, do not count. */
  spentFrom(connection: Connection, asked: SpentFrom): Promise<number>;
}
