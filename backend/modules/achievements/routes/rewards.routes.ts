import { permit } from '#contracts/permissions.ts';
import { claimReward, DEFAULT_REWARDS, getAdminRewards, getRewards, saveAdminRewards } from '#contracts/rewards.ts';
import type { AdminRewards } from '#contracts/rewards.ts';
import type { Connection } from '#kernel/db/database.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import type { AchievementsContext } from '../achievements-context.ts';
import { claimDaily } from '../commands/claim-daily.ts';
import { saveAmounts } from '../commands/save-amounts.ts';
import { amountsInForce } from '../queries/amounts-in-force.ts';
import { rewardsView } from '../queries/rewards-view.ts';

const ADMIN = permit('pricing.change');

export function rewardsRoutes(routes: Routes, context: AchievementsContext): void {
  const { db, clock } = context;
  routes.read(getRewards, 'member', ({ viewer }) => rewardsView(db.knex, viewer.userId, clock.now()));
  routes.write(claimReward, 'member', async ({ viewer }, tx) => {
    const { worth, lapsesAt } = await claimDaily(tx, context, viewer.userId);
    const rewards = await rewardsView(tx, viewer.userId, clock.now());
    return { amount: worth, waitsUntil: lapsesAt?.toISOString() ?? null, streak: rewards.claim.streak, rewards };
  });
  routes.read(getAdminRewards, ADMIN, () => adminRewards(db.knex));
  routes.write(saveAdminRewards, ADMIN, async ({ body, viewer, requestId }, tx) => {
    await saveAmounts(tx, context, { viewer, requestId }, body);
    return adminRewards(tx);
  });
}

async function adminRewards(connection: Connection): Promise<AdminRewards> {
  const { version, amounts, createdAt, createdByName, reason } = await amountsInForce(connection);
  return { version, amounts, defaults: DEFAULT_REWARDS, changedAt: createdAt.toISOString(), changedBy: createdByName, reason };
}
