import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { generation, generationOutput, RUN_TIMEOUT_MS, runOptions } from './generation.ts';
import { expectedTotal } from './expected-total.ts';
import { contentType, id, idParams, isoTime, pageLimit, success, tidied, tokens } from './primitives.ts';
import { promptForm } from './prompt-form.ts';
import { creator } from './prompts.ts';

/* Challenges as their guests see them: lists, one challenge, its runs and the messages that people ask for (docs/rules/challenges.md#states). */

export const challengeKind = z.enum(['daily', 'weekly', 'community']);
export type ChallengeKind = z.infer<typeof challengeKind>;
/** `active` takes entries, `voting` takes votes, `judging` waits for the results. */
export const challengeState = z.enum(['scheduled', 'active', 'voting', 'judging', 'completed', 'cancelled']);
export type ChallengeState = z.infer<typeof challengeState>;

/** The most entries of one person in a challenge. Only the best one counts. */
export const ENTRIES_PER_PERSON = 3;
/** Counted votes in a challenge that its entrants need for the prize for taking part. */
export const VOTES_FOR_TAKING_PART = 10;
/** Days in which the winner of a challenge gets no further prize. */
export const WINNER_COOLDOWN_DAYS = 7;
/** The newcomers' prize goes to people in one of their first so many challenges. */
export const NEWCOMER_CHALLENGES = 3;
/** How many newcomers a challenge needs for the newcomers' prize. */
export const NEWCOMERS_NEEDED = 5;
/** Entrants for all prizes; with fewer the winner alone gets `FEW_PRIZE`, and with fewer than `FEWEST_ENTRANTS` there are none. */
export const FULL_ENTRANTS = 10;
export const FEWEST_ENTRANTS = 3;
export const FEW_PRIZE = 5;
/** Share of the votes and of the rubric in the final score, in percent. */
export const SCORE_SHARES = { votes: 60, rubric: 40 } as const;

export const challengePrizes = z.object({
  /** Tokens of the first places, first one first. */
  places: z.array(tokens),
  /** Tokens for the best newcomer; null when there is no such prize. */
  newcomer: z.nullable(tokens),
  /** Tokens for each entrant with `VOTES_FOR_TAKING_PART` counted votes; null when there is no such prize. */
  takingPart: z.nullable(tokens),
  /** Paid in by the host of a community challenge; null where the platform pays. */
  pool: z.nullable(tokens),
});
export type ChallengePrizes = z.infer<typeof challengePrizes>;

/** Why the free run of the challenge cannot be had: used, the email is unconfirmed, today's budget is spent, or the challenge has none. */
export const freeTry = z.enum(['available', 'used', 'email_unconfirmed', 'budget_spent', 'none']);
export type FreeTry = z.infer<typeof freeTry>;

/** How the viewer stands to a challenge. */
export const challengeYou = z.object({
  /** The number of entries that were neither withdrawn nor removed. */
  entries: z.int(),
  /** The number of the viewer's counted votes. */
  votes: z.int(),
  freeTry,
  /** Whether the viewer asked to be told when the challenge opens. */
  notify: z.boolean(),
  host: z.boolean(),
  /** The place of the viewer's best entry, and its prize; null before the results. */
  place: z.nullable(z.int()),
  prize: z.nullable(tokens),
});
export type ChallengeYou = z.infer<typeof challengeYou>;

export const challengeCard = z.object({
  id,
  slug: z.string(),
  kind: challengeKind,
  title: z.string(),
  /** One sentence that says what to make. */
  theme: z.string(),
  contentType,
  /** 1 easy, 2 medium, 3 hard. */
  difficulty: z.int().check(z.gte(1), z.lte(3)),
  state: challengeState,
  opensAt: isoTime,
  closesAt: isoTime,
  votingEndsAt: isoTime,
  resultsAt: isoTime,
  prizes: challengePrizes,
  /** The number of entries that were neither withdrawn nor removed. */
  entries: z.int(),
  /** The most entries of a community challenge; null for no limit. */
  maxEntries: z.nullable(z.int()),
  /** The fee of an entry in tokens; 0 while the flag `challenge_entry_fees` is off. */
  entryFee: tokens,
  /** The host; null for a challenge of the platform. */
  host: z.nullable(creator),
  coverUrl: z.nullable(z.string()),
  /** How the viewer stands to the challenge; null for visitors. */
  you: z.nullable(challengeYou),
});
export type ChallengeCard = z.infer<typeof challengeCard>;

