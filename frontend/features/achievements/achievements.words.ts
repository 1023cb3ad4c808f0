import { counted } from '#contracts/plural.ts';
import { fullDate } from '#lib/full-date.ts';

export const EARNED_ACHIEVEMENTS = {
  ofText: (total: number) => `of ${total}`,
  barLabel: (name: string) => `Achievements that ${name} has earned`,
  sharedText: (shared: number) => (shared === 0 ? 'You share none of them yet' : `You share ${shared} of them`),
  areaText: (earned: number, all: number) => `${earned} of ${all}`,
  earnedOnText: (unlockedAt: string) => fullDate(unlockedAt),
  spokenEarnedText: 'Earned ',
  youText: (progress: string) => `you ${progress}`,
  youLabel: (title: string) => `Your progress of ${title}`,
  youHaveItText: 'you have it',
  secretTitle: 'Secret',
  secretName: '???',
};

export const ACHIEVEMENTS_CARD = {
  heading: 'Achievements',
  link: (earned: number, total: number) => `${earned} of ${total}`,
};

export const ACHIEVEMENT_TILE = {
  spokenSecretText: '(a secret)',
  label: (title: string) => `Progress of ${title}`,
  secretText: 'A secret',
  opensWithText: (opensWith: string) => `Opens with ${opensWith}`,
};

export const OWN_ACHIEVEMENTS = {
  earnedText: '{count} earned',
  label: 'Achievements earned',
};

export const ACHIEVEMENT_STRIP = {
  heading: 'Achievements',
  ofEarnedText: (unlocked: number, total: number) => `${unlocked} of ${total} earned`,
  link: (total: number) => `All ${total}`,
  label: (title: string) => `Progress of ${title}`,
};

export const ACHIEVEMENT_CARD = {
  achievementsLabel: 'Achievements',
  achievementUnlockedText: 'Achievement Unlocked!',
  achievementsUnlockedText: 'Achievements Unlocked!',
  andMoreText: (count: number) => `and ${count} more`,
  waitingText: (waiting: number) => counted(waiting, 'more achievement'),
  closeAchievementLabel: 'Close achievement',
};

export const ACHIEVEMENT_CHIP = {
  label: (batch: string) => `${batch}. Show again`,
};
