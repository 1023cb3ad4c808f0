import { loadavg } from 'node:os';

/** One figure of a benchmark, compared with its baseline from the same run. */
export interface BenchLine {
  what: string;
  /** The figures of product (`ours`) and baseline as texts with their units. */
  ours: string;
  baseline: string;
  /** The figure of the product divided by that of the baseline, median over the pairs; null where only times count. */
  ratio: number | null;
  goal: string;
  /** Whether the figure met its goal; null for a figure without a goal. */
  passed: boolean | null;
  /** The machine's load average of the last minute when the figure was measured. Above the number of cores, the figure is noise. */
  load: number;
}

export const currentLoad = (): number => loadavg()[0]!;
