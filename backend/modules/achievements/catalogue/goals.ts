import type { RewardAmounts } from '#contracts/rewards.ts';
import type { Achievement, CounterName } from '../domain/goal.ts';
import { CHECKLIST } from './checklist.ts';
import { ACHIEVEMENTS } from './index.ts';

/** A goal that a counter unlocks: an achievement or a step of the checklist. */
export interface Goal {
  key: string;
  counter: CounterName;
  goal: number;
  pays: keyof RewardAmounts;
  /** The text of the reward in the ledger and in the event `token_reward`. */
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

/** The goals whose counter has reached the needed value, among the given counter values. */
export const goalsReached = (values: ReadonlyMap<string, number>): Goal[] => GOALS.filter(({ counter, goal }) => (values.get(counter) ?? 0) >= goal);

/** The text that the ledger shows for each goal's reward, by the goal's key. */
export const GOAL_REASONS: ReadonlyMap<string, string> = new Map(GOALS.map(({ key, reason }) => [key, reason]));

/** Keys of all achievements and checklist steps that a person can earn today. */
export const GOAL_KEYS: readonly string[] = GOALS.map(({ key }) => key);
