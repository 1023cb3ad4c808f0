import { fullDate } from '#lib/full-date.ts';

/** profile/earned-achievements.tsx */
export const EARNED_ACHIEVEMENTS = {
  emptyText: (name: string) => `${name} has not earned an achievement yet.`,
  title: 'No achievements yet',
  earnedText: '{count} earned',
  earnedOnText: (unlockedAt: string) => `Earned ${fullDate(unlockedAt)}`,
};

/** medal/achievement-tile.tsx */
export const ACHIEVEMENT_TILE = {
  spokenSecretText: '(a secret)',
  label: (title: string) => `Progress of ${title}`,
  secretText: 'A secret',
  opensWithText: (opensWith: string) => `Opens with ${opensWith}`,
};

/** profile/own-achievements.tsx */
export const OWN_ACHIEVEMENTS = {
  earnedText: '{count} earned',
  label: 'Achievements earned',
};

/** strip/achievement-strip.tsx */
export const ACHIEVEMENT_STRIP = {
  heading: 'Achievements',
  ofEarnedText: (unlocked: number, total: number) => `${unlocked} of ${total} earned`,
  link: (total: number) => `All ${total}`,
  label: (title: string) => `Progress of ${title}`,
};

/** toast/achievement-card.tsx */
export const ACHIEVEMENT_CARD = {
  achievementsLabel: 'Achievements',
  achievementUnlockedText: 'Achievement Unlocked!',
  achievementsUnlockedText: 'Achievements Unlocked!',
  andMoreText: (count: number) => `and ${count} more`,
  moreBehindItText: (waiting: number) => `${waiting} more behind it`,
  closeAchievementLabel: 'Close achievement',
};

/** toast/achievement-chip.tsx */
export const ACHIEVEMENT_CHIP = {
  label: (batch: string) => `${batch}. Show again`,
};
