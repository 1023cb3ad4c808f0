import type { Achievement } from '#contracts/achievements.ts';

/** Tells whether an achievement may be shown as a next goal: it is not earned, not secret, and not locked behind another achievement. */
const isAhead = ({ unlockedAt, secret, opensWith }: Achievement): boolean => unlockedAt === null && !secret && opensWith === null;

/** Returns the achievements nearest to their goals: by the share that is done, then by what is left to do, then in the catalogue's order. */
export const nearest = (all: readonly Achievement[], count: number): Achievement[] =>
  all.filter(isAhead).sort((a, b) => b.progress / b.goal - a.progress / a.goal || a.goal - a.progress - (b.goal - b.progress)).slice(0, count);
