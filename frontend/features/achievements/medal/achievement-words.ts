import type { Achievement, AchievementArea, AchievementTier } from '#contracts/achievements.ts';

export const TIERS: Record<AchievementTier, string> = { bronze: 'Bronze', silver: 'Silver', gold: 'Gold' };

export const AREAS: Record<AchievementArea, string> = { creating: 'Creating', running: 'Running', sharing: 'Sharing', challenges: 'Challenges', streaks: 'Streaks', collecting: 'Collecting' };

/** Whether an achievement is a secret that the user has not earned yet. */
export const isMasked = ({ secret, unlockedAt }: Pick<Achievement, 'secret' | 'unlockedAt'>): boolean => secret && unlockedAt === null;

/** How far one is: "17 of 25", and nothing to count where one is enough. */
export const progressWords = ({ progress, goal }: Pick<Achievement, 'progress' | 'goal'>): string => `${progress.toLocaleString('en-US')} of ${goal.toLocaleString('en-US')}`;

/** "4.2% have it". */
export const shortRarity = (percent: number): string => `${percent.toLocaleString('en-US', { maximumFractionDigits: 1 })}% have it`;

/** "4.2% of people have it". */
export const rarityWords = (percent: number): string => `${percent.toLocaleString('en-US', { maximumFractionDigits: 1 })}% of people have it`;
