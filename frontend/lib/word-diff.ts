/** A stretch of two texts laid over each other. */
export interface DiffPart {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Cells of the table of common lengths that are still quick to fill (about 50 ms). */
const CELL_LIMIT = 6_000_000;

const words = (text: string): string[] => text.match(/\{\{[^{}\n]*\}\}|[\p{L}\p{N}_]+|\s*\n|[^\S\n]+|[^\p{L}\p{N}\s_]/gu) ?? [];
const lines = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

/** The longest common run of two lists of pieces, as parts; the classic table, from behind. */
function compare(before: readonly string[], after: readonly string[]): DiffPart[] {
  const width = after.length + 1;
  const common = new Uint16Array((before.length + 1) * width);
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      common[i * width + j] = before[i] === after[j] ? common[(i + 1) * width + j + 1]! + 1 : Math.max(common[(i + 1) * width + j]!, common[i * width + j + 1]!);
    }
  }
  const parts: DiffPart[] = [];
  let i = 0;
  let j = 0;
  while (i < before.length && j < after.length) {
    if (before[i] === after[j]) {
      parts.push({ kind: 'same', text: before[i]! });
      i += 1;
      j += 1;
    } else if (common[(i + 1) * width + j]! >= common[i * width + j + 1]!) parts.push({ kind: 'removed', text: before[i++]! });
    else parts.push({ kind: 'added', text: after[j++]! });
  }
  for (; i < before.length; i += 1) parts.push({ kind: 'removed', text: before[i]! });
  for (; j < after.length; j += 1) parts.push({ kind: 'added', text: after[j]! });
  return parts;
}

/** Neighbours of a kind joined; between two unchanged stretches, what went comes before what came. */
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
  const head: DiffPart[] = before.slice(0, start).map((text) => ({ kind: 'same', text }));
  const tail: DiffPart[] = before.slice(before.length - end).map((text) => ({ kind: 'same', text }));
  const fits = (left.length + 1) * (right.length + 1) <= CELL_LIMIT;
  if (fits) return [...head, ...compare(left, right), ...tail];
  // Too much at once: by lines first; too many lines even for that are one change.
  const coarser: DiffPart[] = coarse
    ? [{ kind: 'removed', text: left.join('') }, { kind: 'added', text: right.join('') }]
    : middle(lines(left.join('')), lines(right.join('')), true);
  return [...head, ...coarser, ...tail];
}

/**
 * What changed from one text to another, word by word; joined without `added` the parts are `before`, without `removed` they are
 * `after`. Variables like `{{topic}}` are one word. Very long changes are compared by lines.
 */
export const diffWords = (before: string, after: string): DiffPart[] => tidied(middle(words(before), words(after), false));
