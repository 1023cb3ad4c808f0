import * as z from 'zod/mini';
import { blindEntry } from './challenge-entries.ts';
import { page } from './challenges.ts';
import { defineEndpoint } from './endpoint.ts';
import { generationOutput } from './generation.ts';
import { id, idParams, isoTime, tokens } from './primitives.ts';
import { creator } from './prompts.ts';

/* Voting by pairs, and the results (docs/rules/challenges.md#votes). */

/** Counted votes for one token, at most one token a UTC day. */
export const VOTES_PER_TOKEN = 10;

export const voteChoice = z.enum(['left', 'right', 'tie', 'skip']);
export type VoteChoice = z.infer<typeof voteChoice>;
export const votePair = z.object({ id, left: blindEntry, right: blindEntry });
export type VotePair = z.infer<typeof votePair>;

/** Why there is no pair: all were seen, too few entries stand, or the voting has not begun or is over. */
export const noPairReason = z.enum(['all_seen', 'few_entries', 'not_open', 'closed']);
/** Why a vote does not count. It is stored, and the voter is told. */
export const uncountedReason = z.enum(['email_unconfirmed', 'young_account', 'skipped', 'too_fast']);
/** How far the voter is. */
export const voteProgress = z.object({
  /** Counted votes of the viewer in this challenge. */
  votes: z.int(),
  /** Counted votes since the last token of today, 0 to 9; 0 once today's token is paid. */
  towardsToken: z.int(),
  tokenToday: z.boolean(),
  /** Why the viewer's votes do not count at all; null where they do. */
  uncounted: z.nullable(uncountedReason),
});
export type VoteProgress = z.infer<typeof voteProgress>;

const nextPair = { pair: z.nullable(votePair), reason: z.optional(noPairReason), progress: voteProgress };
/** Asks for the next pair. The same pair comes again until it is answered. */
export const nextVotePair = defineEndpoint({
  method: 'POST',
  path: '/api/challenges/:id/pairs',
  summary: 'The next pair to vote on',
  status: 201,
  params: idParams,
  response: z.object(nextPair),
});
/** 409: `voting_closed`, `pair_gone`, `already_voted`. 429 `too_fast`. */
export const castVote = defineEndpoint({
  method: 'POST',
  path: '/api/challenges/:id/votes',
  summary: 'Vote on a pair; answers with the next one',
  status: 201,
  params: idParams,
  body: z.strictObject({ pairId: id, choice: voteChoice }),
  response: z.object({ vote: z.object({ id, counted: z.boolean(), uncounted: z.nullable(uncountedReason) }), ...nextPair }),
});
/** Takes the latest vote back. 409 `voted_again` once the next vote was cast. */
export const undoVote = defineEndpoint({
  method: 'DELETE',
  path: '/api/challenges/:id/votes/:voteId',
  summary: 'Take back the latest vote; its pair is the next one again',
  params: z.strictObject({ id, voteId: id }),
  response: z.object({ ...nextPair }),
});

/** Scores are 0 to 100. */
export const resultEntry = z.object({
  id,
  title: z.string(),
  output: generationOutput,
  /** The inputs; null when the author keeps them or the prompt is sealed. */
  inputs: z.nullable(z.record(z.string(), z.unknown())),
  prompt: z.nullable(z.object({ id, slug: z.string(), title: z.string() })),
  /** How often the entry was shown, and how voters answered. */
  exposures: z.int(), wins: z.int(), losses: z.int(), ties: z.int(),
  /** Points by criterion; empty without a judge. */
  rubric: z.array(z.object({ key: z.string(), label: z.string(), weight: z.int(), score: z.number() })),
});
export const challengeResult = z.object({
  place: z.int(),
  entry: resultEntry,
  /** Null once the account was deleted. */
  author: z.nullable(creator),
  voteScore: z.number(),
  /** The score by the rubric; null when the votes decided alone. */
  rubricScore: z.nullable(z.number()),
  final: z.number(),
  /** The reason for the score, in one line. */
  reason: z.string(),
  prize: z.nullable(tokens),
  /** The author won within the last 7 days, so the prize went to the next place. */
  resting: z.boolean(),
  newcomer: z.boolean(),
  mine: z.boolean(),
});
export type ChallengeResult = z.infer<typeof challengeResult>;

export const resultCounts = z.object({
  votes: z.int(), voters: z.int(),
  exposuresMin: z.int(), exposuresMax: z.int(),
  /** The outcomes in percent of the counted votes. */
  ties: z.number(),
  /** How many entries have a score by the rubric. */
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
    /** The results; null, like all fields that follow, before they stand. */
    counts: z.nullable(resultCounts),
    /** The viewer's best entry. */
    you: z.nullable(challengeResult),
    newcomer: z.nullable(challengeResult),
    /** Of the viewer's pairs: how many they voted on, and in how many the final order agrees. */
    judged: z.nullable(z.object({ pairs: z.int(), agreed: z.int() })),
  }),
});
const judgedSide = z.object({ place: z.int(), title: z.string(), output: generationOutput, author: z.nullable(creator), voteScore: z.number(), rubricScore: z.nullable(z.number()), final: z.number(), reason: z.string() });
/** A side is null where the entry was removed. `votes` counts all of the viewer's pairs; `pairs` those that have an order and were not skipped. */
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
/** After the results: a pair id, the two entries, the choice and whether it counted, without voters. */
export const listVoteRecords = defineEndpoint({
  method: 'GET',
  path: '/api/challenges/:id/vote-records',
  summary: 'Every vote without its voter, after the results',
  params: idParams,
  query: z.strictObject({ ...page }),
  staleMs: 0,
  response: z.object({ items: z.array(z.object({ left: id, right: id, choice: voteChoice, counted: z.boolean(), weight: z.nullable(z.number()) })), nextCursor: z.nullable(z.string()) }),
});
