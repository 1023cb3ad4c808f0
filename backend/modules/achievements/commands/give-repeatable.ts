import { one } from '#contracts/must.ts';
import { utcDay } from '#contracts/utc-days.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { tokenReward } from '#modules/wallet/wallet.events.ts';
import type { AchievementsContext } from '../achievements-context.ts';
import { amountsInForce } from '../queries/amounts-in-force.ts';
import { creditReward } from './give-reward.ts';

/** A reward that a person can earn again and again, so the daily cap limits it. */
export interface RepeatableReward {
  userId: string;
  /** The ledger key of the reward: two rewards with the same key are one reward. The caller has locked the row that allows it. */
  key: string;
  /** How many tokens the reward would pay without the daily cap. */
  worth: number;
  reason: string;
}

// Locks the person's row of this day, so that a second reward waits until the first has used its part of the daily cap.
const TODAY = `
  insert into reward_days (user_id, day, earned) values (:userId, :day, 0)
  on conflict (user_id, day) do update set earned = reward_days.earned returning earned`;

/**
 * Pays a reward that can be repeated, up to what is left of the daily cap; other rewards do not count against this cap. Returns
 * the tokens paid. It returns 0 when nothing is left or the email is unconfirmed, because such a reward does not wait.
 */
export async function giveRepeatable(tx: Tx, context: AchievementsContext, { userId, key, worth, reason }: RepeatableReward): Promise<number> {
  if (worth === 0 || !(await context.identity.emailConfirmed(tx, userId))) return 0;
  const { amounts } = await amountsInForce(tx);
  const day = utcDay(context.clock.now());
  const today = one(await rows<{ earned: number }>(tx, TODAY, { userId, day }));
  const amount = Math.max(0, Math.min(worth, amounts.dailyCap - today.earned));
  if (amount === 0) return 0;
  await rows(tx, 'update reward_days set earned = earned + :amount where user_id = :userId and day = :day', { userId, day, amount });
  await creditReward(tx, context, { userId, key, worth: amount, reason });
  await context.outbox.publish(tx, tokenReward, { userId, amount, reason });
  return amount;
}
