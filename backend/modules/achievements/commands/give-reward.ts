import type { Tx } from '#kernel/db/database.ts';
import { tokenReward } from '#modules/wallet/wallet.events.ts';
import type { RewardCause } from '#modules/wallet/wallet.events.ts';
import type { AchievementsContext } from '../achievements-context.ts';
import { REWARD_WAITS_MS } from '../domain/reward-state.ts';

interface Reward {
  userId: string;
  /** The same key is one reward, however often it is asked for. */
  key: string;
  /** Tokens. */
  worth: number;
  reason: string;
  /** Whether the person's email is confirmed, as identity said in this transaction. */
  confirmed: boolean;
  /** Whose message tells the amount. */
  cause?: RewardCause | undefined;
}

export interface GivenReward {
  /** Tokens paid: all of it, or 0 while it waits. */
  granted: number;
  /** When a waiting reward lapses; null for one that was paid. */
  lapsesAt: Date | null;
}

/**
 * Pays a reward that comes once, or the daily claim: in full, whatever else was earned that day. Without a confirmed email
 * nothing is paid yet, and the caller's row keeps until when it waits.
 */
export async function giveReward(tx: Tx, context: AchievementsContext, reward: Reward): Promise<GivenReward> {
  const { userId, worth, reason, confirmed, cause } = reward;
  if (worth === 0) return { granted: 0, lapsesAt: null };
  if (!confirmed) return { granted: 0, lapsesAt: new Date(context.clock.now().getTime() + REWARD_WAITS_MS) };
  await creditReward(tx, context, reward);
  await context.outbox.publish(tx, tokenReward, { userId, amount: worth, reason, ...(cause && { cause }) });
  return { granted: worth, lapsesAt: null };
}

/** The ledger's entry of a reward. */
export async function creditReward(tx: Tx, { wallet }: AchievementsContext, { userId, key, worth, reason }: Omit<Reward, 'confirmed' | 'cause'>): Promise<void> {
  const given = await wallet.grant(tx, { userId, amount: worth, kind: 'reward', bucket: 'bonus', key: `reward:${userId}:${key}`, reason });
  // The caller holds the one row that allows this reward: an entry of the ledger without it is a fault to look into.
  if (!given) throw new Error(`the reward ${key} of ${userId} is in the ledger already`);
}
