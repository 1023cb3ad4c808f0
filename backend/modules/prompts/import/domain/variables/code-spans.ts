import type { Span } from './occurrence.ts';

const spansOf = (text: string, pattern: RegExp): Span[] =>
  Array.from(text.matchAll(pattern), (match) => [match.index, match.index + match[0].length] as const);

/** Fenced blocks of code in a Markdown text; one that is not closed goes on to the end. */
export function fencedCode(text: string): Span[] {
  const spans: Span[] = [];
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

/** Blocks and pieces of code: nothing in there is taken for a variable by its looks alone. */
export const allCode = (text: string): Span[] => [...fencedCode(text), ...spansOf(text, /(?<!`)(`{1,3})(?!`)[^\n]{1,2000}?(?<!`)\1(?!`)/g)];
