import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { generation, generationOutput, RUN_TIMEOUT_MS, runOptions } from './generation.ts';
import { expectedTotal } from './expected-total.ts';
import { contentType, id, idParams, isoTime, pageLimit, success, tidied, tokens } from './primitives.ts';
import { promptForm } from './prompt-form.ts';
import { creator } from './prompts.ts';

/* Challenges as entrants and voters see them: lists, one challenge, its runs, and messages about its opening (docs/rules/challenges.md#states). */

export const challengeKind = z.enum(['daily', 'weekly', 'community']);
export type ChallengeKind = z.infer<typeof challengeKind>;
/** The state of a challenge: `active` takes entries, `voting` takes votes, `judging` waits for the results. */
export const challengeState = z.enum(['scheduled', 'active', 'voting', 'judging', 'completed', 'cancelled']);
export type ChallengeState = z.infer<typeof challengeState>;

/** The most entries of one person in a challenge. Only the best one counts. */
export const ENTRIES_PER_PERSON = 3;
/** How many counted votes in a challenge an entrant needs for the prize for taking part. */
export const VOTES_FOR_TAKING_PART = 10;
/** For how many days the winner of a challenge gets no further challenge prize. */
export const WINNER_COOLDOWN_DAYS = 7;
/** The newcomers' prize is for people who take part in one of their first challenges, up to this number. */
export const NEWCOMER_CHALLENGES = 3;
/** How many newcomers a challenge needs before it has a newcomers' prize. */
export const NEWCOMERS_NEEDED = 5;
/** How many entrants a challenge needs for all prizes. With fewer only the winner gets `FEW_PRIZE`, and below `FEWEST_ENTRANTS` there is no prize. */
export const FULL_ENTRANTS = 10;
export const FEWEST_ENTRANTS = 3;
export const FEW_PRIZE = 5;
/** How much votes and rubric weigh in an entry's final score, in percent. */
export const SCORE_SHARES = { votes: 60, rubric: 40 } as const;

export const challengePrizes = z.object({
  /** The prizes of a challenge's first places in tokens, from the first place on. */
  places: z.array(tokens),
  /** The tokens for the best entrant who is in one of their first `NEWCOMER_CHALLENGES` challenges; null when there is no such prize. */
  newcomer: z.nullable(tokens),
  /** The prize in tokens for each entrant with `VOTES_FOR_TAKING_PART` counted votes; null when there is no such prize. */
  takingPart: z.nullable(tokens),
  /** The tokens that the host of a community challenge paid in for the prizes; null where the platform pays. */
  pool: z.nullable(tokens),
});
export type ChallengePrizes = z.infer<typeof challengePrizes>;

/** Whether the viewer can have the challenge's free run, or why not: used, email unconfirmed, today's budget spent, or no free run at all. */
export const freeTry = z.enum(['available', 'used', 'email_unconfirmed', 'budget_spent', 'none']);
export type FreeTry = z.infer<typeof freeTry>;

/** The viewer's part in a challenge: entries, votes, place and prize. */
export const challengeYou = z.object({
  /** How many entries the viewer has in the challenge, without withdrawn and removed ones. */
  entries: z.int(),
  /** How many votes of the viewer in the challenge count. */
  votes: z.int(),
  /** How many pairs of entries the viewer voted on or skipped in the challenge, also where the vote does not count. */
  seen: z.int(),
  /** How many pairs of entries wait for the viewer's vote, counted up to `VOTES_FOR_TAKING_PART`; null while the challenge takes no votes. */
  pairsLeft: z.nullable(z.int()),
  /**
   * How many more counted votes, in any challenge, bring the viewer today's token: 0 once it is paid, null while no vote of the viewer counts.
   * It is the same in all challenges.
   */
  votesToToken: z.nullable(z.int()),
  freeTry,
  /** Whether the viewer asked for a message when the challenge opens. */
  notify: z.boolean(),
  host: z.boolean(),
  /** The place of the viewer's best entry in the challenge, and its prize; null before the results. */
  place: z.nullable(z.int()),
  prize: z.nullable(tokens),
});
export type ChallengeYou = z.infer<typeof challengeYou>;

export const challengeCard = z.object({
  id,
  slug: z.string(),
  kind: challengeKind,
  title: z.string(),
  /** One sentence that tells entrants what to make. */
  theme: z.string(),
  contentType,
  /** How difficult the challenge is: 1 easy, 2 medium, 3 hard. */
  difficulty: z.int().check(z.gte(1), z.lte(3)),
  state: challengeState,
  opensAt: isoTime,
  closesAt: isoTime,
  votingEndsAt: isoTime,
  resultsAt: isoTime,
  prizes: challengePrizes,
  /** The number of entries in the challenge, without withdrawn and removed ones. */
  entries: z.int(),
  /** The most entries that a community challenge takes; null for no limit. */
  maxEntries: z.nullable(z.int()),
  /** What an entry in the challenge costs in tokens; 0 while the flag `challenge_entry_fees` is off. */
  entryFee: tokens,
  /** The member who hosts the challenge; null for a challenge of the platform. */
  host: z.nullable(creator),
  coverUrl: z.nullable(z.string()),
  /** The viewer's part in the challenge; null for visitors. */
  you: z.nullable(challengeYou),
});
export type ChallengeCard = z.infer<typeof challengeCard>;

