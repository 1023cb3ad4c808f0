import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { isoTime, tidied, tokens } from './primitives.ts';
import { rewardState } from './reward-state.ts';

const isoDay = z.iso.date();

/**
 * The state of a day in the streak of daily claims, in this ISO week. `frozen`: missed, but bridged by the week's freeze. `missed`: it broke
 * the streak. `before`: before the first claim ever. `today`: not claimed yet. `ahead`: still to come.
 */
export const streakDayState = z.enum(['claimed', 'frozen', 'missed', 'before', 'today', 'ahead']);
export type StreakDayState = z.infer<typeof streakDayState>;

export const streak = z.object({
  /** The streak: consecutive days with a daily claim, without days bridged by a freeze; 0 once it is broken. */
  current: z.int(),
  best: z.int(),
  /** Whether this ISO week's freeze is unused. It bridges one missed day of the streak automatically. */
  freezeAvailable: z.boolean(),
  week: z.array(z.object({ day: isoDay, state: streakDayState })).check(z.length(7)),
});
export type Streak = z.infer<typeof streak>;

/** The largest amount of one reward, and of the daily cap, in tokens. */
export const MOST_REWARD = 1_000;
const AMOUNT = `A whole number from 0 to ${MOST_REWARD.toLocaleString('en-US')}`;
const amount = z.int(AMOUNT).check(z.gte(0, AMOUNT), z.lte(MOST_REWARD, AMOUNT));

/** How many tokens each kind of reward pays. */
export const rewardAmounts = z.strictObject({
  dailyClaim: amount,
  /** The tokens that the daily claim pays on every seventh day of a streak, instead of `dailyClaim`. */
  seventhDay: amount,
  checklistStep: amount,
  bronze: amount,
  silver: amount,
  gold: amount,
  /**
   * The daily cap: the most tokens that one person gets in a UTC day for rewards that can be repeated. Daily claims, the checklist and
   * achievements do not count.
   */
  dailyCap: amount,
});
export type RewardAmounts = z.infer<typeof rewardAmounts>;

/** The amounts of rewards with which the product starts. */
export const DEFAULT_REWARDS: RewardAmounts = { dailyClaim: 1, seventhDay: 3, checklistStep: 1, bronze: 1, silver: 3, gold: 10, dailyCap: 10 };

export const checklistStep = z.object({
  key: z.enum(['run', 'save', 'make', 'challenge']),
  title: z.string(),
  done: z.boolean(),
  /** The tokens that the checklist step pays, whether they are paid, still waiting, or lapsed. */
  rewardTokens: tokens,
  rewardState,
  /** The time until which the step's reward waits, or waited, for the person to confirm the email. */
  waitsUntil: z.nullable(isoTime),
  /** The page on which the person does the checklist step; null while that page does not exist. */
  to: z.nullable(z.string()),
  /** The part of the product that the checklist step waits for, shown after "Opens with"; null when the step can be done today. */
  opensWith: z.nullable(z.string()),
});
export type ChecklistStep = z.infer<typeof checklistStep>;

export const rewards = z.object({
  claim: z.object({
    claimedToday: z.boolean(),
    /** The tokens that today's daily claim pays or paid. */
    amountToday: tokens,
    /** The time until which today's claim waits for the person to confirm the email; null before the claim, and once it is paid. */
    waitsUntil: z.nullable(isoTime),
    /** When the next UTC day begins, and with it the next daily claim. */
    nextResetAt: isoTime,
    /** How many more daily claims until one pays the seventh-day amount: 1 when the next claim does. */
    claimsToBonus: z.int().check(z.gte(1), z.lte(7)),
    streak,
  }),
  checklist: z.object({ steps: z.array(checklistStep), done: z.boolean() }),
  /** Rewards that are paid when the person confirms the email, in tokens; the first of them lapses at `until`. Null when none wait. */
  waiting: z.nullable(z.object({ tokens, until: isoTime })),
  /** The tokens that the person got in this UTC day for rewards that can be repeated, and the daily cap. */
  today: z.object({ earned: tokens, cap: tokens }),
  amounts: rewardAmounts,
});
export type Rewards = z.infer<typeof rewards>;

export const getRewards = defineEndpoint({ method: 'GET', path: '/api/rewards', summary: 'Daily claim, streak, checklist and today’s cap', response: rewards });

/** Makes the daily claim. A second claim in the same UTC day is 409 `already_claimed`. */
export const claimReward = defineEndpoint({
  method: 'POST',
  path: '/api/rewards/claim',
  summary: 'Claim today’s reward',
  response: z.object({
    /** The tokens of this daily claim: already in the wallet, or kept back until the person confirms the email. */
    amount: tokens,
    /** The time until which the claim waits for the person to confirm the email; null when it is paid. */
    waitsUntil: z.nullable(isoTime),
    streak,
    rewards,
  }),
});

export const adminRewards = z.object({
  /** The version of the reward amounts that is in force. A save must name it, so that it overwrites no other change. */
  version: z.int(),
  amounts: rewardAmounts,
  defaults: rewardAmounts,
  changedAt: isoTime,
  /** The id of the administrator who saved the reward amounts; null for those that the product came with. */
  changedBy: z.nullable(z.string()),
  reason: z.nullable(z.string()),
});
export type AdminRewards = z.infer<typeof adminRewards>;

export const getAdminRewards = defineEndpoint({ method: 'GET', path: '/api/admin/rewards', summary: 'Reward amounts', response: adminRewards });

export const saveAdminRewards = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/rewards',
  summary: 'Change the reward amounts from now on',
  body: z.strictObject({
    /** The version of the reward amounts that the editor had seen. A newer one makes the save fail with 409 `rewards_changed`. */
    base: z.int(),
    amounts: rewardAmounts,
    reason: z.string().check(tidied(), z.minLength(3, 'Give the reason in a few words'), z.maxLength(500)),
  }),
  response: adminRewards,
});
