import { shiftDay } from '#contracts/utc-days.ts';
import { daysIn } from '#lib/day-span.ts';
import type { DaySpan } from '#lib/day-span.ts';

/** Looks of a series: one colour each, and a pattern that tells them apart without it. `lost` is grey and hatched. */
export type Tone = 'violet' | 'teal' | 'lines' | 'dots' | 'lost';

export interface DaySeries {
  key: string;
  label: string;
  tone: Tone;
  /** One for each day; null where nothing is known. */
  values: readonly (number | null)[];
  /** Grows down from the line of zero. */
  below?: boolean;
}

/** Every day of a span, oldest first. */
export const daysOfSpan = (span: DaySpan): string[] => Array.from({ length: daysIn(span) }, (_, index) => shiftDay(span.from, index));

/** A value for each day: the sum of the rows that have it. */
export function sumByDay<Row extends { day: string }>(days: readonly string[], rows: readonly Row[], valueOf: (row: Row) => number): number[] {
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(row.day, (sums.get(row.day) ?? 0) + valueOf(row));
  return days.map((day) => sums.get(day) ?? 0);
}

/** The largest value that a chart has to show, above the line of zero and below it. Never 0 and 0. */
export function reachOf(series: readonly DaySeries[], stacked: boolean, before: readonly (number | null)[] = []): { above: number; below: number } {
  const reach = (part: readonly DaySeries[]): number => {
    const days = Math.max(0, ...part.map(({ values }) => values.length));
    const tops = Array.from({ length: days }, (_, day) => part.map(({ values }) => values[day] ?? 0).reduce((top, value) => (stacked ? top + value : Math.max(top, value)), 0));
    return Math.max(0, ...tops);
  };
  const above = Math.max(reach(series.filter(({ below }) => !below)), ...before.map((value) => value ?? 0), 0);
  const below = reach(series.filter((each) => each.below));
  return above + below === 0 ? { above: 1, below: 0 } : { above, below };
}
