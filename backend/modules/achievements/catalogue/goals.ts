import type { RewardAmounts } from '#contracts/rewards.ts';
import type { Achievement, CounterName } from '../domain/goal.ts';
import { CHECKLIST } from './checklist.ts';
import { ACHIEVEMENTS } from './index.ts';

/** Whatever a counter can reach: an achievement or a step of the checklist. */
export interface Goal {
  key: string;
  counter: CounterName;
  goal: number;
  pays: keyof RewardAmounts;
  /** For the ledger and the `token_reward`. */
  reason: string;
  achievement: Achievement | null;
}

const GOALS: readonly Goal[] = [
  ...ACHIEVEMENTS.flatMap((each): Goal[] =>
    each.counter ? [{ key: each.key, counter: each.counter, goal: each.goal, pays: each.tier, reason: `Achievement “${each.title}”`, achievement: each }] : [],
  ),
  ...CHECKLIST.flatMap(({ goalKey, counter, title }): Goal[] =>
    counter ? [{ key: goalKey, counter, goal: 1, pays: 'checklistStep', reason: `Checklist: ${title}`, achievement: null }] : [],
  ),
];

/** The goals that these counters have come to. */
export const goalsReached = (values: ReadonlyMap<string, number>): Goal[] => GOALS.filter(({ counter, goal }) => (values.get(counter) ?? 0) >= goal);

/** What the ledger says of each goal's reward, by key. */
export const GOAL_REASONS: ReadonlyMap<string, string> = new Map(GOALS.map(({ key, reason }) => [key, reason]));

/** Keys of everything that can be earned today, the steps of the checklist included. */
export const GOAL_KEYS: readonly string[] = GOALS.map(({ key }) => key);
