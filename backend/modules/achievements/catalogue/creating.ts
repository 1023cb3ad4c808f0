import { earnedBy } from '../domain/goal.ts';
import type { AchievementRule } from '../domain/goal.ts';

/** Making things, by what they are. */
export const CREATING: readonly AchievementRule[] = [
  earnedBy('runs.image', { key: 'brushstroke', emoji: '🎨', title: 'First Brushstroke', message: 'Your first picture came out of thin air.', tier: 'bronze', goal: 1 }),
  earnedBy('runs.video', { key: 'moving-pictures', emoji: '🎬', title: 'Moving Pictures', message: 'Your first video. It moves! It really moves!', tier: 'bronze', goal: 1 }),
  earnedBy('runs.freeform', { key: 'own-words', emoji: '🗣️', title: 'In Your Own Words', message: 'Five runs without a recipe, straight from your head.', tier: 'bronze', goal: 5 }),
  earnedBy('runs.text', { key: 'wordsmith', emoji: '📝', title: 'Wordsmith', message: 'Twenty-five texts. The quill asks for a holiday.', tier: 'silver', goal: 25 }),
  earnedBy('runs.image', { key: 'gallery-wall', emoji: '🖼️', title: 'Gallery Wall', message: 'Fifty picture runs. You will need more nails.', tier: 'silver', goal: 50 }),
  earnedBy('runs.video', { key: 'showreel', emoji: '🎞️', title: 'Showreel', message: 'Twenty-five videos. The popcorn is on us.', tier: 'gold', goal: 25 }),
  earnedBy('prompts.published', { key: 'first-spell', emoji: '📜', title: 'First Spell', message: 'You published a prompt of your own.', tier: 'bronze', goal: 1 }),
  earnedBy('prompts.published', { key: 'spellbook', emoji: '📚', title: 'Spellbook', message: 'Ten published prompts: that is a book.', tier: 'gold', goal: 10 }),
];
