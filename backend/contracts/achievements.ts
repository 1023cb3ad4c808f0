import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { id, isoTime, tokens } from './primitives.ts';
import { getProfile } from './profiles.ts';
import { rewardState } from './reward-state.ts';

export const achievementTier = z.enum(['bronze', 'silver', 'gold']);
export type AchievementTier = z.infer<typeof achievementTier>;

export const ACHIEVEMENT_AREAS = ['creating', 'running', 'sharing', 'challenges', 'streaks', 'collecting'] as const;
export const achievementArea = z.enum(ACHIEVEMENT_AREAS);
export type AchievementArea = z.infer<typeof achievementArea>;

/** The API hides how rare achievements are while fewer people than this have a counter, because the percentage would mean nothing. */
export const RARITY_FROM_PEOPLE = 20;

const face = {
  /** The stable name of an achievement. While a secret one is masked it is `secret-1`, `secret-2` and so on. */
  key: z.string(),
  emoji: z.string(),
  title: z.string(),
  message: z.string(),
  tier: achievementTier,
  area: achievementArea,
  secret: z.boolean(),
  /** Percent of people who have earned the achievement, one decimal at most; null while too few people are counted. */
  rarityPercent: z.nullable(z.number()),
};

/** One achievement as its owner sees it. A secret one is masked (emoji, title, message, goal 1, progress 0) until it is unlocked. */
export const achievement = z.object({
  ...face,
  /** How often the person must do something for the achievement. `progress` is how often they did it, at most the goal. */
  goal: z.int().check(z.positive()),
  progress: z.int().check(z.nonnegative()),
  unlockedAt: z.nullable(isoTime),
  /** The tokens that the achievement pays, whether they are paid, still waiting, or lapsed. */
  rewardTokens: tokens,
  rewardState,
  /** The time until which an achievement's reward waits, or waited, for the person to confirm the email. */
  waitsUntil: z.nullable(isoTime),
  /** The part of the product that the achievement waits for, such as `challenges`, shown after "Opens with". Null when it can be earned today. */
  opensWith: z.nullable(z.string()),
});
export type Achievement = z.infer<typeof achievement>;

/** An achievement of another person. A secret one is masked for viewers who have not earned it. */
export const earnedAchievement = z.object({ ...face, unlockedAt: isoTime });
export type EarnedAchievement = z.infer<typeof earnedAchievement>;

/** An achievement that the person of the profile has not earned. A secret one is masked. */
export const lockedAchievement = z.object({
  ...face,
  opensWith: z.nullable(z.string()),
  /** The viewer's own progress in this achievement; null for visitors, and for a secret achievement. */
  viewer: z.nullable(z.object({ progress: z.int().check(z.nonnegative()), goal: z.int().check(z.positive()) })),
});
export type LockedAchievement = z.infer<typeof lockedAchievement>;

/** What the toast about an earned achievement shows, pushed at the moment of unlocking. */
export const achievementUnlocked = z.object({
  ...face,
  rarityPercent: z.optional(face.rarityPercent),
  rewardTokens: tokens,
  /** The run that earned the achievement, so that the client shows all achievements of one run together. Null when no run earned it. */
  runId: z.optional(z.nullable(id)),
});

export const listAchievements = defineEndpoint({
  method: 'GET',
  path: '/api/achievements',
  summary: 'All achievements with own progress, by area',
  response: z.object({ achievements: z.array(achievement), unlocked: z.int(), total: z.int() }),
});

/** The most achievements that one request marks as seen: all that an account can earn. */
export const SEEN_AT_ONCE = 100;

export const listUnseenAchievements = defineEndpoint({
  method: 'GET',
  path: '/api/achievements/unseen',
  summary: 'Earned achievements that have not been seen on any device, oldest first, at most 100',
  response: z.object({ achievements: z.array(z.extend(achievementUnlocked, { unlockedAt: isoTime })) }),
});

export const markAchievementsSeen = defineEndpoint({
  method: 'POST',
  path: '/api/achievements/seen',
  summary: 'Mark own achievements as seen on every device; other keys are ignored',
  body: z.strictObject({ keys: z.array(z.string().check(z.minLength(1), z.maxLength(80))).check(z.minLength(1), z.maxLength(SEEN_AT_ONCE)) }),
  response: z.object({ seen: z.array(z.string()) }),
});

export const listEarnedAchievements = defineEndpoint({
  method: 'GET',
  path: '/api/profiles/:username/achievements',
  summary: 'Achievements that a person has earned, latest first, and those that they have not',
  params: getProfile.params,
  response: z.object({
    achievements: z.array(earnedAchievement),
    locked: z.array(lockedAchievement),
    total: z.int(),
    /** The number of this person's achievements that the viewer has too; null for visitors and on the own profile. */
    shared: z.nullable(z.int()),
    /** The person's level, from the tiers of their achievements. `progress` is the share of the way to the next level, from 0 to below 1. */
    level: z.object({ level: z.int(), progress: z.number() }),
    /** On how many consecutive days the person made the daily claim, as of today. */
    streak: z.int(),
  }),
});
