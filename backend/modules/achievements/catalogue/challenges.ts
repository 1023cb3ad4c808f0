import { opensWith } from '../domain/goal.ts';
import type { AchievementRule } from '../domain/goal.ts';

/** Achievements for daily challenges: entering, judging, winning. The product has no challenges yet. */
export const CHALLENGES: readonly AchievementRule[] = [
  opensWith('challenges', { key: 'step-right-up', emoji: '🎪', title: 'Step Right Up', message: 'You entered a challenge.', tier: 'bronze', goal: 1 }),
  opensWith('challenges', { key: 'fair-judge', emoji: '⚖️', title: 'Fair Judge', message: 'You voted for 20 entries of others.', tier: 'silver', goal: 20 }),
  opensWith('challenges', { key: 'old-hand', emoji: '🎯', title: 'Old Hand', message: 'You entered 10 challenges.', tier: 'silver', goal: 10 }),
  opensWith('challenges', { key: 'laurels', emoji: '🏆', title: 'Laurels', message: 'You won a challenge.', tier: 'gold', goal: 1 }),
];
