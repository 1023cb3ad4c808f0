import { earnedBy } from '../domain/goal.ts';
import type { AchievementRule } from '../domain/goal.ts';

/** Coming back: claims, streaks and days with something made. */
export const STREAKS: readonly AchievementRule[] = [
  earnedBy('claims', { key: 'good-morning-magic', emoji: '🌅', title: 'Good Morning, Magic', message: 'Your first daily claim.', tier: 'bronze', goal: 1 }),
  earnedBy('claims.streak', { key: 'three-in-a-row', emoji: '🎳', title: 'Three in a Row', message: 'A streak of three days.', tier: 'bronze', goal: 3 }),
  earnedBy('claims.streak', { key: 'lucky-seven', emoji: '🍀', title: 'Lucky Seven', message: 'A streak of seven days, a whole week of you.', tier: 'silver', goal: 7 }),
  earnedBy('claims.streak', { key: 'moon-phase', emoji: '🌕', title: 'Full Moon', message: 'A streak of twenty-eight days. The moon has seen it all.', tier: 'gold', goal: 28 }),
  earnedBy('claims', { key: 'regular-guest', emoji: '🪑', title: 'Regular Guest', message: 'Fifty daily claims. We keep a chair for you.', tier: 'silver', goal: 50 }),
  earnedBy('runs.days', { key: 'seven-days-of-making', emoji: '🗓️', title: 'Seven Days of Making', message: 'Something made on seven different days.', tier: 'silver', goal: 7 }),
];
