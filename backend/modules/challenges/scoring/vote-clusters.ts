import type { Ballots, Steps } from './ballots.ts';

/** Two voters are compared only if they judged at least this many entries in common. */
const LEAST_SHARED = 10;
/**
 * Two voters form a cluster if their agreement is this many standard deviations above chance. Sums of few votes vary more than a normal
 * distribution, so it is high.
 */
const APART_FROM_CHANCE = 7;
/** The probability of a vote is kept between 0.2 and 0.8, so that one surprising vote does not make two voters a cluster. */
const LEAST_CHANCE = 0.2;
/** For each entry only this many voters are compared, those who support it most, because colluders are among them. */
const MOST_PER_ENTRY = 1000;
const WORK_PER_STEP = 200_000;

/** How far each voter supported each entry beyond what the entry's strength explains. The rows are grouped by voter. */
interface Supports {
  /** The index of each voter's first row. A last element holds the number of all rows. */
  starts: Uint32Array;
  entry: Uint32Array;
  /** The sum of (vote - chance) over the voter's votes on the entry, and its variance. */
  beyond: Float32Array;
  variance: Float32Array;
}

/** The rows of `Supports` grouped by entry, sorted by voter. */
interface ByEntry {
  starts: Uint32Array;
  voter: Uint32Array;
  row: Uint32Array;
}

/**
 * Groups voters who support and oppose the same entries far more than chance explains. Returns for each voter the lowest voter index of the
 * group. A voter without a group gets their own index.
 * @param gamma strengths of all entries
 */
export function* clusters(ballots: Ballots, gamma: Float64Array): Steps<Uint32Array> {
  const voters = ballots.voterIds.length;
  const supports = yield* supportsOf(ballots, gamma);
  const lists = yield* byEntry(supports, ballots.entryIds.length);
  const parent = Uint32Array.from({ length: voters }, (_, voter) => voter);
  const [together, variance, shared] = [new Float64Array(voters), new Float64Array(voters), new Uint16Array(voters)];
  const next = lists.starts.slice();
  const met = new Uint32Array(voters);
  let work = 0;
  for (let voter = 0; voter < voters; voter += 1) {
    let others = 0;
    for (let row = supports.starts[voter]!; row < supports.starts[voter + 1]!; row += 1) {
      const entry = supports.entry[row]!;
      // The list of this entry was shortened, so this voter may be missing from it.
      if (lists.row[next[entry]!] !== row || next[entry]! >= lists.starts[entry + 1]!) continue;
      next[entry]! += 1;
      const [mine, certain] = [supports.beyond[row]!, supports.variance[row]!];
      for (let place = next[entry]!; place < lists.starts[entry + 1]!; place += 1) {
        const [other, theirs] = [lists.voter[place]!, lists.row[place]!];
        if (shared[other] === 0) met[others++] = other;
        shared[other]! += 1;
        together[other]! += mine * supports.beyond[theirs]!;
        variance[other]! += certain * supports.variance[theirs]!;
      }
      work += lists.starts[entry + 1]! - next[entry]!;
    }
    for (let place = 0; place < others; place += 1) {
      const other = met[place]!;
      if (shared[other]! >= LEAST_SHARED && together[other]! >= APART_FROM_CHANCE * Math.sqrt(variance[other]!)) join(parent, voter, other);
      together[other] = variance[other] = shared[other] = 0;
    }
    if ((work += others) > WORK_PER_STEP) yield void (work = 0);
  }
  return parent.map((_, voter) => rootOf(parent, voter));
}

