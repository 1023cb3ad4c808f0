import { one } from '#contracts/must.ts';
import { utcDay } from '#contracts/utc-days.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { tokenReward } from '#modules/wallet/wallet.events.ts';
import type { AchievementsContext } from '../achievements-context.ts';
import { amountsInForce } from '../queries/amounts-in-force.ts';
import { creditReward } from './give-reward.ts';

/** A reward for what a person can do again and again. */
export interface RepeatableReward {
  userId: string;
  /** The same key is one reward. The caller holds the one row that allows it. */
  key: string;
  /** Tokens, before the cap of the day. */
  worth: number;
  reason: string;
}

// Locks the row of the day: another reward of this person waits until it is known what is left.
const TODAY = `
  insert into reward_days (user_id, day, earned) values (:userId, :day, 0)
  on conflict (user_id, day) do update set earned = reward_days.earned returning earned`;

/**
 * Gives what the cap of this UTC day leaves of a reward that can be repeated; the cap knows no other rewards. Returns the tokens
 * given: 0 when nothing is left, or without a confirmed email, for which a repeatable reward does not wait.
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
