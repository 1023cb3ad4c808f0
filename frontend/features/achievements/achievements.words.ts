/** profile/earned-achievements.tsx */
export const EARNED_ACHIEVEMENTS = {
  emptyText: (name: string) => `${name} has not earned an achievement yet.`,
};
