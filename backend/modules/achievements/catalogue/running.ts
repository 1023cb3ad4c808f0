import { earnedBy, secretlyEarnedBy } from '../domain/goal.ts';
import type { AchievementRule } from '../domain/goal.ts';

/** Runs that delivered, how many and how. */
export const RUNNING: readonly AchievementRule[] = [
  earnedBy('runs.all', { key: 'first-spark', emoji: '✨', title: 'First Spark', message: 'Your very first run delivered. There will be more where that came from.', tier: 'bronze', goal: 1 }),
  earnedBy('runs.all', { key: 'warmed-up', emoji: '🔥', title: 'Warmed Up', message: 'Ten runs. The cauldron is at the right temperature.', tier: 'bronze', goal: 10 }),
  earnedBy('runs.all', { key: 'in-full-swing', emoji: '🎷', title: 'In Full Swing', message: 'Fifty runs. Somebody found their rhythm.', tier: 'silver', goal: 50 }),
  earnedBy('runs.all', { key: 'unstoppable', emoji: '🚂', title: 'Unstoppable', message: 'Two hundred and fifty runs. Please mind the tracks.', tier: 'gold', goal: 250 }),
  earnedBy('runs.types', { key: 'all-rounder', emoji: '🤹', title: 'All-Rounder', message: 'Words, pictures and moving pictures: you have tried all three.', tier: 'silver', goal: 3 }),
  secretlyEarnedBy('runs.four_at_once', { key: 'four-of-a-kind', emoji: '🃏', title: 'Four of a Kind', message: 'Four from one run, and every one arrived.', tier: 'bronze', goal: 1 }),
  secretlyEarnedBy('runs.fizzled', { key: 'graceful-fizzle', emoji: '🎆', title: 'Graceful Fizzle', message: 'A run of yours went up in smoke, and you are still here. Good.', tier: 'bronze', goal: 1 }),
  secretlyEarnedBy('runs.cancelled', { key: 'second-thoughts', emoji: '🛑', title: 'Second Thoughts', message: 'You stopped a run in time. Wise.', tier: 'bronze', goal: 1 }),
  secretlyEarnedBy('runs.midnight', { key: 'witching-hour', emoji: '🦉', title: 'Witching Hour', message: 'A run delivered in the first hour of the day (UTC), when the owls do.', tier: 'silver', goal: 1 }),
  secretlyEarnedBy('runs.friday_13', { key: 'unlucky-for-some', emoji: '🐈‍⬛', title: 'Unlucky for Some', message: 'A run delivered on a Friday the 13th. Nothing went wrong.', tier: 'silver', goal: 1 }),
];
