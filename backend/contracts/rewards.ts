import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { isoTime, tidied, tokens } from './primitives.ts';
import { rewardState } from './reward-state.ts';

const isoDay = z.iso.date();

/**
 * A day of this ISO week (Monday first, UTC). `frozen`: missed, and bridged by the week's freeze. `missed`: it broke the
 * streak. `before`: before the first claim ever. `today`: today, not claimed yet. `ahead`: still to come.
 */
export const streakDayState = z.enum(['claimed', 'frozen', 'missed', 'before', 'today', 'ahead']);
export type StreakDayState = z.infer<typeof streakDayState>;

export const streak = z.object({
  /** Days claimed in a row, bridged days not counted; 0 once it is broken. */
  current: z.int(),
  best: z.int(),
  /** Whether this ISO week's freeze is still there: it bridges one missed day by itself. */
  freezeAvailable: z.boolean(),
  week: z.array(z.object({ day: isoDay, state: streakDayState })).check(z.length(7)),
});
export type Streak = z.infer<typeof streak>;

/** The largest amount of one reward, and of a day's cap, in tokens. */
export const MOST_REWARD = 1_000;
const AMOUNT = `A whole number from 0 to ${MOST_REWARD.toLocaleString('en-US')}`;
const amount = z.int(AMOUNT).check(z.gte(0, AMOUNT), z.lte(MOST_REWARD, AMOUNT));

/** The amount of each reward, in tokens. */
export const rewardAmounts = z.strictObject({
  dailyClaim: amount,
  /** The tokens that every seventh day of a streak pays in place of `dailyClaim`. */
  seventhDay: amount,
  checklistStep: amount,
  bronze: amount,
  silver: amount,
  gold: amount,
  /** Most tokens that one person gets in one UTC day for what can be repeated; the claim, the checklist and achievements are outside of it. */
  dailyCap: amount,
});
export type RewardAmounts = z.infer<typeof rewardAmounts>;

/** The amounts that the product comes with. */
export const DEFAULT_REWARDS: RewardAmounts = { dailyClaim: 1, seventhDay: 3, checklistStep: 1, bronze: 1, silver: 3, gold: 10, dailyCap: 10 };

export const checklistStep = z.object({
  key: z.enum(['run', 'save', 'make', 'challenge']),
  title: z.string(),
  done: z.boolean(),
  /** The tokens of the reward, whether they were paid, wait or lapsed. */
  rewardTokens: tokens,
  rewardState,
  /** Until when the reward waits, or waited, for the person to confirm the email. */
  waitsUntil: z.nullable(isoTime),
  /** The page on which the step is done; null while that page does not exist. */
  to: z.nullable(z.string()),
  /** The part of the product that it waits for, to follow "Opens with"; null when it can be done today. */
  opensWith: z.nullable(z.string()),
});
export type ChecklistStep = z.infer<typeof checklistStep>;

export const rewards = z.object({
  claim: z.object({
    claimedToday: z.boolean(),
    /** The tokens that today's claim pays or paid. */
    amountToday: tokens,
    /** Until when today's claim waits for the email; null before it is claimed, and once it is paid. */
    waitsUntil: z.nullable(isoTime),
    /** When the next UTC day begins. */
    nextResetAt: isoTime,
    /** Claims from the next one on until the seventh-day amount: 1 when the next claim is it. */
    claimsToBonus: z.int().check(z.gte(1), z.lte(7)),
    streak,
  }),
  checklist: z.object({ steps: z.array(checklistStep), done: z.boolean() }),
  /** Tokens that are paid when the email is confirmed, the first of them by `until`; null when none wait. */
  waiting: z.nullable(z.object({ tokens, until: isoTime })),
  /** Tokens in this UTC day for what can be repeated, out of at most `cap`. */
  today: z.object({ earned: tokens, cap: tokens }),
  amounts: rewardAmounts,
});
export type Rewards = z.infer<typeof rewards>;

export const getRewards = defineEndpoint({ method: 'GET', path: '/api/rewards', summary: 'Daily claim, streak, checklist and today’s cap', response: rewards });

/** A second claim in the same UTC day is 409 `already_claimed`. */
export const claimReward = defineEndpoint({
  method: 'POST',
  path: '/api/rewards/claim',
  summary: 'Claim today’s reward',
  response: z.object({
    /** Tokens of the claim, paid or waiting. */
    amount: tokens,
    /** Until when they wait for the email; null when they are in the wallet. */
    waitsUntil: z.nullable(isoTime),
    streak,
    rewards,
  }),
});

export const adminRewards = z.object({
  /** The number of the version in force, which a save must name. */
  version: z.int(),
  amounts: rewardAmounts,
  defaults: rewardAmounts,
  changedAt: isoTime,
  /** Id of the person who saved them; null for the amounts that the product came with. */
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
    /** The version that the editor had seen; another one in between is 409 `rewards_changed`. */
    base: z.int(),
    amounts: rewardAmounts,
    reason: z.string().check(tidied(), z.minLength(3, 'Give the reason in a few words'), z.maxLength(500)),
  }),
  response: adminRewards,
});
