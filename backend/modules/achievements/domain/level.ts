import type { AchievementTier } from '#contracts/achievements.ts';

const POINTS: Record<AchievementTier, number> = { bronze: 1, silver: 2, gold: 3 };
/** How many points one level takes. */
export const LEVEL_POINTS = 3;

/** The level of a person by the tiers of what they earned, and how far the next one is, from 0 to below 1 (docs/rules/rewards.md#level). */
export function levelOf(tiers: readonly AchievementTier[]): { level: number; progress: number } {
  const points = tiers.reduce((sum, tier) => sum + POINTS[tier], 0);
  return { level: 1 + Math.floor(points / LEVEL_POINTS), progress: (points % LEVEL_POINTS) / LEVEL_POINTS };
}
