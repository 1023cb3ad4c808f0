/** How many added and removed lines an entry of the audit log shows at most, and how many characters of each. */
const MOST_LINES = 10;
const MOST_CHARACTERS = 200;

export interface LineDifference {
  removed: string[];
  added: string[];
  /** How many changed lines the audit entry leaves out. */
  more: number;
}

/** The lines that only one of two texts contains, counting repetitions, in the order of their text. Empty lines are ignored. */
export function lineDifference(before: string, after: string): LineDifference {
  const [removed, added] = [beyond(before, after), beyond(after, before)];
  const more = Math.max(0, removed.length - MOST_LINES) + Math.max(0, added.length - MOST_LINES);
  return { removed: removed.slice(0, MOST_LINES).map(cut), added: added.slice(0, MOST_LINES).map(cut), more };
}

const linesOf = (text: string): string[] => text.split('\n').map((line) => line.trim()).filter((line) => line !== '');

function beyond(text: string, other: string): string[] {
  const there = new Map<string, number>();
  for (const line of linesOf(other)) there.set(line, (there.get(line) ?? 0) + 1);
  return linesOf(text).filter((line) => {
    const left = there.get(line) ?? 0;
    there.set(line, left - 1);
    return left <= 0;
  });
}

const cut = (line: string): string => (line.length <= MOST_CHARACTERS ? line : `${line.slice(0, MOST_CHARACTERS - 1)}…`);
