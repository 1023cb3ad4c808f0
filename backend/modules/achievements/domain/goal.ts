import type { AchievementArea, AchievementTier } from '#contracts/achievements.ts';

/** Everything that is counted of a person. A name is for ever: its numbers lie in the database. */
export type CounterName =
  | 'runs.all' | 'runs.text' | 'runs.image' | 'runs.video' | 'runs.freeform' | 'runs.types' | 'runs.days' | 'runs.prompts' | 'runs.outputs'
  | 'runs.four_at_once' | 'runs.midnight' | 'runs.friday_13' | 'runs.fizzled' | 'runs.cancelled'
  | 'orders' | 'claims' | 'claims.streak' | 'features.voted' | 'prompts.saved' | 'prompts.published' | 'issues.reported' | 'issues.resolved'
  | 'creations.shared' | 'links.visits' | 'collections.filled';

/**
 * One achievement: reached when its counter has come to the goal. What waits for a part of the product that is not there
 * yet names that part in place of a counter, so that nothing can unlock it.
 */
export interface AchievementRule {
  /** For ever, as it stands in the database and in the ledger's keys. */
  key: string;
  emoji: string;
  title: string;
  /** What it says once it is earned, and before that unless it is secret. */
  message: string;
  tier: AchievementTier;
  goal: number;
  counter: CounterName | null;
  /** To follow "Opens with"; null when it can be earned today. */
  opensWith: string | null;
  secret: boolean;
}

export interface Achievement extends AchievementRule {
  area: AchievementArea;
}

type Words = Pick<AchievementRule, 'key' | 'emoji' | 'title' | 'message' | 'tier' | 'goal'>;

/** One that can be earned today. */
export const earnedBy = (counter: CounterName, words: Words): AchievementRule => ({ ...words, counter, opensWith: null, secret: false });

/** A secret achievement: no person reads of it before they earn it. */
export const secretlyEarnedBy = (counter: CounterName, words: Words): AchievementRule => ({ ...words, counter, opensWith: null, secret: true });

/** One that waits for a part of the product. */
export const opensWith = (part: string, words: Words): AchievementRule => ({ ...words, counter: null, opensWith: part, secret: false });
