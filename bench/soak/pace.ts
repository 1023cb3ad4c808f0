import type { Answered, LoadSeen } from '../measure/open-load.ts';

/** A tenth of the load: what was answered, and how fast. */
export interface Tenth {
  byKind: Record<string, { good: number; failed: number; p99: number }>;
}

/** With fewer answers, the 99th percentile is one single answer. */
export const JUDGED_FROM_ANSWERS = 300;

/**
 * Keeps counts and the 99th percentile of a tenth, which was sent in some pieces. A refusal counts as a failure, because half of what a core
 * carries has to be answered.
 */
export function tenthOf(pieces: readonly LoadSeen[]): Tenth {
  const kinds = Object.keys(pieces[0]?.byKind ?? {});
  return { byKind: Object.fromEntries(kinds.map((kind) => [kind, together(pieces.flatMap(({ byKind }) => byKind[kind] ?? []))])) };
}

function together(answers: readonly Answered[]): Tenth['byKind'][string] {
  const sum = (count: (one: Answered) => number): number => answers.reduce((total, one) => total + count(one), 0);
  return {
    good: sum(({ good, late }) => good + late), failed: sum(({ refused, hasty, failed }) => refused + hasty + failed),
    p99: p99Of(answers.flatMap(({ times }) => times)),
  };
}

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
