import { choosePair, pairKey } from '../voting/choose-pair.ts';
import type { Candidate, Pair } from '../voting/choose-pair.ts';
import { BallotBox, finish } from '../scoring/ballots.ts';
import type { Outcome } from '../scoring/ballots.ts';
import { scoreVotes } from '../scoring/score-votes.ts';
import type { VoteTable } from '../scoring/score-votes.ts';
import { randomOf } from './random.ts';

export const ENTRIES = 200;
const VOTERS = 1000;
const VOTES_EACH = 20;
const RANDOM_VOTERS = 100;
const COLLUDERS = 50;
/** The true ranks of the entries that colluders favour. 0 is the strongest entry. */
const FAVOURED = [8, 25, 60, 100, 150];
/** Entries are scored again after each quarter of the voters, because scores decide about pairs. */
const SCORED_EVERY = VOTERS / 4;
const LEAST_SEEN = 64;

/**
 * How colluders vote on pairs without a favourite: careless ones randomly, hostile ones against the stronger entry, disguised ones honestly.
 * They always vote for a favourite.
 */
export type Collusion = 'careless' | 'hostile' | 'disguised';

export type Chooser = (candidates: readonly Candidate[], seen: ReadonlySet<string>, random: () => number) => Pair | null;

export interface Design {
  collusion: Collusion;
  /** False for the control contest in which all voters have the same weight. */
  weigh: boolean;
  choose: Chooser;
  /** How many of the entries that were shown least the function that chooses pairs receives. */
  candidates: number;
}

export const SOUND: Design = { collusion: 'hostile', weigh: true, choose: choosePair, candidates: LEAST_SEEN };

/** A bad chooser of pairs, for comparison: always the two strongest entries that the voter has not seen together. */
export const greedyPair: Chooser = (candidates, seen) => {
  const order = [...candidates].sort((a, b) => b.strength - a.strength || (a.id < b.id ? -1 : 1));
  for (const [place, one] of order.entries()) {
    const other = order.slice(place + 1).find(({ id }) => !seen.has(pairKey(one.id, id)));
    if (other !== undefined) return { left: one.id, right: other.id };
  }
  return null;
};

export interface SimulatedVote {
  voter: string;
  left: string;
  right: string;
  outcome: Outcome;
  colluder: boolean;
}

export interface Contest {
  votes: SimulatedVote[];
  /** Ids of the entries, from the truly strongest to the weakest. */
  truth: string[];
  favoured: string[];
  exposures: number[];
}

export const tableOf = (votes: readonly SimulatedVote[], entryIds: readonly string[], weigh = true): VoteTable => {
  const box = new BallotBox(entryIds);
  for (const { voter, left, right, outcome } of votes) box.add(voter, left, right, outcome);
  return finish(scoreVotes(finish(box.sorted()), weigh));
};

/** Simulates one contest: entries with true strengths N(0, 1) on the logit scale, and voters who vote one after another. */
export function contestOf(seed: number, { collusion, weigh, choose, candidates }: Design): Contest {
  const { random, normal, shuffled } = randomOf(seed);
  const strengths = Array.from({ length: ENTRIES }, normal).sort((a, b) => b - a);
  const names = shuffled(strengths.map((_, place) => `entry ${String(place).padStart(3, '0')}`));
  const strengthOf = new Map(names.map((name, place) => [name, strengths[place]!]));
  const favoured = new Set(FAVOURED.map((place) => names[place]!));
  // Entries are listed in random order, so that the position reveals nothing of the strength.
  const entries: Candidate[] = shuffled(names).map((id) => ({ id, exposures: 0, strength: 0 }));
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const better = (left: string, right: string): boolean => random() < 1 / (1 + Math.exp(strengthOf.get(right)! - strengthOf.get(left)!));
  const leftWins = (kind: 'honest' | 'random' | Collusion, left: string, right: string): boolean => {
    if (kind === 'honest') return better(left, right);
    if (kind === 'random') return random() < 0.5;
    if (favoured.has(left) !== favoured.has(right)) return favoured.has(left);
    if (kind === 'careless') return random() < 0.5;
    return kind === 'disguised' ? better(left, right) : strengthOf.get(left)! < strengthOf.get(right)!;
  };
  const kinds = shuffled(Array.from({ length: VOTERS }, (_, voter) => (voter < RANDOM_VOTERS ? 'random' : voter < RANDOM_VOTERS + COLLUDERS ? collusion : 'honest')));
  const votes: SimulatedVote[] = [];
  for (const [number, kind] of kinds.entries()) {
    if (number > 0 && number % SCORED_EVERY === 0) {
      for (const { entryId, strength } of tableOf(votes, names, weigh).entries) byId.get(entryId)!.strength = strength;
    }
    const seen = new Set<string>();
    for (let turn = 0; turn < VOTES_EACH; turn += 1) {
      const pair = choose(leastSeen(entries, candidates, random), seen, random);
      if (pair === null) break;
      const { left, right } = pair;
      seen.add(pairKey(left, right));
      byId.get(left)!.exposures += 1;
      byId.get(right)!.exposures += 1;
      votes.push({ voter: `voter ${number}`, left, right, outcome: leftWins(kind, left, right) ? 'left' : 'right', colluder: kind === collusion });
    }
  }
  return { votes, truth: names, favoured: [...favoured], exposures: entries.map(({ exposures }) => exposures) };
}

/** The entries that were shown least, starting at a random one, so that chance decides among equals. */
function leastSeen(entries: readonly Candidate[], count: number, random: () => number): Candidate[] {
  if (count >= entries.length) return [...entries];
  const found: Candidate[] = [];
  const begin = Math.floor(random() * entries.length);
  for (let level = Math.min(...entries.map(({ exposures }) => exposures)); found.length < count; level += 1) {
    for (let step = 0; step < entries.length && found.length < count; step += 1) {
      const entry = entries[(begin + step) % entries.length]!;
      if (entry.exposures === level) found.push(entry);
    }
  }
  return found;
}

export interface Fairness {
  /** The share of contests in which all three prize winners are among the true ten best. */
  paidWithinTen: number;
  /** The share of contests whose winner is among the true three best. */
  winnerWithinThree: number;
  /** The most places that a favoured entry gains on average by the colluders' votes. */
  largestGain: number;
  /** How many times as often as the least shown entry the most shown entry of a contest was shown. */
  exposureRatio: number;
}

/** Simulates contests with these seeds and measures how fair they were. */
export function fairnessOf(seeds: readonly number[], design: Design): Fairness {
  const gains = FAVOURED.map(() => 0);
  let [within, winners, ratio] = [0, 0, 0];
  for (const seed of seeds) {
    const { votes, truth, favoured, exposures } = contestOf(seed, design);
    const table = tableOf(votes, truth, design.weigh).entries.map(({ entryId }) => entryId);
    const without = tableOf(votes.filter(({ colluder }) => !colluder), truth, design.weigh).entries.map(({ entryId }) => entryId);
    if (table.slice(0, 3).every((id) => truth.indexOf(id) < 10)) within += 1;
    if (truth.indexOf(table[0]!) < 3) winners += 1;
    favoured.forEach((id, place) => (gains[place]! += (without.indexOf(id) - table.indexOf(id)) / seeds.length));
    ratio = Math.max(ratio, Math.max(...exposures) / Math.max(1, Math.min(...exposures)));
  }
  return { paidWithinTen: within / seeds.length, winnerWithinThree: winners / seeds.length, largestGain: Math.max(...gains), exposureRatio: ratio };
}
