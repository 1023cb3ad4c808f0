import { must } from '../must.ts';
import { merged } from './occurrence.ts';
import type { Span } from './occurrence.ts';

/** Finds fenced code blocks in a Markdown text. A block that is not closed reaches to the end. */
export function fencedCode(text: string): Span[] {
  const spans: Span[] = [];
  if (!text.includes('```') && !text.includes('~~~')) return spans;
  let open: { at: number; fence: string } | null = null;
  let at = 0;
  for (const line of text.split('\n')) {
    const fence = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence && !open) open = { at, fence };
    else if (fence && open && fence.startsWith(open.fence) && line.trim() === fence) {
      spans.push([open.at, at + line.length]);
      open = null;
    }
    at += line.length + 1;
  }
  if (open) spans.push([open.at, text.length]);
  return spans;
}

/** The longest code within a line that is recognised, in characters between its backticks. */
const INLINE_MAX = 2_000;
const MARKS_MAX = 3;

/**
 * Finds code within a line: between two runs of equally many backticks. A run knows the next one of its length, so that even a text of
 * backticks is read only once.
 */
function inlineCode(text: string): Span[] {
  if (!text.includes('`')) return [];
  const runs = Array.from(text.matchAll(/`+|\n/g), (match) => ({ at: match.index, long: match[0] === '\n' ? 0 : match[0].length }));
  const next = new Int32Array(runs.length).fill(-1);
  const seen = new Int32Array(MARKS_MAX + 1).fill(-1);
  for (let index = runs.length - 1; index >= 0; index -= 1) {
    const { long } = must(runs[index], 'a run of marks');
    if (long === 0) seen.fill(-1);
    else if (long <= MARKS_MAX) {
      next[index] = must(seen[long], 'the place of a run');
      seen[long] = index;
    }
  }
  const spans: Span[] = [];
  for (let index = 0; index < runs.length; index += 1) {
    const closing = must(next[index], 'the place of the next run');
    if (closing < 0) continue;
    const [from, to] = [must(runs[index], 'the opening run'), must(runs[closing], 'the closing run')];
    if (to.at - from.at - from.long > INLINE_MAX) continue;
    spans.push([from.at, to.at + to.long]);
    index = closing;
  }
  return spans;
}

/** All code of a text, in blocks and within lines, as merged spans. Most notations of variables are ignored in code. */
export const allCode = (text: string): Span[] => merged([...fencedCode(text), ...inlineCode(text)]);
