import { shiftDay } from '#contracts/utc-days.ts';
import { daysIn } from '#lib/day-span.ts';
import type { DaySpan } from '#lib/day-span.ts';

/** Looks of a chart's series: a colour, and a pattern that tells it apart without colour. `lost` is grey and hatched. */
export type Tone = 'violet' | 'teal' | 'lines' | 'dots' | 'lost';

export interface DaySeries {
  key: string;
  label: string;
  tone: Tone;
  /** The value of a chart's series for each day; null where it is unknown. */
  values: readonly (number | null)[];
  /** True draws the series of the chart downwards from zero. */
  below?: boolean;
}

/** Returns every day of a span, oldest first. */
export const daysOfSpan = (span: DaySpan): string[] => Array.from({ length: daysIn(span) }, (_, index) => shiftDay(span.from, index));

/** Returns a value for each of the days: the sum of that day's rows. */
export function sumByDay<Row extends { day: string }>(days: readonly string[], rows: readonly Row[], valueOf: (row: Row) => number): number[] {
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(row.day, (sums.get(row.day) ?? 0) + valueOf(row));
  return days.map((day) => sums.get(day) ?? 0);
}

/** Returns how far above and below zero a chart's axis must reach. Never both 0, because the chart divides by their sum. */
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
