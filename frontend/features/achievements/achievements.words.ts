/** profile/earned-achievements.tsx */
export const EARNED_ACHIEVEMENTS = {
  hasNotEarned: (name: string) => `${name} has not earned an achievement yet.`,
};
