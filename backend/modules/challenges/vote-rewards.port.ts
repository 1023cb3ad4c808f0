import type { Tx } from '#kernel/db/database.ts';

/** Pays rewards for votes. The module that owns rewards implements it. */
export interface VoteRewards {
  /**
   * Pays a reward that a person can earn again and again, up to what is left of the daily cap of such rewards, and publishes it. The ledger takes each key
   * of a person once. @returns the tokens paid
   */
  giveRepeatable(tx: Tx, reward: { userId: string; key: string; worth: number; reason: string }): Promise<number>;
}
