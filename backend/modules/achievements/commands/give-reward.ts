import type { Tx } from '#kernel/db/database.ts';
import { tokenReward } from '#modules/wallet/wallet.events.ts';
import type { RewardCause } from '#modules/wallet/wallet.events.ts';
import type { AchievementsContext } from '../achievements-context.ts';
import { REWARD_WAITS_MS } from '../domain/reward-state.ts';

interface Reward {
  userId: string;
  /** The key of the reward in the ledger, which accepts each key of a person once. */
  key: string;
  /** The reward in tokens. */
  worth: number;
  reason: string;
  /** Whether the person's email is confirmed, as the identity module answered in this transaction. */
  confirmed: boolean;
  /** The run or the achievement whose message names the amount; absent when the reward gets its own message. */
  cause?: RewardCause | undefined;
}

export interface GivenReward {
  /** How many tokens were paid now: the whole reward, or 0 while it waits until the person confirms the email. */
  granted: number;
  /** When a waiting reward lapses; null for a reward that was paid. */
  lapsesAt: Date | null;
}

/**
 * Pays a reward that can be earned once, or the daily claim, in full: the daily cap does not apply. Without a confirmed email
 * it pays nothing, and the caller stores when the waiting reward lapses.
 */
export async function giveReward(tx: Tx, context: AchievementsContext, reward: Reward): Promise<GivenReward> {
  const { userId, worth, reason, confirmed, cause } = reward;
  if (worth === 0) return { granted: 0, lapsesAt: null };
  if (!confirmed) return { granted: 0, lapsesAt: new Date(context.clock.now().getTime() + REWARD_WAITS_MS) };
  await creditReward(tx, context, reward);
  await context.outbox.publish(tx, tokenReward, { userId, amount: worth, reason, ...(cause && { cause }) });
  return { granted: worth, lapsesAt: null };
}

/** Stores a reward in the ledger as bonus tokens. */
export async function creditReward(tx: Tx, { wallet }: AchievementsContext, { userId, key, worth, reason }: Omit<Reward, 'confirmed' | 'cause'>): Promise<void> {
  const given = await wallet.grant(tx, { userId, amount: worth, kind: 'reward', bucket: 'bonus', key: `reward:${userId}:${key}`, reason });
  // The caller has locked the row that allows this reward once, so an existing ledger entry means a fault in the caller.
  if (!given) throw new Error(`the reward ${key} of ${userId} is in the ledger already`);
}
