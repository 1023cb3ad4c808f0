import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { achievementEarned } from '../achievements.events.ts';
import type { AchievementsContext } from '../achievements-context.ts';
import type { Goal } from '../catalogue/goals.ts';
import { amountsInForce } from '../queries/amounts-in-force.ts';
import { giveReward } from './give-reward.ts';

const UNLOCK = `
  insert into goal_unlocks (user_id, key, unlocked_at) select :userId::uuid, key, :now from unnest(:keys::text[]) as key
  on conflict do nothing returning key`;

/** Unlocks goals that are reached, each once for ever, pays them in the order of the catalogue and says so. */
export async function unlock(tx: Tx, context: AchievementsContext, userId: string, reached: readonly Goal[]): Promise<void> {
  if (reached.length === 0) return;
  const unlocked = await rows<{ key: string }>(tx, UNLOCK, { userId, now: context.clock.now(), keys: reached.map(({ key }) => key) });
  if (unlocked.length === 0) return;
  const { amounts } = await amountsInForce(tx);
  const fresh = new Set(unlocked.map(({ key }) => key));
  for (const { key, pays, reason, achievement } of reached.filter((goal) => fresh.has(goal.key))) {
    const worth = amounts[pays];
    const reward = await giveReward(tx, context, { userId, key, worth, reason, amounts });
    await rows(tx, 'update goal_unlocks set worth = :worth, granted = :reward where user_id = :userId and key = :key', { userId, key, worth, reward });
    if (!achievement) continue;
    const { emoji, title, message, tier, area, secret } = achievement;
    await context.outbox.publish(tx, achievementEarned, { userId, key, emoji, title, message, tier, area, secret, reward, worth, dailyCap: amounts.dailyCap });
  }
}
