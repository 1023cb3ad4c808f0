import { earnedBy } from '../domain/goal.ts';
import type { AchievementRule } from '../domain/goal.ts';

/** Achievements for runs by content type, for runs without a prompt, and for published prompts and agents. */
export const CREATING: readonly AchievementRule[] = [
  earnedBy('runs.image', { key: 'brushstroke', emoji: '🎨', title: 'First Brushstroke', message: 'You made your first picture.', tier: 'bronze', goal: 1 }),
  earnedBy('runs.video', { key: 'moving-pictures', emoji: '🎬', title: 'Moving Pictures', message: 'You made your first video.', tier: 'bronze', goal: 1 }),
  earnedBy('runs.freeform', { key: 'own-words', emoji: '🗣️', title: 'In Your Own Words', message: 'You made 5 runs with words of your own, without a prompt from the marketplace.', tier: 'bronze', goal: 5 }),
  earnedBy('runs.text', { key: 'wordsmith', emoji: '📝', title: 'Wordsmith', message: 'You made 25 texts.', tier: 'silver', goal: 25 }),
  earnedBy('runs.image', { key: 'gallery-wall', emoji: '🖼️', title: 'Gallery Wall', message: 'You made pictures in 50 runs.', tier: 'silver', goal: 50 }),
  earnedBy('runs.video', { key: 'showreel', emoji: '🎞️', title: 'Showreel', message: 'You made 25 videos.', tier: 'gold', goal: 25 }),
  earnedBy('prompts.published', { key: 'first-spell', emoji: '📜', title: 'First Spell', message: 'You published your first prompt.', tier: 'bronze', goal: 1 }),
  earnedBy('prompts.published', { key: 'spellbook', emoji: '📚', title: 'Spellbook', message: 'You published 10 prompts.', tier: 'gold', goal: 10 }),
  earnedBy('agents.published', { key: 'familiar-maker', emoji: '🦊', title: 'Familiar Maker', message: 'You published an agent.', tier: 'bronze', goal: 1 }),
];
