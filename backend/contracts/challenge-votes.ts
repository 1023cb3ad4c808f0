import * as z from 'zod/mini';
import { blindEntry } from './challenge-entries.ts';
import { page } from './challenges.ts';
import { defineEndpoint } from './endpoint.ts';
import { generationOutput } from './generation.ts';
import { id, idParams, isoTime, tokens } from './primitives.ts';
import { creator } from './prompts.ts';

/* Voting on pairs of challenge entries, and the results (docs/rules/challenges.md#votes). */

/** How many counted votes earn a voter one token, at most one token in a UTC day. */
export const VOTES_PER_TOKEN = 10;

export const voteChoice = z.enum(['left', 'right', 'tie', 'skip']);
export type VoteChoice = z.infer<typeof voteChoice>;
export const votePair = z.object({ id, left: blindEntry, right: blindEntry });
export type VotePair = z.infer<typeof votePair>;

/** Why there is no pair of entries to vote on: the voter saw all, there are too few, or voting is not open. */
export const noPairReason = z.enum(['all_seen', 'few_entries', 'not_open', 'closed']);
/** Why a challenge vote does not count. It is stored all the same, and the voter is told. */
export const uncountedReason = z.enum(['email_unconfirmed', 'young_account', 'skipped', 'too_fast']);
/** The voter's progress in a challenge and towards today's token. */
export const voteProgress = z.object({
  /** The number of the viewer's counted votes in this challenge. */
  votes: z.int(),
  /** The viewer's counted votes towards today's token, 0 to 9; 0 once the token is paid. */
  towardsToken: z.int(),
  /** Whether today's ten votes are settled, so that further votes of today pay nothing. */
  tokenToday: z.boolean(),
  /** Whether the daily cap of rewards left nothing of today's token, which is then settled without a payment. */
  tokenCapped: z.boolean(),
  /** Why none of the viewer's votes count; null if they can. */
  uncounted: z.nullable(uncountedReason),
});
export type VoteProgress = z.infer<typeof voteProgress>;

const nextPair = { pair: z.nullable(votePair), reason: z.optional(noPairReason), progress: voteProgress };
/** Asks for the next pair of entries to vote on. The same pair comes again until the voter answers it. */
export const nextVotePair = defineEndpoint({
  method: 'POST',
  path: '/api/challenges/:id/pairs',
  summary: 'The next pair to vote on',
  status: 201,
  params: idParams,
  response: z.object(nextPair),
});
/** Votes on a pair of entries. 409: `voting_closed`, `pair_gone`, `already_voted`. 429 `too_fast`. */
export const castVote = defineEndpoint({
  method: 'POST',
  path: '/api/challenges/:id/votes',
  summary: 'Vote on a pair; answers with the next one',
  status: 201,
  params: idParams,
  body: z.strictObject({ pairId: id, choice: voteChoice }),
  response: z.object({ vote: z.object({ id, counted: z.boolean(), uncounted: z.nullable(uncountedReason) }), ...nextPair }),
});
/** Takes back the voter's latest vote. 409 `voted_again` once they cast the next vote. */
export const undoVote = defineEndpoint({
  method: 'DELETE',
  path: '/api/challenges/:id/votes/:voteId',
  summary: 'Take back the latest vote; its pair is the next one again',
  params: z.strictObject({ id, voteId: id }),
  response: z.object({ ...nextPair }),
});

