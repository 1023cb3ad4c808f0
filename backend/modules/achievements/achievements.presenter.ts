import { RARITY_FROM_PEOPLE } from '#contracts/achievements.ts';
import type { Achievement as OwnView, EarnedAchievement, LockedAchievement } from '#contracts/achievements.ts';
import type { RewardAmounts } from '#contracts/rewards.ts';
import type { Achievement } from './domain/goal.ts';
import { openReward, shownReward } from './domain/reward-state.ts';

export interface AchievementUnlock {
  key: string;
  unlocked_at: Date;
  worth: number;
  granted: number;
  lapses_at: Date | null;
}

export interface Rarity {
  holders: number;
  people: number;
}

const MASK = { emoji: '❔', title: 'A secret', message: 'You learn its name when you earn it.' };

/** The share of people who have the achievement, in percent with one decimal; null while too few people are counted. */
const percent = (rarity: Rarity | undefined): number | null =>
  !rarity || rarity.people < RARITY_FROM_PEOPLE ? null : Math.round((1000 * rarity.holders) / rarity.people) / 10;

interface Own {
  unlock: AchievementUnlock | undefined;
  value: number;
  amounts: RewardAmounts;
  rarity: Rarity | undefined;
  /** The number of a secret achievement among the secret ones in the catalogue, from 1. */
  secretNo: number;
  now: Date;
}

/** An achievement as its owner sees it. A secret one shows only its tier, area and reward until the owner unlocks it. */
export function presentOwn(achievement: Achievement, { unlock, value, amounts, rarity, secretNo, now }: Own): OwnView {
  const { key, emoji, title, message, tier, area, secret, goal, opensWith } = achievement;
  const shown = { tier, area, secret, opensWith, unlockedAt: unlock?.unlocked_at.toISOString() ?? null, rarityPercent: percent(rarity) };
  const reward = unlock ? shownReward({ ...unlock, lapsesAt: unlock.lapses_at }, now) : openReward(amounts[tier]);
  if (secret && !unlock) return { ...shown, ...MASK, key: `secret-${secretNo}`, goal: 1, progress: 0, ...reward, rarityPercent: null };
  return { ...shown, key, emoji, title, message, goal, progress: unlock ? goal : Math.min(value, goal), ...reward };
}

/** An achievement that a person has not earned, with how far the viewer is: `value` of its counter, null for visitors. */
export function presentLocked(achievement: Achievement, { rarity, value, done, secretNo }: { rarity: Rarity | undefined; value: number | null; done: boolean; secretNo: number }): LockedAchievement {
  const { key, emoji, title, message, tier, area, secret, goal, opensWith } = achievement;
  if (secret) return { tier, area, secret, opensWith, ...MASK, key: `secret-${secretNo}`, rarityPercent: null, viewer: null };
  return { tier, area, secret, opensWith, key, emoji, title, message, rarityPercent: percent(rarity), viewer: value === null ? null : { progress: done ? goal : Math.min(value, goal), goal } };
}

/** An earned achievement for a viewer. `known` says that the viewer has earned it too: otherwise a secret one stays masked. */
export function presentEarned(achievement: Achievement, { unlockedAt, rarity, known, secretNo }: { unlockedAt: Date; rarity: Rarity | undefined; known: boolean; secretNo: number }): EarnedAchievement {
  const { key, emoji, title, message, tier, area, secret } = achievement;
  const shown = { tier, area, secret, unlockedAt: unlockedAt.toISOString() };
  if (secret && !known) return { ...shown, ...MASK, message: 'Only people who have earned it can see it.', key: `secret-${secretNo}`, rarityPercent: null };
  return { ...shown, key, emoji, title, message, rarityPercent: percent(rarity) };
}