export const criterion = z.object({ key: z.string(), label: z.string(), /** The weight of a judging criterion in percent. The weights of a challenge add up to 100. */ weight: z.int(), hint: z.string() });
export type Criterion = z.infer<typeof criterion>;
/** Who scores a challenge's entries by the rubric: a hosted model, administrators, or no judge, so that votes alone decide. */
export const challengeJudge = z.enum(['model', 'administrators', 'none']);
export type ChallengeJudge = z.infer<typeof challengeJudge>;

/** A challenge entry as its author sees it. */
export const ownEntry = z.object({
  id,
  generationId: id,
  title: z.string(),
  /** The state of the challenge entry. `removed` means that a moderator or administrator removed it, with a reason. */
  status: z.enum(['submitted', 'withdrawn', 'removed']),
  removedReason: z.nullable(z.string()),
  output: generationOutput,
  showInputs: z.boolean(),
  submittedAt: isoTime,
  /** The entry's place, prize and scores; all null before the challenge's results. */
  place: z.nullable(z.int()),
  final: z.nullable(z.number()),
  prize: z.nullable(tokens),
  /** The tokens of the entry's fee that were returned to its author; 0 when no fee was returned. */
  feeReturned: tokens,
});
export type OwnEntry = z.infer<typeof ownEntry>;

export const challengeDetail = z.extend(challengeCard, {
  rules: z.array(z.string()),
  criteria: z.array(criterion),
  judge: challengeJudge,
  /** The challenge's own form, with fields like those of a prompt's form. */
  form: promptForm,
  maxEntriesPerPerson: z.int(),
  /** The number of people with an entry in the challenge. */
  entrants: z.int(),
  comments: z.int(),
  /** Why the challenge was cancelled, shown instead of the results. */
  cancelReason: z.nullable(z.string()),
  /** When the challenge's prizes are paid. */
  paidAt: isoTime,
  /** The viewer's entries in the challenge, without withdrawn ones; empty for visitors. */
  ownEntries: z.array(ownEntry),
});
export type ChallengeDetail = z.infer<typeof challengeDetail>;

export const page = { limit: z._default(pageLimit(60), 24), cursor: z.optional(z.string().check(z.maxLength(300))) };
export const challengeSort = z.enum(['ending-soon', 'newest', 'most-entries', 'highest-prize']);
export type ChallengeSort = z.infer<typeof challengeSort>;
/** The server's time, with which the browser counts down to the end of a challenge. */
const now = isoTime;

/** Lists the challenges of one tab. `mine` are challenges that the viewer entered, follows or hosts. */
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
    /** The number of challenges in each tab, independent of other filters. */
    counts: z.object({ active: z.int(), upcoming: z.int(), voting: z.int(), completed: z.int(), mine: z.int() }),
    now,
  }),
});
/**
 * Today's challenge. `voting` is the daily one that takes votes now, `results` the latest finished one that the viewer entered. Visitors get
 * only what is public.
 */
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
  /** The tokens that the challenge run costs, as the person saw it; 0 for the free run. */
  expectedTotal,
  /** The prompt to run for the challenge: own, free or unlocked, and of its type. Left out to use the challenge's own form. */
  promptId: z.optional(id),
  /** The inputs of a challenge run, by the prompt's form or the challenge's own. Files cannot be inputs here. */
  inputs: z.record(z.string(), z.unknown()),
  ...runOptions,
  /** Whether to use the viewer's one free run of this challenge: one output of the default model, paid by the platform. */
  freeTry: z.optional(z.boolean()),
});
export type ChallengeRunBody = z.infer<typeof challengeRunBody>;
/** How long the client waits for the answer to a challenge run, in ms (docs/rules/client-limits.md#timeouts). */
export const CHALLENGE_RUN_TIMEOUT_MS = RUN_TIMEOUT_MS + 60_000;
/**
 * Starts a run for a challenge. 409: `entries_closed`, `wrong_type`, `prompt_not_allowed`, `free_try_gone` (details.freeTry),
 * `price_changed`, `own_challenge`.
 */
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
/**
 * A creator hosts a community challenge. 409: `creator_needed`, `fees_off`, `price_changed`. 402 without enough tokens; bonus tokens do not
 * count, because they fund no pool.
 */
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
    /** The prizes of the first three places in tokens; none is higher than the one before it. Their sum is the pool that the host pays. */
    prizes: z.array(poolPrize).check(z.minLength(1), z.maxLength(3)),
    opensAt: isoTime,
    /** For how many days the community challenge takes entries; `votingDays` of voting follow. */
    entryDays: z.int().check(z.gte(1), z.lte(14)),
    votingDays: z.int().check(z.gte(1), z.lte(7)),
    maxEntries: z._default(z.nullable(z.int().check(z.gte(3), z.lte(1_000))), null),
    entryFee: z._default(z.int().check(z.gte(0), z.lte(20)), 0),
    /** The prize pool in tokens that the host saw as the price. */
    expectedTotal,
  }),
  response: z.object({ challenge: challengeDetail }),
});
/** The host cancels an own community challenge. 409 `entries_exist`. */
export const cancelOwnChallenge = defineEndpoint({
  method: 'DELETE',
  path: '/api/challenges/:id',
  summary: 'Take back an own challenge before it has entries; its pool returns',
  params: idParams,
  response: success,
});
