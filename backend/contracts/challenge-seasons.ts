import * as z from 'zod/mini';
import { challengeKind, page } from './challenges.ts';
import { defineEndpoint } from './endpoint.ts';
import { generationOutput } from './generation.ts';
import { contentType, id, isoTime } from './primitives.ts';
import { creator, promptCard } from './prompts.ts';

/* Challenge streaks, the monthly season and the hall of fame (docs/rules/challenges.md#seasons). */

/** Points in the challenge season: for the first three places, and for each entry. */
export const SEASON_POINTS = { places: [10, 6, 4], entry: 1 } as const;

const isoDay = z.iso.date();
export const challengeStreak = z.object({
  /** The challenge streak: consecutive days with an entry or 10 counted votes, without days bridged by a freeze; 0 once it is broken. */
  current: z.int(),
  best: z.int(),
  /** Whether the challenge streak can still bridge a missed day in this ISO week; one is allowed. */
  freezeAvailable: z.boolean(),
  /** The days of this ISO week in the challenge streak, Monday first, UTC, with the states of the daily claim's week. */
  week: z.array(z.object({ day: isoDay, state: z.enum(['done', 'frozen', 'missed', 'before', 'today', 'ahead']) })).check(z.length(7)),
  /** How many of the person's challenge votes of today count. */
  votesToday: z.int(),
});
export type ChallengeStreak = z.infer<typeof challengeStreak>;
export const getChallengeStreak = defineEndpoint({ method: 'GET', path: '/api/challenge-streak', summary: 'The viewer\'s streak of days with an entry or ten votes', staleMs: 0, response: z.object({ streak: challengeStreak }) });

/** The challenge record of a person, shown on the profile. */
export const getChallengeRecord = defineEndpoint({
  method: 'GET',
  path: '/api/challenge-records/:username',
  summary: 'What a person reached in challenges: streak, results and wins',
  params: z.strictObject({ username: z.string().check(z.minLength(1), z.maxLength(60)) }),
  response: z.object({
    streak: z.object({ current: z.int(), best: z.int() }),
    /** The number of challenges with results that the person entered. */
    entered: z.int(),
    /** The number of challenges without results that the person entered; null for other viewers (docs/rules/challenges.md#blindness). */
    waiting: z.nullable(z.int()),
    wins: z.int(), podiums: z.int(),
    /** The person's latest first to third places in challenges, at most 6. */
    latest: z.array(z.object({ challengeId: id, slug: z.string(), title: z.string(), place: z.int(), resultsAt: isoTime })),
  }),
});

export const seasonLine = z.object({
  rank: z.int(),
  person: creator,
  points: z.int(),
  /** How many ranks of the season the person gained since yesterday; negative for lost ranks, null for a new person. */
  change: z.nullable(z.int()),
  you: z.boolean(),
});
export const getSeason = defineEndpoint({
  method: 'GET',
  path: '/api/challenge-season',
  summary: 'The leaderboard of a calendar month',
  query: z.strictObject({
    /** The month of the challenge season, such as `2026-11`. Left out for the current season. */
    month: z.optional(z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/))),
    scope: z._default(z.enum(['all', 'newcomers']), 'all'),
    ...page,
  }),
  staleMs: 0,
  response: z.object({ month: z.string(), endsAt: isoTime, items: z.array(seasonLine), you: z.nullable(seasonLine), nextCursor: z.nullable(z.string()), now: isoTime }),
});

export const pastWinner = z.object({
  challenge: z.object({ id, slug: z.string(), kind: challengeKind, title: z.string(), contentType }),
  entry: z.object({ id, title: z.string(), output: generationOutput }),
  author: z.nullable(creator),
  final: z.number(),
  resultsAt: isoTime,
});
export const getHallOfFame = defineEndpoint({
  method: 'GET',
  path: '/api/challenge-winners',
  summary: 'Winners of completed challenges, latest first',
  query: z.strictObject({ type: z.optional(contentType), ...page }),
  staleMs: 0,
  response: z.object({ items: z.array(pastWinner), total: z.int(), nextCursor: z.nullable(z.string()) }),
});
/** Lists prompts that made winning challenge entries, for the marketplace. */
export const getWinningPrompts = defineEndpoint({
  method: 'GET',
  path: '/api/challenge-winners/prompts',
  summary: 'Up to 12 published prompts that made winning entries, latest first',
  response: z.object({ items: z.array(promptCard) }),
});
