/** The result of a vote on a pair. A skipped pair is no vote. */
export type Outcome = 'left' | 'right' | 'tie';

/**
 * All votes of a challenge in typed arrays: a million take 20 MB. Votes are sorted by voter, entries and outcome, because sums of
 * floating-point numbers depend on their order (docs/rules/challenges.md#same-table).
 */
export interface Ballots {
  /** The ids of all entries of the challenge, ascending. */
  entryIds: readonly string[];
  /** The ids of all voters, sorted by a rule that depends only on the ids. */
  voterIds: readonly string[];
  /** The index of each voter's first vote. A last element holds the number of all votes. */
  starts: Uint32Array;
  /** The indexes of the two entries of each vote. `first` always holds the lower index. */
  first: Uint32Array;
  second: Uint32Array;
  /** The result of each vote for its first entry: 1 for a win, ½ for a tie, 0 for a loss. */
  share: Float64Array;
  /** The number of pairs that each voter skipped. */
  skips: Uint32Array;
}

/** A long computation in steps. It stops at each `yield`, so that the event loop can serve requests in between. */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** Runs a stepwise computation without pauses: for tests, and for small data. */
export function finish<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** A computation handles this many votes between two pauses. One vote takes well under a microsecond. */
export const VOTES_PER_STEP = 50_000;

/** A computation handles this many ids between two pauses. */
export const IDS_PER_STEP = 5_000;

const FIRST_CAPACITY = 1024;

/** Collects the votes of a challenge in any order, and sorts them into `Ballots`. */
export class BallotBox {
  readonly #entryIds: readonly string[];
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #voters = new Map<string, number>();
  #voterOf = new Uint32Array(FIRST_CAPACITY);
  #keys = new Float64Array(FIRST_CAPACITY);
  readonly #skips = new Map<string, number>();
  #votes = 0;

  /** @param entryIds of all entries that take part. A vote on any other entry is left out. */
  constructor(entryIds: readonly string[]) {
    this.#entryIds = [...entryIds].sort();
    this.#numbers = new Map(this.#entryIds.map((id, number) => [id, number]));
  }

  add(voterId: string, leftId: string, rightId: string, outcome: Outcome): void {
    const [left, right] = [this.#numbers.get(leftId), this.#numbers.get(rightId)];
    if (left === undefined || right === undefined || left === right) return;
    let voter = this.#voters.get(voterId);
    if (voter === undefined) this.#voters.set(voterId, (voter = this.#voters.size));
    if (this.#votes === this.#keys.length) this.#grow();
    const halves = outcome === 'tie' ? 1 : (outcome === 'left') === left < right ? 2 : 0;
    // Packs a vote into one number, exact up to 2^53, so that sorting numbers sorts votes.
    this.#keys[this.#votes] = (Math.min(left, right) * this.#entryIds.length + Math.max(left, right)) * 4 + halves;
    this.#voterOf[this.#votes] = voter;
    this.#votes += 1;
  }

  /** Adds the number of pairs that a voter skipped. */
  skipped(voterId: string, pairs: number): void {
    this.#skips.set(voterId, pairs);
  }

  #grow(): void {
    const [voterOf, keys] = [new Uint32Array(this.#votes * 2), new Float64Array(this.#votes * 2)];
    voterOf.set(this.#voterOf);
    keys.set(this.#keys);
    [this.#voterOf, this.#keys] = [voterOf, keys];
  }

  /** Groups votes by voter before it sorts them, because one sort of a million numbers would block the event loop too long. */
  *sorted(): Steps<Ballots> {
    const voterIds = yield* inOrder(this.#voters.keys());
    const places = new Uint32Array(voterIds.length);
    voterIds.forEach((id, place) => (places[this.#voters.get(id) ?? 0] = place));
    yield;
    const starts = new Uint32Array(voterIds.length + 1);
    for (let vote = 0; vote < this.#votes; vote += 1) {
      starts[places[this.#voterOf[vote]!]! + 1]! += 1;
      if (vote % VOTES_PER_STEP === 0) yield;
    }
    for (let voter = 0; voter < voterIds.length; voter += 1) starts[voter + 1]! += starts[voter]!;
    yield;
    const next = starts.slice();
    const keys = new Float64Array(this.#votes);
    for (let vote = 0; vote < this.#votes; vote += 1) {
      keys[next[places[this.#voterOf[vote]!]!]!++] = this.#keys[vote]!;
      if (vote % VOTES_PER_STEP === 0) yield;
    }
    for (let voter = 0; voter < voterIds.length; voter += 1) {
      keys.subarray(starts[voter], starts[voter + 1]).sort();
      if (voter % 1000 === 0) yield;
    }
    const ballots = {
      entryIds: this.#entryIds, voterIds, starts, first: new Uint32Array(keys.length), second: new Uint32Array(keys.length), share: new Float64Array(keys.length),
      skips: Uint32Array.from(voterIds, (id) => this.#skips.get(id) ?? 0),
    };
    for (let vote = 0; vote < keys.length; vote += 1) {
      const pair = Math.floor(keys[vote]! / 4);
      ballots.first[vote] = Math.floor(pair / this.#entryIds.length);
      ballots.second[vote] = pair % this.#entryIds.length;
      ballots.share[vote] = (keys[vote]! % 4) / 2;
      if (vote % VOTES_PER_STEP === 0) yield;
    }
    return ballots;
  }
}

/** Sorts ids in groups by their last two letters. Each group is small, so no single sort blocks the event loop. */
function* inOrder(ids: Iterable<string>): Steps<string[]> {
  const byEnd = new Map<string, string[]>();
  let sorted = 0;
  for (const id of ids) {
    const end = id.slice(-2);
    const alike = byEnd.get(end);
    if (alike) alike.push(id);
    else byEnd.set(end, [id]);
    if ((sorted += 1) % IDS_PER_STEP === 0) yield;
  }
  const ordered: string[] = [];
  for (const end of [...byEnd.keys()].sort()) {
    for (const id of (byEnd.get(end) ?? []).sort()) ordered.push(id);
    yield;
  }
  return ordered;
}
