import { queryOptions } from '@tanstack/react-query';
import { getToday, TODAY_EVERY_MS } from '#contracts/today.ts';
import { call } from '#lib/call.ts';
import { timesOf } from '#lib/query-times.ts';

/** Fetches today's and yesterday's figures of the shop, waiting runs, and providers, every 30 s. */
export const todayQuery = queryOptions({
  queryKey: [getToday.path] as const,
  queryFn: ({ signal }) => call(getToday, { signal }),
  ...timesOf(getToday),
  refetchInterval: TODAY_EVERY_MS,
  refetchOnMount: 'always',
});
