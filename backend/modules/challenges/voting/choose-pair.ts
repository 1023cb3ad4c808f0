/** An entry that may be in a voter's next pair: it has a ballot, and is not the voter's own. */
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
 * An entry is paired with the closest in score among this many least shown entries. In the strongest tenth these are many, because places are
 * decided there. Others get the least shown one: clear pairs reveal which voters look.
 */
const PARTNERS = { strong: 63, other: 1 };
const STRONG_SHARE = 0.1;

/** The key of a pair. It is the same with the sides swapped. */
export const pairKey = (one: string, other: string): string => (one < other ? `${one} ${other}` : `${other} ${one}`);

/**
 * Chooses a voter's next pair (docs/rules/challenges.md#pairs): the entry that was shown least, and one that was shown little. Null if the
 * voter has seen all pairs of these candidates.
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
