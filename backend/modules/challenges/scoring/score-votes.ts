import { agreement } from './voter-weights.ts';
import { informations, strengths } from './bradley-terry.ts';
import { clusters } from './vote-clusters.ts';
import { IDS_PER_STEP, VOTES_PER_STEP } from './ballots.ts';
import type { Ballots, Steps } from './ballots.ts';

/** Weights depend on strengths, and strengths on weights, so both are computed in turn. After three rounds another one changes no place. */
const ROUNDS = 3;
const FREE_SKIPS = 10;
/** The round in which clusters are searched: by then the first weights have reduced the influence of careless votes. */
const CLUSTERED_IN = 1;
/** A fit of strengths stops when they change by a smaller share than this: between rounds, and in the last fit. Votes are far less exact. */
const TOLERANCE = { rough: 1e-3, exact: 1e-5 };

export interface EntryScore {
  entryId: string;
  /** The natural logarithm of the entry's strength. From the difference of two of them follows the probability that one wins. */
  strength: number;
  /** How many of 100 duels with the other entries this entry would win. */
  voteScore: number;
  /** The counted votes that the entry won, lost or tied, whatever the weights of their voters. */
  wins: number;
  losses: number;
  ties: number;
}

export interface VoterScore {
  voterId: string;
  votes: number;
  /** The voter's weight from 0 to 1: agreement × share of pairs that were answered ÷ voters in the cluster. */
  weight: number;
  /** The squared probability that the voter looked before choosing. */
  agreement: number;
  /** The first voter of the voter's cluster. Null for a voter outside of clusters. */
  cluster: string | null;
}

export interface VoteTable {
  /** The scores of all entries, the strongest first. */
  entries: EntryScore[];
  voters: VoterScore[];
  /** The number of rounds of the MM algorithm, summed over all fits. */
  rounds: number;
}

/**
 * Scores all entries by the votes that count, and weighs each voter (docs/rules/challenges.md#vote-score). The result does not depend on the
 * order of the votes.
 * @param weigh false gives each voter the weight 1. Only the proof that weights are needed asks for it.
 */
export function* scoreVotes(ballots: Ballots, weigh = true): Steps<VoteTable> {
  const voters = ballots.voterIds.length;
  const gamma = new Float64Array(ballots.entryIds.length).fill(1);
  const weights = new Float64Array(voters).fill(1);
  const agreed = new Float64Array(voters).fill(1);
  let groups: Uint32Array = Uint32Array.from({ length: voters }, (_, voter) => voter);
  let rounds = yield* strengths(ballots, weights, gamma, weigh ? TOLERANCE.rough : TOLERANCE.exact);
  for (let round = 0; weigh && round < ROUNDS; round += 1) {
    const information = yield* informations(ballots, weights, gamma);
    agreed.set(yield* agreement(ballots, { gamma, information }, weights));
    if (round === CLUSTERED_IN) groups = yield* clusters(ballots, gamma);
    const sizes = new Uint32Array(voters);
    for (const group of groups) sizes[group]! += 1;
    for (let voter = 0; voter < voters; voter += 1) weights[voter] = (agreed[voter]! * answered(ballots, voter)) / sizes[groups[voter]!]!;
    rounds += yield* strengths(ballots, weights, gamma, round === ROUNDS - 1 ? TOLERANCE.exact : TOLERANCE.rough);
  }
  return { entries: yield* entryScores(ballots, gamma), voters: yield* voterScores(ballots, { weights, agreed, groups }), rounds };
}

/** The share of the shown pairs that a voter answered. A few skips are free. Voters who skip until a friend's entry appears get little weight. */
function answered({ starts, skips }: Ballots, voter: number): number {
  const votes = starts[voter + 1]! - starts[voter]!;
  return Math.min(1, (votes + FREE_SKIPS) / (votes + skips[voter]!));
}

function* entryScores({ entryIds, first, second, share }: Ballots, gamma: Float64Array): Steps<EntryScore[]> {
  const [wins, losses, ties] = [new Uint32Array(gamma.length), new Uint32Array(gamma.length), new Uint32Array(gamma.length)];
  for (let vote = 0; vote < share.length; vote += 1) {
    const [a, b] = [first[vote]!, second[vote]!];
    const [ofFirst, ofSecond] = share[vote] === 0.5 ? [ties, ties] : share[vote] === 1 ? [wins, losses] : [losses, wins];
    ofFirst[a]! += 1;
    ofSecond[b]! += 1;
    if (vote % VOTES_PER_STEP === 0) yield;
  }
  const scores: EntryScore[] = [];
  for (const [entry, entryId] of entryIds.entries()) {
    const mine = gamma[entry]!;
    let won = 0;
    for (let other = 0; other < gamma.length; other += 1) won += mine / (mine + gamma[other]!);
    // The sum includes the entry's duel with itself, half a win, which is subtracted.
    const voteScore = gamma.length < 2 ? 50 : (100 * (won - 0.5)) / (gamma.length - 1);
    scores.push({ entryId, strength: Math.log(mine), voteScore, wins: wins[entry]!, losses: losses[entry]!, ties: ties[entry]! });
    if (entry % 100 === 0) yield;
  }
  return scores.sort((a, b) => b.strength - a.strength || (a.entryId < b.entryId ? -1 : 1));
}

function* voterScores({ voterIds, starts }: Ballots, { weights, agreed, groups }: { weights: Float64Array; agreed: Float64Array; groups: Uint32Array }): Steps<VoterScore[]> {
  const sizes = new Uint32Array(voterIds.length);
  for (const group of groups) sizes[group]! += 1;
  const scores: VoterScore[] = [];
  for (const [voter, voterId] of voterIds.entries()) {
    const group = groups[voter]!;
    scores.push({ voterId, votes: starts[voter + 1]! - starts[voter]!, weight: weights[voter]!, agreement: agreed[voter]!, cluster: sizes[group]! > 1 ? voterIds[group]! : null });
    if (voter % IDS_PER_STEP === 0) yield;
  }
  return scores;
}
