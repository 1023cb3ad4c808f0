import { elementAt } from '#contracts/must.ts';

/** One piece of the comparison of two texts: equal, removed or added. */
export interface DiffPart {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** The most differing pieces that a comparison of two texts accepts. Its work is at most this number times the length of the texts. */
const EDIT_LIMIT = 500;

const words = (text: string): string[] => text.match(/\{\{[^{}\n]*\}\}|[\p{L}\p{N}_]+|\s*\n|[^\S\n]+|[^\p{L}\p{N}\s_]/gu) ?? [];
const lines = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

/** Replaces the words of two texts by numbers, the same number for the same word, because numbers compare faster. */
function numbered(before: readonly string[], after: readonly string[]): [Int32Array, Int32Array] {
  const numbers = new Map<string, number>();
  const numbersOf = (list: readonly string[]): Int32Array => {
    const result = new Int32Array(list.length);
    for (const [at, piece] of list.entries()) {
      let number = numbers.get(piece);
      if (number === undefined) numbers.set(piece, (number = numbers.size));
      result[at] = number;
    }
    return result;
  };
  return [numbersOf(before), numbersOf(after)];
}

/**
 * Finds the fewest words to remove and add (Myers, "An O(ND) difference algorithm"): for each number of edits, how far each diagonal reaches.
 * Null when the texts differ in more than `EDIT_LIMIT` pieces.
 */
function furthest(before: Int32Array, after: Int32Array): Int32Array[] | null {
  const reach = new Int32Array(2 * EDIT_LIMIT + 3);
  const zero = EDIT_LIMIT + 1;
  const trace: Int32Array[] = [];
  for (let edits = 0; edits <= EDIT_LIMIT; edits += 1) {
    trace.push(reach.slice(zero - edits - 1, zero + edits + 2));
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      const down = diagonal === -edits || (diagonal !== edits && reach[zero + diagonal - 1]! < reach[zero + diagonal + 1]!);
      let x = down ? reach[zero + diagonal + 1]! : reach[zero + diagonal - 1]! + 1;
      while (x < before.length && x - diagonal < after.length && before[x] === after[x - diagonal]) x += 1;
      reach[zero + diagonal] = x;
      if (x >= before.length && x - diagonal >= after.length) return trace;
    }
  }
  return null;
}

/** Compares two lists of words or lines. Null when they differ too much. */
function compare(before: readonly string[], after: readonly string[]): DiffPart[] | null {
  const [left, right] = numbered(before, after);
  const trace = furthest(left, right);
  if (!trace) return null;
  const parts: DiffPart[] = [];
  let [x, y] = [before.length, after.length];
  for (let edits = trace.length - 1; edits >= 0; edits -= 1) {
    const reach = elementAt(trace, edits);
    const at = (diagonal: number): number => elementAt(reach, diagonal + edits + 1);
    const diagonal = x - y;
    const down = diagonal === -edits || (diagonal !== edits && at(diagonal - 1) < at(diagonal + 1));
    const from = edits === 0 ? 0 : down ? at(diagonal + 1) : at(diagonal - 1) + 1;
    if (x > from) parts.push({ kind: 'same', text: before.slice(from, x).join('') });
    [x, y] = [Math.min(x, from), y - Math.max(0, x - from)];
    if (edits === 0) break;
    if (down) parts.push({ kind: 'added', text: elementAt(after, (y -= 1)) });
    else parts.push({ kind: 'removed', text: elementAt(before, (x -= 1)) });
  }
  return parts.reverse();
}

/** Joins neighbouring parts of the same kind. Between two equal parts, removed ones come before added ones. */
function tidied(parts: readonly DiffPart[]): DiffPart[] {
  const result: DiffPart[] = [];
  let removed = '';
  let added = '';
  const flush = (): void => {
    if (removed) result.push({ kind: 'removed', text: removed });
    if (added) result.push({ kind: 'added', text: added });
    removed = '';
    added = '';
  };
  for (const { kind, text } of parts) {
    if (kind === 'removed') removed += text;
    else if (kind === 'added') added += text;
    else {
      flush();
      const last = result.at(-1);
      if (last?.kind === 'same') last.text += text;
      else result.push({ kind, text });
    }
  }
  flush();
  return result;
}

function middle(before: readonly string[], after: readonly string[], coarse: boolean): DiffPart[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < before.length - start && end < after.length - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const left = before.slice(start, before.length - end);
  const right = after.slice(start, after.length - end);
  const head: DiffPart[] = start === 0 ? [] : [{ kind: 'same', text: before.slice(0, start).join('') }];
  const tail: DiffPart[] = end === 0 ? [] : [{ kind: 'same', text: before.slice(before.length - end).join('') }];
  const compared = compare(left, right);
  if (compared) return [...head, ...compared, ...tail];
  // Texts that differ too much word by word are compared by lines. When even their lines differ too much, the whole text is one change.
  const coarser: DiffPart[] = coarse
    ? [{ kind: 'removed', text: left.join('') }, { kind: 'added', text: right.join('') }]
    : middle(lines(left.join('')), lines(right.join('')), true);
  return [...head, ...coarser, ...tail];
}

/**
 * Returns the differences between two texts, word by word. Joined without the added parts they are `before`, without the removed ones
 * `after`. Variables such as `{{topic}}` count as one word. Very different texts are compared by lines.
 */
export const diffWords = (before: string, after: string): DiffPart[] => tidied(middle(words(before), words(after), false));