function* supportsOf({ entryIds, voterIds, starts, first, second, share }: Ballots, gamma: Float64Array): Steps<Supports> {
  const most = first.length * 2;
  const supports = { starts: new Uint32Array(voterIds.length + 1), entry: new Uint32Array(most), beyond: new Float32Array(most), variance: new Float32Array(most) };
  // For each entry, the row of the current voter. A row before this voter's first row belongs to an earlier voter: then this voter did not judge the entry.
  const rowOf = new Int32Array(entryIds.length).fill(-1);
  let rows = 0;
  const add = (begin: number, entry: number, beyond: number, variance: number): void => {
    if (rowOf[entry]! < begin) supports.entry[(rowOf[entry] = rows++)] = entry;
    supports.beyond[rowOf[entry]!]! += beyond;
    supports.variance[rowOf[entry]!]! += variance;
  };
  for (let voter = 0; voter < voterIds.length; voter += 1) {
    const begin = rows;
    for (let vote = starts[voter]!; vote < starts[voter + 1]!; vote += 1) {
      const [a, b] = [first[vote]!, second[vote]!];
      const chance = Math.min(1 - LEAST_CHANCE, Math.max(LEAST_CHANCE, gamma[a]! / (gamma[a]! + gamma[b]!)));
      add(begin, a, share[vote]! - chance, chance * (1 - chance));
      add(begin, b, chance - share[vote]!, chance * (1 - chance));
    }
    supports.starts[voter + 1] = rows;
    if (voter % 1000 === 0) yield;
  }
  return supports;
}

function* byEntry(supports: Supports, entries: number): Steps<ByEntry> {
  const rows = supports.starts.at(-1) ?? 0;
  const starts = new Uint32Array(entries + 1);
  for (let row = 0; row < rows; row += 1) {
    starts[supports.entry[row]! + 1]! += 1;
    if (row % WORK_PER_STEP === 0) yield;
  }
  for (let entry = 0; entry < entries; entry += 1) starts[entry + 1]! += starts[entry]!;
  yield;
  const all = { starts, voter: new Uint32Array(rows), row: new Uint32Array(rows) };
  const next = starts.slice();
  for (let voter = 0; voter + 1 < supports.starts.length; voter += 1) {
    for (let row = supports.starts[voter]!; row < supports.starts[voter + 1]!; row += 1) {
      const place = next[supports.entry[row]!]!++;
      all.voter[place] = voter;
      all.row[place] = row;
    }
    if (voter % 1000 === 0) yield;
  }
  return yield* strongestOf(all, supports, entries);
}

/** Shortens the list of each entry to the voters who support it most. */
function* strongestOf(all: ByEntry, { beyond, variance }: Supports, entries: number): Steps<ByEntry> {
  const kept = { starts: new Uint32Array(entries + 1), voter: all.voter, row: all.row };
  for (let entry = 0; entry < entries; entry += 1) {
    let places = Array.from({ length: all.starts[entry + 1]! - all.starts[entry]! }, (_, place) => all.starts[entry]! + place);
    if (places.length > MOST_PER_ENTRY) {
      const strength = (place: number): number => beyond[all.row[place]!]! / Math.sqrt(variance[all.row[place]!]!);
      places = places.sort((a, b) => strength(b) - strength(a) || a - b).slice(0, MOST_PER_ENTRY).sort((a, b) => a - b);
      yield;
    }
    // Entries are moved only towards the beginning, so none is overwritten before it is read.
    for (const [at, place] of places.entries()) {
      kept.voter[kept.starts[entry]! + at] = all.voter[place]!;
      kept.row[kept.starts[entry]! + at] = all.row[place]!;
    }
    kept.starts[entry + 1] = kept.starts[entry]! + places.length;
    if (entry % 200 === 0) yield;
  }
  return kept;
}

function rootOf(parent: Uint32Array, voter: number): number {
  let root = voter;
  while (parent[root] !== root) root = parent[root]!;
  while (parent[voter] !== root) [voter, parent[voter]] = [parent[voter]!, root];
  return root;
}

/** Joins two groups of voters. The lower index becomes the root, so the result does not depend on the order. */
function join(parent: Uint32Array, one: number, other: number): void {
  const [a, b] = [rootOf(parent, one), rootOf(parent, other)];
  parent[Math.max(a, b)] = Math.min(a, b);
}
