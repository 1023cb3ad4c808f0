import type { Achievement, AchievementArea, AchievementTier } from '#contracts/achievements.ts';

export const TIERS: Record<AchievementTier, string> = { bronze: 'Bronze', silver: 'Silver', gold: 'Gold' };

export const AREAS: Record<AchievementArea, string> = { creating: 'Creating', running: 'Running', sharing: 'Sharing', challenges: 'Challenges', streaks: 'Streaks', collecting: 'Collecting' };

/** Tells whether an achievement is a secret one that the user has not earned yet. */
export const isMasked = ({ secret, unlockedAt }: Pick<Achievement, 'secret' | 'unlockedAt'>): boolean => secret && unlockedAt === null;

/** Returns the user's progress toward an achievement, such as "17 of 25"; empty when the goal is 1. */
export const progressWords = ({ progress, goal }: Pick<Achievement, 'progress' | 'goal'>): string => `${progress.toLocaleString('en-US')} of ${goal.toLocaleString('en-US')}`;

/** Returns how many people have an achievement in short: "4.2% have it". */
export const shortRarity = (percent: number): string => `${percent.toLocaleString('en-US', { maximumFractionDigits: 1 })}% have it`;

/** Returns how many people have an achievement as a sentence: "4.2% of people have it". */
export const rarityWords = (percent: number): string => `${percent.toLocaleString('en-US', { maximumFractionDigits: 1 })}% of people have it`;
