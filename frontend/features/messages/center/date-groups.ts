import type { Message } from '#contracts/messages.ts';
import { elementAt } from '#contracts/must.ts';

export type DateGroup = 'Today' | 'Yesterday' | 'Earlier this week' | 'Earlier';

export type CenterRow =
  | { kind: 'group'; name: DateGroup; count: number }
  | { kind: 'message'; message: Message; /** Place of this message in the whole list, from 1. */ place: number };

/**
 * Puts messages under a heading for each span of time that has some, such as today or this week. It follows the reader's time zone; a week
 * begins on Monday.
 */
export function groupedRows(messages: readonly Message[], now: Date): CenterRow[] {
  const rows: CenterRow[] = [];
  const starts = startsOf(now);
  let at = -1;
  let group: { count: number } | undefined;
  messages.forEach((message, index) => {
    const created = Date.parse(message.createdAt);
    const found = starts.findIndex(({ start }) => created >= start);
    // Messages are sorted by id, so their times may be a moment out of order. A message that seems newer joins the current group, so that no heading shows
    // twice.
    if (found > at) {
      at = found;
      const heading = { kind: 'group' as const, name: elementAt(starts, found).name, count: 0 };
      rows.push(heading);
      group = heading;
    }
    if (group) group.count += 1;
    rows.push({ kind: 'message', message, place: index + 1 });
  });
  return rows;
}

export const plainRows = (messages: readonly Message[]): CenterRow[] => messages.map((message, index) => ({ kind: 'message', message, place: index + 1 }));

function startsOf(now: Date): { name: DateGroup; start: number }[] {
  const day = (back: number): number => new Date(now.getFullYear(), now.getMonth(), now.getDate() - back).getTime();
  const sinceMonday = (now.getDay() + 6) % 7;
  return [
    { name: 'Today', start: day(0) },
    { name: 'Yesterday', start: day(1) },
    { name: 'Earlier this week', start: day(Math.max(1, sinceMonday)) },
    { name: 'Earlier', start: -Infinity },
  ];
}
