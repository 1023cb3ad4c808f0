import type { Ballots, Steps } from './ballots.ts';

/** The assumed probability that a voter looks before choosing, before any vote of theirs is known. */
const PRIOR_HONEST = 0.5;
/**
 * Shrinks the difference d of two log-strengths by its variance v: the expected logistic function is about that of d / √(1 + πv/8). D.
 * MacKay, "The evidence framework applied to classification networks" (1992).
 */
const UNCERTAINTY = Math.PI / 8;
const VOTERS_PER_STEP = 1000;
const SLOPE_STEPS = 4;
const SLOPES = { least: 0.25, most: 4 };

export interface Consensus {
  /** The strengths of all entries, computed from the votes of all voters. */
  gamma: Float64Array;
  /** The Fisher information of each log-strength: the inverse of its variance. */
  information: Float64Array;
}

/**
 * The weight of each voter: the square of how probable it is that the voter looked, rather than chose by a coin, given how their votes agree with the
 * consensus of the others. Squared, a doubtful vote does less harm than a lost honest one. For each voter the consensus is moved back by what this voter added to it: one Newton step, score ÷ information without the voter, as in
 * D. Pregibon, "Logistic regression diagnostics", The Annals of Statistics 9 (1981). So a voter never agrees with themselves.
 * An inexact consensus says little: each probability shrinks towards ½ by the variance of the two strengths.
 *
 * @param weights that the consensus was computed with
 */
export function* agreement(ballots: Ballots, consensus: Consensus, weights: Float64Array): Steps<Float64Array> {
  const { starts, share } = ballots;
  const differences = yield* differencesOf(ballots, consensus, weights);
  const slope = yield* slopeOf(ballots, differences, weights);
  const agreed = new Float64Array(weights.length);
  for (let voter = 0; voter < weights.length; voter += 1) {
    let evidence = 0;
    for (let vote = starts[voter]!; vote < starts[voter + 1]!; vote += 1) {
      const p = 1 / (1 + Math.exp(-slope * differences[vote]!));
      evidence += share[vote]! * Math.log(2 * p) + (1 - share[vote]!) * Math.log(2 * (1 - p));
    }
    agreed[voter] = (1 / (1 + ((1 - PRIOR_HONEST) / PRIOR_HONEST) * Math.exp(-evidence))) ** 2;
    if (voter % VOTERS_PER_STEP === 0) yield;
  }
  return agreed;
}

/** Computes for each vote the difference of its entries' log-strengths without this voter's votes, shrunk by its uncertainty. */
function* differencesOf({ starts, first, second, share }: Ballots, { gamma, information }: Consensus, weights: Float64Array): Steps<Float64Array> {
  const [log, score, own] = [gamma.map(Math.log), new Float64Array(gamma.length), new Float64Array(gamma.length)];
  const differences = new Float64Array(share.length);
  for (let voter = 0; voter < weights.length; voter += 1) {
    const [from, to, weight] = [starts[voter]!, starts[voter + 1]!, weights[voter]!];
    for (let vote = from; vote < to; vote += 1) {
      const [a, b] = [first[vote]!, second[vote]!];
      const p = gamma[a]! / (gamma[a]! + gamma[b]!);
      score[a]! += weight * (share[vote]! - p);
      score[b]! -= weight * (share[vote]! - p);
      own[a]! += weight * p * (1 - p);
      own[b]! += weight * p * (1 - p);
    }
    for (let vote = from; vote < to; vote += 1) {
      const [a, b] = [first[vote]!, second[vote]!];
      const [restA, restB] = [information[a]! - own[a]!, information[b]! - own[b]!];
      const difference = log[a]! - score[a]! / restA - (log[b]! - score[b]! / restB);
      differences[vote] = difference / Math.sqrt(1 + UNCERTAINTY * (1 / restA + 1 / restB));
    }
    for (let vote = from; vote < to; vote += 1) score[first[vote]!] = own[first[vote]!] = score[second[vote]!] = own[second[vote]!] = 0;
    if (voter % VOTERS_PER_STEP === 0) yield;
  }
  return differences;
}

/**
 * Fits how sharply voters who look distinguish entries: the slope of a logistic regression, found by Newton's method. Careless votes make
 * strengths too close, and weighing makes them too far apart, so the slope corrects both.
 */
function* slopeOf({ starts, share }: Ballots, differences: Float64Array, weights: Float64Array): Steps<number> {
  let slope = 1;
  for (let step = 0; step < SLOPE_STEPS; step += 1) {
    // A prior that weighs as much as one vote keeps the slope near 1 when there are few votes.
    let [score, information] = [1 - slope, 1];
    for (let voter = 0; voter < weights.length; voter += 1) {
      for (let vote = starts[voter]!; vote < starts[voter + 1]!; vote += 1) {
        const difference = differences[vote]!;
        const p = 1 / (1 + Math.exp(-slope * difference));
        score += weights[voter]! * (share[vote]! - p) * difference;
        information += weights[voter]! * p * (1 - p) * difference * difference;
      }
      if (voter % VOTERS_PER_STEP === 0) yield;
    }
    slope = Math.min(SLOPES.most, Math.max(SLOPES.least, slope + score / information));
  }
  return slope;
}
