import type { LoadSeen } from '../measure/open-load.ts';

/** A tenth of the load: what was answered, and how fast. */
export interface Tenth {
  byKind: Record<string, { good: number; failed: number; p99: number }>;
}

/** With fewer answers, the 99th percentile is one single answer. */
export const JUDGED_FROM_ANSWERS = 300;

/** Keeps counts and the 99th percentile of a part of the load. A refusal counts as a failure, because half of what a core carries has to be answered. */
export const tenthOf = ({ byKind }: LoadSeen): Tenth => ({
  byKind: Object.fromEntries(Object.entries(byKind).map(([kind, { good, late, refused, hasty, failed, times }]) => [kind, { good: good + late, failed: refused + hasty + failed, p99: p99Of(times) }])),
});

/** The 99th percentile in ms, 0 without times. */
export const p99Of = (times: readonly number[]): number => [...times].sort((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? 0;

/** The 99th percentile of a kind of request at the beginning and at the end. */
export interface Slowdown {
  kind: string;
  firstMs: number;
  lastMs: number;
  /** False when there were too few answers to compare. */
  judged: boolean;
}

/** Compares the first and the last tenth by kind of request. */
export function slowdowns(tenths: readonly Tenth[]): Slowdown[] {
  const [first, last] = [tenths[0], tenths.at(-1)];
  return Object.entries(first?.byKind ?? {}).flatMap(([kind, from]) => {
    const to = last?.byKind[kind];
    return to ? [{ kind, firstMs: from.p99, lastMs: to.p99, judged: Math.min(from.good, to.good) >= JUDGED_FROM_ANSWERS }] : [];
  });
}

/** Number of good answers and of failures in all tenths. */
export function totals(tenths: readonly Tenth[]): { good: number; failed: number } {
  const all = tenths.flatMap(({ byKind }) => Object.values(byKind));
  return { good: all.reduce((sum, { good }) => sum + good, 0), failed: all.reduce((sum, { failed }) => sum + failed, 0) };
}
