import { must } from '#contracts/must.ts';

/** How many letters of a mistyped word may be wrong. Short words allow fewer, because one wrong letter easily makes them another word. */
const slips = (word: string): number => (word.length < 3 ? 0 : word.length < 6 ? 1 : 2);

/**
 * Returns the known word that is the fewest slips away from a mistyped one; null when none is near enough for its length. A slip is a letter
 * too many, too few or wrong, or two neighbours swapped. Of equally near words the first one wins.
 */
export function closestWord(typed: string, candidates: readonly string[]): string | null {
  let best: string | null = null;
  let fewest = slips(typed) + 1;
  for (const candidate of candidates) {
    const distance = slipsBetween(typed, candidate);
    if (distance < fewest) [best, fewest] = [candidate, distance];
  }
  return best;
}

const at = (distances: readonly number[], column: number): number => must(distances[column], 'a distance');

/** Damerau-Levenshtein distance of two words: the number of inserted, missing, changed or swapped letters. */
export function slipsBetween(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let least = Math.min(at(last, column) + 1, at(current, column - 1) + 1, at(last, column - 1) + (same ? 0 : 1));
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) least = Math.min(least, at(beforeLast, column - 2) + 1);
      current.push(least);
    }
    beforeLast = last;
    last = current;
  }
  return at(last, b.length);
}
