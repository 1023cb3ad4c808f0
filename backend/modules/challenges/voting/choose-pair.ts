/** An entry from which a voter's next pair may be made: not the voter's own, and with a ballot. */
export interface Candidate {
  id: string;
  /** How many pairs showed this entry to voters whose votes count. */
  exposures: number;
  /** Natural logarithm of the entry's strength at the last scoring; 0 before the first. */
  strength: number;
}

export interface Pair {
  left: string;
  right: string;
}

/**
 * Of so many entries that are seen next least, the partner is the one closest in score. Among the strongest tenth it is the closest of all: there the
 * places are decided. For the others chance takes it: pairs with a clear answer show which voters look before they choose.
 */
const PARTNERS = { strong: 63, other: 1 };
const STRONG_SHARE = 0.1;

/** The name of a pair, whichever of the two stands on the left. */
export const pairKey = (one: string, other: string): string => (one < other ? `${one} ${other}` : `${other} ${one}`);

/**
 * The next pair of a voter (docs/rules/challenges.md#pairs): the entry that was seen least, and one of the next least seen.
 * Sides are left to chance. Null when the voter has seen every pair of these candidates.
 *
 * @param seen keys of the pairs that the voter was shown
 * @param random from 0 to below 1
 */
export function choosePair(candidates: readonly Candidate[], seen: ReadonlySet<string>, random: () => number): Pair | null {
  const order = candidates.map((candidate) => ({ candidate, chance: random() }))
    .sort((a, b) => a.candidate.exposures - b.candidate.exposures || a.chance - b.chance).map(({ candidate }) => candidate);
  const least = [...candidates].sort((a, b) => b.strength - a.strength)[Math.floor(candidates.length * STRONG_SHARE)]?.strength ?? 0;
  for (const [place, one] of order.entries()) {
    const among = one.strength > least ? PARTNERS.strong : PARTNERS.other;
    const partners = order.slice(place + 1).filter(({ id }) => !seen.has(pairKey(one.id, id))).slice(0, among);
    const partner = partners.reduce<Candidate | null>((best, each) => (best === null || distance(one, each) < distance(one, best) ? each : best), null);
    if (partner !== null) return random() < 0.5 ? { left: one.id, right: partner.id } : { left: partner.id, right: one.id };
  }
  return null;
}

const distance = (one: Candidate, other: Candidate): number => Math.abs(one.strength - other.strength);
