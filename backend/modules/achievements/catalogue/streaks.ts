import { earnedBy } from '../domain/goal.ts';
import type { AchievementRule } from '../domain/goal.ts';

/** Achievements for returning: daily claims, streaks and days with a run. */
export const STREAKS: readonly AchievementRule[] = [
  earnedBy('claims', { key: 'good-morning-magic', emoji: '🌅', title: 'Good Morning, Magic', message: 'You claimed your first daily token.', tier: 'bronze', goal: 1 }),
  earnedBy('claims.streak', { key: 'three-in-a-row', emoji: '🎳', title: 'Three in a Row', message: 'You claimed the daily token 3 days in a row.', tier: 'bronze', goal: 3 }),
  earnedBy('claims.streak', { key: 'lucky-seven', emoji: '🍀', title: 'Lucky Seven', message: 'You claimed the daily token 7 days in a row.', tier: 'silver', goal: 7 }),
  earnedBy('claims.streak', { key: 'moon-phase', emoji: '🌕', title: 'Full Moon', message: 'You claimed the daily token 28 days in a row.', tier: 'gold', goal: 28 }),
  earnedBy('claims', { key: 'regular-guest', emoji: '🪑', title: 'Regular Guest', message: 'You claimed the daily token 50 times.', tier: 'silver', goal: 50 }),
  earnedBy('runs.days', { key: 'seven-days-of-making', emoji: '🗓️', title: 'Seven Days of Making', message: 'You made something on 7 different days.', tier: 'silver', goal: 7 }),
];
