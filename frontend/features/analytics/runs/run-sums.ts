import type { Trends } from '#contracts/admin-analytics.ts';

export const TYPES = ['text', 'image', 'video'] as const;

export interface RunSums {
  runs: number;
  worked: number;
  failed: number;
  stopped: number;
  tokens: number;
}

/** Adds up the numbers of runs and tokens in several rows. */
export function sumsOf(rows: readonly RunSums[]): RunSums {
  const sums = { runs: 0, worked: 0, failed: 0, stopped: 0, tokens: 0 };
  for (const row of rows) for (const key of ['runs', 'worked', 'failed', 'stopped', 'tokens'] as const) sums[key] += row[key];
  return sums;
}

/** Counts the runs that delivered or failed. The success rate is a share of these, and stopped runs do not count. */
export const judgedOf = ({ worked, failed }: Pick<RunSums, 'worked' | 'failed'>): number => worked + failed;

export type TypeRows = { type: (typeof TYPES)[number]; models: Trends['models'] }[];

/** Groups rows of models by content type, in the order of the types. */
export const byType = (models: Trends['models']): TypeRows => TYPES.map((type) => ({ type, models: models.filter((row) => row.type === type) })).filter((group) => group.models.length > 0);
