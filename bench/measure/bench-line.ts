import { loadavg } from 'node:os';

/** One figure of a benchmark, compared with its baseline from the same run. */
export interface BenchLine {
  what: string;
  /** Raw figures with their units. */
  ours: string;
  baseline: string;
  /** Product / baseline, median over the pairs; null where only times count. */
  ratio: number | null;
  goal: string;
  /** Whether the goal was met; null for a figure without a goal. */
  passed: boolean | null;
  /** Load average of the last minute at that time; above the number of cores, the figure is noise. */
  load: number;
}

export const currentLoad = (): number => loadavg()[0]!;
