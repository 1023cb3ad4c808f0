import type { Connection, Tx } from '#kernel/db/database.ts';
import type { BucketSplit, ClawedBack, Reference } from './wallet.ts';

/** A reward that turned out not to be due. */
export interface RewardTakenBack extends Reference {
  userId: string;
  /** Tokens, above 0. */
  amount: number;
  kind: 'referral';
  /** The same key is taken back once, however often it is asked for. */
  key: string;
  reason: string;
}

/** Tokens that left a bucket. */
export interface SpentFrom {
  userId: string;
  bucket: Extract<keyof BucketSplit, 'purchased' | 'subscription'>;
  since: Date;
}

/** Rewards that depend on what happens later. Amounts are whole tokens. */
export interface GivenRewards {
  /** Takes a reward back, in the spending order; what is spent or held becomes debt. @throws AppError ledger_key_reused, wallet_missing */
  takeBack(tx: Tx, reward: RewardTakenBack): Promise<ClawedBack>;
  /** Tokens that a person spent for good from a bucket since then: neither those of open holds, nor what orders added or took. */
  spentFrom(connection: Connection, asked: SpentFrom): Promise<number>;
}
