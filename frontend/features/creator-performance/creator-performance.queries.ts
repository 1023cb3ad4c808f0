import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getPerformance, PERFORMANCE_CSV_PATH } from '#contracts/selling.ts';
import { call } from '#lib/call.ts';

export type PerformanceDays = '7' | '30' | '90';

/** Query for views, runs and earnings of all the creator's own prompts, or of one. */
export const performanceQuery = (days: PerformanceDays, promptId: string | null) =>
  queryOptions({
    queryKey: [getPerformance.path, days, promptId],
    queryFn: async ({ signal }) => (await call(getPerformance, { query: { days, promptId: promptId ?? undefined }, signal })).performance,
    placeholderData: keepPreviousData,
  });

/** Returns the address of the CSV file with a creator's views, runs and earnings. */
export const performanceCsv = (days: PerformanceDays, promptId: string | null): string => `${PERFORMANCE_CSV_PATH}?days=${days}${promptId === null ? '' : `&promptId=${promptId}`}`;
