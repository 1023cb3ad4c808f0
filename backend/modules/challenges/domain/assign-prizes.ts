import { must } from '#contracts/must.ts';
import { FEW_PRIZE, FEWEST_ENTRANTS, FULL_ENTRANTS, NEWCOMERS_NEEDED } from '#contracts/challenges.ts';

/* Computes places and prizes from final scores (docs/rules/challenges.md#prizes). */

export interface ScoredEntry {
  entryId: string;
  /** The author's id; null once the account was deleted. */
  userId: string | null;
  /** The final score of the entry, 0 to 100. */
  final: number;
}

/** Facts about an entrant at the time of the results. They decide about prizes. */
export interface Entrant {
  /** True if the email is confirmed and the account was older than a day when the challenge closed. */
  eligible: boolean;
  /** True if the person won a challenge within the last `WINNER_COOLDOWN_DAYS`: such a person gets no prize. */
  resting: boolean;
  newcomer: boolean;
  host: boolean;
}

export interface Award {
  entryId: string;
  userId: string | null;
  place: number;
  /** The tokens that an entry wins for its place, and as the best newcomer. */
  placePrize: number;
  newcomerPrize: number;
  resting: boolean;
  newcomer: boolean;
}

export interface Offered {
  /** The prizes of the first, second and third place, in tokens. */
  places: readonly number[];
  newcomer: number | null;
  /** True if a host paid for the prizes. Such a pool is paid in full, even with few entrants. */
  pool: boolean;
}

const UNKNOWN: Entrant = { eligible: false, resting: false, newcomer: false, host: false };

/** The prizes of a challenge that has this many eligible entrants. Too few of them lower the prizes. */
export function prizesFor({ places, newcomer, pool }: Offered, eligible: number): Pick<Offered, 'places' | 'newcomer'> {
  if (pool || eligible >= FULL_ENTRANTS) return { places, newcomer };
  return { places: eligible < FEWEST_ENTRANTS ? [] : [FEW_PRIZE], newcomer: null };
}

/**
 * Assigns places and prizes to the best entry of each person. Equal scores share a place, and split its prizes, rounded down. Recent winners,
 * hosts and ineligible accounts keep their places but get no prizes.
 * @param scores in order, the best first
 */
export function assignPrizes(scores: readonly ScoredEntry[], entrants: ReadonlyMap<string, Entrant>, offered: Offered): Award[] {
  const best = bestOfEach(scores);
  const personOf = ({ userId }: ScoredEntry): Entrant => (userId === null ? UNKNOWN : (entrants.get(userId) ?? UNKNOWN));
  const { places, newcomer } = prizesFor(offered, best.filter((entry) => personOf(entry).eligible).length);
  let place = 1;
  const awards = best.map((entry, at): Award => ({
    entryId: entry.entryId, userId: entry.userId, place: (place = entry.final === best[at - 1]?.final ? place : at + 1), placePrize: 0, newcomerPrize: 0,
    resting: personOf(entry).resting, newcomer: personOf(entry).newcomer,
  }));
  const paid = best.flatMap((entry, at) => {
    const person = personOf(entry);
    return person.eligible && !person.resting && !person.host ? [{ at, final: entry.final, newcomer: person.newcomer }] : [];
  });
  share(paid, places, (at, amount) => { must(awards[at], 'the award of a ranked entry').placePrize = amount; });
  const newcomers = paid.filter((each) => each.newcomer);
  if (newcomer !== null && newcomers.length >= NEWCOMERS_NEEDED) share(newcomers, [newcomer], (at, amount) => { must(awards[at], 'the award of a ranked entry').newcomerPrize = amount; });
  return awards;
}

/** Keeps the best entry of each person. Entries of deleted accounts all stay. */
function bestOfEach(scores: readonly ScoredEntry[]): ScoredEntry[] {
  const seen = new Set<string>();
  return scores.filter(({ entryId, userId }) => {
    const person = userId ?? entryId;
    if (seen.has(person)) return false;
    seen.add(person);
    return true;
  });
}

/** Distributes prizes in order, and splits them among entrants with equal scores. */
function share(ranked: readonly { at: number; final: number }[], prizes: readonly number[], give: (at: number, amount: number) => void): void {
  for (let from = 0; from < Math.min(ranked.length, prizes.length);) {
    const group = ranked.slice(from).filter(({ final }) => final === ranked[from]?.final);
    const pooled = prizes.slice(from, from + group.length).reduce((sum, prize) => sum + prize, 0);
    for (const { at } of group) give(at, Math.floor(pooled / group.length));
    from += group.length;
  }
}