/** A challenge entry with its results. Votes and rubric give scores from 0 to 100. */
export const resultEntry = z.object({
  id,
  title: z.string(),
  output: generationOutput,
  /** The inputs of the entry's run; null when its author hides them or the prompt is sealed. */
  inputs: z.nullable(z.record(z.string(), z.unknown())),
  prompt: z.nullable(z.object({ id, slug: z.string(), title: z.string() })),
  /** How often voters saw the entry (`exposures`), and how often it won, lost or tied. */
  exposures: z.int(), wins: z.int(), losses: z.int(), ties: z.int(),
  /** The entry's points for each criterion of the rubric; empty in a challenge without a judge. */
  rubric: z.array(z.object({ key: z.string(), label: z.string(), weight: z.int(), score: z.number() })),
});
export const challengeResult = z.object({
  place: z.int(),
  entry: resultEntry,
  /** The author of the entry; null once the account was deleted. */
  author: z.nullable(creator),
  voteScore: z.number(),
  /** The entry's score by the rubric; null when the votes alone decided. */
  rubricScore: z.nullable(z.number()),
  final: z.number(),
  /** The judge's or votes' reason for the entry's score, in one line. */
  reason: z.string(),
  prize: z.nullable(tokens),
  /** The part of `prize` that the entry won as the best newcomer; 0 when it did not win the newcomers' prize. */
  newcomerPrize: tokens,
  /** True when the author won a challenge within the last 7 days, so the prize went to the next place. */
  resting: z.boolean(),
  newcomer: z.boolean(),
  mine: z.boolean(),
});
export type ChallengeResult = z.infer<typeof challengeResult>;

export const resultCounts = z.object({
  votes: z.int(), voters: z.int(),
  exposuresMin: z.int(), exposuresMax: z.int(),
  /** How many of the counted votes were ties, in percent. */
  ties: z.number(),
  /** How many of the challenge's entries have a score by the rubric. */
  judged: z.int(), entries: z.int(),
});
export const getResults = defineEndpoint({
  method: 'GET',
  path: '/api/challenges/:id/results',
  summary: 'The results in order; null before they stand',
  params: idParams,
  query: z.strictObject({ q: z.optional(z.string().check(z.trim(), z.maxLength(120))), ...page }),
  staleMs: 0,
  response: z.object({
    results: z.nullable(z.array(challengeResult)),
    resultsAt: isoTime,
    nextCursor: z.nullable(z.string()),
    /** Counts of votes and entries; null, like all fields that follow, before the challenge has results. */
    counts: z.nullable(resultCounts),
    /** The viewer's best entry in this challenge, with its result. */
    you: z.nullable(challengeResult),
    /** The entry that won the newcomers' prize, or the best entry of a newcomer when that prize was not won. */
    newcomer: z.nullable(challengeResult),
    /**
     * How many pairs of entries the viewer voted on or skipped (`seen`), how many of them the final order can be compared with (`pairs`), and in
     * how many of those it agrees with the viewer.
     */
    judged: z.nullable(z.object({ seen: z.int(), pairs: z.int(), agreed: z.int() })),
  }),
});
const judgedSide = z.object({ place: z.int(), title: z.string(), output: generationOutput, author: z.nullable(creator), voteScore: z.number(), rubricScore: z.nullable(z.number()), final: z.number(), reason: z.string() });
/** Lists the viewer's votes after the results. `votes` counts all, `pairs` only decided ones whose entries have an order. A removed entry is null. */
export const listOwnVotes = defineEndpoint({
  method: 'GET',
  path: '/api/challenges/:id/own-votes',
  summary: 'The viewer\'s pairs after the results, in the order in which they voted',
  params: idParams,
  query: z.strictObject(page),
  staleMs: 0,
  response: z.object({
    items: z.array(z.object({ id, choice: voteChoice, left: z.nullable(judgedSide), right: z.nullable(judgedSide), agrees: z.nullable(z.boolean()) })),
    votes: z.int(), pairs: z.int(), agreed: z.int(), nextCursor: z.nullable(z.string()),
  }),
});
/** Publishes all votes of a challenge after its results: pair, entries, choice and whether it counted, without the voters. */
export const listVoteRecords = defineEndpoint({
  method: 'GET',
  path: '/api/challenges/:id/vote-records',
  summary: 'Every vote without its voter, after the results',
  params: idParams,
  query: z.strictObject({ ...page }),
  staleMs: 0,
  response: z.object({ items: z.array(z.object({ left: id, right: id, choice: voteChoice, counted: z.boolean(), weight: z.nullable(z.number()) })), nextCursor: z.nullable(z.string()) }),
});
