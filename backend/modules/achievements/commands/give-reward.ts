import type { RewardAmounts } from '#contracts/rewards.ts';
import { utcDay } from '#kernel/clock.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { tokenReward } from '#modules/wallet/wallet.events.ts';
import type { AchievementsContext } from '../achievements-context.ts';

interface Reward {
  userId: string;
  /** The same key is one reward, however often it is asked for. */
  key: string;
  /** Tokens before the day's cap. */
  worth: number;
  reason: string;
  amounts: RewardAmounts;
}

// Locks the row of the day: whoever else rewards this person waits until it is known what is left.
const TODAY = `
  insert into reward_days (user_id, day, earned) values (:userId, :day, 0)
  on conflict (user_id, day) do update set earned = reward_days.earned returning earned`;

/** Gives what the cap of this UTC day leaves of a reward: the ledger's entry and its `token_reward`. Returns the tokens given, 0 when nothing is left. */
export async function giveReward(tx: Tx, { clock, outbox, wallet }: AchievementsContext, { userId, key, worth, reason, amounts }: Reward): Promise<number> {
  if (worth === 0) return 0;
  const day = utcDay(clock.now());
  const [today] = await rows<{ earned: number }>(tx, TODAY, { userId, day });
  const amount = Math.max(0, Math.min(worth, amounts.dailyCap - today!.earned));
  if (amount === 0) return 0;
  await rows(tx, 'update reward_days set earned = earned + :amount where user_id = :userId and day = :day', { userId, day, amount });
  const given = await wallet.grant(tx, { userId, amount, kind: 'reward', bucket: 'bonus', key: `reward:${userId}:${key}`, reason });
  // The caller holds the one row that allows this reward: an entry of the ledger without it is a fault to look into.
  if (!given) throw new Error(`the reward ${key} of ${userId} is in the ledger already`);
  await outbox.publish(tx, tokenReward, { userId, amount, reason });
  return amount;
}
