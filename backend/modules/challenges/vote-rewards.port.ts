import type { Tx } from '#kernel/db/database.ts';

/** Asks for rewards for votes. The module achievements implements it. */
export interface VoteRewards {
  /**
   * Pays a reward that can be earned repeatedly, up to the rest of the daily cap, and returns the tokens paid. A second call with the same
   * key of a person pays nothing.
   */
  giveRepeatable(tx: Tx, reward: { userId: string; key: string; worth: number; reason: string }): Promise<number>;
}
