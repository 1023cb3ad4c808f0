/** Finds known pieces of folded text anywhere in an output. */
export interface PieceFinder {
  /** Length of the longest piece in letters; 0 when there are no pieces. */
  readonly longest: number;
  /**
   * Calls `hear` with each known piece that ends after position `from`, and with its start, until `hear` returns true. Returns whether it
   * did. The caller keeps the last `longest` letters, because a piece may begin in them.
   */
  find(letters: string, from: number, hear: (piece: string, at: number) => boolean): boolean;
}

/** Builds a finder that looks pieces up by their first letters, as many as the shortest piece has. So it looks at each position of an output once. */
export function createPieceFinder(pieces: Iterable<string>): PieceFinder {
  const known = [...pieces];
  let [longest, shortest] = [0, Infinity];
  for (const { length } of known) {
    longest = Math.max(longest, length);
    shortest = Math.min(shortest, length);
  }
  const byStart = new Map<string, string[]>();
  for (const piece of known) {
    const start = piece.slice(0, shortest);
    const others = byStart.get(start);
    if (others) others.push(piece);
    else byStart.set(start, [piece]);
  }
  return {
    longest,
    find(letters, from, hear) {
      for (let at = Math.max(0, from - longest); at + shortest <= letters.length; at += 1) {
        const candidates = byStart.get(letters.slice(at, at + shortest));
        for (const piece of candidates ?? []) {
          if (at + piece.length > from && letters.startsWith(piece, at) && hear(piece, at)) return true;
        }
      }
      return false;
    },
  };
}
