import type { Tx } from '#kernel/db/database.ts';
import { prepared, rows } from '#kernel/db/raw.ts';
import type { RewardCause } from '#modules/wallet/wallet.events.ts';
import { achievementEarned } from '../achievements.events.ts';
import type { AchievementsContext } from '../achievements-context.ts';
import type { Goal } from '../catalogue/goals.ts';
import { amountsInForce } from '../queries/amounts-in-force.ts';
import { giveReward } from './give-reward.ts';

const UNLOCK = {
  name: 'achievements_unlock_3',
  sql: `
  insert into achievement_unlocks (user_id, key, unlocked_at, run_id) select :userId::uuid, key, :now, :runId::uuid from unnest(:keys::text[]) as key
  on conflict do nothing returning key`,
};

const KEEP = 'update achievement_unlocks set worth = :worth, granted = :granted, lapses_at = :lapsesAt where user_id = :userId and key = :key';

/**
 * Unlocks the goals that a person has reached, each once for ever. It pays them in the order of the catalogue, and publishes
 * `achievement_earned` for each achievement.
 * @param generationId the run that reached them, if it has a message
 */
export async function unlockAchievements(tx: Tx, context: AchievementsContext, userId: string, reached: readonly Goal[], generationId?: string): Promise<void> {
  if (reached.length === 0) return;
  const unlocked = await prepared<{ key: string }>(tx, UNLOCK, { userId, now: context.clock.now(), runId: generationId ?? null, keys: reached.map(({ key }) => key) });
  if (unlocked.length === 0) return;
  const confirmed = await context.identity.emailConfirmed(tx, userId);
  const { amounts } = await amountsInForce(tx);
  const fresh = new Set(unlocked.map(({ key }) => key));
  for (const { key, pays, reason, achievement } of reached.filter((goal) => fresh.has(goal.key))) {
    const worth = amounts[pays];
    const { granted, lapsesAt } = await giveReward(tx, context, { userId, key, worth, reason, confirmed, cause: causeOf(key, achievement !== null, generationId) });
    await rows(tx, KEEP, { userId, key, worth, granted, lapsesAt });
    if (!achievement) continue;
    const { emoji, title, message, tier, area, secret } = achievement;
    await context.outbox.publish(tx, achievementEarned, { userId, key, emoji, title, message, tier, area, secret, reward: granted, worth, waitsUntil: lapsesAt?.toISOString() ?? null, ...(generationId && { generationId }) });
  }
}

/** The message about an achievement names its reward. The reward of a checklist step is named in the message about the run, if a run reached it. */
function causeOf(key: string, isAchievement: boolean, generationId: string | undefined): RewardCause | undefined {
  if (isAchievement) return { kind: 'achievement', id: key };
  return generationId === undefined ? undefined : { kind: 'generation', id: generationId };
}
