import { VOTES_PER_STEP } from './ballots.ts';
import type { Ballots, Steps } from './ballots.ts';

/** Each entry begins with a win and a loss against an imagined entry of strength 1. So an entry that won all of few votes gets no infinite strength. */
export const PRIOR = 1;

const MOST_ROUNDS = 300;

/**
 * Strengths γ of the Bradley–Terry model, in which entry a wins against b with probability γa / (γa + γb).
 *
 * Found by the MM algorithm: D. R. Hunter, "MM algorithms for generalized Bradley–Terry models", The Annals of Statistics 32 (2004), equation (3),
 * γi ← Wi / Σj nij / (γi + γj), which never lowers the likelihood. The model is of R. A. Bradley and M. E. Terry, "Rank analysis of incomplete block
 * designs", Biometrika 39 (1952). The prior is data of its own, as F. Caron and A. Doucet, "Efficient Bayesian inference for generalized Bradley–Terry
 * models" (2012), show that a gamma prior acts. A tie is half a win for each side.
 *
 * @param weights of each voter, from 0 to 1
 * @param gamma strengths to begin with. They are changed in place.
 * @param tolerance a round in which each strength changes by a smaller share is the last one
 * @returns how many rounds it took
 */
export function* strengths(ballots: Ballots, weights: Float64Array, gamma: Float64Array, tolerance: number): Steps<number> {
  const { starts, first, second, share } = ballots;
  const wins = new Float64Array(gamma.length).fill(PRIOR);
  const [pulls, before] = [new Float64Array(gamma.length), new Float64Array(gamma.length)];
  for (let voter = 0; voter < weights.length; voter += 1) {
    for (let vote = starts[voter]!; vote < starts[voter + 1]!; vote += 1) {
      wins[first[vote]!]! += weights[voter]! * share[vote]!;
      wins[second[vote]!]! += weights[voter]! * (1 - share[vote]!);
      if (vote % VOTES_PER_STEP === 0) yield;
    }
  }
  for (let round = 1; ; round += 1) {
    for (let entry = 0; entry < gamma.length; entry += 1) pulls[entry] = (2 * PRIOR) / (gamma[entry]! + 1);
    for (let voter = 0; voter < weights.length; voter += 1) {
      for (let vote = starts[voter]!; vote < starts[voter + 1]!; vote += 1) {
        const pull = weights[voter]! / (gamma[first[vote]!]! + gamma[second[vote]!]!);
        pulls[first[vote]!]! += pull;
        pulls[second[vote]!]! += pull;
        if (vote % VOTES_PER_STEP === 0) yield;
      }
    }
    let change = 0;
    for (let entry = 0; entry < gamma.length; entry += 1) {
      const strength = wins[entry]! / pulls[entry]!;
      before[entry] = gamma[entry]!;
      gamma[entry] = strength;
    }
    centre(gamma);
    for (let entry = 0; entry < gamma.length; entry += 1) change = Math.max(change, Math.abs(gamma[entry]! / before[entry]! - 1));
    yield;
    if (change < tolerance || round === MOST_ROUNDS) return round;
  }
}

/**
 * Multiplies all strengths by the factor that the prior likes best: half of its imagined duels are won. Votes say nothing about this factor, and the rounds
 * alone would need hundreds to find it.
 */
function centre(gamma: Float64Array): void {
  for (let step = 0; step < 3; step += 1) {
    let [surplus, slope] = [0, 0];
    for (const strength of gamma) {
      const won = strength / (strength + 1);
      surplus += won - 0.5;
      slope += won * (1 - won);
    }
    const factor = Math.exp(-surplus / slope);
    for (let entry = 0; entry < gamma.length; entry += 1) gamma[entry]! *= factor;
  }
}

/** Computes how exactly the votes determine each log-strength: the Fisher information. Its inverse approximates the variance. */
export function* informations(ballots: Ballots, weights: Float64Array, gamma: Float64Array): Steps<Float64Array> {
  const { starts, first, second } = ballots;
  const information = Float64Array.from(gamma, (strength) => (2 * PRIOR * strength) / (strength + 1) ** 2);
  for (let voter = 0; voter < weights.length; voter += 1) {
    for (let vote = starts[voter]!; vote < starts[voter + 1]!; vote += 1) {
      const [a, b] = [gamma[first[vote]!]!, gamma[second[vote]!]!];
      const amount = (weights[voter]! * a * b) / (a + b) ** 2;
      information[first[vote]!]! += amount;
      information[second[vote]!]! += amount;
      if (vote % VOTES_PER_STEP === 0) yield;
    }
  }
  return information;
}