export const criterion = z.object({ key: z.string(), label: z.string(), /** The criterion's weight in percent. All weights together are 100. */ weight: z.int(), hint: z.string() });
export type Criterion = z.infer<typeof criterion>;
/** Who scores the rubric: a hosted model, administrators, or no judge, so that votes alone decide. */
export const challengeJudge = z.enum(['model', 'administrators', 'none']);
export type ChallengeJudge = z.infer<typeof challengeJudge>;

/** An entry as its author sees it. */
export const ownEntry = z.object({
  id,
  generationId: id,
  title: z.string(),
  /** `removed` means that a moderator or administrator removed the entry, with a reason. */
  status: z.enum(['submitted', 'withdrawn', 'removed']),
  removedReason: z.nullable(z.string()),
  output: generationOutput,
  showInputs: z.boolean(),
  submittedAt: isoTime,
  /** Scores, place and prize; all null before the results. */
  place: z.nullable(z.int()),
  final: z.nullable(z.number()),
  prize: z.nullable(tokens),
});
export type OwnEntry = z.infer<typeof ownEntry>;

export const challengeDetail = z.extend(challengeCard, {
  rules: z.array(z.string()),
  criteria: z.array(criterion),
  judge: challengeJudge,
  /** The challenge's own form; fields by the rules of prompt forms. */
  form: promptForm,
  maxEntriesPerPerson: z.int(),
  /** The number of people with an entry. */
  entrants: z.int(),
  comments: z.int(),
  /** The reason of a cancellation, shown instead of the results. */
  cancelReason: z.nullable(z.string()),
  /** When prizes are paid. */
  paidAt: isoTime,
  /** The viewer's entries, withdrawn ones left out; empty for visitors. */
  ownEntries: z.array(ownEntry),
});
export type ChallengeDetail = z.infer<typeof challengeDetail>;

export const page = { limit: z._default(pageLimit(60), 24), cursor: z.optional(z.string().check(z.maxLength(300))) };
export const challengeSort = z.enum(['ending-soon', 'newest', 'most-entries', 'highest-prize']);
export type ChallengeSort = z.infer<typeof challengeSort>;
/** The server's time, for countdowns. */
const now = isoTime;

/** `state` is a tab: `mine` are challenges that the viewer entered, follows or hosts. */
export const listChallenges = defineEndpoint({
  method: 'GET',
  path: '/api/challenges',
  summary: 'Challenges with how the viewer stands to them',
  query: z.strictObject({
    state: z._default(z.enum(['active', 'upcoming', 'voting', 'completed', 'mine']), 'active'),
    type: z.optional(contentType),
    kind: z.optional(challengeKind),
    sort: z.optional(challengeSort),
    ...page,
  }),
  staleMs: 0,
  response: z.object({
    items: z.array(challengeCard),
    nextCursor: z.nullable(z.string()),
    /** The number of challenges in each tab, whatever is filtered. */
    counts: z.object({ active: z.int(), upcoming: z.int(), voting: z.int(), completed: z.int(), mine: z.int() }),
    now,
  }),
});
/** Visitors see it without what only members see. `voting` is the daily that takes votes now, `results` the latest one whose results stand and that the viewer entered. */
export const getTodaysChallenge = defineEndpoint({
  method: 'GET',
  path: '/api/challenges/today',
  summary: 'The daily challenge that is open now, and the daily that takes votes',
  staleMs: 0,
  response: z.object({ challenge: z.nullable(challengeCard), voting: z.nullable(challengeCard), results: z.nullable(challengeCard), now }),
});
const challengeParams = z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(140)) });
export const getChallenge = defineEndpoint({
  method: 'GET',
  path: '/api/challenges/:id',
  summary: 'A challenge by id or address',
  params: challengeParams,
  staleMs: 0,
  response: z.object({ challenge: challengeDetail, now }),
});
export const setChallengeNotice = defineEndpoint({
  method: 'PUT',
  path: '/api/challenges/:id/notice',
  summary: 'Ask to be told when a challenge opens and before it closes, or take that back',
  params: idParams,
  body: z.strictObject({ notify: z.boolean() }),
  response: z.object({ notify: z.boolean() }),
});

