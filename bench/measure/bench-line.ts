import { loadavg } from 'node:os';

/** One figure of one benchmark, against its baseline measured in the same run. */
export interface BenchLine {
  what: string;
  /** Raw figures with their units. */
  ours: string;
  baseline: string;
  /** Ours / baseline, median over the pairs; null where only times count. */
  ratio: number | null;
  goal: string;
  /** Whether the goal was met; null for a figure without a goal. */
  passed: boolean | null;
  /** Load average of the last minute when the figure was taken; beyond the number of cores, figures are noise. */
  load: number;
}

export const currentLoad = (): number => loadavg()[0]!;
