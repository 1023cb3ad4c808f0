/** Longest text that an author's pattern is tried on, in characters. */
export const PATTERN_INPUT_LIMIT = 150;
const PATTERN_LIMIT = 200;
const REPEAT_LIMIT = 300;
/** Ways to match that a search may have to walk through: about three open repetitions and a few small choices. */
const OPEN_COST = 70;
const COST_LIMIT = 4 * OPEN_COST ** 3;

const QUANTIFIER = /^(?:[*+?]|\{(\d+)(,(\d*))?\})/;

interface Group {
  quantified: boolean;
  branches: number;
}

function quantifierCost(text: string): number | null {
  const [, low, comma, high] = QUANTIFIER.exec(text) ?? [];
  if (text.startsWith('?')) return 2;
  if (low === undefined) return OPEN_COST;
  const most = comma === undefined ? Number(low) : high === '' ? REPEAT_LIMIT : Number(high);
  if (most > REPEAT_LIMIT || most < Number(low)) return null;
  return high === '' ? OPEN_COST : most - Number(low) + 1;
}

/**
 * Why an author's pattern is refused, or null when it is fine. Patterns run in everyone's browser and on the server, so
 * the ones that can take exponential time are not accepted: no look-arounds, no back references, no repetition of a
 * group that repeats or chooses inside, and a bound on the number of ways to match.
 */
export function patternProblem(pattern: string): string | null {
  if (pattern.length > PATTERN_LIMIT) return `Keep the pattern under ${PATTERN_LIMIT} characters.`;
  try {
    new RegExp(pattern, 'u');
  } catch {
    return 'This is not a valid regular expression.';
  }

  const open: Group[] = [{ quantified: false, branches: 1 }];
  let closed: Group | null = null;
  let cost = 1;
  for (let at = 0; at < pattern.length; ) {
    const rest = pattern.slice(at);
    const inside = open.at(-1)!;
    const quantifier = QUANTIFIER.exec(rest)?.[0];
    if (quantifier) {
      const ways = quantifierCost(rest);
      if (ways === null) return `Repeat something at most ${REPEAT_LIMIT} times.`;
      if (closed && quantifier !== '?' && (closed.quantified || closed.branches > 1)) {
        return 'A group that repeats or chooses inside cannot be repeated itself: it can take for ever.';
      }
      cost *= ways;
      inside.quantified = true;
      at += quantifier.length + (/^\?/.test(pattern.slice(at + quantifier.length)) ? 1 : 0);
      closed = null;
      continue;
    }
    closed = null;
    if (/^\\[1-9k]/.test(rest)) return 'Back references are not available in patterns.';
    if (/^\(\?[^:]/.test(rest)) return 'Look-arounds and named groups are not available in patterns.';
    if (rest.startsWith('(')) {
      open.push({ quantified: false, branches: 1 });
      at += rest.startsWith('(?:') ? 3 : 1;
      continue;
    }
    if (rest.startsWith(')') && open.length > 1) {
      closed = open.pop()!;
      cost *= closed.branches;
      const outer = open.at(-1)!;
      outer.quantified ||= closed.quantified || closed.branches > 1;
    } else if (rest.startsWith('|')) {
      inside.branches += 1;
    }
    at += (/^(?:\\.|\[(?:\\.|[^\]\\])*\])/su.exec(rest)?.[0] ?? rest[0]!).length;
  }
  return cost > COST_LIMIT ? 'This pattern has too many repetitions: three open ones (* or +) are the most.' : null;
}

/** Whether the whole text fits the pattern. A pattern that is refused is never run and fits nothing. */
export function fitsPattern(pattern: string, text: string): boolean {
  if (text.length > PATTERN_INPUT_LIMIT || patternProblem(pattern) !== null) return false;
  return new RegExp(`^(?:${pattern})$`, 'u').test(text);
}
