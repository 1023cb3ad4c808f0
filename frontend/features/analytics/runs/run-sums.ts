import type { Trends } from '#contracts/admin-analytics.ts';

export const TYPES = ['text', 'image', 'video'] as const;

export interface RunSums {
  runs: number;
  worked: number;
  failed: number;
  stopped: number;
  tokens: number;
}

/** Adds up the runs of some rows. */
export function sumsOf(rows: readonly RunSums[]): RunSums {
  const sums = { runs: 0, worked: 0, failed: 0, stopped: 0, tokens: 0 };
  for (const row of rows) for (const key of ['runs', 'worked', 'failed', 'stopped', 'tokens'] as const) sums[key] += row[key];
  return sums;
}

/** Runs that ended without being stopped, of which the works-rate is a share. */
export const judgedOf = ({ worked, failed }: Pick<RunSums, 'worked' | 'failed'>): number => worked + failed;

export type TypeRows = { type: (typeof TYPES)[number]; models: Trends['models'] }[];

/** Models grouped by content type, in the order of the types. */
export const byType = (models: Trends['models']): TypeRows => TYPES.map((type) => ({ type, models: models.filter((row) => row.type === type) })).filter((group) => group.models.length > 0);
