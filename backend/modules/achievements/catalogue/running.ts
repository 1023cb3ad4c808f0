import { earnedBy, secretlyEarnedBy } from '../domain/goal.ts';
import type { AchievementRule } from '../domain/goal.ts';

/** Achievements for runs that delivered: their number, their time and their kind, and for talks with agents. */
export const RUNNING: readonly AchievementRule[] = [
  earnedBy('runs.all', { key: 'first-spark', emoji: '✨', title: 'First Spark', message: 'Your first run delivered a result.', tier: 'bronze', goal: 1 }),
  earnedBy('runs.all', { key: 'warmed-up', emoji: '🔥', title: 'Warmed Up', message: '10 of your runs delivered.', tier: 'bronze', goal: 10 }),
  earnedBy('runs.all', { key: 'in-full-swing', emoji: '🎷', title: 'In Full Swing', message: '50 of your runs delivered.', tier: 'silver', goal: 50 }),
  earnedBy('runs.all', { key: 'unstoppable', emoji: '🚂', title: 'Unstoppable', message: '250 of your runs delivered.', tier: 'gold', goal: 250 }),
  earnedBy('runs.types', { key: 'all-rounder', emoji: '🤹', title: 'All-Rounder', message: 'You made a text, a picture and a video.', tier: 'silver', goal: 3 }),
  earnedBy('agents.talked', { key: 'good-company', emoji: '🫖', title: 'Good Company', message: 'You talked to 5 agents of other people.', tier: 'silver', goal: 5 }),
  secretlyEarnedBy('runs.four_at_once', { key: 'four-of-a-kind', emoji: '🃏', title: 'Four of a Kind', message: 'One run delivered all 4 of its pictures.', tier: 'bronze', goal: 1 }),
  secretlyEarnedBy('runs.fizzled', { key: 'graceful-fizzle', emoji: '🎆', title: 'Graceful Fizzle', message: 'One of your runs failed. It cost nothing.', tier: 'bronze', goal: 1 }),
  secretlyEarnedBy('runs.cancelled', { key: 'second-thoughts', emoji: '🛑', title: 'Second Thoughts', message: 'You stopped a run before it ended.', tier: 'bronze', goal: 1 }),
  secretlyEarnedBy('runs.midnight', { key: 'witching-hour', emoji: '🦉', title: 'Witching Hour', message: 'Your run delivered between midnight and 1 am (UTC).', tier: 'silver', goal: 1 }),
  secretlyEarnedBy('runs.friday_13', { key: 'unlucky-for-some', emoji: '🐈‍⬛', title: 'Unlucky for Some', message: 'Your run delivered on a Friday the 13th.', tier: 'silver', goal: 1 }),
];
