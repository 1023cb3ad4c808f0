import { opensWith } from '../domain/goal.ts';
import type { AchievementRule } from '../domain/goal.ts';

/** Daily challenges: entering, judging, winning. */
export const CHALLENGES: readonly AchievementRule[] = [
  opensWith('challenges', { key: 'step-right-up', emoji: '🎪', title: 'Step Right Up', message: 'Your first challenge entry.', tier: 'bronze', goal: 1 }),
  opensWith('challenges', { key: 'fair-judge', emoji: '⚖️', title: 'Fair Judge', message: 'Twenty votes for the entries of others.', tier: 'silver', goal: 20 }),
  opensWith('challenges', { key: 'old-hand', emoji: '🎯', title: 'Old Hand', message: 'Ten challenges entered.', tier: 'silver', goal: 10 }),
  opensWith('challenges', { key: 'laurels', emoji: '🏆', title: 'Laurels', message: 'You won a challenge.', tier: 'gold', goal: 1 }),
];
