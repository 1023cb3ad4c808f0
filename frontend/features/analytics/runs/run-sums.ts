import type { Trends } from '#contracts/admin-analytics.ts';

export const TYPES = ['text', 'image', 'video'] as const;

export interface RunSums {
  runs: number;
  worked: number;
  failed: number;
  stopped: number;
  tokens: number;
}

/** All runs of an answer, or those of some rows of it. */
export function sumsOf(rows: readonly RunSums[]): RunSums {
  const sums = { runs: 0, worked: 0, failed: 0, stopped: 0, tokens: 0 };
  for (const row of rows) for (const key of ['runs', 'worked', 'failed', 'stopped', 'tokens'] as const) sums[key] += row[key];
  return sums;
}

/** Runs that are over and were not stopped: what the works-rate is a share of. */
export const judgedOf = ({ worked, failed }: Pick<RunSums, 'worked' | 'failed'>): number => worked + failed;

export type TypeRows = { type: (typeof TYPES)[number]; models: Trends['models'] }[];

/** Models by their type, in the order of the types. */
export const byType = (models: Trends['models']): TypeRows => TYPES.map((type) => ({ type, models: models.filter((row) => row.type === type) })).filter((group) => group.models.length > 0);