export const challengeRunBody = z.strictObject({
  /** The tokens that the run costs; 0 for the free run. */
  expectedTotal,
  /** A prompt of the challenge's type that is the viewer's own, free or unlocked; left out for the challenge's own form. */
  promptId: z.optional(id),
  /** By the prompt's form, or by the challenge's own. Files cannot be inputs of an entry. */
  inputs: z.record(z.string(), z.unknown()),
  ...runOptions,
  /** The viewer's one free run of this challenge: one output of the default model, paid by the platform. */
  freeTry: z.optional(z.boolean()),
});
export type ChallengeRunBody = z.infer<typeof challengeRunBody>;
/** How long the client waits for the answer, in ms (docs/rules/client-limits.md#timeouts). */
export const CHALLENGE_RUN_TIMEOUT_MS = RUN_TIMEOUT_MS + 60_000;
/** 409: `entries_closed`, `wrong_type`, `prompt_not_allowed`, `free_try_gone` (details.freeTry), `price_changed`, `own_challenge`. */
export const generateForChallenge = defineEndpoint({
  method: 'POST',
  path: '/api/challenges/:id/generate',
  summary: 'Run a prompt, or the form of the challenge, for an entry',
  status: 202,
  params: idParams,
  body: challengeRunBody,
  timeoutMs: CHALLENGE_RUN_TIMEOUT_MS,
  response: z.object({ generation }),
});

const poolPrize = z.int().check(z.gte(0), z.lte(1_000));
/** 409: `creator_needed`, `price_changed`, `own_tokens_needed` (bonus tokens fund no pool). 402 without enough tokens. */
export const createCommunityChallenge = defineEndpoint({
  method: 'POST',
  path: '/api/challenges',
  summary: 'Host a challenge: its pool is paid in at once',
  status: 201,
  body: z.strictObject({
    title: z.string().check(tidied(), z.minLength(3), z.maxLength(80)),
    theme: z.string().check(tidied(), z.minLength(10), z.maxLength(200)),
    contentType,
    rules: z._default(z.array(z.string().check(tidied(), z.minLength(3), z.maxLength(200))).check(z.maxLength(6)), []),
    /** Tokens of the first three places; none is higher than the one before it. Their sum is the pool. */
    prizes: z.array(poolPrize).check(z.minLength(1), z.maxLength(3)),
    opensAt: isoTime,
    /** The days in which entries are taken, and the days of voting after them. */
    entryDays: z.int().check(z.gte(1), z.lte(14)),
    votingDays: z.int().check(z.gte(1), z.lte(7)),
    maxEntries: z._default(z.nullable(z.int().check(z.gte(3), z.lte(1_000))), null),
    entryFee: z._default(z.int().check(z.gte(0), z.lte(20)), 0),
    /** The pool in tokens. */
    expectedTotal,
  }),
  response: z.object({ challenge: challengeDetail }),
});
/** Takes an own challenge back. 409 `entries_exist`. */
export const cancelOwnChallenge = defineEndpoint({
  method: 'DELETE',
  path: '/api/challenges/:id',
  summary: 'Take back an own challenge before it has entries; its pool returns',
  params: idParams,
  response: success,
});
