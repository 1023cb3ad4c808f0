/** Most lines of each kind that an entry of the audit log shows, and most characters of each. */
const MOST_LINES = 10;
const MOST_CHARACTERS = 200;

export interface LineDifference {
  removed: string[];
  added: string[];
  /** How many changed lines are left out, beyond those that are shown. */
  more: number;
}

/** The lines that one text has and the other has not, as often as they differ, in the order of their text. Empty lines do not count. */
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
