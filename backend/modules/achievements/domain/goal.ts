import type { AchievementArea, AchievementTier } from '#contracts/achievements.ts';

/** All counters that this module keeps per person. A counter's name never changes, because the database stores its numbers under it. */
export type CounterName =
  | 'runs.all' | 'runs.text' | 'runs.image' | 'runs.video' | 'runs.freeform' | 'runs.types' | 'runs.days' | 'runs.prompts' | 'runs.outputs'
  | 'runs.four_at_once' | 'runs.midnight' | 'runs.friday_13' | 'runs.fizzled' | 'runs.cancelled'
  | 'orders' | 'claims' | 'claims.streak' | 'features.voted' | 'prompts.saved' | 'prompts.published' | 'issues.reported' | 'issues.resolved'
  | 'creations.shared' | 'links.visits' | 'collections.filled'
  | 'agents.published' | 'agents.talked'
  | 'challenges.entered' | 'challenges.votes' | 'challenges.won';

/**
 * One achievement, reached when its counter has come to `goal`. If it needs a part of the product that is not built yet,
 * `opensWith` names that part. Its counter is then null, so nothing can unlock it.
 */
export interface AchievementRule {
  /** The key of the achievement, which never changes, because the database and the ledger's keys contain it. */
  key: string;
  emoji: string;
  title: string;
  /** The text of the achievement after it is earned. It is shown before too, unless the achievement is secret. */
  message: string;
  tier: AchievementTier;
  goal: number;
  counter: CounterName | null;
  /** The missing part of the product, shown after "Opens with"; null when the achievement can be earned today. */
  opensWith: string | null;
  secret: boolean;
}

export interface Achievement extends AchievementRule {
  area: AchievementArea;
}

type Words = Pick<AchievementRule, 'key' | 'emoji' | 'title' | 'message' | 'tier' | 'goal'>;

/** Makes an achievement that people can earn today, by a counter. */
export const earnedBy = (counter: CounterName, words: Words): AchievementRule => ({ ...words, counter, opensWith: null, secret: false });

/** Makes a secret achievement: the API hides its name and message from a person who has not earned it. */
export const secretlyEarnedBy = (counter: CounterName, words: Words): AchievementRule => ({ ...words, counter, opensWith: null, secret: true });
