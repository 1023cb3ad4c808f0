import { earnedBy } from '../domain/goal.ts';
import type { AchievementRule } from '../domain/goal.ts';

/** Achievements for challenges: entering, judging, winning. */
export const CHALLENGES: readonly AchievementRule[] = [
  earnedBy('challenges.entered', { key: 'step-right-up', emoji: '🎪', title: 'Step Right Up', message: 'You entered a challenge.', tier: 'bronze', goal: 1 }),
  earnedBy('challenges.votes', { key: 'fair-judge', emoji: '⚖️', title: 'Fair Judge', message: 'You voted for 20 entries of others.', tier: 'silver', goal: 20 }),
  earnedBy('challenges.entered', { key: 'old-hand', emoji: '🎯', title: 'Old Hand', message: 'You entered 10 challenges.', tier: 'silver', goal: 10 }),
  earnedBy('challenges.won', { key: 'laurels', emoji: '🏆', title: 'Laurels', message: 'You won a challenge.', tier: 'gold', goal: 1 }),
];
