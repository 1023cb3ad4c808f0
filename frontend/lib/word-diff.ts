/** A stretch of text that both have, that only the later one has, or that only the earlier one had. */
export interface DiffPart {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Words, single marks and stretches of white space: joined again they are the text. */
const words = (text: string): string[] => text.match(/\s+|[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_]/gu) ?? [];

/** Differences after which two texts count as two texts: the search grows with the square of them. */
const MOST_EDITS = 600;

/**
 * What changed from `before` to `after`, word by word (Myers' greedy search for the shortest script). Texts that share almost nothing
 * come as one removed and one added part between their common ends.
 */
export function diffWords(before: string, after: string): DiffPart[] {
  const a = words(before);
  const b = words(after);
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  const parts: DiffPart[] = [];
  const push = (kind: DiffPart['kind'], text: string): void => {
    const last = parts.at(-1);
    if (text === '') return;
    if (last?.kind === kind) last.text += text;
    else parts.push({ kind, text });
  };
  push('same', a.slice(0, start).join(''));
  for (const { kind, text } of middle(a.slice(start, a.length - end), b.slice(start, b.length - end))) push(kind, text);
  push('same', a.slice(a.length - end).join(''));
  return parts;
}

function middle(a: readonly string[], b: readonly string[]): DiffPart[] {
  const trace = search(a, b);
  if (trace === null) return [{ kind: 'removed', text: a.join('') }, { kind: 'added', text: b.join('') }];
  const steps: DiffPart[] = [];
  let x = a.length;
  let y = b.length;
  for (let d = trace.length - 1; d >= 0; d -= 1) {
    const furthest = trace[d]!;
    const k = x - y;
    const down = k === -d || (k !== d && furthest.get(k - 1)! < furthest.get(k + 1)!);
    const fromX = d === 0 ? 0 : down ? furthest.get(k + 1)! : furthest.get(k - 1)!;
    const fromY = d === 0 ? 0 : fromX - (down ? k + 1 : k - 1);
    while (x > fromX && y > fromY && (d === 0 || x > (down ? fromX : fromX + 1) || y > (down ? fromY + 1 : fromY))) {
      x -= 1;
      y -= 1;
      steps.push({ kind: 'same', text: a[x]! });
    }
    if (d === 0) break;
    steps.push(down ? { kind: 'added', text: b[fromY]! } : { kind: 'removed', text: a[fromX]! });
    x = fromX;
    y = fromY;
  }
  return steps.reverse();
}

/** How far each diagonal was reached before every number of edits; null when there are too many. */
function search(a: readonly string[], b: readonly string[]): Map<number, number>[] | null {
  const reached = new Map<number, number>([[1, 0]]);
  const trace: Map<number, number>[] = [];
  for (let d = 0; d <= Math.min(a.length + b.length, MOST_EDITS); d += 1) {
    trace.push(new Map(reached));
    for (let k = -d; k <= d; k += 2) {
      let x = k === -d || (k !== d && reached.get(k - 1)! < reached.get(k + 1)!) ? reached.get(k + 1)! : reached.get(k - 1)! + 1;
      let y = x - k;
      while (x < a.length && y < b.length && a[x] === b[y]) {
        x += 1;
        y += 1;
      }
      reached.set(k, x);
      if (x >= a.length && y >= b.length) return trace;
    }
  }
  return null;
}
