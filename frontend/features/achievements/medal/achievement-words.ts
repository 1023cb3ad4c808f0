import type { Achievement, AchievementArea, AchievementTier } from '#contracts/achievements.ts';

export const TIERS: Record<AchievementTier, string> = { bronze: 'Bronze', silver: 'Silver', gold: 'Gold' };

export const AREAS: Record<AchievementArea, string> = { creating: 'Creating', running: 'Running', sharing: 'Sharing', challenges: 'Challenges', streaks: 'Streaks', collecting: 'Collecting' };

/** Whether an achievement is a secret that the user has not earned yet. */
export const isMasked = ({ secret, unlockedAt }: Pick<Achievement, 'secret' | 'unlockedAt'>): boolean => secret && unlockedAt === null;

/** The user's progress, such as "17 of 25"; empty when the goal is 1. */
export const progressWords = ({ progress, goal }: Pick<Achievement, 'progress' | 'goal'>): string => `${progress.toLocaleString('en-US')} of ${goal.toLocaleString('en-US')}`;

/** "4.2% have it". */
export const shortRarity = (percent: number): string => `${percent.toLocaleString('en-US', { maximumFractionDigits: 1 })}% have it`;

/** How many people have it, such as "4.2% of people have it". */
export const rarityWords = (percent: number): string => `${percent.toLocaleString('en-US', { maximumFractionDigits: 1 })}% of people have it`;
